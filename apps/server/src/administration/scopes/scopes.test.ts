import type { AnyRecord, Page, RoleDetail, ScopeNode } from '@bip/contract'
import { plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let admin: string
let worker: string
let sales: string
const ids: Record<string, string> = {}

const post = <T = AnyRecord>(path: string, body: object, token = admin) => company.api.post<T>(path, { token, body })
const customers = async (token: string) => {
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-bip/customer/list', { token })
  return body.data.records.map(({ fullname }) => fullname).sort()
}
const scope = (body: object, token = admin) => post('/blade-system/data-scope/submit', body, token)
const guard = (body: object, token = admin) => post('/blade-system/api-scope/submit', body, token)
const role = async (roleAlias: string) =>
  (await post<{ id: string }>('/blade-system/role/submit', { roleName: roleAlias, roleAlias })).body.data.id
const grant = (roleIds: string, dataScopeIds: string[], rest: object = {}, token = admin) =>
  post(
    '/blade-system/role/grant',
    { roleIds, menuIds: dataScopeIds.filter((one) => one.includes(':')).map((one) => one.split(':')[0]), dataScopeIds, ...rest },
    token,
  )
const detail = async (id: string) =>
  (await company.api.get<RoleDetail>('/blade-system/role/detail', { token: admin, query: { id } })).body.data
const east = ['customer_view:all', 'customer_edit:all', 'customer_remove:all', 'customer_export:all', 'role_grant:all']

beforeAll(async () => {
  company = await startCompany()
  ;[admin, worker, sales] = [await company.signIn('admin'), await company.signIn('worker'), await company.signIn('sales')]
  for (const [fullname, level] of [
    ['华东精密', 'A'],
    ['苏南电池', 'A'],
    ['岭南食品', 'B'],
    ['未评级客户', null],
  ] as const)
    ids[fullname] = (await post('/blade-bip/customer/submit', { fullname, level })).body.data.id
  ids.east = await role('east')
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-system/user/page', {
    token: admin,
    query: { account: 'worker' },
  })
  ids.worker = body.data.records[0]?.id ?? ''
  await post('/blade-system/user/grant', { userIds: ids.worker, roleIds: ids.east })
  worker = await company.signIn('worker')
})
afterAll(() => company.stop())

test('scopes are kept by whoever may, and only rules that can be kept are stored', async () => {
  const level = { scopeName: 'A 级客户', resourceCode: 'customer', scopeType: 'field', scopeField: 'level', scopeValue: 'A' }
  expect((await scope(level, sales)).status).toBe(403)
  expect((await guard({ scopeName: '客户接口', apiPath: '/blade-bip/customer/list' }, sales)).status).toBe(403)
  for (const [wrong, field] of [
    [{ scopeField: 'no_such' }, 'scopeField'],
    [{ scopeField: 'fullname' }, 'scopeField'],
    [{ scopeField: '__proto__' }, 'scopeField'],
    [{ resourceCode: 'supplier' }, 'scopeField'],
    [{ scopeValue: null }, 'scopeValue'],
    [{ scopeType: 'chosen' }, 'deptId'],
  ] as const) {
    const { status, body } = await scope({ ...level, ...wrong })
    expect([wrong, status, Object.keys((body as { data?: { fields?: object } }).data?.fields ?? {})]).toEqual([
      wrong,
      400,
      [field],
    ])
  }
  for (const apiPath of ['customer', '/', '/a b', '/x?y', '/*/list', ''])
    expect([apiPath, (await guard({ scopeName: apiPath, apiPath })).status]).toEqual([apiPath, 400])
  const made = await scope(level)
  expect(made.status).toBe(200)
  ids.level = made.body.data.id
  expect((await scope(level)).status).toBe(409)
  ids.guard = (await guard({ scopeName: '客户列表', apiMethod: 'GET', apiPath: '/blade-bip/customer/list' })).body.data.id
  const { body } = await company.api.get<{ dataScope: ScopeNode[]; apiScope: ScopeNode[] }>('/blade-system/menu/grant-tree', {
    token: admin,
  })
  expect(body.data.dataScope).toMatchObject([{ title: '客户', children: [{ id: ids.level, title: 'A 级客户' }] }])
  expect(body.data.apiScope).toMatchObject([{ id: ids.guard, title: '客户列表', children: [] }])
})

