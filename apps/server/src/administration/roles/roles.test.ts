import { type GrantGroup, type Page, plus, type RoleDetail, type RolePerson, type UserPermissions } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

const base = '/blade-system/role'
let company: Company
let admin: string
let sales: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const save = (body: object, token = admin) => company.api.post<{ id: string }>(`${base}/submit`, { token, body })
const detail = async (id: string) =>
  (await company.api.get<RoleDetail>(`${base}/detail`, { token: admin, query: { id } })).body.data
const grant = (body: object, token = admin) => company.api.post(`${base}/grant`, { token, body })
const remove = (ids: string) => company.api.post(`${base}/remove`, { token: admin, query: { ids } })
const idOf = async (account: string): Promise<string> => {
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from "user" where account = ${account}`.execute(tx),
  )
  return rows[0]?.id ?? ''
}
const warehouse = { roleName: '仓库主管', names: { en: 'Warehouse lead' }, roleAlias: 'warehouse', sort: 20 }

test('nobody keeps or grants roles without the permission', async () => {
  expect((await save(warehouse, sales)).status).toBe(403)
  expect((await grant({ roleIds: 'buyer', menuIds: '', dataScopeIds: '' }, sales)).status).toBe(403)
  expect((await company.api.get(`${base}/detail`, { token: sales, query: { id: 'buyer' } })).status).toBe(403)
})

test('a role is made, changed and removed; names and codes are told apart', async () => {
  const { id } = (await save(warehouse)).body.data
  expect(await detail(id)).toMatchObject({ ...warehouse, isAdministrator: false, userCount: 0, grants: {} })
  expect((await save({ ...warehouse, roleAlias: 'other' })).status).toBe(409)
  expect((await save({ ...warehouse, roleName: '另一个', roleAlias: 'WAREHOUSE' })).status).toBe(409)
  await save({ ...warehouse, id, roleName: '仓储主管' })
  expect((await detail(id)).roleName).toBe('仓储主管')
  const { id: below } = (await save({ roleName: '收货员', roleAlias: 'receiver', parentId: id })).body.data
  expect((await save({ ...warehouse, id, parentId: below })).status).toBe(400)
  expect((await remove(id)).status).toBe(409)
  expect((await remove(`${id},${below}`)).status).toBe(200)
  expect((await company.api.get(`${base}/detail`, { token: admin, query: { id } })).status).toBe(404)
})

test('what people have or administrators need is not removed', async () => {
  expect((await remove('buyer')).status).toBe(409)
  expect((await remove('administrator')).status).toBe(403)
  expect((await grant({ roleIds: 'administrator', menuIds: [], dataScopeIds: [] })).status).toBe(400)
})

test('a grant is in force for those who are signed in, and taken back again', async () => {
  const suppliers = () => company.api.get('/blade-bip/ScmSupplier/supplier-list', { token: sales })
  const before = (await detail('sales')).grants
  expect((await suppliers()).status).toBe(403)
  const codes = [...Object.keys(before), 'supplier_view']
  const wide = Object.entries(before).map(([code, scope]) => `${code}:${scope}`)
  expect((await grant({ roleIds: 'sales', menuIds: codes, dataScopeIds: [...wide, 'supplier_view:all'] })).status).toBe(200)
  expect((await suppliers()).status).toBe(200)
  await grant({ roleIds: 'sales', menuIds: Object.keys(before), dataScopeIds: wide })
  expect((await suppliers()).status).toBe(403)
  expect((await detail('sales')).grants).toEqual(before)
})

test('nobody hands out more than they hold', async () => {
  const { id } = (await save({ roleName: '权限员', roleAlias: 'granter' })).body.data
  await grant({
    roleIds: id,
    menuIds: ['role_view', 'role_grant', 'customer_view'],
    dataScopeIds: ['role_grant:all', 'customer_view:dept'],
  })
  await company.api.post('/blade-system/user/grant', {
    token: admin,
    body: { userIds: await idOf('worker'), roleIds: id },
  })
  const worker = await company.signIn('worker')
  expect(
    (await grant({ roleIds: 'buyer', menuIds: ['purchaseOrder_remove', 'user_edit'], dataScopeIds: [] }, worker)).status,
  ).toBe(403)
  expect((await grant({ roleIds: id, menuIds: ['customer_view'], dataScopeIds: ['customer_view:all'] }, worker)).status).toBe(403)
})

test('what can be granted is named in the language of the caller', async () => {
  const { body } = await company.api.get<{ menu: GrantGroup[] }>('/blade-system/menu/grant-tree', {
    token: admin,
    headers: { 'accept-language': 'en' },
  })
  const orders = body.data.menu.find(({ key }) => key === 'purchaseOrder')
  expect(orders?.codes.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['view', 'add', 'commit']))
  expect((await grant({ roleIds: 'buyer', menuIds: ['no_such'], dataScopeIds: [] })).status).toBe(400)
})

test('why somebody may do something is told by role, the widest one', async () => {
  const ask = async (account: string, token = admin) =>
    company.api.get<UserPermissions>('/blade-system/user/permissions', { token, query: { id: await idOf(account) } })
  const { roles, grants } = (await ask('buyer')).body.data
  expect(roles.map(({ id }) => id)).toContain('buyer')
  expect(grants.find(({ code }) => code === 'purchaseOrder_view')).toMatchObject({ scope: 'deptDeep', roleIds: ['buyer'] })
  expect(grants.map(({ code }) => code)).not.toContain('user_edit')
  expect((await ask('admin')).body.data).toMatchObject({ isAdministrator: true, grants: [] })
  expect((await ask('buyer', sales)).status).toBe(403)
})

test('what a role holds and sees is answered as the specification has it', async () => {
  const ask = async <T>(path: string, query: Record<string, string>, token = admin) =>
    (await company.api.get<T>(`/blade-system/${path}`, { token, query })).body.data
  const keys = await ask<{ menu: string[]; dataScope: string[] }>('menu/role-tree-keys', { roleIds: 'buyer' })
  expect(keys.menu).toContain('purchaseOrder_view')
  expect(keys.dataScope).toContain('purchaseOrder_view:deptDeep')
  const seen = (await ask<{ id: string }[]>('menu/role-menu-list', { roleId: 'buyer' })).map(({ id }) => id)
  expect(seen).toEqual(expect.arrayContaining(['desk', 'resource.purchaseOrder']))
  expect(seen).not.toContain('resource.user')
  const { id: above } = (await save({ roleName: '生产主管', roleAlias: 'lead' })).body.data
  const { id: below } = (await save({ roleName: '班组长', roleAlias: 'foreman', parentId: above })).body.data
  const tree = await ask<{ id: string; children: { id: string }[] }[]>('role/tree-by-id', { roleId: above })
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([[above, [below]]])
  const mine = await ask<{ code: string; scope: string }[]>('permission/list-auth', {}, sales)
  expect(mine).toContainEqual({ code: 'customer_view', scope: 'deptDeep' })
  expect(mine.map(({ code }) => code)).not.toContain('role_view')
  expect((await company.api.get('/blade-system/menu/role-tree-keys', { token: sales, query: { roleIds: 'buyer' } })).status).toBe(
    403,
  )
  expect((await company.api.get('/blade-system/role/tree-by-id', { token: admin, query: { roleId: 'nobody' } })).status).toBe(404)
})

test('people are bound to a role and taken out of it, and keep what else they have', async () => {
  const [worker, buyer] = await Promise.all([idOf('worker'), idOf('buyer')])
  const { id: roleId } = (await save({ roleName: '质检员', roleAlias: 'quality' })).body.data
  const bind = (userIds: readonly string[], isHeld: boolean, more: { token?: string; roleId?: string } = {}) =>
    company.api.post(plus.bindRole, { token: more.token ?? admin, body: { roleId: more.roleId ?? roleId, userIds, isHeld } })
  const people = async (search = '') => {
    const { body } = await company.api.get<Page<RolePerson>>(plus.rolePeople, { token: admin, query: { roleId, search } })
    return body.data.records.map(({ account }) => account).toSorted()
  }
  const rolesOf = async (account: string) => {
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ roles: string[] }>`select to_json(role_ids) as roles from "user" where account = ${account}`.execute(tx),
    )
    return rows[0]?.roles ?? []
  }
  const before = await rolesOf('buyer')

  expect((await bind([worker, buyer], true)).status).toBe(200)
  expect((await bind([worker], true)).status).toBe(200)
  expect(await people()).toEqual(['buyer', 'worker'])
  expect(await people('worker')).toEqual(['worker'])
  expect(await rolesOf('buyer')).toEqual([...before, roleId])
  expect((await detail(roleId)).userCount).toBe(2)

  expect((await bind([worker, buyer], false)).status).toBe(200)
  expect(await people()).toEqual([])
  expect(await rolesOf('buyer')).toEqual(before)

  // All of them or none; and only who may grant roles, to whom they may.
  expect((await bind([worker, 'nobody'], true)).status).toBe(404)
  expect(await people()).toEqual([])
  expect((await bind([worker], true, { token: sales })).status).toBe(403)
  expect((await bind([worker], true, { roleId: 'no-such-role' })).status).toBe(404)
  expect((await bind([await idOf('admin')], false, { roleId: 'administrator' })).status).toBe(409)
  expect((await company.api.get(plus.rolePeople, { token: sales, query: { roleId } })).status).toBe(403)
})
