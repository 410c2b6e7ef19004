import {
  type AdministratorReset,
  type AnyRecord,
  authCalls,
  type HistoryEntry,
  type LogEntry,
  type MenuNode,
  type NewTenant,
  type Page,
  plus,
  type Settings,
  type TenantAdministrator,
  type TenantDetail,
} from '@bip/contract'
import { encryptSm2 } from '@bip/contract/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../testing/company.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'

const base = '/blade-system/tenant'
let server: TestServer
let key: string
let root: string

beforeAll(async () => {
  server = await startTestServer()
  key = (await server.api.get<Settings>(plus.settings)).body.data.sm2PublicKey
  const first = server.seeded?.administrator
  root = await settle(undefined, first?.account ?? '', first?.password ?? '', 'first secret of ours')
})
afterAll(() => server.stop())

const seal = (text: string) => encryptSm2(text, key)

async function enter(tenantId: string | undefined, account: string, password: string) {
  const answer = await server.api.post(authCalls.token, {
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'all',
      username: account,
      password: await seal(password),
    }).toString(),
    headers: {
      ...client,
      'content-type': 'application/x-www-form-urlencoded',
      ...(tenantId && { 'Tenant-Id': tenantId }),
    },
  })
  // The grant answers flat.
  return answer as unknown as { status: number; body: { access_token?: string; pw_status?: number; error_description?: string } }
}

/** Signs in with a password that somebody was given, and chooses an own one, as the portal makes everybody do. */
async function settle(tenantId: string | undefined, account: string, given: string, own: string): Promise<string> {
  const first = await enter(tenantId, account, given)
  expect(first.body.pw_status).toBe(1)
  const token = first.body.access_token ?? ''
  const [oldPassword, newPassword, newPassword1] = await Promise.all([given, own, own].map(seal))
  const changed = await server.api.post('/blade-system/user/update-password', {
    token,
    body: { oldPassword, newPassword, newPassword1 },
  })
  expect(changed.status).toBe(200)
  return token
}

const post = <T>(path: string, body: unknown, token = root) => server.api.post<T>(path, { token, body })
const get = async <T>(path: string, query: Record<string, string> = {}, token = root) =>
  (await server.api.get<T>(path, { token, query })).body.data
const menuOf = async (token: string) => {
  const pages: string[] = []
  const walk = (nodes: readonly MenuNode[]) => {
    for (const node of nodes) {
      if (node.path) pages.push(node.path)
      walk(node.children)
    }
  }
  walk(await get<MenuNode[]>('/blade-system/menu/routes', {}, token))
  return pages
}

