import type { AnyRecord, BulkResult, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany()
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const base = '/blade-bip/NameplateBatch'
const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(path, { token, body })

test('batches of an order are listed as the start-number button asks, started, restructured, and carry their code', async () => {
  const customer = await post('/blade-bip/DcNameplateCustomer/submit', { customerName: '岚山重工', customerCode: 'NC-1' })
  const customerId = customer.body.data.id
  const batch = { moNumber: 'MO-26-7', customerId, moTime: '2026-11-20', quantity: '4' }
  const first = (await post(`${base}/submit`, { ...batch, beginNumber: '1' })).body.data
  expect(first).toMatchObject({ qrCode: 'EWMO26720261120', batchStatus: 'draft' })
  await post(`${base}/submit`, { ...batch, beginNumber: '5', qrCode: 'made up' })
  await post(`${base}/submit`, { ...batch, moNumber: 'MO-26-70', beginNumber: '90' })
  const query = { customerId, moNumber: 'MO-26-7', isDeleted: '0', currentPage: '1', size: '9999', ascs: 'createTime' }
  const { body } = await company.api.get<Page<AnyRecord>>(`${base}/list`, { token, query })
  const ofOrder = body.data.records.filter(({ moNumber }) => moNumber === 'MO-26-7')
  expect(ofOrder).toMatchObject([{ beginNumber: '1' }, { beginNumber: '5', qrCode: 'EWMO26720261120' }])

  expect((await post<BulkResult>(`${base}/start`, { ids: first.id })).body.data.results).toMatchObject([{ ok: true }])
  expect((await post(`${base}/submit`, { ...batch, id: first.id, version: 2, beginNumber: '3' })).status).toBe(409)
  expect((await post<BulkResult>(`${base}/restructure`, { ids: first.id })).body.data.results).toMatchObject([{ ok: true }])
  expect((await post(`${base}/submit`, { ...batch, beginNumber: '0' })).status).toBe(400)
  const named = await post<AnyRecord[]>('/blade-bip/DcNameplateCustomer/select-data', [customerId])
  expect(named.body.data).toMatchObject([{ id: customerId, customerName: '岚山重工' }])
})
