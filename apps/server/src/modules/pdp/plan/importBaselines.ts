import { type AnyRecord, label, say } from '@bip/contract'
import { dayNumber } from '@bip/contract/calendar'
import { type ImportedBaseline, planBaseline } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { insertOwn } from '../../../resources/write/setValues.ts'

const badDay = label(
  '基线“{name}”中 {code} 的日期不正确',
  'The baseline “{name}” has no such day for {code}',
  'Kế hoạch gốc “{name}” có ngày không hợp lệ ở {code}',
)

function isDay(text: string): boolean {
  try {
    return dayNumber(text) > 0
  } catch {
    return false
  }
}

type Kept = { id: string; name: string; days: string }
type Item = { id: string; itemNo: string; name: string }

const textOf = (rows: readonly { itemId: string; planStart: string; planEnd: string }[]): string =>
  rows
    .map(({ itemId, planStart, planEnd }) => `${itemId} ${planStart} ${planEnd}`)
    .sort()
    .join()

/** What the project has kept already, each with its days as one text, and what it was approved as. */
async function keptOf({ tx, session }: Context, projectId: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select b.id, b.baseline_name as name,
      coalesce((select string_agg(i.item_id || ' ' || i.plan_start || ' ' || i.plan_end, ',' order by (i.item_id || ' ' || i.plan_start || ' ' || i.plan_end) collate "C")
        from plan_baseline_items i where i.tenant_id = b.tenant_id and i.parent_id = b.id), '') as days
    from plan_baseline b where b.tenant_id = ${session.tenantId} and b.project_id = ${projectId} and not b.is_deleted
    union all select '', '', coalesce(string_agg(i.id || ' ' || i.baseline_start || ' ' || i.baseline_end, ',' order by (i.id || ' ' || i.baseline_start || ' ' || i.baseline_end) collate "C"), '')
    from plan_item i where i.tenant_id = ${session.tenantId} and i.project_id = ${projectId} and not i.is_deleted
      and i.baseline_start is not null and i.baseline_end is not null`.execute(tx)
  return rows
}

/** A name that no baseline of the project has yet: its own, or one with a number. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name} (${number})`
    if (!taken.has(free)) return free
  }
}

/**
 * Keeps the earlier plans that a file holds, and answers how many were new: one whose days the project has kept already, or was approved
 * with, is not kept again, so that a plan that went out and came back stays as it was.
 */
export async function importBaselines(
  context: Context,
  projectId: string,
  baselines: readonly ImportedBaseline[],
): Promise<number> {
  const { tx, session, place } = context
  const { rows: items } = await sql<Item>`select id, item_no as "itemNo", plan_item_name as name from plan_item
    where tenant_id = ${session.tenantId} and project_id = ${projectId} and not is_deleted order by string_to_array(item_no, '.')::int[], id`.execute(
    tx,
  )
  const kept = await keptOf(context, projectId)
  const [known, names] = [new Set(kept.map(({ days }) => days)), new Set(kept.map(({ name }) => name))]
  let count = 0
  for (const { name, days } of baselines) {
    const rows = items.flatMap(({ id, itemNo, name: itemName }) => {
      const [planStart = '', planEnd = ''] = days[itemNo]?.split('/') ?? []
      if (!planStart) return []
      if (!isDay(planStart) || !isDay(planEnd) || planEnd < planStart) {
        const reason = say(badDay, place.language, { name, code: itemNo })
        throw new Refusal('invalidFields', { fields: reason }, { fields: { baselines: reason } })
      }
      return [{ itemId: id, itemNo, itemName, planStart, planEnd }]
    })
    const text = textOf(rows)
    if (rows.length === 0 || known.has(text)) continue
    known.add(text)
    const baselineName = freeName(name, names)
    names.add(baselineName)
    const endsOn = rows
      .map(({ planEnd }) => planEnd)
      .toSorted()
      .at(-1)
    const values = { projectId, baselineName, itemCount: String(rows.length), endsOn, items: rows }
    await insertOwn(context, modelOf(planBaseline), values satisfies Partial<AnyRecord>)
    count += 1
  }
  return count
}
