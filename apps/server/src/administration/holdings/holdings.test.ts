import { type AnyRecord, errors, type Language, plus, type Scope, say } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'

let company: Company
let admin = ''
let clerk = ''
const ids: Record<string, string> = {}

/** What the clerk holds: everything about accounts and roles, customers of their department, nothing of purchasing. */
const clerks: Record<string, Scope> = {
  ...Object.fromEntries(
    [
      ...['view', 'add', 'edit', 'import', 'grant', 'auditPass', 'resetPassword'].map((name) => `user_${name}`),
      ...['role_view', 'role_edit', 'role_grant', 'develop_code', 'menu_edit', 'menu_view', 'tenant_view', 'tenant_edit'],
      ...['dataScope', 'apiScope', 'department', 'client', 'tenantPackage'].flatMap((key) =>
        ['view', 'add', 'edit', 'remove'].map((name) => `${key}_${name}`),
      ),
      ...['client_newSecret', 'smsMessage_view', 'supplier_view'],
    ].map((code) => [code, 'all']),
  ),
  customer_view: 'deptDeep',
}

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  await addRole('clerk', clerks)
  await addRole('buying', { purchaseOrder_view: 'all' })
  await addRole('selling', { customer_view: 'all' })
  await addRole('nearby', { customer_view: 'deptDeep' })
  await addRole('plain', { supplier_view: 'all' })
  for (const account of ['admin', 'planner', 'sales', 'worker', 'inspector', 'buyer']) ids[account] = await idOf(account)
  await set(sql`update "user" set role_ids = '{clerk}', dept_id = 'd06' where account = 'planner'`)
  clerk = await company.signIn('planner')
})
afterAll(() => company.stop())
beforeEach(() => set(sql`update "user" set role_ids = '{clerk}', dept_id = 'd06' where account = 'planner'`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const rowsOf = async <T>(statement: ReturnType<typeof sql>) => ((await set(statement)) as { rows: T[] }).rows
const idOf = async (account: string) =>
  (await rowsOf<{ id: string }>(sql`select id from "user" where account = ${account}`))[0]?.id ?? ''
async function addRole(id: string, grants: Record<string, Scope>) {
  await set(sql`insert into role (tenant_id, id, code, name) values ('000000', ${id}, ${id}, ${id})`)
  await set(sql`insert into role_permission (tenant_id, role_id, code, scope)
    select '000000', ${id}, key, value from jsonb_each_text(${JSON.stringify(grants)}::jsonb)`)
}
const post = <T = AnyRecord>(path: string, body: unknown, token = clerk, headers: Record<string, string> = {}) =>
  company.api.post<T>(path, { token, body, headers })
const rolesOf = async (account: string) =>
  (await rowsOf<{ roles: string[] }>(sql`select to_json(role_ids) as roles from "user" where account = ${account}`))[0]?.roles ??
  []
const refused = async (call: Promise<{ status: number; headers: Record<string, unknown> }>) => {
  const { status, headers } = await call
  return `${status} ${String(headers['bip-error'] ?? '')}`
}
const more = '403 moreThanHeld'

describe('a role that holds more than its giver', () => {
  /** Every road by which an account comes to a role. */
  const roads: Record<
    string,
    (roleId: string, account: string) => Promise<{ status: number; headers: Record<string, unknown> }>
  > = {
    'the form of the user': (roleId, account) => post('/blade-system/user/submit', { id: ids[account], roleIds: [roleId] }),
    'the update call of the specification': (roleId, account) =>
      post('/blade-system/user/update', { id: ids[account], roleIds: [roleId] }),
    'the grant call of the specification': (roleId, account) =>
      post('/blade-system/user/grant', { userIds: ids[account], roleIds: roleId }),
    'the action of the list': (roleId, account) => post('/blade-bip/plus/user/grant', { ids: ids[account], roleIds: [roleId] }),
    'the people of the role': (roleId, account) => post(plus.bindRole, { roleId, userIds: [ids[account]], isHeld: true }),
  }

  test.each(Object.keys(roads))('is given to nobody, oneself included, by %s', async (road) => {
    for (const account of ['planner', 'worker']) {
      const before = await rolesOf(account)
      for (const roleId of ['buying', 'selling', 'administrator'])
        expect([roleId, account, await refused(roads[road]?.(roleId, account) ?? post('', {}))]).toEqual([
          roleId,
          account,
          roleId === 'administrator' ? '403 administratorOnly' : more,
        ])
      expect(await rolesOf(account)).toEqual(before)
    }
    // What one holds oneself may be given on.
    expect((await roads[road]?.('plain', 'worker'))?.status).toBe(200)
    await set(sql`update "user" set role_ids = '{employee,worker}' where account = 'worker'`)
  })

  test('nor with a new account, an import of accounts or an approved registration', async () => {
    const draft = { account: 'puppet', realName: '替身', deptId: 'd06', status: 'enabled' }
    expect(await refused(post('/blade-system/user/submit', { ...draft, roleIds: ['buying'] }))).toBe(more)
    const sheet = `账号,姓名,部门,角色\nimported,导入,${await departmentName('d06')},buying\n`
    const { body, headers } = multipart({ name: 'users.csv', content: Buffer.from(`\uFEFF${sheet}`), type: 'text/csv' })
    const answer = await company.api.post<{ created: number; errors: { message: string }[] }>(plus.import, {
      token: clerk,
      query: { resource: 'user', mode: 'rows', dryRun: false },
      body,
      headers,
    })
    expect([answer.body.data?.created, answer.body.data?.errors[0]?.message]).toEqual([0, expect.stringContaining('采购订单')])
    await set(sql`insert into "user" (tenant_id, id, account, real_name, status, role_ids)
      values ('000000', 'guest', 'guest', '访客', 'waiting', '{}')`)
    const pass = (roleIds: string[]) => post('/blade-system/user/audit-pass', { ids: 'guest', deptId: 'd06', roleIds })
    expect(await refused(pass(['buying']))).toBe(more)
    expect((await pass(['plain'])).status).toBe(200)
  })

  test.each(['zh-CN', 'en', 'vi'] as const)(
    'is refused with a sentence that names what is missing (%s)',
    async (language: Language) => {
      const ask = (roleId: string) =>
        post('/blade-system/user/grant', { userIds: ids.worker, roleIds: roleId }, clerk, { 'accept-language': language })
      const names = { 'zh-CN': '采购订单：查看', en: 'Purchase order: View', vi: 'Đơn mua hàng: Xem' }
      const reach = { 'zh-CN': '客户：查看（全部）', en: 'Customer: View (everything)', vi: 'Khách hàng: Xem (tất cả)' }
      expect((await ask('buying')).body.msg).toBe(say(errors.moreThanHeld.text, language, { what: names[language] }))
      const said = (await ask('selling')).body.msg.replace(' (', '（').replace(')', '）')
      expect(said).toContain(reach[language].replace(' (', '（').replace(')', '）'))
    },
  )

  test('is given by administrators, who hold everything', async () => {
    expect((await post('/blade-system/user/grant', { userIds: ids.worker, roleIds: 'buying' }, admin)).status).toBe(200)
    await set(sql`update "user" set role_ids = '{employee,worker}' where account = 'worker'`)
  })

  const departmentName = async (id: string) =>
    (await rowsOf<{ name: string }>(sql`select dept_name as name from department where id = ${id}`))[0]?.name ?? ''
})

describe('a role is not made to hold more', () => {
  const grant = (roleIds: string, grants: Record<string, Scope>, scopes: readonly string[] = [], more = {}) =>
    post('/blade-system/role/grant', {
      roleIds,
      menuIds: Object.keys(grants),
      dataScopeIds: [...Object.entries(grants).map(([code, scope]) => `${code}:${scope}`), ...scopes],
      ...more,
    })
  const grantsOf = async (id: string) =>
    (await rowsOf<{ code: string }>(sql`select code from role_permission where role_id = ${id} order by code`)).map(
      ({ code }) => code,
    )

  test('its own, a new one, or a copy of one that holds more', async () => {
    expect(await refused(grant('clerk', { ...clerks, purchaseOrder_view: 'self' }))).toBe(more)
    expect(await refused(grant('clerk', { ...clerks, customer_view: 'all' }))).toBe(more)
    const made = await post<{ id: string }>('/blade-system/role/submit', { roleName: '抄本', roleAlias: 'copied' })
    expect(await refused(grant(made.body.data.id, { purchaseOrder_view: 'all' }))).toBe(more)
    expect((await grant(made.body.data.id, { customer_view: 'deptDeep', supplier_view: 'self' })).status).toBe(200)
    expect(await grantsOf('clerk')).not.toContain('purchaseOrder_view')
  })

  test('by losing what narrowed it', async () => {
    await set(sql`insert into data_scope (tenant_id, id, scope_name, resource_code, scope_type)
      values ('000000', 'own-only', '仅本人的订单', 'purchaseOrder', 'self')`)
    await set(sql`insert into role_scope (tenant_id, role_id, kind, scope_id) values ('000000', 'buying', 'data', 'own-only')`)
    expect(await refused(grant('buying', { purchaseOrder_view: 'all' }))).toBe(more)
    expect((await grant('buying', { purchaseOrder_view: 'all' }, ['own-only'])).status).toBe(200)
    const rule = { id: 'own-only', scopeType: 'field', scopeField: 'supplierId', scopeValue: 'S1' }
    expect(await refused(post('/blade-system/data-scope/submit', rule))).toBe(more)
    expect((await post('/blade-system/data-scope/submit', { id: 'own-only', remark: '说明' })).status).toBe(200)
    await set(sql`delete from role_scope where scope_id = 'own-only'`)
  })

  test('by a guard that opens, nor by a scope that its giver lacks', async () => {
    const made = await post<{ id: string }>(
      '/blade-system/api-scope/submit',
      { scopeName: '供应商接口', apiMethod: 'GET', apiPath: '/blade-bip/ScmSupplier/*' },
      admin,
    )
    const id = made.body.data.id
    expect(await refused(grant('plain', { supplier_view: 'all' }, [], { apiScopeIds: [id] }))).toBe(more)
    expect(await refused(post('/blade-system/api-scope/submit', { id, apiPath: '/blade-bip/nothing' }))).toBe(more)
    expect(await refused(post('/blade-system/api-scope/remove', { ids: id }))).toBe(more)
    expect((await post('/blade-system/api-scope/submit', { id, remark: '说明' })).status).toBe(200)
    expect((await post('/blade-system/api-scope/remove', { ids: id }, admin)).status).toBe(200)
  })

  test('by a menu entry that names another permission', async () => {
    const entry = { name: '外链', path: '/out', permission: 'purchaseOrder_view', code: 'purchaseOrder_view', isGranted: true }
    const { status, body } = await post<{ id: string }>('/blade-system/menu/submit', entry)
    expect(status).toBe(200)
    const [row] = await rowsOf<{ permission: string }>(sql`select permission from menu where id = ${body.data.id}`)
    expect(row?.permission).toBe(`menu:${body.data.id}`)
  })
})

describe('departments, by which permissions reach', () => {
  test('are not changed so that an account reaches more than its mover', async () => {
    await set(sql`update "user" set role_ids = '{nearby}', dept_id = 'd06' where account = 'worker'`)
    const move = (account: string, deptId: string) => post('/blade-system/user/submit', { id: ids[account], deptId })
    expect(await refused(move('planner', 'd00'))).toBe(more)
    expect(await refused(move('worker', 'd00'))).toBe(more)
    expect(await refused(move('worker', 'd02'))).toBe(more)
    // Whose permissions do not go by departments is moved freely.
    await set(sql`update "user" set role_ids = '{plain}' where account = 'worker'`)
    expect((await move('worker', 'd02')).status).toBe(200)
    await set(sql`update "user" set role_ids = '{employee,worker}', dept_id = 'd12' where account = 'worker'`)
  })

  test('a role is given only where it reaches no further than its giver', async () => {
    await set(sql`update "user" set role_ids = '{}', dept_id = 'd02' where account = 'worker'`)
    const give = () => post('/blade-system/user/grant', { userIds: ids.worker, roleIds: 'nearby' })
    expect(await refused(give())).toBe(more)
    await set(sql`update "user" set dept_id = 'd06' where account = 'worker'`)
    expect((await give()).status).toBe(200)
    await set(sql`update "user" set role_ids = '{employee,worker}', dept_id = 'd12' where account = 'worker'`)
  })

  test('come to stand below one’s own by whoever reaches them already', async () => {
    const move = (id: string, parentId: string | null, token = clerk) =>
      post('/blade-system/dept/submit', { id, parentId }, token)
    expect(await refused(move('d02', 'd06'))).toBe(more)
    expect((await post('/blade-system/dept/submit', { id: 'd02', remark: '说明' })).status).toBe(200)
    const made = await post<{ id: string }>('/blade-system/dept/submit', { deptName: '新班组', parentId: 'd06' })
    expect(made.status).toBe(200)
    expect((await move('d02', 'd06', admin)).status).toBe(200)
    expect((await move('d02', 'd00', admin)).status).toBe(200)
  })
})

describe('an account that holds more than oneself', () => {
  const reset = (account: string, token = clerk) => post('/blade-system/user/reset-password', { ids: ids[account] }, token)

  test('gets no new password by oneself', async () => {
    await set(sql`update "user" set role_ids = '{buying}' where account = 'buyer'`)
    const { status, body, headers } = await reset('buyer')
    expect([status, headers['bip-error'], body.msg]).toEqual([
      403,
      'accountAbove',
      say(errors.accountAbove.text, 'zh-CN', { what: '采购订单：查看' }),
    ])
    expect(await refused(reset('admin'))).toBe('403 administratorOnly')
    expect((await company.grant('buyer')).status).toBe(200)
    await set(sql`update "user" set role_ids = '{plain}' where account = 'inspector'`)
    expect((await reset('inspector')).status).toBe(200)
    expect((await reset('buyer', admin)).status).toBe(200)
  })

  test('of another tenant is let in again by administrators of the platform alone', async () => {
    const body = { tenantId: 'other', userId: 'x' }
    expect(await refused(post(plus.resetAdministrator, body))).toBe(more)
    expect((await post(plus.resetAdministrator, body, admin)).status).toBe(404)
  })
})

describe('what is as much as everything', () => {
  const client = { clientId: 'erp2', clientName: 'ERP', accessMinutes: '60', sessionDays: '30', status: 'enabled' }

  test('is a program that signs in whomever it names: for administrators', async () => {
    const submit = (body: object, token = clerk) => post<{ id: string }>('/blade-system/client/submit', body, token)
    expect(await refused(submit({ ...client, grantTypes: ['authorization_code'] }))).toBe(more)
    const made = await submit({ ...client, grantTypes: ['password'] })
    const { id } = made.body.data
    expect(await refused(submit({ id, grantTypes: ['password', 'authorization_code'] }))).toBe(more)
    expect(await refused(post('/blade-system/client/new-secret', { ids: id }))).toBe(more)
    expect((await submit({ id, grantTypes: ['authorization_code'] }, admin)).status).toBe(200)
    expect(await refused(submit({ id, status: 'enabled', remark: 'x' }))).toBe(more)
  })

  test('is code that the server writes for itself', async () => {
    company.services.config.develop.mayWrite = true
    expect(await refused(post('/blade-develop/code/generate', { prototype: {} }))).toBe(more)
    company.services.config.develop.mayWrite = false
  })

  test('is what the own tenant is offered', async () => {
    const made = await post<{ id: string }>(
      '/blade-system/tenant-package/submit',
      { packageName: '小包', menuId: 'system' },
      admin,
    )
    const packageId = made.body.data.id
    await set(sql`update tenant set package_id = ${packageId} where tenant_id = '000000'`)
    const free = { tenantId: '000000', packageId: '' }
    const menus = (await rowsOf<{ id: string }>(sql`select id from menu where tenant_id = '000000'`)).map(({ id }) => id).join()
    const session = company.tokenFor({ permissions: clerks, guards: [] })
    expect(await refused(post('/blade-system/tenant/package-setting', free, session))).toBe(more)
    expect(await refused(post('/blade-system/tenant-package/submit', { id: packageId, menuId: menus }, session))).toBe(more)
    await set(sql`update tenant set package_id = null where tenant_id = '000000'`)
    expect((await post('/blade-system/tenant-package/submit', { id: packageId, menuId: menus }, session)).status).not.toBe(403)
  })

  test('are codes by SMS that nobody delivers but who reads them out', async () => {
    const list = (token: string) => company.api.get('/blade-bip/plus/sms-message/list', { token })
    expect(await refused(list(clerk))).toBe(more)
    expect((await list(admin)).status).toBe(200)
    company.services.config.sms = { url: 'http://127.0.0.1:9/' }
    expect((await list(clerk)).status).toBe(200)
    delete company.services.config.sms
  })
})
