import { type ButtonNode, type MenuNode, type Page, plus, type Settings } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
const tokens: Record<string, string> = {}

beforeAll(async () => {
  company = await startCompany()
  for (const account of ['admin', 'sales', 'buyer', 'worker']) tokens[account] = await company.signIn(account)
})
afterAll(() => company.stop())

const get = async <T>(path: string, account = 'admin', query = {}, language = 'zh-CN') =>
  (await company.api.get<T>(path, { token: tokens[account], query, headers: { 'accept-language': language } })).body.data

const paths = (nodes: MenuNode[]): string[] =>
  nodes.flatMap(({ path, children }) => [...(path ? [path] : []), ...paths(children)])

describe('the menu', () => {
  test('leads everybody to the workbench, and each to what they may see', async () => {
    const of = async (account: string) => paths(await get<MenuNode[]>('/blade-system/menu/routes', account))
    expect(await of('admin')).toEqual(
      expect.arrayContaining(['/desk/index', '/crm/customer', '/scm/purchase-order', '/system/user']),
    )
    const sales = await of('sales')
    expect(sales).toEqual(expect.arrayContaining(['/desk/index', '/work/todo', '/crm/customer', '/scm/ship']))
    expect(sales).not.toEqual(expect.arrayContaining(['/scm/purchase-order']))
    expect(sales.filter((path) => path.startsWith('/system'))).toEqual([])
  })

  test('shows no group that leads nowhere', async () => {
    const top = await get<MenuNode[]>('/blade-system/menu/routes', 'worker')
    expect(top.map(({ code }) => code)).toEqual([
      'desk',
      'work',
      'pdp',
      'mps',
      'mmr',
      'scm',
      'wms',
      'outsourcing',
      'knowledge',
      'walls',
    ])
    const empty = (nodes: MenuNode[]): MenuNode[] =>
      nodes.flatMap((node) => [...(!node.path && node.children.length === 0 ? [node] : []), ...empty(node.children)])
    expect(empty(top)).toEqual([])
  })

  test('is named in the caller’s language and answers one top menu alone', async () => {
    const names = async (language: string) =>
      (await get<MenuNode[]>('/blade-system/menu/routes', 'admin', { topMenuId: 'crm' }, language)).map(({ name }) => name)
    expect([await names('zh-CN'), await names('vi'), await names('en')]).toEqual([
      ['客户管理', '销售', '客户设置'],
      ['Quản lý khách hàng', 'Bán hàng', 'Cài đặt'],
      ['Customers', 'Selling', 'Settings'],
    ])
  })

  test('keeps the name that a customer gave, and leaves out what they removed', async () => {
    const { database } = company.services
    await database.asSystem((tx) => sql`update menu set name = '工作首页', customised = true where id = 'desk'`.execute(tx))
    await database.asSystem((tx) => sql`update menu set is_deleted = true where id = 'resource.ship'`.execute(tx))
    const menu = await get<MenuNode[]>('/blade-system/menu/routes')
    expect(menu[0]?.name).toBe('工作首页')
    expect(paths(menu)).not.toContain('/scm/ship')
  })
})

describe('buttons', () => {
  const codes = (nodes: ButtonNode[]): string[] => nodes.flatMap(({ children }) => children.map(({ code }) => code))

  test('are the codes of the caller below their resource', async () => {
    const buyer = codes(await get<ButtonNode[]>('/blade-system/menu/buttons', 'buyer'))
    expect(buyer).toEqual(expect.arrayContaining(['purchaseOrder_commit', 'supplier_add', 'material_edit', 'wf_pass']))
    for (const denied of ['customer_view', 'user_view', 'material_remove', 'user_grant']) expect(buyer).not.toContain(denied)
    const admin = codes(await get<ButtonNode[]>('/blade-system/menu/buttons'))
    expect(admin).toEqual(expect.arrayContaining([...buyer, 'user_resetPassword', 'user_grant']))
  })

  test('that depend on a row say whose it must be', async () => {
    const { dept, menu } = await get<{ dept: { deptIds: string[] }; menu: Record<string, string>[] }>(
      '/blade-system/menu/data-buttons',
      'sales',
    )
    expect([...dept.deptIds].sort()).toEqual(['d02', 'd03', 'd04'])
    expect(menu.find(({ code }) => code === 'customer_edit')).toMatchObject({
      btnType: 'DC_MENU_BTN_TYPE_DATA',
      dataPromissionType: 'dept',
      dataPromissionDeptType: 'deep',
    })
    expect(menu.some(({ code }) => code === 'ship_view')).toBe(false)
  })
})

