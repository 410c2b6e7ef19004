import type { RoleDraft, RoleGrant } from '@bip/contract'
import { z } from 'zod'
import { route } from '../../http/route.ts'
import { once, repeatable } from '../../resources/write/idempotency.ts'
import { isOffered, packageOf } from '../../tenancy/package.ts'
import { apiScopeTree, dataScopeTree } from '../scopes/offer.ts'
import { grant, grantGroups } from './grants.ts'
import { permissionsOfUser } from './permissionsOfUser.ts'
import { readRole, removeRoles, saveRole } from './store.ts'

const base = '/blade-system/role'
const id = z.string().regex(/^[\w-]{1,64}$/)
const list = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess((given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])), z.array(item).max(max))

const name = z.string().trim().min(1).max(50)
const draft = z.object({
  id: id.optional(),
  roleName: name,
  names: z.object({ en: name.optional(), vi: name.optional() }).default({}),
  roleAlias: z
    .string()
    .trim()
    .regex(/^[\w-]{1,50}$/),
  parentId: id.default('0'),
  sort: z.number().int().min(0).max(100_000).default(0),
}) satisfies z.ZodType<RoleDraft>

const granted = z.object({
  roleIds: list(id, 200),
  menuIds: list(z.string().max(100), 5000),
  dataScopeIds: list(z.string().max(120), 5000),
  apiScopeIds: list(id, 500).optional(),
  topMenuIds: list(z.string().max(64), 200).optional(),
}) satisfies z.ZodType<RoleGrant>

/** Roles: kept, granted, taken away. Who may keep them cannot thereby hand out more than they hold. */
export const roleRoutes = [
  route({
    method: 'GET',
    path: `${base}/detail`,
    access: { permission: 'role_view' },
    query: z.object({ id }),
    run: ({ session, services, query, language }) =>
      services.database.asTenant(session.tenantId, (tx) => readRole(tx, session, query.id, language), { readOnly: true }),
  }),
  route({
    method: 'POST',
    path: `${base}/submit`,
    access: { permission: 'role_edit' },
    body: draft,
    run: async ({ session, services, body, language, request }) => {
      const asked = repeatable(request.headers['idempotency-key'], request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, (tx) =>
        once({ tx, session, at: services.clock() }, asked, async () => ({ id: await saveRole(tx, session, body, language) })),
      )
    },
  }),
  route({
    method: 'POST',
    path: `${base}/remove`,
    access: { permission: 'role_edit' },
    query: z.object({ ids: list(id, 200) }),
    run: async ({ session, services, query, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => removeRoles(tx, session, query.ids, language))
      services.access.forget(session.tenantId)
      return null
    },
  }),
  route({
    method: 'GET',
    path: '/blade-system/user/permissions',
    access: { permission: 'role_view' },
    query: z.object({ id }),
    run: ({ session, services, query, language }) =>
      services.database.asTenant(session.tenantId, (tx) => permissionsOfUser(tx, session, query.id, language), {
        readOnly: true,
      }),
  }),
  route({
    method: 'GET',
    path: '/blade-system/menu/grant-tree',
    access: { permission: 'role_view' },
    run: async ({ session, services, language }) => {
      const menuIds = await packageOf(services, session.tenantId)
      const isFirst = session.tenantId === services.config.tenantId
      return services.database.asTenant(
        session.tenantId,
        async (tx) => ({
          menu: await grantGroups(tx, session, language, (code) => isOffered(code, isFirst, menuIds)),
          dataScope: await dataScopeTree(tx, session.tenantId, language),
          apiScope: await apiScopeTree(tx, session.tenantId),
        }),
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: `${base}/grant`,
    access: { permission: 'role_grant' },
    body: granted,
    run: async ({ session, services, body, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => grant(tx, session, body, language))
      services.access.forget(session.tenantId)
      return null
    },
  }),
]