test('from an empty database an administrator sets up a tenant, its roles and its people through the calls of the portal alone', async () => {
  // The platform's administrator makes a package and a tenant with it.
  const { body: made } = await post<AnyRecord>('/blade-system/tenant-package/submit', {
    packageName: '销售版',
    menuId: 'desk,crm,crm.customers,resource.customer,system,system.role,resource.user,resource.department',
  })
  expect(made.code).toBe(200)
  const created = await post<NewTenant>(`${base}/submit`, {
    tenantName: '宁波分公司',
    domain: 'ningbo.example.com',
    packageId: made.data.id,
    accountLimit: 3,
    timeZone: 'Asia/Shanghai',
  })
  const { id: tenantId, account = '', password = '' } = created.body.data
  expect(tenantId).toMatch(/^\d{6}$/)
  expect(password).toMatch(/^\w{16}$/)
  expect(JSON.stringify(await get(`${base}/detail`, { id: tenantId }))).not.toContain(password)

  // Its own administrator comes in by the domain's tenant, chooses a password, and finds what the package holds.
  const found = await server.api.get<{ tenantId: string }>('/blade-system/tenant/info', {
    query: { domain: 'ningbo.example.com' },
  })
  expect(found.body.data.tenantId).toBe(tenantId)
  const boss = await settle(tenantId, account, password, 'second secret of ours')
  const pages = await menuOf(boss)
  expect(pages).toEqual(expect.arrayContaining(['/desk/index', '/crm/customer', '/system/role', '/system/user']))
  expect(pages).not.toEqual(expect.arrayContaining(['/scm/purchase-order']))
  expect(pages.filter((path) => /tenant|scm|log|dashboard/.test(path))).toEqual([])
  expect((await server.api.get('/blade-bip/ScmPurchaseOrder/po-list', { token: boss })).status).toBe(403)
  expect((await server.api.get(`${base}/list`, { token: boss })).status).toBe(403)
  expect((await server.api.get('/blade-system/tenant-package/list', { token: boss })).status).toBe(403)

  // Departments, a role with its grants, a person with that role and a first password.
  const departments = await get<Page<AnyRecord>>('/blade-system/dept/list', {}, boss)
  expect(departments.records.map(({ deptName }) => deptName)).toEqual(['宁波分公司'])
  const dept = await post<AnyRecord>('/blade-system/dept/submit', { deptName: '销售部' }, boss)
  const role = await post<{ id: string }>('/blade-system/role/submit', { roleName: '销售', roleAlias: 'sales' }, boss)
  const grantable = await get<{ menu: { key: string }[] }>('/blade-system/menu/grant-tree', {}, boss)
  expect(grantable.menu.map(({ key: group }) => group)).not.toEqual(expect.arrayContaining(['purchaseOrder']))
  const codes = ['customer_view', 'customer_add', 'customer_edit']
  const grant = (menuIds: string[]) =>
    post(
      '/blade-system/role/grant',
      { roleIds: [role.body.data.id], menuIds, dataScopeIds: menuIds.map((code) => `${code}:all`) },
      boss,
    )
  expect((await grant([...codes, 'tenant_edit'])).status).toBe(403)
  expect((await grant([...codes, 'purchaseOrder_view'])).status).toBe(403)
  expect((await grant(codes)).status).toBe(200)
  const person = await post<AnyRecord>(
    '/blade-system/user/submit',
    { account: 'li.na', realName: '李娜', deptId: dept.body.data.id, roleIds: [role.body.data.id], status: 'enabled' },
    boss,
  )
  const reset = await post<{ results: { data: { password: string } }[] }>(
    '/blade-system/user/reset-password',
    { ids: person.body.data.id },
    boss,
  )
  const li = await settle(tenantId, 'li.na', reset.body.data.results[0]?.data.password ?? '', 'third secret of ours')

  // She works with what she was given, in her own tenant only.
  expect(await menuOf(li)).toContain('/crm/customer')
  expect(await menuOf(li)).not.toContain('/system/user')
  const customer = await post<AnyRecord>('/blade-bip/customer/submit', { fullname: '宁波港机', level: 'A' }, li)
  expect(customer.status).toBe(200)
  expect((await server.api.get('/blade-system/user/page', { token: li })).status).toBe(403)
  expect((await get<Page<AnyRecord>>('/blade-bip/customer/list')).total).toBe(0)

  // No more accounts than were agreed.
  const more = (name: string) =>
    post('/blade-system/user/submit', { account: name, realName: name, deptId: dept.body.data.id, status: 'enabled' }, boss)
  expect((await more('third')).status).toBe(200)
  expect((await more('fourth')).status).toBe(409)
})

test('tenants are told apart by number, name and domain, and only the first tenant’s people keep them', async () => {
  const draft = { tenantId: 'demo1', tenantName: '示范公司', domain: 'demo.example.com', timeZone: 'Asia/Ho_Chi_Minh' }
  expect((await post(`${base}/submit`, draft)).status).toBe(200)
  for (const other of [
    { ...draft, tenantName: '另一家', domain: '' },
    { ...draft, tenantId: 'demo2', domain: '' },
    { ...draft, tenantId: 'demo2', tenantName: '另一家', domain: 'DEMO.example.com' },
  ])
    expect((await post(`${base}/submit`, other)).status).toBe(409)
  expect((await post(`${base}/submit`, { ...draft, tenantId: 'demo3', tenantName: '', domain: '' })).status).toBe(400)
  expect(
    (await post(`${base}/submit`, { ...draft, tenantId: 'demo3', tenantName: 'X', domain: '', timeZone: 'Mars' })).status,
  ).toBe(400)
  const foreign = server.tokenFor({ tenantId: 'demo1', permissions: { tenant_view: 'all', tenant_edit: 'all' } })
  expect((await server.api.get(`${base}/list`, { token: foreign })).status).toBe(403)
  expect((await post(`${base}/recycle`, { ids: 'demo1' }, foreign)).status).toBe(403)
  const clerk = server.tokenFor({ permissions: { tenant_view: 'all' } })
  expect((await post(`${base}/submit`, { ...draft, id: 'demo1' }, clerk)).status).toBe(403)
  const { records, total } = await get<Page<TenantDetail>>(`${base}/list`, { search: '示范' })
  expect([records[0]?.timeZone, total]).toEqual(['Asia/Ho_Chi_Minh', 1])
})

