import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'

let server: RecordsServer
let admin: Caller
let draft: Record<string, unknown>
const orders = '/blade-bip/ScmPurchaseOrder'

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-12-31T16:30:00Z'))
  admin = server.as('alpha.admin')
  const supplier = await admin.post('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '上海轴承' })
  const material = await admin.post('/blade-bip/ScmMaterial/material-submit', {
    materialCode: 'BRG-6204',
    materialName: '深沟球轴承',
    category: 'standard',
    unit: 'pcs',
  })
  draft = {
    supplierId: supplier.data.id,
    orgId: '100006',
    purchaseDate: '2026-12-31',
    purchaserId: 'alpha-buyer',
    lines: [
      { materialId: material.data.id, quantity: '3', price: '0.1', taxRate: '13' },
      { materialId: material.data.id, quantity: '1.5', price: '99.99', taxRate: '13', remark: '急' },
    ],
  }
})
afterAll(() => server.stop())

const submit = async (values: object) => {
  const answer = await admin.post(`${orders}/po-submit`, values)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

describe('a document with lines', () => {
  it('gets its number from the tenant’s day and its sums from the server', async () => {
    const order = await submit({ ...draft, amount: '1', total: '1' })
    expect(order).toMatchObject({
      no: 'PO-2027-00001',
      processStatus: 'draft',
      lineCount: '2',
      amount: '150.29',
      tax: '19.54',
      total: '169.83',
    })
    expect(order.lines[0]).toMatchObject({
      quantity: '3.0000',
      amount: '0.30',
      tax: '0.04',
      _labels: { materialId: '深沟球轴承' },
    })
    expect((await admin.get(`${orders}/po-list`, {})).data.records[0].lines).toBeUndefined()
  })

  it('keeps lines by their id, in the order given', async () => {
    const order = await submit(draft)
    const [first, second] = order.lines
    const { materialId } = first
    const changed = await submit({ id: order.id, lines: [second, { materialId, quantity: '2', price: '5', taxRate: '0' }] })
    expect(changed.lines.map(({ id }: { id: string }) => id)).toEqual([second.id, expect.not.stringMatching(first.id)])
    expect(changed).toMatchObject({ lineCount: '2', amount: '159.99' })
    const other = await submit(draft)
    const stolen = await submit({ id: other.id, lines: [{ ...second, quantity: '1' }] })
    expect(stolen.lines[0].id).not.toBe(second.id)
    expect((await admin.get(`${orders}/po-detail`, { id: order.id })).data.lines[0]).toMatchObject({
      id: second.id,
      quantity: '1.5000',
    })
  })

  it('names what is wrong by line, and needs one', async () => {
    const wrong = await admin.post(`${orders}/po-submit`, {
      ...draft,
      lines: [{ materialId: 'none', quantity: '0', price: '1', taxRate: '1' }],
    })
    expect(wrong.data.fields).toHaveProperty(['lines.0.quantity'])
    expect((await admin.post(`${orders}/po-submit`, { ...draft, lines: [] })).data.fields).toEqual({ lines: '至少一行明细' })
    const unknown = await admin.post(`${orders}/po-submit`, {
      ...draft,
      lines: [{ materialId: 'none', quantity: '1', price: '1', taxRate: '1' }],
    })
    expect(unknown.data.fields).toEqual({ 'lines.0.materialId': '找不到对应的物料' })
    for (const lines of ['x', [1], [null], { a: 1 }])
      expect((await admin.post(`${orders}/po-submit`, { ...draft, lines })).status).toBe(400)
  })

  it('cannot lose a material it still names', async () => {
    const order = await submit(draft)
    const [{ materialId }] = order.lines
    expect(await admin.post('/blade-bip/ScmMaterial/material-remove', { ids: materialId })).toMatchObject({
      status: 409,
      error: 'inUse',
    })
  })
})

describe('actions', () => {
  it('move the state, and what the state allows moves with it', async () => {
    const order = await submit(draft)
    expect(order._can).toEqual(['edit', 'remove', 'commit', 'invalid'])
    const done = await admin.post(`${orders}/po-commit`, undefined, { ids: order.id })
    expect(done.data).toEqual({ results: [{ id: order.id, ok: true, msg: '提交成功' }] })
    const after = (await admin.get(`${orders}/po-detail`, { id: order.id })).data
    expect(after).toMatchObject({ processStatus: 'inReview', version: 2, _can: ['approve', 'reject', 'invalid'] })
    expect((await admin.get(`${orders}/po-list`, { no: order.no })).data.records[0]._can).toEqual([
      'approve',
      'reject',
      'invalid',
    ])
    expect(await admin.post(`${orders}/po-submit`, { id: order.id, remark: 'x' })).toMatchObject({
      status: 409,
      error: 'wrongState',
    })
    expect(await admin.post(`${orders}/po-remove`, { ids: order.id })).toMatchObject({ status: 409, error: 'wrongState' })
    const history = (await admin.get('/blade-bip/plus/history', { resource: 'purchaseOrder', id: order.id })).data
    expect(history[0]).toMatchObject({
      operation: 'commit',
      operationLabel: '提交审核',
      fields: [{ label: '状态', before: '草稿', after: '审核中' }],
    })
  })

  it('let one of many rivals win, and tell the others that it is done', async () => {
    const order = await submit(draft)
    const rivals = await Promise.all(Array.from({ length: 10 }, () => admin.post(`${orders}/po-commit`, { ids: [order.id] })))
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(rivals.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(new Set(['alreadyHandled']))
    const history = (await admin.get('/blade-bip/plus/history', { resource: 'purchaseOrder', id: order.id })).data
    expect(history.filter(({ operation }: { operation: string }) => operation === 'commit')).toHaveLength(1)
  })

  it('over several say of each what came of it', async () => {
    const [one, two] = [await submit(draft), await submit(draft)]
    await admin.post(`${orders}/po-invalid`, { ids: two.id })
    const answer = await admin.post(`${orders}/po-commit`, { ids: `${one.id},${two.id},gone` })
    expect(answer).toMatchObject({ code: 200 })
    expect(answer.data.results).toEqual([
      { id: one.id, ok: true, msg: '提交成功' },
      { id: two.id, ok: false, msg: '当前状态“已作废”不能提交审核' },
      { id: 'gone', ok: false, msg: '找不到采购订单，可能已被删除' },
    ])
    expect(await admin.post(`${orders}/po-commit`, { ids: [two.id, 'gone'] })).toMatchObject({ status: 409, error: 'wrongState' })
  })

  it('need their own permission, and are idempotent', async () => {
    const order = await submit(draft)
    expect((await server.as().post(`${orders}/po-commit`, { ids: order.id })).status).toBe(401)
    expect((await server.as('alpha.sales').post(`${orders}/po-commit`, { ids: order.id })).status).toBe(403)
    expect((await server.as('alpha.buyer').post(`${orders}/po-commit`, { ids: order.id })).status).toBe(404)
    const key = { 'idempotency-key': `commit-${order.id}` }
    const twice = [
      await admin.post(`${orders}/po-commit`, { ids: order.id }, {}, key),
      await admin.post(`${orders}/po-commit`, { ids: order.id }, {}, key),
    ]
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[1]?.data).toEqual(twice[0]?.data)
  })
})
