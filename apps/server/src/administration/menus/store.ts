import { type Language, label, type MenuDetail, type MenuDraft, say } from '@bip/contract'
import { baselineMenu } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { differencesOf, writeAdminHistory } from '../../logs/adminHistory.ts'
import type { Session } from '../../services/session.ts'
import { checkAddress } from './address.ts'

const menu = label('菜单', 'the menu entry', 'mục trình đơn')
const ownChild = label(
  '上级菜单不能是本菜单或其下级',
  'the parent must not be the entry itself or one below it',
  'mục cấp trên không được là chính nó hoặc cấp dưới của nó',
)
const comesWithProduct = label(
  '系统自带的菜单不能删除，可以隐藏',
  'what comes with the product cannot be removed; hide it',
  'không thể xóa mục của hệ thống; hãy ẩn nó',
)
const below = label('下级菜单', 'entries below it', 'mục cấp dưới')

const system = new Set(baselineMenu.map(({ id }) => id))

/** The code that a plant's own entry asks for; granted like every other. */
export const menuCode = (id: string): string => `menu:${id}`

type Row = Omit<MenuDetail, 'isSystem' | 'permission'> & { permission: string | null }

const columns = sql`id, parent_id as "parentId", code, name, names, icon, path, href, permission, sort, is_open as "isOpen",
  display_type as "displayType", route_type as "routeType", is_hidden as "isHidden"`
const present = (row: Row): MenuDetail => ({ ...row, permission: row.permission ?? '', isSystem: system.has(row.id) })

/** The whole menu as rows, in order. */
export async function listMenus(tx: Tx, { tenantId }: Session): Promise<MenuDetail[]> {
  const { rows } =
    await sql<Row>`select ${columns} from menu where tenant_id = ${tenantId} and not is_deleted order by sort, id`.execute(tx)
  return rows.map(present)
}

export async function readMenu(tx: Tx, { tenantId }: Session, id: string, language: Language): Promise<MenuDetail> {
  const { rows } =
    await sql<Row>`select ${columns} from menu where tenant_id = ${tenantId} and id = ${id} and not is_deleted`.execute(tx)
  if (!rows[0]) throw new Refusal('notFound', { what: say(menu, language) })
  return present(rows[0])
}

/** Stores an entry, a new one without id, last among its siblings. What comes with the product keeps its page. */
export async function saveMenu(
  tx: Tx,
  session: Session,
  draft: MenuDraft & { isGranted: boolean },
  language: Language,
): Promise<string> {
  const { tenantId } = session
  const { isGranted, id: given, ...asked } = draft
  const before = given ? await readMenu(tx, session, given, language) : null
  const id = before?.id ?? newId()
  const fixed = before?.isSystem ? { path: before.path, href: before.href, routeType: before.routeType } : {}
  const next = { ...asked, ...fixed }
  if (!before?.isSystem) checkAddress(next, language)
  await demandParent(tx, session, id, next.parentId, language)
  const permission = before?.isSystem ? before.permission || null : isGranted ? menuCode(id) : null
  await sql`insert into menu (tenant_id, id, parent_id, code, name, names, icon, path, href, permission, is_open, display_type,
      route_type, is_hidden, sort, customised)
    values (${tenantId}, ${id}, ${next.parentId}, ${before?.code ?? id}, ${next.name}, ${JSON.stringify(next.names)}::jsonb, ${next.icon},
      ${next.path}, ${next.href}, ${permission}, ${next.isOpen}, ${next.displayType}, ${next.routeType}, ${next.isHidden}, ${next.sort}, true)
    on conflict (tenant_id, id) do update set parent_id = excluded.parent_id, name = excluded.name, names = excluded.names,
      icon = excluded.icon, path = excluded.path, href = excluded.href, permission = excluded.permission, is_open = excluded.is_open,
      display_type = excluded.display_type, route_type = excluded.route_type, is_hidden = excluded.is_hidden, sort = excluded.sort,
      customised = true`.execute(tx)
  const changes = before ? differencesOf(before, next) : {}
  if (!before || Object.keys(changes).length > 0)
    await writeAdminHistory(tx, session, { resource: 'menu', id, operation: before ? 'update' : 'create', changes })
  return id
}