test('settings, package and source of data are set for several at once, with a history', async () => {
  expect((await post(`${base}/setting`, { ids: 'demo1', accountLimit: 50, expiresOn: '2099-12-31' })).status).toBe(200)
  expect((await post(`${base}/setting`, { ids: 'demo1,nobody', accountLimit: 60 })).status).toBe(404)
  const refused = await post(`${base}/datasource`, { tenantId: 'demo1', datasourceId: 'reports' })
  expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('同一数据库')])
  expect((await post(`${base}/datasource`, { tenantId: 'demo1', datasourceId: '' })).status).toBe(200)
  expect((await post(`${base}/package-setting`, { tenantId: 'demo1', packageId: 'none' })).status).toBe(404)
  expect(await get(`${base}/detail`, { id: 'demo1' })).toMatchObject({
    accountLimit: 50,
    expiresOn: '2099-12-31',
    datasourceId: '',
    tenantName: '示范公司',
  })
  const log = await get<Page<{ subject: string }>>(plus.logs, { kind: 'usual', search: 'tenant demo1' })
  expect(log.total).toBe(2)
})

test('an administrator who lost their password is let in again by the platform, and by nobody else', async () => {
  const [ningbo] = (await get<Page<TenantDetail>>(`${base}/list`, { search: '宁波' })).records
  const tenantId = ningbo?.id ?? ''
  const boss = (await enter(tenantId, 'admin', 'second secret of ours')).body.access_token ?? ''
  const works = async () => (await server.api.get('/blade-system/user/info', { token: boss })).status
  const administrators = await get<TenantAdministrator[]>(plus.tenantAdministrators, { tenantId })
  expect(administrators).toEqual([{ id: expect.any(String), account: 'admin', realName: '管理员' }])
  const userId = administrators[0]?.id ?? ''
  const reset = (body: object, token = root) => post<AdministratorReset>(plus.resetAdministrator, body, token)

  const foreign = server.tokenFor({ tenantId: 'demo1', permissions: { tenant_view: 'all', tenant_edit: 'all' } })
  const clerk = server.tokenFor({ permissions: { tenant_view: 'all' } })
  for (const token of [boss, foreign, clerk]) {
    expect((await reset({ tenantId, userId }, token)).status).toBe(403)
    expect((await server.api.get(plus.tenantAdministrators, { token, query: { tenantId } })).status).toBe(403)
  }
  const { records: people } = await get<Page<AnyRecord>>('/blade-system/user/page', { account: 'li.na' }, boss)
  const [own] = await get<TenantAdministrator[]>(plus.tenantAdministrators, { tenantId: '000000' })
  for (const [body, status] of [
    [{ tenantId, userId: people[0]?.id }, 404],
    [{ tenantId, userId: own?.id }, 404],
    [{ tenantId: 'demo1', userId }, 404],
    [{ tenantId: 'nobody', userId }, 404],
    [{ tenantId: '000000', userId: own?.id }, 400],
    [{ tenantId }, 400],
  ] as const)
    expect([body, (await reset(body)).status]).toEqual([body, status])
  expect(await works()).toBe(200)

  await server.services.database.asSystem((tx) =>
    sql`insert into login_guard (tenant_id, subject, failures, failed_at, locked_until)
      values (${tenantId}, 'account:admin', 10, now(), now() + interval '15 minutes')`.execute(tx),
  )
  expect((await enter(tenantId, 'admin', 'second secret of ours')).status).toBe(429)
  const { data } = (await reset({ tenantId, userId })).body
  expect(data).toEqual({ tenantId, account: 'admin', realName: '管理员', password: expect.stringMatching(/^\w{16}$/) })
  expect(await works()).toBe(401)
  expect((await enter(tenantId, 'admin', 'second secret of ours')).status).toBe(400)
  const again = await settle(tenantId, 'admin', data.password, 'fourth secret of ours')

  // Both sides read who did it, the tenant's own that it was nobody of theirs; neither reads the password.
  const { records } = await get<Page<LogEntry>>(plus.logs, { kind: 'usual', search: `tenant ${tenantId}` })
  expect(records[0]).toMatchObject({ outcome: '重置管理员密码', userName: '管理员' })
  const history = await get<HistoryEntry[]>(plus.history, { resource: 'user', id: userId }, again)
  expect(history[0]).toMatchObject({ operationLabel: '重置密码', userName: '管理员 @000000', fields: [] })
  expect(JSON.stringify([records, history])).not.toContain(data.password)
})

