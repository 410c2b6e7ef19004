import { counts, isEmpty, type LinedMaking, type MadeFrom, madeFrom, sourcesIn, wrongGiving } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import { columnName, linesTableName } from '../../kinds/index.ts'
import type { Values } from '../../model/extension.ts'
import { type Model, modelOf } from '../../model/model.ts'
import { reach, scopeOf } from '../../model/scope.ts'
import type { Draft, Writing } from '../draft/writing.ts'

const known = new WeakMap<Model, MadeFrom[]>()

/** Everything that records of a resource are made from. */
export function madeFromOf(model: Model): MadeFrom[] {
  const found = known.get(model) ?? madeFrom(resources, model.core.key)
  known.set(model, found)
  return found
}

/** Table and columns of the lines that are made, by what a making calls them. */
export const takenLines = (target: Model, { lines }: LinedMaking) => ({
  table: sql.table(linesTableName(target.core, lines.into)),
  record: sql.id(columnName(lines.record)),
  line: sql.id(columnName(lines.line)),
  quantity: sql.id(columnName(lines.quantity)),
})

type Line = Values & { id?: unknown }

const linesIn = (values: Values | null, key: string): Line[] => (Array.isArray(values?.[key]) ? values[key] : [])

/**
 * Says of each line which record it was made from, and finds what is wrong with lines that were made or that others were made from. Lines
 * may name what the caller sees, and what they named before.
 */
export async function nameSources(writing: Writing, drafts: readonly Draft[]): Promise<void> {
  for (const { values, before, problems } of drafts)
    if (before) Object.assign(problems, wrongGiving(writing.model.core, values, before))
  for (const into of madeFromOf(writing.model)) {
    const owners = await ownersOf(writing, into, drafts)
    const { into: key, line: name, record, quantity } = into.making.lines
    for (const { values, problems } of drafts)
      for (const [index, line] of linesIn(values, key).entries()) {
        const id = line[name]
        line[record] = isEmpty(id) ? null : (owners.get(String(id)) ?? null)
        if (!isEmpty(id) && line[record] === null) problems[`${key}.${index}.${quantity}`] = { key: 'sourceGone' }
      }
  }
}

/** The records of the lines that drafts name, by the line's id. */
async function ownersOf(
  { tx, session }: Writing,
  { source, making }: MadeFrom,
  drafts: readonly Draft[],
): Promise<Map<string, string>> {
  const { into, line } = making.lines
  const named = (values: Values | null) => linesIn(values, into).flatMap((one) => (isEmpty(one[line]) ? [] : [String(one[line])]))
  const ids = [...new Set(drafts.flatMap(({ values }) => named(values)))]
  if (ids.length === 0) return new Map()
  const before = drafts.flatMap((draft) => named(draft.before))
  const model = modelOf(source)
  const scope = scopeOf(session, model, 'view')
  const within = scope ? (reach(session, scope, sql`t`) ?? sql`true`) : sql`false`
  const { rows } = await sql<{ id: string; owner: string }>`select x.id, x.parent_id as owner
    from ${sql.table(linesTableName(source, making.lines.of))} x
    join ${sql.table(model.table)} t on t.tenant_id = x.tenant_id and t.id = x.parent_id
    where x.tenant_id = ${session.tenantId} and not t.is_deleted and x.id = any(${ids}::text[])
      and (x.id = any(${before}::text[]) or ${within})`.execute(tx)
  return new Map(rows.map(({ id, owner }) => [id, owner]))
}

/** A record that takes from others: as it is now, null where it is gone, and as it was. */
export type Touched = { values: Values | null; before: Values | null }

/** The same as far as it counts, and the records that it takes from. */
export function counted({ core }: Model, making: LinedMaking, touched: readonly Touched[]) {
  const taking = touched.map(({ values, before }) => ({
    values: counts(core, making, values) ? values : null,
    before: counts(core, making, before) ? before : null,
  }))
  const ids = taking.flatMap(({ values, before }) => [...sourcesIn(making, values), ...sourcesIn(making, before)])
  return { taking, ids: [...new Set(ids)] }
}
