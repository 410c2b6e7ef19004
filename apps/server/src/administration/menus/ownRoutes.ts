import { type ButtonNode, label, type MenuNode, permissionsOf, say } from '@bip/contract'
import { permitted } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { named } from '../../db/naming.ts'
import { route } from '../../http/route.ts'
import { toTree } from '../../http/tree.ts'
import { allPermissions } from '../../permissions/permissions.ts'
import type { Session } from '../../services/session.ts'
import { isShown, packageOf } from '../../tenancy/package.ts'
import { topsOf } from './tops.ts'

type MenuRow = Omit<MenuNode, 'children'> & { permission: string | null }

/** The menu of the caller: what they may open, and the groups that lead there. */
const routes = route({
  method: 'GET',
  path: '/blade-system/menu/routes',
  access: { signedIn: true },
  query: z.object({ topMenuId: z.string().max(64).optional() }),
  run: async ({ session, services, language, query }): Promise<MenuNode[]> => {
    const menuIds = await packageOf(services, session.tenantId)
    const rows = await services.database.asTenant(
      session.tenantId,
      async (tx) => {
        const { rows } = await sql<MenuRow>`
          select id, parent_id as "parentId", coalesce(nullif(href, ''), path) as path, ${named('menu', language)} as name, code, icon, path as source, href,
            is_open as "isOpen", display_type as "displayType", route_type as "routeType",
            coalesce(d.doc_id, '') as "sopDocId", coalesce(d.doc_title, '') as "sopDocName",
            coalesce('/sop-doc?id=' || d.doc_id, '') as "sopDocPath", meta, permission
          from menu left join lateral (select s.id as doc_id, s.title as doc_title from sop_doc s
            where s.tenant_id = menu.tenant_id and s.page = menu.path and menu.path <> '' and not s.is_deleted limit 1) d on true
          where tenant_id = ${session.tenantId} and not is_deleted and not is_hidden order by sort, id`.execute(tx)
        return rows.filter(await topsOf(tx, session))
      },
      { readOnly: true },
    )
    const permitted = rows.filter(
      ({ id, permission }) =>
        isShown(id, menuIds) && (!permission || session.permissions.has(permission) || isKept(permission, session)),
    )
    const tree = withoutEmptyGroups(toTree(permitted.map(({ permission: _, ...node }) => node)))
    return query.topMenuId ? (tree.find(({ id }) => id === query.topMenuId)?.children ?? []) : tree
  },
})

/** Whoever keeps the menu sees all of a plant's own entries. */
const isKept = (permission: string, { permissions }: Session): boolean =>
  permission.startsWith('menu:') && permissions.has('menu_edit')

/** A node without a screen of its own is shown only for what is below it. */
function withoutEmptyGroups(nodes: MenuNode[]): MenuNode[] {
  return nodes
    .map((node) => ({ ...node, children: withoutEmptyGroups(node.children) }))
    .filter(({ path, children }) => path !== '' || children.length > 0)
}

/** Button codes of the caller as a tree: a resource, and below it what may be done with its records. */
const buttons = route({
  method: 'GET',
  path: '/blade-system/menu/buttons',
  access: { signedIn: true },
  run: async ({ session, language }): Promise<ButtonNode[]> => {
    const groups = Object.values(permitted).map((core) => ({
      id: `resource.${core.key}`,
      name: say(core.label, language),
      codes: permissionsOf(core),
    }))
    const rest = { id: 'platform', name: say(platformName, language), codes: allPermissions.filter(({ resource }) => !resource) }
    return [...groups, rest].flatMap(({ id, name, codes }) => {
      const children = codes
        .filter(({ code }) => session.permissions.has(code))
        .map(({ code, label }) => ({ id: code, parentId: id, code, name: say(label, language), children: [] }))
      return children.length > 0 ? [{ id, parentId: '0', code: id, name, children }] : []
    })
  },
})

const platformName = label('平台', 'Platform', 'Nền tảng')

/** How the spec writes how far a button reaches. Everything needs no row to decide. */
const reach = {
  all: { dataPromissionType: 'all', dataPromissionDeptType: '' },
  deptDeep: { dataPromissionType: 'dept', dataPromissionDeptType: 'deep' },
  dept: { dataPromissionType: 'dept', dataPromissionDeptType: 'current' },
  self: { dataPromissionType: 'self', dataPromissionDeptType: '' },
} as const

/** Buttons that depend on a row: whose it must be, and the departments of the caller. */
const dataButtons = route({
  method: 'GET',
  path: '/blade-system/menu/data-buttons',
  access: { signedIn: true },
  run: async ({ session, language }) => ({
    dept: { deptId: session.deptId, deptIds: session.deptIds },
    menu: allPermissions.flatMap(({ code, label }) => {
      const scope = session.permissions.get(code)
      return scope && scope !== 'all'
        ? [{ code, name: say(label, language), btnType: 'DC_MENU_BTN_TYPE_DATA', ...reach[scope] }]
        : []
    }),
  }),
})

export const menuRoutes = [routes, buttons, dataButtons]
