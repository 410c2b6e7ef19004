import { type AnyRecord, label, say, sayAll } from '@bip/contract'
import { changeRecord, planItem } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../kinds/zone.ts'
import { notify } from '../../messages/notify.ts'
import type { Context } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import { nextSerials } from '../../resources/write/serial.ts'
import { baseRow } from '../../resources/write/store.ts'

/** A field as it was and is, in wire form. */
export type FieldChange = { item: string; key: string; before: unknown; after: unknown }

type Changing = {
  projectId: string
  /** Absent where many items of a plan change together. */
  planItemId: string | null
  changeType: string
  changeReason: string
  fields: readonly FieldChange[]
  /** Calendar days by which the end moves. */
  shiftDays: number | null
  /** Who works on what changes. */
  ownerIds: readonly string[]
}

const title = label('计划变更', 'A plan has changed', 'Kế hoạch đã thay đổi')
const content = label(
  '{project}：{count} 处变更，原因：{reason}',
  '{project}: {count} changes, because {reason}',
  '{project}: {count} thay đổi, lý do: {reason}',
)

/** People who hear of changes: the manager of the project, and who has that function where it lies. */
async function listenersOf({ tx, session }: Context, projectId: string): Promise<{ name: string; userIds: string[] }> {
  const { rows } = await sql<{ name: string; userIds: string[] }>`select p.project_name as name,
      array_remove(array_agg(distinct u.id), null) as "userIds"
    from project p left join lateral (
      select p.manager_id as id
      union select unnest(f.user_ids) from pdp_func_user_config f where f.tenant_id = p.tenant_id and not f.is_deleted
        and f.function_dict = 'changeNotice' and f.is_active and coalesce(f.org_id, p.org_id) = p.org_id
        and coalesce(f.project_type, p.project_type) = p.project_type) u on true
    where p.tenant_id = ${session.tenantId} and p.id = ${projectId} group by p.project_name`.execute(tx)
  return rows[0] ?? { name: '', userIds: [] }
}

/** Names of people by id, for what is written down about them. */
async function peopleNamed({ tx, session }: Context, fields: readonly FieldChange[]): Promise<ReadonlyMap<unknown, string>> {
  const ids = fields.flatMap(({ key, before, after }) => (key === 'ownerId' ? [before, after] : []))
  const { rows } = await sql<{ id: string; name: string }>`select id, real_name as name from "user"
    where tenant_id = ${session.tenantId} and id = any(${ids.map(String)}::text[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const labelsOf = (key: string) => Object.entries(planItem.fields).find(([name]) => name === key)?.[1].label

/** Writes a change record and tells those whom it concerns; answers its number. */
export async function recordChange(context: Context, changing: Changing): Promise<string> {
  const { tx, session, place, at } = context
  const model = modelOf(changeRecord)
  const [changeNo = ''] = await nextSerials(tx, session.tenantId, model, {
    key: 'changeNo',
    field: changeRecord.fields.changeNo,
    count: 1,
    at,
    timeZone: place.timeZone,
  })
  const names = await peopleNamed(context, changing.fields)
  const listeners = await listenersOf(context, changing.projectId)
  const toldIds = [...new Set([...listeners.userIds, ...changing.ownerIds])].filter((id) => id !== session.userId).slice(0, 50)
  const text = (value: unknown): string | null =>
    value === null || value === undefined || value === '' ? null : (names.get(value) ?? String(value)).slice(0, 400)
  const values = {
    changeNo,
    projectId: changing.projectId,
    planItemId: changing.planItemId,
    changeType: changing.changeType,
    changeReason: changing.changeReason,
    changedOn: localDay(at, place.timeZone),
    changedBy: session.userId,
    lines: changing.fields.slice(0, 2000).map(({ item, key, before, after }) => {
      const words = labelsOf(key)
      const fieldName = `${item} ${words ? say(words, place.language) : key}`.trim().slice(0, 80)
      return { fieldName, oldValue: text(before), newValue: text(after) }
    }),
    shiftDays: changing.shiftDays === null ? null : String(changing.shiftDays),
    toldIds,
    attachments: [],
  }
  const base = baseRow(context)
  await insertRecords(tx, model, [{ base, values }])
  if (toldIds.length > 0)
    await notify(tx, {
      tenantId: session.tenantId,
      userIds: toldIds,
      type: 1,
      title,
      content: sayAll(content, {
        project: listeners.name,
        count: String(changing.fields.length),
        reason: changing.changeReason,
      }),
      url: `/pdp/change-record/detail/${base.id}`,
      push: 'message',
      from: session,
      at,
    })
  return changeNo
}

const compared = ['planItemName', 'planStart', 'planEnd', 'ownerId', 'splits', 'deadline', 'plannedHours', 'deliverable'] as const

/** What became of an item since its change was begun, from its history: each field as it was then and is now. */
export async function changedSince({ tx, session }: Context, record: AnyRecord): Promise<FieldChange[]> {
  const { rows } = await sql<{ changes: Record<string, { before: unknown; after: unknown }> }>`select changes from change_history
    where tenant_id = ${session.tenantId} and resource = 'planItem' and record_id = ${record.id} and version > coalesce((
      select max(version) from change_history where tenant_id = ${session.tenantId} and resource = 'planItem'
        and record_id = ${record.id} and operation = 'change'), 0)
    order by version`.execute(tx)
  return compared.flatMap((key): FieldChange[] => {
    const first = rows.find(({ changes }) => key in changes)?.changes[key]
    const before = first?.before ?? null
    return first && String(before ?? '') !== String(record[key] ?? '') ? [{ item: '', key, before, after: record[key] }] : []
  })
}
