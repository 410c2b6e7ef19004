import { label, plus, say } from '@bip/contract'
import { tenantList } from '@bip/contract/listings'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { askedOf, listed } from '../../http/listed.ts'
import { id, ids, pageOf } from '../../http/paging.ts'
import { type Call, route } from '../../http/route.ts'
import { listAdministrators, resetAdministrator } from './administrators.ts'
import { listTenants, readTenant, removeTenant, saveTenant, setTenants, switchTenants } from './store.ts'

const base = '/blade-system/tenant'
const view = { permission: 'tenant_view' } as const
const edit = { permission: 'tenant_edit' } as const
const tenants = label('租户', 'tenants', 'tổ chức thuê')

/** Sign-in, push and the outbox ask over all tenants at once; a tenant elsewhere would be half served, so it is refused whole. */
const oneDatabase = label(
  '所有租户使用同一数据库，以行级安全隔离；需要独立数据库的租户请单独部署',
  'all tenants share one database, kept apart by row-level security; a tenant that needs its own gets an installation of its own',
  'mọi tổ chức dùng chung một cơ sở dữ liệu, tách biệt bằng bảo mật theo dòng; tổ chức cần cơ sở dữ liệu riêng hãy cài đặt riêng',
)

const text = (max: number) => z.string().trim().max(max).default('')
const zone = z.string().refine((name) => isZone(name))
const day = z.union([z.literal(''), z.iso.date()])
const limit = z.number().int().min(1).max(1_000_000).nullable()

const draft = z.object({
  id: id.optional(),
  tenantId: z
    .string()
    .regex(/^[\w-]{3,20}$/)
    .optional(),
  tenantName: z.string().trim().min(1).max(100),
  domain: z
    .string()
    .trim()
    .regex(/^[\w.:-]{0,253}$/)
    .default(''),
  contactName: text(60),
  contactPhone: text(30),
  accountLimit: limit.default(null),
  expiresOn: day.default(''),
  timeZone: zone.default('Asia/Shanghai'),
  packageId: z.union([z.literal(''), id]).default(''),
  remark: text(500),
})
const setting = z.object({
  ids,
  accountLimit: limit.optional(),
  expiresOn: day.optional(),
  timeZone: zone.optional(),
})

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Tenants are a matter of the first one's people, whatever a token says. */
function demandFirst({ session, services, language }: Pick<Call, 'session' | 'services' | 'language'>): void {
  if (session.tenantId !== services.config.tenantId) throw new Refusal('forbidden', { what: say(tenants, language) })
}

type Run<Q, B, T> = (writing: Parameters<typeof saveTenant>[0], call: Call<Q, B>) => Promise<T>

/** One transaction past the policies of the tenants, for a caller of the first one. */
const across =
  <Q, B, T>(run: Run<Q, B, T>, readOnly = false) =>
  async (call: Call<Q, B>): Promise<T> => {
    demandFirst(call)
    const { session, services, language } = call
    const now = services.clock()
    return services.database.asSystem((tx) => run({ tx, session, language, now }, call), { readOnly, timeout: 60_000 })
  }

/** The same, after which every session of the tenants is read again. */
const changing =
  <Q, B, T>(tenantsOf: (call: Call<Q, B>) => readonly string[], run: Run<Q, B, T>) =>
  async (call: Call<Q, B>): Promise<T> => {
    const answer = await across(run)(call)
    for (const tenantId of tenantsOf(call)) call.services.access.forget(tenantId)
    return answer
  }

const switched = (name: 'recycle' | 'pass') =>
  route({
    method: 'POST',
    path: `${base}/${name}`,
    access: edit,
    body: z.object({ ids }),
    run: changing(
      ({ body }) => body.ids,
      async (writing, { body }) => {
        await switchTenants(writing, body.ids, name === 'recycle' ? 'disabled' : 'enabled')
        return null
      },
    ),
  })

/** Tenants of the installation: kept by the first one's administrators. */
export const tenantRoutes = [
  route({
    method: 'GET',
    path: `${base}/list`,
    access: view,
    query: listed(tenantList),
    run: across(async ({ tx, session, language }, { query }) => {
      const { status } = askedOf(tenantList, query, { language, timeZone: session.timeZone })
      const { records, total } = await listTenants(tx, session, { ...query, status })
      return pageOf(records, total, query)
    }, true),
  }),
  route({
    method: 'GET',
    path: `${base}/detail`,
    access: view,
    query: z.object({ id }),
    run: across(({ tx, session, language }, { query }) => readTenant(tx, session, query.id, language), true),
  }),
  route({
    method: 'GET',
    path: `${base}/package-detail`,
    access: view,
    query: z.object({ tenantId: id }),
    run: across(async ({ tx, session, language }, { query }) => {
      const { packageId, packageName } = await readTenant(tx, session, query.tenantId, language)
      return { id: packageId, packageId, packageName, tenantId: query.tenantId }
    }, true),
  }),
  route({
    method: 'POST',
    path: `${base}/submit`,
    access: edit,
    body: draft,
    run: changing(
      ({ body }) => (body.id ? [body.id] : []),
      (writing, { body }) => saveTenant(writing, body),
    ),
  }),
  route({
    method: 'POST',
    path: `${base}/setting`,
    access: edit,
    body: setting,
    run: changing(
      ({ body }) => body.ids,
      async (writing, { body: { ids: tenantIds, ...named } }) => {
        const given = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
        await setTenants(writing, tenantIds, given)
        return null
      },
    ),
  }),
  route({
    method: 'POST',
    path: `${base}/datasource`,
    access: edit,
    body: z.object({ tenantId: id, datasourceId: z.union([z.literal(''), id]) }),
    run: across(async (writing, { body: { tenantId, datasourceId } }) => {
      if (datasourceId !== '') throw new Refusal('badRequest', { reason: say(oneDatabase, writing.language) })
      await setTenants(writing, [tenantId], { datasourceId })
      return null
    }),
  }),
  route({
    method: 'POST',
    path: `${base}/package-setting`,
    access: edit,
    body: z.object({ tenantId: ids, packageId: z.union([z.literal(''), id]) }),
    run: changing(
      ({ body }) => body.tenantId,
      async (writing, { body: { tenantId, packageId } }) => {
        await setTenants(writing, tenantId, { packageId })
        return null
      },
    ),
  }),
  route({
    method: 'GET',
    path: plus.tenantAdministrators,
    access: edit,
    query: z.object({ tenantId: id }),
    run: across((writing, { query }) => listAdministrators(writing, query.tenantId), true),
  }),
  route({
    method: 'POST',
    path: plus.resetAdministrator,
    access: edit,
    body: z.object({ tenantId: id, userId: id }),
    run: changing(
      ({ body }) => [body.tenantId],
      (writing, { body }) => resetAdministrator(writing, body.tenantId, body.userId),
    ),
  }),
  switched('recycle'),
  switched('pass'),
  route({
    method: 'POST',
    path: `${base}/remove`,
    access: edit,
    body: z.object({
      ids: z.union([
        id,
        z
          .array(id)
          .length(1)
          .transform(([only = '']) => only),
      ]),
      name: z.string().max(100),
    }),
    run: async (call: Call<unknown, { ids: string; name: string }>) => {
      const keys = await across((writing, { body }: typeof call) => removeTenant(writing, body.ids, body.name))(call)
      call.services.access.forget(call.body.ids)
      // What could not be taken away is out of reach all the same: its row is gone.
      for (const key of keys) await call.services.files.remove(key).catch(() => undefined)
      return null
    },
  }),
]
