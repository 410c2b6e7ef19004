import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCourier } from '../../resources/send/courier.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

const orders = '/blade-bip/ErpProcessOutsourc'
const issues = '/blade-bip/plus/outsource-issue'
const receipts = '/blade-bip/plus/outsource-receipt'
let server: RecordsServer
let admin: Caller
const made: Record<string, string> = {}

// biome-ignore lint/suspicious/noExplicitAny: a record as the wire has it
type Wire = any

const ok = async (path: string, body: unknown, query?: Record<string, string>): Promise<Wire> => {
  const answer = await admin.post(path, body, query)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
  made.supplier = (await ok('/blade-bip/ScmSupplier/supplier-submit', { supplierName: '昆山恒立' })).id
  const material = { materialCode: 'RAW-0001', materialName: '铝板', category: 'raw', unit: 'pcs' }
  made.material = (await ok('/blade-bip/ScmMaterial/material-submit', material)).id
  const technology = { technologyCode: 'WX-001', technologyName: '数控铣削', processType: 'machining', unit: 'pcs' }
  made.technology = (await ok('/blade-bip/outsource-technology/submit', technology)).id
})
afterAll(() => server.stop())

const line = (more: object) => ({ materialId: made.material, technologyId: made.technology, unit: 'pcs', taxRate: '13', ...more })

const order = (lines: object[]): Promise<Wire> =>
  ok(`${orders}/submit`, {
    supplierId: made.supplier,
    orgId: '100006',
    orderedOn: '2026-11-20',
    dueOn: '2026-12-10',
    buyerId: 'alpha-buyer',
    currency: 'CNY',
    lines: lines.map(line),
  })

const take = (path: string, of: Wire, quantity: string, more: object = {}) =>
  admin.post(`${path}/submit`, {
    supplierId: made.supplier,
    orgId: '100006',
    handlerId: 'alpha-buyer',
    handledOn: '2026-11-21',
    lines: [line({ quantity, orderId: of.id, orderLineId: of.lines[0].id, ...more })],
  })

const now = async (of: Wire): Promise<Wire> => (await admin.get(`${orders}/detail`, { id: of.id })).data

describe('an outsourcing order', () => {
  it('takes the price in force for lines without one, and is not released while one has none', async () => {
    const unpriced = await order([{ quantity: '10' }])
    expect(unpriced.lines).toMatchObject([{ price: null }])
    const refused = await admin.post(`${orders}/release`, undefined, { ids: unpriced.id })
    expect(refused.data?.results?.[0]?.msg ?? refused.msg).toContain('第 1 行')
    const price = await ok('/blade-bip/OutsourcePrice/submit', {
      priceType: 'process',
      supplierId: made.supplier,
      technologyId: made.technology,
      unit: 'pcs',
      currency: 'CNY',
      price: '86',
      taxRate: '13',
      validFrom: '2026-01-01',
    })
    await ok('/blade-bip/OutsourceStepPrice/submit', { priceId: price.id, fromQuantity: '20', price: '81.5' })
    await ok('/blade-bip/OutsourcePrice/release', undefined, { ids: price.id })
    const priced = await order([{ quantity: '10' }, { quantity: '20' }, { quantity: '1', price: '99' }])
    expect(priced.lines).toMatchObject([{ price: '86.0000' }, { price: '81.5000' }, { price: '99.0000' }])
    expect(priced).toMatchObject({ amount: '2589.00' })
  })

  it('counts what goes out and comes back, never more than it has, and gets back what is voided', async () => {
    const one = await order([{ quantity: '10', price: '80' }])
    await ok(`${orders}/release`, undefined, { ids: one.id })
    const issue = await take(issues, one, '6')
    expect(issue, issue.msg).toMatchObject({ code: 200 })
    expect((await take(issues, one, '5')).code).toBe(400)
    expect(await now(one)).toMatchObject({ issueStatus: 'partly', lines: [{ issuedQuantity: '6.0000', issueOpen: '4.0000' }] })
    await ok(`${issues}/confirm`, undefined, { ids: issue.data.id })
    const back = await take(receipts, one, '10', { rejected: '1', rejectReason: '划伤' })
    expect(back.data.lines).toMatchObject([{ accepted: '9.0000', rejected: '1.0000' }])
    expect(await now(one)).toMatchObject({ receiptStatus: 'fully', lines: [{ receivedQuantity: '10.0000' }] })
    await ok(`${receipts}/invalid`, undefined, { ids: back.data.id })
    expect(await now(one)).toMatchObject({ receiptStatus: 'none', lines: [{ receivedQuantity: '0.0000' }] })
  })

  it('does not receive less than it rejects', async () => {
    const one = await order([{ quantity: '10', price: '80' }])
    await ok(`${orders}/release`, undefined, { ids: one.id })
    const refused = await take(receipts, one, '2', { rejected: '3', rejectReason: '划伤' })
    expect(refused.code).toBe(409)
    expect(refused.msg).toContain('第 1 行')
  })

  it('goes to the ERP once it is complete, says why it was refused, and is sent again under the same key', async () => {
    const one = await order([{ quantity: '10', price: '80' }])
    await ok(`${orders}/release`, undefined, { ids: one.id })
    await take(receipts, one, '10', { rejected: '0' })
    const { outbox, database, config } = server.services
    await ok(`${orders}/complete`, undefined, { ids: one.id })
    await outbox.drain()
    expect(await now(one)).toMatchObject({ erpState: 'sent', erpReason: null })
    expect((await admin.post(`${orders}/resend`, undefined, { ids: one.id })).code).toBe(409)

    const heard: { key: unknown; no: unknown }[] = []
    let status = 409
    const erp = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        heard.push({ key: request.headers['idempotency-key'], no: JSON.parse(body).no })
        response.writeHead(status).end(JSON.stringify({ id: '1', no: 'ERP-900' }))
      })
    })
    await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
    const { port } = erp.address() as AddressInfo // it listens on a port
    const courier = sendCourier({
      ...server.services,
      config: { ...config, neighbours: { erp: { url: `http://127.0.0.1:${port}` } } },
    })
    const payload = { resource: 'outsourceOrder', name: 'erp', id: one.id }
    const deliver = async (): Promise<Wire> => {
      await database.asTenant('alpha', (tx) =>
        sql`update outsource_order set erp_state = 'queued' where id = ${one.id}`.execute(tx),
      )
      const entry = { tenantId: 'alpha', id: 'entry', kind: 'send', payload, attempt: 1 }
      await courier([entry])
      await courier([entry])
      return now(one)
    }
    try {
      expect(await deliver()).toMatchObject({ erpState: 'failed', erpReason: 'it refused with 409' })
      status = 201
      expect(await deliver()).toMatchObject({ erpState: 'answered', erpNo: 'ERP-900', erpReason: null })
    } finally {
      erp.close()
    }
    const key = `outsourceOrder.erp.${one.id}`
    expect(heard).toEqual([
      { key, no: one.no },
      { key, no: one.no },
    ])
  })
})
