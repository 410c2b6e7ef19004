import { type GrantGroup, type MenuButton, type MenuDetail, type MenuNode, plus, type RoleDetail } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureBaseline } from '../../seed/baseline.ts'
import { type Company, startCompany } from '../../testing/company.ts'

const base = '/blade-system/menu'
let company: Company
let admin: string
let sales: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const submit = (body: object, token = admin) => company.api.post<{ id: string }>(`${base}/submit`, { token, body })
const move = (body: object) => company.api.post(plus.moveMenu, { token: admin, body })
const remove = (ids: string) => company.api.post(`${base}/remove`, { token: admin, body: { ids } })
const list = async (query: Record<string, string> = {}) =>
  (await company.api.get<MenuDetail[]>(`${base}/list`, { token: admin, query })).body.data
const detail = async (id: string) =>
  (await company.api.get<MenuDetail>(`${base}/detail`, { token: admin, query: { id } })).body.data
const seen = async (token: string, language = 'zh-CN') => {
  const { body } = await company.api.get<MenuNode[]>(`${base}/routes`, { token, headers: { 'accept-language': language } })
  const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
  return all(body.data)
}
const mail = {
  parentId: 'crm.customers',
  name: '企业邮箱',
  names: { en: 'Mail', vi: 'Thư' },
  routeType: 'menu_route_type_outside',
  href: 'https://mail.example.com/inbox',
}

test('nobody keeps the menu without the permission', async () => {
  expect((await submit(mail, sales)).status).toBe(403)
  expect((await company.api.get(`${base}/list`, { token: sales })).status).toBe(403)
  const other = company.tokenFor({ tenantId: '200000', permissions: { menu_view: 'all', menu_edit: 'all' } })
  expect((await company.api.get<MenuDetail[]>(`${base}/list`, { token: other })).body.data).toEqual([])
  expect((await submit({ ...mail, id: 'crm', parentId: '0' }, other)).status).toBe(404)
})

test('an entry of one’s own is made, shown in the reader’s language at the next load, hidden and removed', async () => {
  const { id } = (await submit(mail)).body.data
  expect((await seen(sales, 'vi')).find((node) => node.id === id)).toMatchObject({
    name: 'Thư',
    path: mail.href,
    href: mail.href,
    routeType: mail.routeType,
  })
  await submit({ ...mail, id, isHidden: true })
  expect((await seen(sales)).some((node) => node.id === id)).toBe(false)
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).status).toBe(404)
})

test('addresses that lead astray are refused', async () => {
  for (const href of [
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://files.example.com',
    '//evil.example.com',
    'https://user:pass@example.com',
    'http:/example.com',
    '{host}.evil.example.com/x',
    '{host}@evil.example.com/x',
    'https://example.com/\\evil',
    '/local',
  ])
    expect([href, (await submit({ ...mail, href })).status]).toEqual([href, 400])
  for (const href of ['{host}/dashboard/shipping', 'http://10.0.0.5/hr', 'https://mail.example.com/?a=b'])
    expect([href, (await submit({ ...mail, href, isHidden: true })).status]).toEqual([href, 200])
  const framed = await submit({ ...mail, href: '{host}/dashboard/shipping', routeType: 'menu_route_type_iframe' })
  expect([framed.status, framed.body.msg]).toEqual([400, expect.stringContaining('不能嵌入自身')])
  for (const path of ['crm', '//evil.example.com', '/\\evil', 'https://x.example.com'])
    expect((await submit({ ...mail, href: '', routeType: 'menu_route_type_inside', path })).status).toBe(400)
})

