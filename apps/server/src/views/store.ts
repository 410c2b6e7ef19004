import { type Language, type ListView, type ListViewDraft, type ListViews, label, say, viewLimits } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import type { Session } from '../services/session.ts'

const view = label('视图', 'The view', 'Chế độ xem')
const nameLabel = label('视图', 'View', 'Chế độ xem')
const sharing = label('共享列表视图', 'share views of lists', 'chia sẻ chế độ xem danh sách')
const tooMany = label('每个列表最多 {max} 个视图', 'at most {max} views per list', 'tối đa {max} chế độ xem mỗi danh sách')

/** Whether the caller may show own views to others. */
const mayShare = ({ permissions }: Session): boolean => permissions.has('view_share')

const columns = ({ userId }: Session) =>
  sql`id, name, state, to_json(shared_with) as "sharedWith", is_default as "isDefault", create_user = ${userId} as "isMine"`

/** The caller's own views of a list and those shared with everybody or with one of their roles. */
export async function viewsOf(tx: Tx, session: Session, list: string, language: Language): Promise<Omit<ListViews, 'ready'>> {
  const { tenantId, userId, roleIds } = session
  const { rows: views } = await sql<ListView>`select ${columns(session)} from list_view
    where tenant_id = ${tenantId} and list = ${list}
      and (create_user = ${userId} or shared_with && ${['all', ...roleIds]}::text[])
    order by create_user <> ${userId}, name, id`.execute(tx)
  if (!mayShare(session)) return { views, canShare: false, roles: [] }
  const { rows: roles } = await sql<{
    id: string
    name: string
  }>`select id, coalesce(names ->> ${language}, name) as name from role
    where tenant_id = ${tenantId} and not is_deleted order by sort, id`.execute(tx)
  return { views, canShare: true, roles }
}

/** Stores a view of the caller's own. Of several that would open by themselves for the same readers only the last does. */
export async function saveView(
  tx: Tx,
  session: Session,
  draft: ListViewDraft,
  { at, language }: { at: Date; language: Language },
): Promise<ListView> {
  const { tenantId, userId } = session
  const { list, name, state, sharedWith, isDefault } = draft
  if (sharedWith.length > 0 && !mayShare(session)) throw new Refusal('forbidden', { what: say(sharing, language) })
  const { rows: own } = await sql<{ id: string; name: string }>`select id, name from list_view
    where tenant_id = ${tenantId} and list = ${list} and create_user = ${userId} for update`.execute(tx)
  if (draft.id && !own.some(({ id }) => id === draft.id)) throw new Refusal('notFound', { what: say(view, language) })
  if (own.some((one) => one.name === name && one.id !== draft.id))
    throw new Refusal('duplicate', { field: say(nameLabel, language), value: name })
  if (!draft.id && own.length >= viewLimits.perList)
    throw new Refusal('badRequest', { reason: say(tooMany, language, { max: viewLimits.perList }) })
  if (isDefault)
    await sql`update list_view set is_default = false where tenant_id = ${tenantId} and list = ${list}
      and create_user = ${userId} and shared_with = ${sharedWith}::text[]`.execute(tx)
  const id = draft.id ?? newId(at.getTime())
  const { rows } = await sql<ListView>`insert into list_view
      (tenant_id, id, list, name, state, shared_with, is_default, create_user, create_time, update_time)
    values (${tenantId}, ${id}, ${list}, ${name}, ${state}, ${sharedWith}::text[], ${isDefault}, ${userId}, ${at.toISOString()}, ${at.toISOString()})
    on conflict (tenant_id, id) do update set name = excluded.name, state = excluded.state, shared_with = excluded.shared_with,
      is_default = excluded.is_default, update_time = excluded.update_time
    returning ${columns(session)}`.execute(tx)
  return rows[0] as ListView // An upsert returns its row.
}

/** Removes a view of the caller's own. */
export async function removeView(tx: Tx, { tenantId, userId }: Session, id: string, language: Language): Promise<void> {
  const { rows } = await sql`delete from list_view
    where tenant_id = ${tenantId} and id = ${id} and create_user = ${userId} returning id`.execute(tx)
  if (rows.length === 0) throw new Refusal('notFound', { what: say(view, language) })
}