test('a package that a tenant has stays, and names menus that exist', async () => {
  const list = await get<Page<AnyRecord>>('/blade-system/tenant-package/list', { packageName: '销售' })
  const [used] = list.records
  expect((await post('/blade-system/tenant-package/remove', { ids: used?.id })).status).toBe(409)
  expect((await post('/blade-system/tenant-package/submit', { packageName: '空', menuId: 'no.such' })).status).toBe(400)
  const unnamed = await post<{ fields: Record<string, string> }>('/blade-system/tenant-package/submit', {})
  expect([unnamed.status, unnamed.body.msg]).toEqual([400, expect.stringContaining('请输入产品包名称; 请选择菜单')])
  expect(unnamed.body.data.fields).toEqual({ packageName: '请输入产品包名称', menuId: '请选择菜单' })
})

test('a disabled or expired tenant lets nobody in, at once; the platform’s own stays', async () => {
  const [ningbo] = (await get<Page<TenantDetail>>(`${base}/list`, { search: '宁波' })).records
  const id = ningbo?.id ?? ''
  const li = (await enter(id, 'li.na', 'third secret of ours')).body.access_token ?? ''
  const works = async () => (await server.api.get('/blade-system/user/info', { token: li })).status
  expect(await works()).toBe(200)
  expect((await post(`${base}/recycle`, { ids: id })).status).toBe(200)
  expect(await works()).toBe(401)
  expect((await enter(id, 'li.na', 'third secret of ours')).body.error_description).toMatch(/租户已停用/)
  expect((await post(`${base}/pass`, { ids: id })).status).toBe(200)
  expect((await enter(id, 'li.na', 'third secret of ours')).status).toBe(200)
  await post(`${base}/setting`, { ids: id, expiresOn: '2020-01-01' })
  expect((await enter(id, 'li.na', 'third secret of ours')).status).toBe(403)
  await post(`${base}/setting`, { ids: id, expiresOn: '' })
  expect((await post(`${base}/recycle`, { ids: '000000' })).status).toBe(400)
  expect((await post(`${base}/remove`, { ids: '000000', name: '公司' })).status).toBe(400)
})

test('a tenant is removed with all it has, when it is disabled and its name was typed', async () => {
  const [ningbo] = (await get<Page<TenantDetail>>(`${base}/list`, { search: '宁波' })).records
  const id = ningbo?.id ?? ''
  const remove = (name: string) => post(`${base}/remove`, { ids: id, name })
  expect((await remove('宁波分公司')).status).toBe(400)
  await post(`${base}/recycle`, { ids: id })
  expect((await remove('宁波')).status).toBe(400)
  expect((await remove('宁波分公司')).status).toBe(200)
  expect((await remove('宁波分公司')).status).toBe(404)
  const left = await server.services.database.asSystem(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where column_name = 'tenant_id' and table_schema = current_schema()`.execute(tx)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} where tenant_id = ${id} limit 1`.execute(tx)
      if (rows.length > 0) found.push(name)
    }
    return found
  })
  expect(left).toEqual([])
  expect((await get<Page<AnyRecord>>('/blade-system/user/page')).total).toBe(1)
})
