import { label, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { id } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { toTree } from '../../http/tree.ts'
import { listMenus } from '../menus/store.ts'
import { readRole, readRoleRows } from './store.ts'

const role = label('角色', 'the role', 'vai trò')
const readOnly = { readOnly: true } as const
const view = { permission: 'role_view' } as const

/** What roles hold and see, as the spec's own clients ask for it. */
export const roleKeysRoutes = [
  route({
    method: 'GET',
    path: '/blade-system/menu/role-tree-keys',
    access: view,
    query: z.object({ roleIds: id }),
    run: async ({ session, services, query, language }) => {
      const { grants, topMenuIds, dataScopeIds, apiScopeIds } = await services.database.asTenant(
        session.tenantId,
        (tx) => readRole(tx, session, query.roleIds, language),
        readOnly,
      )
      const dataScope = [...Object.entries(grants).map(([code, scope]) => `${code}:${scope}`), ...dataScopeIds]
      return { menu: Object.keys(grants), dataScope, apiScope: apiScopeIds, topMenu: topMenuIds }
    },
  }),
  route({
    method: 'GET',
    path: '/blade-system/menu/role-menu-list',
    access: view,
    query: z.object({ roleId: id }),
    run: ({ session, services, query, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          const { grants, isAdministrator } = await readRole(tx, session, query.roleId, language)
          const all = await listMenus(tx, session)
          return all.filter(({ permission }) => isAdministrator || permission === '' || permission in grants)
        },
        readOnly,
      ),
  }),
  route({
    method: 'GET',
    path: '/blade-system/role/tree-by-id',
    access: view,
    query: z.object({ roleId: id }),
    run: async ({ session, services, query, language }) => {
      const rows = await services.database.asTenant(session.tenantId, (tx) => readRoleRows(tx, session, language), readOnly)
      const root = rows.find((row) => row.id === query.roleId)
      if (!root) throw new Refusal('notFound', { what: say(role, language) })
      return toTree(rows.map((row) => (row.id === root.id ? { ...row, parentId: '0' } : row))).filter(
        (node) => node.id === root.id,
      )
    },
  }),
  route({
    method: 'GET',
    path: '/blade-system/permission/list-auth',
    access: { signedIn: true },
    run: async ({ session }) => [...session.permissions].map(([code, scope]) => ({ code, scope })),
  }),
]
