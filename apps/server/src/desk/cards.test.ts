import { type CardAnswers, plus } from '@bip/contract'
import { cards } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../resources/testing/server.ts'

let server: RecordsServer
let admin: Caller

beforeAll(async () => {
  server = await startRecordsServer()
  // In Shanghai it is the 21st already.
  server.setClock(new Date('2026-11-20T17:00:00Z'))
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

const ask = async (caller: Caller, ...keys: string[]): Promise<CardAnswers> =>
  (await caller.get(plus.deskCards, { keys: keys.join(',') })).data

const order = async (deliveryDate: string, purchaserId: string, supplierId: string, materialId: string) =>
  (
    await admin.post('/blade-bip/ScmPurchaseOrder/po-submit', {
      supplierId,
      orgId: '100006',
      purchaseDate: '2026-11-01',
      deliveryDate,
      purchaserId,
      lines: [{ materialId, quantity: '2', price: '10', taxRate: '0' }],
    })
  ).data

it('tells what is late and what waits, by the reader and by the day of their zone', async () => {
  const supplier = (await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '上海轴承', status: 'candidate' }))
    .data
  const material = { materialCode: 'BRG-1', materialName: '轴承', category: 'standard', unit: 'pcs' }
  const { id } = (await admin.post('/blade-bip/ScmMaterial/material-submit', material)).data
  const late = await order('2026-11-20', 'alpha-buyer', supplier.id, id)
  const due = await order('2026-11-21', 'alpha-buyer', supplier.id, id)
  const draft = await order('2026-11-30', 'alpha-admin', supplier.id, id)
  for (const one of [late, due]) await admin.post('/blade-bip/ScmPurchaseOrder/po-commit', { ids: one.id })

  const answers = await ask(admin, 'purchaseOrder.late', 'purchaseOrder.waiting', 'purchaseOrder.figures', 'supplier.waiting')
  expect(answers['purchaseOrder.late']).toMatchObject({
    total: 1,
    records: [{ id: late.id, _labels: { supplierId: '上海轴承' } }],
  })
  expect(answers['purchaseOrder.late']?.filters).toEqual({
    processStatus_in: 'inReview,approved',
    deliveryDate_ge: '2026-09-22',
    deliveryDate_le: '2026-11-20',
  })
  expect(answers['purchaseOrder.waiting']).toMatchObject({ total: 1, records: [{ id: draft.id }] })
  expect(answers['purchaseOrder.figures']).toMatchObject({
    total: 3,
    bars: [
      { value: 'inReview', count: 2, sum: '40.00' },
      { value: 'draft', count: 1, sum: '20.00' },
    ],
  })
  expect(answers['supplier.waiting']?.total).toBe(1)
  expect((await ask(server.as('alpha.buyer'), 'purchaseOrder.waiting'))['purchaseOrder.waiting']?.total).toBe(0)
})

it('leaves out cards of resources that the reader may not view, and keys that are none', async () => {
  expect(Object.keys(await ask(server.as('alpha.worker'), 'purchaseOrder.late', 'nonsense', 'toString'))).toEqual([])
  expect((await server.as().get(plus.deskCards, { keys: 'ship.late' })).status).toBe(401)
})

it('answers every card that modules declare', async () => {
  expect(Object.keys(await ask(admin, ...cards.map(({ key }) => key))).sort()).toEqual(cards.map(({ key }) => key).sort())
})
