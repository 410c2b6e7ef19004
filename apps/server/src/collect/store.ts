import { type Collected, label, maxCollected, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { notFound } from '../model/ids.ts'
import { displayColumn, findModel, type Model } from '../model/model.ts'
import type { Place } from '../model/question.ts'
import { reach, scopeOf } from '../model/scope.ts'
import type { Session } from '../services/session.ts'

/** A record by its resource and id. */
export type Named = { resource: string; recordId: string }

const full = label(
  '收藏已满 {limit} 条，请先移除一些',
  'the collection holds {limit} already; take something out first',
  'bộ sưu tập đã đủ {limit} mục; hãy bỏ bớt trước',
)
const entry = label('收藏', 'The entry', 'Mục sưu tập')

/** What the caller collected, newest first: without what is removed or out of reach by now. */
export async function collectedBy(tx: Tx, session: Session): Promise<Collected[]> {
  const { rows } = await sql<Omit<Collected, 'title'>>`select id, resource, record_id as "recordId", remark,
      to_char(create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createTime"
    from collected where tenant_id = ${session.tenantId} and user_id = ${session.userId}
    order by id desc limit ${maxCollected}`.execute(tx)
  const titles = new Map<string, string>()
  for (const [resource, own] of Map.groupBy(rows, (row) => row.resource)) {
    const model = findModel(resource)
    if (!model) continue
    const found = await titlesOf(
      tx,
      session,
      model,
      own.map(({ recordId }) => recordId),
    )
    for (const { id, title } of found) titles.set(`${resource} ${id}`, title)
  }
  return rows.flatMap((row) => {
    const title = titles.get(`${row.resource} ${row.recordId}`)
    return title === undefined ? [] : [{ ...row, title }]
  })
}

/** Names of the records among ids that the caller may see. */
async function titlesOf(tx: Tx, session: Session, model: Model, ids: readonly string[]) {
  const scope = scopeOf(session, model, 'view')
  if (!scope) return []
  const within = reach(session, scope, sql`t`)
  const { rows } = await sql<{
    id: string
    title: string
  }>`select t.id, coalesce(t.${sql.id(displayColumn(model))}::text, t.id) as title
    from ${sql.table(model.table)} t where t.tenant_id = ${session.tenantId} and not t.is_deleted
      and t.id = any(${[...ids]}::text[])${within ? sql` and ${within}` : sql``}`.execute(tx)
  return rows
}

/** Puts a record into the caller's collection, where it stays as it is if it is there. Throws `notFound` for what they may not see. */
export async function collect(tx: Tx, session: Session, { resource, recordId }: Named, place: Place, at: Date): Promise<void> {
  const { tenantId, userId } = session
  const model = findModel(resource)
  if (!model?.core.calls.detail) throw new Refusal('notFound', { what: resource })
  if ((await titlesOf(tx, session, model, [recordId])).length === 0) throw notFound(model, place.language)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from collected
    where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx)
  if ((rows[0]?.count ?? 0) >= maxCollected)
    throw new Refusal('badRequest', { reason: say(full, place.language, { limit: maxCollected }) })
  await sql`insert into collected (tenant_id, id, user_id, resource, record_id, create_time)
    values (${tenantId}, ${newId()}, ${userId}, ${resource}, ${recordId}, ${at.toISOString()}::timestamptz)
    on conflict do nothing`.execute(tx)
}

/** Takes a record out of the caller's collection; what is not there is gone already. */
export async function dropCollected(tx: Tx, { tenantId, userId }: Session, { resource, recordId }: Named): Promise<void> {
  await sql`delete from collected where tenant_id = ${tenantId} and user_id = ${userId}
    and resource = ${resource} and record_id = ${recordId}`.execute(tx)
}

/** Writes the caller's remark beside what they collected; throws `notFound` for what is not theirs. */
export async function remarkOn(tx: Tx, { tenantId, userId }: Session, id: string, remark: string, place: Place): Promise<void> {
  const { rows } = await sql`update collected set remark = ${remark}
    where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id} returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('notFound', { what: say(entry, place.language) })
}