describe('dictionaries', () => {
  test('come in the caller’s language, in their order, as the spec lists them and as the portal reads them', async () => {
    const spec = await get<Record<string, unknown>[]>('/blade-system/dict/dictionary', 'worker', { code: 'DC_LEAVE_TYPE' })
    expect(spec[0]).toMatchObject({ code: 'DC_LEAVE_TYPE', dictKey: 'annual', dictValue: '年假', parentId: '0' })
    const map = await get<Record<string, unknown[]>>('/blade-system/dict-biz/dictionary-map', 'worker', { codes: 'DC_UNIT,NONE' })
    expect([map.DC_UNIT?.length, map.NONE]).toEqual([6, []])
    const own = await get<Record<string, unknown[]>>(plus.dictionaries, 'worker', { codes: 'DC_LEAVE_TYPE,DC_UNIT' }, 'vi')
    expect(own.DC_LEAVE_TYPE?.[0]).toEqual({ key: 'annual', label: 'Nghỉ phép năm', tone: 'info' })
    expect(own.DC_UNIT?.[0]).toEqual({ key: 'pcs', label: 'cái' })
  })

  test('know the roles', async () => {
    const { ROLE } = await get<Record<string, { key: string; label: string }[]>>(
      plus.dictionaries,
      'admin',
      { codes: 'ROLE' },
      'en',
    )
    expect(ROLE?.map(({ label }) => label)).toEqual([
      'Administrator',
      'Employee',
      'Sales',
      'Planner',
      'Inspector',
      'Buyer',
      'Worker',
    ])
  })

  test('are asked for by code', async () => {
    const tooMany = Array.from({ length: 200 }, (_, at) => `A${at}`).join()
    for (const codes of ['', "x' or 1=1", tooMany]) {
      const { status } = await company.api.get(plus.dictionaries, { token: tokens.admin, query: { codes } })
      expect(status, codes).toBe(400)
    }
  })
})

describe('the structure', () => {
  type Node = { id: string; title: string; children: Node[] }

  test('of departments begins at one root', async () => {
    const [root, ...others] = await get<Node[]>('/blade-system/dept/tree', 'worker')
    expect([root?.title, others]).toEqual(['智造装备集团', []])
    expect(root?.children.find(({ id }) => id === 'd02')?.children.map(({ title }) => title)).toEqual([
      '华东销售组',
      '海外销售组',
    ])
    const lazy = await get<{ id: string; hasChildren: boolean }[]>('/blade-system/dept/lazy-tree', 'worker', { parentId: 'd00' })
    expect(lazy.find(({ id }) => id === 'd02')?.hasChildren).toBe(true)
    expect(await get('/blade-system/dept/lazy-list', 'worker', { parentId: 'd00' })).toEqual(lazy)
  })

  test('is chosen from by pages: departments by everybody, organisations by whoever may refer to them', async () => {
    type Row = { id: string; label: string; deptName?: string; orgId?: string; orgName?: string; address?: string }
    const list = (path: string, account: string, query: Record<string, string | number> = {}) =>
      get<Page<Row>>(`/blade-bip/${path}`, account, query)
    const sales = await list('bip-blade-dept/list', 'worker', { search: '销售', size: 2 })
    expect([sales.records.length, sales.size, sales.pages]).toEqual([2, 2, Math.ceil(sales.total / 2)])
    expect(sales.records[0]?.deptName).toContain('销售')
    const { records } = await list('org/list', 'buyer')
    expect(records[0]).toMatchObject({ orgId: records[0]?.id, orgName: records[0]?.label })
    expect(records[0]).not.toHaveProperty('address')
    const token = await company.signIn('buyer')
    const named = await company.api.post<Row[]>('/blade-bip/org/select-data', { token, body: [records[0]?.id] })
    expect(named.body.data).toEqual([records[0]])
    const stranger = company.tokenFor({})
    expect((await company.api.get('/blade-bip/org/list', { token: stranger })).status).toBe(403)
  })

  test('of roles is a list and a tree', async () => {
    expect(await get<unknown[]>('/blade-system/role/list', 'worker', { size: 99999 })).toHaveLength(7)
    expect((await get<Node[]>('/blade-system/role/tree', 'worker')).map(({ title }) => title)).toContain('采购')
  })
})

describe('everybody may ask', () => {
  test('for the settings, which name the demonstration and its password', async () => {
    const settings = await get<Settings>(plus.settings, 'nobody')
    expect(settings).toMatchObject({
      title: 'BIP2.0',
      tenantId: '000000',
      timeZone: 'Asia/Shanghai',
      languages: ['zh-CN', 'vi', 'en'],
    })
    expect(settings.demo?.password).toBe('bip-demo')
    expect(settings.demo?.accounts.map(({ account }) => account)).toEqual([
      'admin',
      'sales',
      'planner',
      'inspector',
      'buyer',
      'worker',
    ])
  })

  test('which tenant a domain is', async () => {
    const ask = () => company.api.get('/blade-system/tenant/info', { query: { domain: 'BIP.zhizao.example' } })
    expect((await ask()).status).toBe(404)
    await company.services.database.asSystem((tx) => sql`update tenant set domain = 'bip.zhizao.example'`.execute(tx))
    expect((await ask()).body.data).toEqual({ tenantId: '000000' })
  })

  test('for health, also while the database is busy', async () => {
    const [opened, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const held = company.services.database.asSystem(async (tx) => {
      await sql`select 1`.execute(tx)
      opened.resolve()
      await done.promise
    })
    await opened.promise
    expect((await company.api.get(plus.health)).body.data).toMatchObject({ status: 'up' })
    done.resolve()
    await held
  })
})
