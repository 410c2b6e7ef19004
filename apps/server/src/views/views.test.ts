import { type ListView, type ListViewDraft, type ListViews, plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../testing/company.ts'

let company: Company
let admin: string
let sales: string
let buyer: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
  buyer = await company.signIn('buyer')
})
afterAll(() => company.stop())

const overdue = (more: Partial<ListViewDraft> = {}): ListViewDraft => ({
  list: 'ship',
  name: '逾期未发',
  state: '{"question":"q=1"}',
  sharedWith: [],
  isDefault: false,
  ...more,
})
const save = (token: string, body: object) => company.api.post<ListView>(plus.submitView, { token, body })
const listed = async (token: string, list = 'ship') =>
  (await company.api.get<ListViews>(plus.views, { token, query: { list } })).body.data
const names = async (token: string, list?: string) => (await listed(token, list)).views.map(({ name }) => name)

test('a view is its author’s alone until it is shared', async () => {
  const { body } = await save(sales, overdue())
  expect(body.data).toMatchObject({ name: '逾期未发', state: '{"question":"q=1"}', isMine: true })
  expect(await names(sales)).toEqual(['逾期未发'])
  expect(await names(sales, 'material')).toEqual([])
  expect(await names(buyer)).toEqual([])
  expect((await save(buyer, { ...overdue({ name: '改名' }), id: body.data.id })).status).toBe(404)
  expect((await company.api.post(plus.removeView, { token: buyer, query: { id: body.data.id } })).status).toBe(404)
})

test('sharing takes the permission, and reaches everybody or the people of a role', async () => {
  expect((await save(sales, overdue({ name: '给大家', sharedWith: ['all'] }))).status).toBe(403)
  expect((await listed(sales)).canShare).toBe(false)
  const { canShare, roles } = await listed(admin)
  expect(canShare).toBe(true)
  expect(roles.map(({ id }) => id)).toContain('buyer')
  await save(admin, overdue({ name: '采购部默认', sharedWith: ['buyer'], isDefault: true }))
  await save(admin, overdue({ name: '全员', sharedWith: ['all'] }))
  expect(await names(buyer)).toEqual(['全员', '采购部默认'])
  expect((await listed(buyer)).views[1]).toMatchObject({ isMine: false, isDefault: true })
  expect(await names(sales)).toEqual(['逾期未发', '全员'])
})

test('names are told apart, changes keep the view, and only one opens by itself', async () => {
  const first = (await save(buyer, overdue({ list: 'material', name: '钢材', isDefault: true }))).body.data
  expect((await save(buyer, overdue({ list: 'material', name: '钢材' }))).status).toBe(409)
  const second = (await save(buyer, overdue({ list: 'material', name: '紧固件', isDefault: true }))).body.data
  const changed = (await save(buyer, { ...overdue({ list: 'material', name: '钢材（在用）' }), id: first.id })).body.data
  expect(changed).toMatchObject({ id: first.id, isDefault: false })
  expect((await listed(buyer, 'material')).views.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([second.id])
  await company.api.post(plus.removeView, { token: buyer, query: { id: second.id } })
  expect(await names(buyer, 'material')).toEqual(['钢材（在用）'])
})

test('what is no view is refused', async () => {
  for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(41) }, { state: 'x'.repeat(8001) }, { list: '' }])
    expect((await save(sales, overdue(wrong))).status).toBe(400)
  expect((await company.api.get(plus.views, { query: { list: 'ship' } })).status).toBe(401)
})

test('what cards of the workbench show is a view of their list, for who asks and the day', async () => {
  const asked = async (token: string) => {
    const mine = (await listed(token, 'planItem')).ready.find(({ key }) => key === 'planItem.waiting')
    expect(mine?.name).toBe('我的任务')
    return Object.fromEntries(new URLSearchParams(mine?.question))
  }
  const own = await asked(sales)
  expect(own).toEqual({
    planStatus_in: 'toStart,inProgress,delayed',
    ownerId: expect.stringMatching(/./),
    planStart_le: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    sort: 'planEnd',
  })
  expect((await asked(buyer)).ownerId).not.toBe(own.ownerId)
})
