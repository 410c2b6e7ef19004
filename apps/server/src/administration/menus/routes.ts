import { plus } from '@bip/contract'
import { z } from 'zod'
import { ids } from '../../http/paging.ts'
import { route } from '../../http/route.ts'
import { toTree } from '../../http/tree.ts'
import { buttonsOf } from './buttons.ts'
import { listMenus, moveMenu, readMenu, removeMenus, saveMenu } from './store.ts'

const base = '/blade-system/menu'
const view = { permission: 'menu_view' } as const
const edit = { permission: 'menu_edit' } as const
const readOnly = { readOnly: true } as const
const name = z.string().trim().min(1).max(60)
const menuId = z.string().regex(/^[\w.-]{1,64}$/)

const draft = z.object({
  id: menuId.optional(),
  parentId: menuId.default('0'),
  name,
  names: z.object({ en: name.optional(), vi: name.optional() }).default({}),
  icon: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .default(''),
  path: z.string().trim().max(300).default(''),
  href: z.string().trim().max(1000).default(''),
  sort: z.number().int().min(0).max(100_000).default(0),
  isOpen: z.union([z.literal(1), z.literal(2)]).default(1),
  displayType: z
    .string()
    .regex(/^\w{0,60}$/)
    .default(''),
  routeType: z
    .enum(['menu_route_type_inside', 'menu_route_type_outside', 'menu_route_type_iframe'])
    .default('menu_route_type_inside'),
  isHidden: z.boolean().default(false),
  isGranted: z.boolean().default(false),
})

const list = (path: string, parent?: string) =>
  route({
    method: 'GET',
    path,
    access: view,
    query: z.object({ parentId: menuId.optional() }),
    run: async ({ session, services, query }) => {
      const parentId = query.parentId ?? parent
      const all = await services.database.asTenant(session.tenantId, (tx) => listMenus(tx, session), readOnly)
      const parents = new Set(all.map((one) => one.parentId))
      const shown = parentId === undefined ? all : all.filter((one) => one.parentId === parentId)
      return shown.map((one) => ({ ...one, hasChildren: parents.has(one.id) }))
    },
  })

/** The menu as administrators keep it: order, names, addresses, and what each page lets people do. */
export const menuAdminRoutes = [
  list(`${base}/list`),
  list(`${base}/lazy-list`, '0'),
  route({
    method: 'GET',
    path: `${base}/tree`,
    access: view,
    run: async ({ session, services, language }) => {
      const all = await services.database.asTenant(session.tenantId, (tx) => listMenus(tx, session), readOnly)
      return toTree(
        all.map((one) => {
          const title = (language === 'zh-CN' ? undefined : one.names[language]) || one.name
          return { ...one, title, value: one.id, key: one.id }
        }),
      )
    },
  }),
  route({
    method: 'GET',
    path: `${base}/detail`,
    access: view,
    query: z.object({ id: menuId }),
    run: ({ session, services, query, language }) =>
      services.database.asTenant(session.tenantId, (tx) => readMenu(tx, session, query.id, language), readOnly),
  }),
  route({
    method: 'GET',
    path: plus.menuButtons,
    access: view,
    query: z.object({ id: menuId }),
    run: async ({ session, services, query, language, request }) => {
      const entry = await services.database.asTenant(
        session.tenantId,
        (tx) => readMenu(tx, session, query.id, language),
        readOnly,
      )
      return buttonsOf(entry, request.server.declaredRoutes, language)
    },
  }),
  route({
    method: 'POST',
    path: `${base}/submit`,
    access: edit,
    body: draft,
    run: async ({ session, services, body, language }) => ({
      id: await services.database.asTenant(session.tenantId, (tx) => saveMenu(tx, session, body, language)),
    }),
  }),
  route({
    method: 'POST',
    path: plus.moveMenu,
    access: edit,
    body: z.object({ id: menuId, parentId: menuId, before: menuId.nullable().default(null) }),
    run: async ({ session, services, body, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => moveMenu(tx, session, body, language))
      return null
    },
  }),
  route({
    method: 'POST',
    path: `${base}/remove`,
    access: edit,
    body: z.object({ ids }),
    run: async ({ session, services, body, language }) => {
      await services.database.asTenant(session.tenantId, (tx) => removeMenus(tx, session, body.ids, language))
      services.access.forget(session.tenantId)
      return null
    },
  }),
]
