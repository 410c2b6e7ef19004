import type { AnyRecord, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

const base = '/blade-bip/mps'
const wire = {
  wireNo: '101',
  fromDevice: 'QF1',
  fromTerminal: '2',
  toDevice: 'KM1',
  wireType: 'BVR',
  crossSection: '1.5',
  length: '600',
}
let company: Company
let token: string
let group: AnyRecord

const sizes = { workCalendar: 4, workRegion: 12, workGroup: 40 }

beforeAll(async () => {
  company = await startCompany({ sizes })
  token = await company.signIn('admin')
  const [first] = (await get<Page<AnyRecord>>('work-group/list', { size: 1 })).body.data.records
  if (!first) throw new Error('There is no work group.')
  group = first
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(`${base}/${path}`, { token, body })
const get = <T = AnyRecord>(path: string, query = {}) => company.api.get<T>(`${base}/${path}`, { token, query })
const query = async (name: string, asked: object) =>
  (await company.api.get<Page<AnyRecord>>(`/blade-bip/plus/query/${name}`, { token, query: { ...asked } })).body.data.records

const listOf = async (name: string, wires: readonly object[]): Promise<string> => {
  const made = await post('WireBom/submit', { name, designerId: group.createUser, wires })
  expect(made.status, made.body.msg).toBe(200)
  return String(made.body.data.id)
}
const passed = async (path: string, id: string): Promise<void> => {
  await post(`${path}/commit`, { ids: id })
  expect((await post(`${path}/audit`, { id, auditStatus: 'passed' })).status).toBe(200)
}
const changeOf = async (bomId: string): Promise<string> => {
  const changes = [{ change: 'change', wireNo: '101', oldValue: '1.0', newValue: '1.5' }]
  const change = { changedOn: '2026-11-19', applicantId: group.createUser, changeReason: 'design', bomId, newVersion: 'B0' }
  return String((await post('WireChange/submit', { ...change, changes })).body.data.id)
}

test('a wire list is changed by a change that passed its audit', async () => {
  expect((await post('WireBom/submit', { name: '主控柜', designerId: group.createUser, wires: [wire, wire] })).status).toBe(409)
  const bomId = await listOf('主控柜线束', [wire])
  const id = await changeOf(bomId)
  await post('WireChange/commit', { ids: id })
  expect((await post('WireChange/audit', { id, auditStatus: 'rejected' })).status).toBe(409)
  expect((await post('WireChange/audit', { id, auditStatus: 'passed' })).status).toBe(200)
  expect((await get('WireBom/detail', { id: bomId })).body.data.bomVersion).toBe('B0')
})

test('who changes a list that is being made by says first what becomes of those orders', async () => {
  const bomId = await listOf('辅控柜线束', [wire])
  await passed('WireBom', bomId)
  const order = await post('WireExecute/submit', { bomId, qty: '4', workGroupId: group.id, plannedOn: '2026-11-20' })
  expect(order.status, order.body.msg).toBe(200)
  await passed('WireExecute', String(order.body.data.id))
  const id = await changeOf(bomId)
  const refused = await post('WireChange/commit', { ids: id })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining(String(order.body.data.no))])
  const change = (await get('WireChange/detail', { id })).body.data
  await post('WireChange/submit', { id, version: change.version, running: '已下线的 2 套返工' })
  expect((await post('WireChange/commit', { ids: id })).status).toBe(200)
  expect(await query('wire-where-used', { device: 'qf1' })).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: bomId, wires: '1', length: '600', running: order.body.data.no })]),
  )
  expect(await query('wire-where-used', { device: 'QF1', wireType: 'YJV' })).toEqual([])
})

test('two lists stand side by side: wires that came, went, or changed, and in what', async () => {
  const leftId = await listOf('左', [wire, { ...wire, wireNo: '102' }, { ...wire, wireNo: '103' }])
  const rightId = await listOf('右', [
    wire,
    { ...wire, wireNo: '102', crossSection: '2.5', color: '红' },
    { ...wire, wireNo: '104' },
  ])
  const rows = await query('wire-compare', { leftId, rightId, ascs: 'difference' })
  const told = Object.fromEntries(rows.map(({ wireNo, difference }) => [wireNo, difference]))
  expect(told).toEqual({ 101: 'same', 102: 'changed', 103: 'removed', 104: 'added' })
  expect(rows.find(({ wireNo }) => wireNo === '102')).toMatchObject({
    changedIn: '截面, 颜色',
    leftRoute: 'QF1:2 → KM1',
    leftWire: 'BVR · 1.5 mm² · 600 mm',
    rightWire: 'BVR · 2.5 mm² · 红 · 600 mm',
  })
  expect(await query('wire-compare', { leftId, rightId, difference_in: 'added,removed,changed' })).toHaveLength(3)
})
