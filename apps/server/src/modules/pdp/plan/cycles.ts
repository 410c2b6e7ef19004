import { label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../../base/errors.ts'
import type { Context } from '../../../model/extension.ts'

const inCircle = label(
  '依赖或上级形成循环：{path}',
  'Links or parents go in a circle: {path}',
  'Liên kết hoặc cấp trên tạo thành vòng: {path}',
)

type Row = { id: string; name: string; before: string[] }

const tables = {
  plan_item: { owner: 'project_id', links: 'plan_item_links', name: 'item_no' },
  plan_tempitem: { owner: 'template_id', links: 'plan_tempitem_links', name: 'item_no' },
} as const

/** The path of a circle among items that point at others; undefined where there is none. No recursion: plans may be deep. */
export function circleIn(rows: readonly Row[]): string[] | undefined {
  const known = new Map(rows.map((row) => [row.id, row]))
  const waits = new Map(rows.map(({ id, before }) => [id, before.filter((one) => known.has(one)).length]))
  const followers = new Map<string, string[]>()
  for (const { id, before } of rows) for (const one of before) followers.set(one, [...(followers.get(one) ?? []), id])
  const free = rows.filter(({ id }) => waits.get(id) === 0).map(({ id }) => id)
  for (const id of free)
    for (const next of followers.get(id) ?? []) {
      const left = (waits.get(next) ?? 0) - 1
      waits.set(next, left)
      if (left === 0) free.push(next)
    }
  const done = new Set(free)
  const stuck = rows.find(({ id }) => !done.has(id))
  if (!stuck) return undefined
  // What is stuck waits for something that is stuck: going back leads round.
  const path: string[] = []
  let at: Row | undefined = stuck
  while (at && !path.includes(at.id)) {
    path.push(at.id)
    const previous: string | undefined = at.before.find((one) => known.has(one) && !done.has(one))
    at = previous === undefined ? undefined : known.get(previous)
  }
  const from = at ? path.indexOf(at.id) : 0
  return [...path.slice(from), path[from] ?? ''].map((id) => known.get(id)?.name ?? id).reverse()
}

/** Refuses plans in which an item comes before itself, by links or by parents, and says the way round. */
export async function refuseCycles(
  { tx, session, place }: Pick<Context, 'tx' | 'session' | 'place'>,
  table: keyof typeof tables,
  owners: readonly string[],
): Promise<void> {
  const { owner, links, name } = tables[table]
  const read = (before: ReturnType<typeof sql>) =>
    sql<Row>`select i.id, i.${sql.id(name)} as name, ${before} as before from ${sql.table(table)} i
      where i.tenant_id = ${session.tenantId} and not i.is_deleted and i.${sql.id(owner)} = any(${owners}::text[])`.execute(tx)
  const linked = await read(sql`array(select l.predecessor_id from ${sql.table(links)} l
    where l.tenant_id = i.tenant_id and l.parent_id = i.id)`)
  const nested = await read(sql`case when i.parent_id is null then '{}'::text[] else array[i.parent_id] end`)
  const path = circleIn(linked.rows) ?? circleIn(nested.rows)
  if (!path) return
  const reason = say(inCircle, place.language).replace('{path}', path.join(' → '))
  throw new Refusal('invalidFields', { fields: reason }, { fields: { links: reason } })
}