test('an API scope closes the call it names to whoever has none of them, whatever they may do otherwise', async () => {
  const list = (token: string) => company.api.get('/blade-bip/customer/list', { token })
  await grant(ids.east ?? '', east)
  expect([(await list(admin)).status, (await list(worker)).status, (await list(sales)).status]).toEqual([200, 403, 403])
  expect((await company.api.get('/blade-bip/customer/detail', { token: worker, query: { id: ids.岭南食品 ?? '' } })).status).toBe(
    200,
  )
  expect((await grant(ids.east ?? '', east, { apiScopeIds: 'no_such' })).status).toBe(400)
  expect((await grant(ids.east ?? '', east, { apiScopeIds: [ids.guard] })).status).toBe(200)
  expect([(await list(worker)).status, (await list(sales)).status]).toEqual([200, 403])
  // A grant that does not speak of API scopes leaves them.
  await grant(ids.east ?? '', east)
  expect((await detail(ids.east ?? '')).apiScopeIds).toEqual([ids.guard])
  expect((await post('/blade-system/api-scope/remove', { ids: ids.guard })).status).toBe(409)

  const all = (await guard({ scopeName: '全部', apiMethod: 'ANY', apiPath: '/blade-*' })).body.data.id
  expect((await company.api.get('/blade-bip/home-user/info', { token: worker })).status).toBe(403)
  expect((await list(worker)).status).toBe(200)
  expect((await company.api.get('/blade-auth/oauth/user-info', { token: worker })).status).toBe(200)
  expect((await post('/blade-system/api-scope/remove', { ids: all })).status).toBe(200)
  await expect.poll(async () => (await company.api.get('/blade-bip/home-user/info', { token: worker })).status).toBe(200)
})

test('a data scope narrows what a role reads, finds, changes and removes', async () => {
  expect(await customers(worker)).toEqual(['华东精密', '岭南食品', '未评级客户', '苏南电池'])
  expect((await grant(ids.east ?? '', [...east, 'no_such'])).status).toBe(400)
  expect((await grant(ids.east ?? '', [...east, ids.level ?? ''])).status).toBe(200)
  expect(await detail(ids.east ?? '')).toMatchObject({ dataScopeIds: [ids.level], grants: { customer_view: 'all' } })
  expect(await customers(worker)).toEqual(['华东精密', '苏南电池'])
  const [inside, outside] = [ids.华东精密 ?? '', ids.岭南食品 ?? '']
  const statuses = async (id: string) => [
    (await company.api.get('/blade-bip/customer/detail', { token: worker, query: { id } })).status,
    (await company.api.get(plus.history, { token: worker, query: { resource: 'customer', id } })).status,
    (await post('/blade-bip/customer/submit', { id, phone: '0512-6288' }, worker)).status,
  ]
  expect(await statuses(inside)).toEqual([200, 200, 200])
  expect(await statuses(outside)).toEqual([404, 404, 404])
  expect((await post('/blade-bip/customer/remove', { ids: outside }, worker)).status).toBe(404)
  const { body } = await company.api.post<{ label: string }[]>('/blade-bip/customer/select-data', {
    token: worker,
    query: { queryValue: '客户' },
  })
  expect(body.data).toEqual([])
  expect((await post('/blade-system/data-scope/remove', { ids: ids.level })).status).toBe(409)
  // Administrators are narrowed by nothing.
  expect((await customers(admin)).length).toBe(4)
})

test('whoever is narrowed hands out no wider reach', async () => {
  const other = await role('other')
  expect((await grant(other, ['customer_view:all'], {}, worker)).status).toBe(403)
  expect((await grant(other, ['customer_view:all', ids.level ?? ''], {}, worker)).status).toBe(200)
  expect((await grant(other, ['customer_view:all', ids.level ?? ''], { apiScopeIds: ids.guard }, worker)).status).toBe(200)
  const foreign = (await guard({ scopeName: '供应商', apiMethod: 'ANY', apiPath: '/blade-bip/ScmSupplier/*' })).body.data.id
  expect((await grant(other, ['customer_view:all', ids.level ?? ''], { apiScopeIds: foreign }, worker)).status).toBe(403)
})

test('of two roles one suffices: a role without a scope widens again, own rows always count', async () => {
  const rated = (
    await scope({ scopeName: 'B 级', resourceCode: 'customer', scopeType: 'field', scopeField: 'level', scopeValue: 'B, C' })
  ).body.data.id
  const south = await role('south')
  await grant(south, ['customer_view:all', rated], { apiScopeIds: ids.guard })
  await post('/blade-system/user/grant', { userIds: ids.worker, roleIds: [ids.east, south] })
  expect(await customers(worker)).toEqual(['华东精密', '岭南食品', '苏南电池'])
  await grant(south, ['customer_view:all'])
  expect((await customers(worker)).length).toBe(4)
  await grant(south, ['customer_view:self'])
  expect(await customers(worker)).toEqual(['华东精密', '苏南电池'])
  const keys = await company.api.get('/blade-system/menu/role-tree-keys', { token: admin, query: { roleIds: ids.east ?? '' } })
  expect(keys.body.data).toMatchObject({
    dataScope: expect.arrayContaining([ids.level, 'customer_view:all']),
    apiScope: [ids.guard],
  })
})