test('what comes with the product is renamed, moved and hidden, keeps its page, and is never removed; updates leave that be', async () => {
  const supplier = await detail('resource.supplier')
  await submit({ ...supplier, name: '供方', names: { en: 'Vendors' }, path: '/elsewhere', routeType: 'menu_route_type_inside' })
  expect(await detail('resource.supplier')).toMatchObject({
    name: '供方',
    path: supplier.path,
    permission: 'supplier_view',
    isSystem: true,
  })
  expect((await remove('resource.supplier')).status).toBe(400)
  expect((await move({ id: 'resource.supplier', parentId: 'scm.stock', before: 'resource.ship' })).status).toBe(200)
  const { config, database } = company.services
  await database.asSystem((tx) => ensureBaseline(tx, config))
  expect(await detail('resource.supplier')).toMatchObject({ name: '供方', parentId: 'scm.stock' })
  const order = (await list({ parentId: 'scm.stock' })).map(({ id }) => id)
  expect(order.indexOf('resource.supplier')).toBe(order.indexOf('resource.ship') - 1)
  const { rows } = await database.asSystem((tx) =>
    sql<{
      operation: string
    }>`select operation from change_history where resource = 'menu' and record_id = 'resource.supplier' order by id`.execute(tx),
  )
  expect(rows.map(({ operation }) => operation)).toEqual(['update', 'move'])
})

test('nothing comes to stand under itself', async () => {
  expect((await move({ id: 'scm', parentId: 'scm.stock' })).status).toBe(400)
  expect((await move({ id: 'scm', parentId: 'nowhere' })).status).toBe(404)
  expect((await move({ id: 'scm', parentId: '0', before: 'nowhere' })).status).toBe(404)
})

test('a page tells its buttons, how far each may reach, and the calls that it opens', async () => {
  const { body } = await company.api.get<MenuButton[]>(plus.menuButtons, { token: admin, query: { id: 'resource.user' } })
  const reset = body.data.find(({ code }) => code === 'user_resetPassword')
  expect(reset).toMatchObject({
    name: '重置密码',
    hasScope: true,
    apis: [{ method: 'POST', path: '/blade-system/user/reset-password' }],
  })
  const roles = await company.api.get<MenuButton[]>(plus.menuButtons, { token: admin, query: { id: 'system.role' } })
  expect(roles.body.data.map(({ code }) => code)).toEqual(['role_view', 'role_edit', 'role_grant'])
})

test('roles are granted own entries, and show the top entries they name', async () => {
  const { id } = (await submit({ ...mail, isGranted: true })).body.data
  const code = `menu:${id}`
  expect((await seen(sales)).some((node) => node.id === id)).toBe(false)
  expect((await seen(admin)).some((node) => node.id === id)).toBe(true)
  const tree = await company.api.get<{ menu: GrantGroup[] }>(`${base}/grant-tree`, { token: admin })
  expect(tree.body.data.menu.find(({ key }) => key === 'menus')?.codes).toEqual([{ code, name: '企业邮箱', operation: code }])
  const { grants } = (await company.api.get<RoleDetail>('/blade-system/role/detail', { token: admin, query: { id: 'sales' } }))
    .body.data
  const grant = (topMenuIds: string[], roleIds = 'sales') =>
    company.api.post('/blade-system/role/grant', {
      token: admin,
      body: {
        roleIds,
        menuIds: [...Object.keys(grants), code],
        dataScopeIds: [...Object.entries(grants).map(([one, scope]) => `${one}:${scope}`), `${code}:self`],
        topMenuIds,
      },
    })
  expect((await grant(['crm'])).status).toBe(200)
  expect((await seen(sales)).some((node) => node.id === id)).toBe(true)
  // Everybody's role names none, so it still shows all.
  expect((await seen(sales)).some((node) => node.id === 'scm')).toBe(true)
  await grant(['crm'], 'employee')
  expect((await seen(sales)).filter(({ parentId }) => parentId === '0').map((node) => node.id)).toEqual(['desk', 'work', 'crm'])
  await grant(['scm'], 'employee')
  expect((await seen(sales)).filter(({ parentId }) => parentId === '0').map((node) => node.id)).toEqual([
    'desk',
    'work',
    'crm',
    'scm',
  ])
  const { body } = await company.api.get<RoleDetail>('/blade-system/role/detail', { token: admin, query: { id: 'sales' } })
  expect(body.data.topMenuIds).toEqual(['crm'])
})