/** The menu is a tree: an entry that came to stand under itself would vanish from it with everything below. */
async function demandParent(tx: Tx, { tenantId }: Session, id: string, parentId: string, language: Language): Promise<void> {
  if (parentId === '0') return
  const { rows } = await sql<{ id: string }>`with recursive above (id, parent_id) as (
      select id, parent_id from menu where tenant_id = ${tenantId} and id = ${parentId} and not is_deleted
      union select m.id, m.parent_id from menu m join above on m.tenant_id = ${tenantId} and m.id = above.parent_id)
    select id from above`.execute(tx)
  if (rows.length === 0) throw new Refusal('notFound', { what: say(menu, language) })
  const reason = say(ownChild, language)
  if (rows.some((row) => row.id === id)) throw new Refusal('invalidFields', { fields: reason }, { fields: { parentId: reason } })
}

export type MenuMove = { id: string; parentId: string; before: string | null }

/** Puts an entry among those of a parent, before another one or last. */
export async function moveMenu(tx: Tx, session: Session, { id, parentId, before }: MenuMove, language: Language): Promise<void> {
  const { tenantId } = session
  const moved = await readMenu(tx, session, id, language)
  await demandParent(tx, session, id, parentId, language)
  const siblings = (await listMenus(tx, session)).filter((one) => one.parentId === parentId && one.id !== id)
  const at = before === null ? siblings.length : siblings.findIndex((one) => one.id === before)
  if (at < 0) throw new Refusal('notFound', { what: say(menu, language) })
  const order = siblings.toSpliced(at, 0, moved).map((one, sort) => ({ id: one.id, sort: sort + 1 }))
  await sql`update menu m set parent_id = ${parentId}, sort = o.sort, customised = true
    from jsonb_to_recordset(${JSON.stringify(order)}::jsonb) as o(id text, sort integer)
    where m.tenant_id = ${tenantId} and m.id = o.id and (m.sort <> o.sort or m.parent_id <> ${parentId})`.execute(tx)
  const changes = differencesOf({ parentId: moved.parentId }, { parentId })
  await writeAdminHistory(tx, session, { resource: 'menu', id, operation: 'move', changes })
}

/** Removes a plant's own entries, with nothing left below them; all of them or none. */
export async function removeMenus(tx: Tx, session: Session, ids: readonly string[], language: Language): Promise<void> {
  const { tenantId } = session
  const all = await listMenus(tx, session)
  for (const id of ids) {
    const { name } = await readMenu(tx, session, id, language)
    if (system.has(id)) throw new Refusal('badRequest', { reason: say(comesWithProduct, language) })
    const count = all.filter((one) => one.parentId === id && !ids.includes(one.id)).length
    if (count > 0) throw new Refusal('inUse', { count, what: say(below, language) })
    await writeAdminHistory(tx, session, {
      resource: 'menu',
      id,
      operation: 'remove',
      changes: { name: { before: name, after: null } },
    })
  }
  await sql`update menu set is_deleted = true where tenant_id = ${tenantId} and id = any(${ids}::text[])`.execute(tx)
  const codes = ids.map(menuCode)
  await sql`delete from role_permission where tenant_id = ${tenantId} and code = any(${codes}::text[])`.execute(tx)
  await sql`delete from role_top_menu where tenant_id = ${tenantId} and menu_id = any(${ids}::text[])`.execute(tx)
}

/** The codes of a plant's own entries, which roles are granted beside those of the product. */
export async function ownMenuCodes(tx: Tx, { tenantId }: Session, language: Language): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{
    code: string
    name: string
    names: Record<string, string>
  }>`select permission as code, name, names from menu
    where tenant_id = ${tenantId} and not is_deleted and permission like 'menu:%' order by sort, id`.execute(tx)
  return rows.map(({ code, name, names }) => ({ code, name: names[language] || name }))
}
