import { historyCalls, plus } from '@bip/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
const customers = '/blade-bip/customer'

const submit = async (values: object) => (await admin.post(`${customers}/submit`, values)).data
const entriesOf = async (id: string) => (await admin.get(plus.history, { resource: 'customer', id })).data

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

it('one value comes back as it was before a change, the whole record as it was after one', async () => {
  const { id } = await submit({ fullname: '常熟机械', level: 'A', phone: '0512-1' })
  await submit({ id, level: 'B', phone: '0512-2' })
  await submit({ id, level: 'C', address: '苏州' })
  const [second, first, created] = await entriesOf(id)
  const back = (body: object) => admin.post(historyCalls.restore, { resource: 'customer', id, ...body })

  expect((await back({ entryId: first.id, keys: ['phone'], version: 3 })).data).toMatchObject({
    phone: '0512-1',
    level: 'C',
    version: 4,
  })
  expect(await back({ entryId: second.id, version: 3 })).toMatchObject({ status: 409, error: 'stale' })
  expect((await back({ entryId: created.id, version: 4 })).data).toMatchObject({
    phone: '0512-1',
    level: 'A',
    address: null,
    version: 5,
  })
  expect((await entriesOf(id))[0].fields.map(({ key }: { key: string }) => key).sort()).toEqual(['address', 'level'])
  expect(await back({ entryId: 'none' })).toMatchObject({ status: 404 })
})

it('takes the permission to edit, and the rules of an edit', async () => {
  const { id } = await submit({ fullname: '张家港甲' })
  await submit({ id, fullname: '张家港乙' })
  await submit({ fullname: '张家港甲' })
  const [{ id: entryId }] = await entriesOf(id)
  const body = { resource: 'customer', id, entryId, keys: ['fullname'] }
  expect(await admin.post(historyCalls.restore, body)).toMatchObject({ status: 409, error: 'duplicate' })
  expect((await server.as('alpha.sales').post(historyCalls.restore, body)).status).toBe(404)
  expect((await server.as('alpha.worker').post(historyCalls.restore, body)).status).toBe(403)
})

it('lines tell what changed cell by cell', async () => {
  const supplier = (await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '昆山机加工' })).data
  const material = (
    await admin.post('/blade-bip/ScmMaterial/material-submit', {
      materialCode: 'M1',
      materialName: '电机',
      category: 'drive',
      unit: 'pcs',
    })
  ).data
  const order = (
    await admin.post('/blade-bip/ScmPurchaseOrder/po-submit', {
      supplierId: supplier.id,
      orgId: '100006',
      purchaserId: 'alpha-admin',
      purchaseDate: '2026-11-20',
      lines: [1, 2].map((quantity) => ({ materialId: material.id, quantity, price: '10', taxRate: '13' })),
    })
  ).data
  const [one] = order.lines
  await admin.post('/blade-bip/ScmPurchaseOrder/po-submit', {
    id: order.id,
    lines: [
      { ...one, quantity: '5' },
      { materialId: material.id, quantity: '7', price: '1', taxRate: '13' },
    ],
  })
  const [entry] = (await admin.get(plus.history, { resource: 'purchaseOrder', id: order.id })).data
  const { lines } = entry.fields.find(({ key }: { key: string }) => key === 'lines')
  expect(lines.map(({ line, kind }: { line: number; kind: string }) => [line, kind])).toEqual([
    [1, 'changed'],
    [2, 'added'],
    [2, 'removed'],
  ])
  expect(lines[0].cells[0]).toMatchObject({ key: 'quantity', label: '数量' })
})
