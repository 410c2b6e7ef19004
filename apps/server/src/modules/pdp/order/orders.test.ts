import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendCourier } from '../../../resources/send/courier.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

const orders = '/blade-bip/dc/erpOrder'
const built = '/blade-bip/dc/erp/order/ne'
const items = '/blade-bip/dc/erp/order/item'
const configures = '/blade-bip/dc/erp/order/configure'
let server: RecordsServer
let admin: Caller
const made: Record<string, string> = {}

// biome-ignore lint/suspicious/noExplicitAny: a record as the wire has it
type Wire = any

const ok = async (path: string, body?: unknown, query?: Record<string, string>): Promise<Wire> => {
  const answer = await admin.post(path, body, query)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}
const read = async (path: string, query: Record<string, string>): Promise<Wire> => (await admin.get(path, query)).data
const configure = (bizType: string, more: object) =>
  ok(`${configures}/submit`, { bizType, bizName: bizType, needsHeaderAudit: false, isActive: true, ...more })
const field = (fieldKey: string, more: object = {}) => ({ fieldKey, isRequired: false, ...more })

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
  made.customer = (await ok('/blade-bip/customer/submit', { fullname: '宁德新能源设备有限公司', cmCode: 'C001' })).id
  const material = (materialCode: string, category: string) =>
    ok('/blade-bip/ScmMaterial/material-submit', { materialCode, materialName: materialCode, category, unit: 'pcs' })
  made.machine = (await material('MC-01', 'finished')).id
  made.screw = (await material('SC-01', 'standard')).id
  made.plain = (await configure('standard', { formFields: [field('contractNo', { isRequired: true }), field('mtoNo')] })).id
  const strict = [
    field('deliveryDate', { isRequired: true }),
    field('materialId', { lookup: 'erpEquipmentName' }),
    field('exchangeRate'),
  ]
  made.strict = (await configure('nonStandard', { needsHeaderAudit: true, formFields: strict })).id
})
afterAll(() => server.stop())

const line = (more: object = {}) => ({ materialId: made.machine, quantity: '2', price: '100', taxRate: '13', ...more })
const order = (more: object = {}) => ({
  ...{ configureId: made.plain, customerId: made.customer, orderDate: '2026-11-20', currency: 'CNY', orgId: '100006' },
  ...{ salerId: 'alpha-sales', contractNo: 'HT-1', lines: [line()], ...more },
})
const refused = async (path: string, body: unknown): Promise<Wire> => {
  const answer = await admin.post(path, body)
  expect(answer.code).not.toBe(200)
  return answer.data?.fields ?? answer.msg
}

describe('the form of an order', () => {
  it('is that of its business type: hidden fields hold nothing, and what must be filled is asked for', async () => {
    const one = await ok(`${orders}/submit`, order({ warrantyMonths: '12' }))
    expect(one).toMatchObject({ contractNo: 'HT-1', warrantyMonths: null, shownFields: ['contractNo', 'mtoNo'], total: '226.00' })
    expect(one.orderNo).toBe('DD-2026-00001')
    expect(await refused(`${orders}/submit`, order({ contractNo: '' }))).toHaveProperty('contractNo')
    // A client that says otherwise of the form is not believed.
    expect(await refused(`${orders}/submit`, order({ contractNo: '', requiredFields: [] }))).toHaveProperty('contractNo')
  })

  it('takes values from the lookup that it names, and nothing else', async () => {
    const strict = order({ configureId: made.strict, deliveryDate: '2026-12-20', lines: [line({ materialId: made.screw })] })
    expect(await refused(`${built}/submit`, strict)).toHaveProperty('lines.0.materialId')
  })

  it('names each field once, with a lookup of what the field refers to', async () => {
    const wrong = {
      bizType: 'x',
      bizName: 'x',
      formFields: [field('projectId', { lookup: 'erpTpm' }), field('packing'), field('packing')],
    }
    const fields = await refused(`${configures}/submit`, wrong)
    expect(Object.keys(fields)).toEqual(['formFields.0.lookup', 'formFields.2.fieldKey'])
    expect(await read('/blade-bip/dc/erp/biz/type-map', {})).toEqual({ nonStandard: 'nonStandard', standard: 'standard' })
  })
})

describe('lines by their own calls', () => {
  it('are stored all or none, and totals follow', async () => {
    const one = await ok(`${orders}/submit`, order())
    const [first] = one.lines
    await ok(`${items}/submit-list`, [
      { orderId: one.id, id: first.id, quantity: '3' },
      { orderId: one.id, ...line({ quantity: '1' }) },
    ])
    const two = await read(`${orders}/detail`, { id: one.id })
    expect(two).toMatchObject({ lineCount: '2', amount: '400.00' })
    await refused(`${items}/submit-list`, [
      { orderId: one.id, ...line() },
      { orderId: one.id, ...line({ quantity: '-1' }) },
    ])
    expect(await read(`${orders}/detail`, { id: one.id })).toMatchObject({ lineCount: '2' })
    const rows = await admin.get(`${items}/list`, { orderId: one.id, current: '1', size: '10' })
    expect(rows, rows.msg).toMatchObject({ code: 200, data: { total: 2 } })
    expect((await admin.delete(`${items}/remove`, { ids: two.lines[1].id })).code).toBe(200)
    expect(await read(`${orders}/detail`, { id: one.id })).toMatchObject({ lineCount: '1', amount: '300.00' })
    expect(await refused(`${items}/submit`, { orderId: '1', ...line() })).toContain('orderId')
  })
})

describe('an order that is passed', () => {
  it('waits for the audit of its header, takes the organisations of whoever passes it, and gets MTO numbers', async () => {
    const one = await ok(`${built}/submit`, order({ configureId: made.strict, deliveryDate: '2026-12-20' }))
    await ok(`${built}/apply`, undefined, { ids: one.id })
    expect(await refused(`${built}/pass?ids=${one.id}`, undefined)).toContain('表头审核')
    await ok(`${built}/audit-header`, undefined, { ids: one.id })
    await ok(`${built}/pass`, undefined, { ids: one.id, orgId: '100006', stockOrgId: '100006' })
    const now = await read(`${built}/retrieve`, { id: one.id })
    // Whoever carries it may have been quicker than this look.
    const erpState = expect.stringMatching(/^(queued|sent)$/)
    expect(now).toMatchObject({ orderStatus: 'passed', stockOrgId: '100006', erpState, headerAuditorId: 'alpha-admin' })

    const plain = await ok(`${orders}/submit`, order({ lines: [line(), line({ mtoNo: 'MTO-OWN' })] }))
    await ok(`${orders}/apply`, undefined, { ids: plain.id })
    await ok(`${orders}/pass`, undefined, { ids: plain.id })
    const { lines } = await read(`${orders}/detail`, { id: plain.id })
    expect(lines.map(({ mtoNo }: Wire) => mtoNo)).toEqual(['MTO260001', 'MTO-OWN'])
    const found = await read('/blade-erp/feign/client/mtono/select-search', { search: 'MTO26' })
    expect(found).toMatchObject([{ label: 'MTO260001', orderNo: plain.orderNo }])
    made.passed = plain.id
  })

  it('is sent again after a failure under the same key, and compared with what the neighbour has of it', async () => {
    const { config, database } = server.services
    const heard: unknown[] = []
    let status = 503
    const erp = createServer((request, response) => {
      request.resume()
      request.on('end', () => {
        heard.push(request.headers['idempotency-key'])
        response.writeHead(status).end(JSON.stringify({ id: '1', no: 'K3-1' }))
      })
    })
    await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
    const { port } = erp.address() as AddressInfo // it listens on a port
    const courier = sendCourier({
      ...server.services,
      config: { ...config, neighbours: { erp: { url: `http://127.0.0.1:${port}` } } },
    })
    const entry = (attempt: number) => ({
      ...{ tenantId: 'alpha', id: 'entry', kind: 'send', attempt },
      payload: { resource: 'erpOrder', name: 'erp', id: made.passed },
    })
    // Sending again by its button queues it as well, and the test's own background would be quicker than this courier.
    const queued = () =>
      database.asTenant('alpha', (tx) => sql`update erp_order set erp_state = 'queued' where id = ${made.passed}`.execute(tx))
    // The server's own courier is through with it first.
    const stateNow = async () => (await read(`${orders}/detail`, { id: String(made.passed) })).erpState
    await expect.poll(stateNow).toBe('sent')
    await queued()
    await courier([entry(99)]).catch(() => undefined)
    expect(await read(`${orders}/detail`, { id: String(made.passed) })).toMatchObject({ erpState: 'failed' })
    status = 201
    await queued()
    await courier([entry(1)])
    await courier([entry(2)])
    erp.close()
    expect(await read(`${orders}/detail`, { id: String(made.passed) })).toMatchObject({ erpState: 'answered', erpNo: 'K3-1' })
    expect(heard).toEqual([`erpOrder.erp.${made.passed}`, `erpOrder.erp.${made.passed}`])

    const compared = () => read('/blade-bip/plus/erp-order/compare', { resource: 'erpOrder', id: String(made.passed) })
    expect(await compared()).toMatchObject({ from: 'saleOrder', isMissing: true })
    const sold = await ok('/blade-bip/ScmSaleOrder/sale-submit', {
      ...{
        customerId: made.customer,
        orgId: '100006',
        orderDate: '2026-11-20',
        deliveryDate: '2026-12-20',
        salerId: 'alpha-sales',
      },
      ...{ currency: 'CNY', rate: '1', lines: [line({ quantity: '5' }), line()] },
    })
    await database.asTenant('alpha', (tx) =>
      sql`update erp_order set sale_order_id = ${sold.id} where id = ${made.passed}`.execute(tx),
    )
    const { fields, theirNo } = await compared()
    expect(theirNo).toBe(sold.no)
    const differing = fields.filter(({ differs }: Wire) => differs).map(({ path }: Wire) => path)
    expect(differing).toEqual(expect.arrayContaining(['lines.0.quantity', 'amount']))
    expect(differing).not.toContain('customerId')
    expect(fields.find(({ path }: Wire) => path === 'lines.0.quantity').label).toContain('MC-01')
  })

  it('makes one plan order with its items, each leading to the other', async () => {
    const category = await ok('/blade-bip/dc-mmr-plan-order-category/submit', {
      categoryCode: 'A',
      categoryName: '整线',
      categoryType: 'line',
      isActive: true,
    })
    const args = { categoryId: category.id, startDate: '2026-12-01' }
    const answer = await ok(`${orders}/make-plan-order`, { ids: made.passed, ...args })
    const { id } = answer.results[0].data
    expect(await read('/blade-bip/mmr-plan-order/detail', { id })).toMatchObject({
      erpOrderId: made.passed,
      customerId: made.customer,
    })
    expect(await read('/blade-bip/mmr-plan-order-item/list', { planOrderId: id })).toMatchObject({ total: 2 })
    expect(await read(`${orders}/detail`, { id: String(made.passed) })).toMatchObject({ planOrderCount: '1' })
    const again = await admin.post(`${orders}/make-plan-order`, { ids: made.passed, ...args })
    expect(again.msg).toContain('已有计划订单')
  })
})

it('sends an order back with a reason, and removes what was sent back', async () => {
  const one = await ok(`${orders}/submit`, order())
  await ok(`${orders}/submit-tpm`, { ids: one.id, technicalRequirement: 'IP54' })
  await ok(`${orders}/apply`, undefined, { ids: one.id })
  expect((await admin.post(`${orders}/reject`, undefined, { ids: one.id })).code).not.toBe(200)
  await ok(`${orders}/reject`, { ids: one.id, auditRemark: '收款条件不符' })
  expect(await read(`${orders}/detail`, { id: one.id })).toMatchObject({ orderStatus: 'rejected', auditRemark: '收款条件不符' })
  expect((await admin.delete(`${orders}/remove`, { ids: one.id })).code).toBe(200)
})

it('offers currencies with the rate of today, and terms that come to the whole', async () => {
  await ok('/blade-bip/dc-scm-exchange-rate/submit', {
    rateName: 'USD',
    currency: 'USD',
    exchangeRate: '7.1',
    validFrom: '2026-01-01',
  })
  const [usd] = await read('/blade-bip/dc/erp/select/currencies', { search: 'usd' })
  expect(usd).toMatchObject({ id: 'USD', rate: '7.10000000' })
  const terms = (share: string) => ({ termCode: 'T1', termName: '三七', shares: [{ collectOn: 'signing', share, days: '0' }] })
  expect(await refused('/blade-bip/plus/collection-term/submit', terms('70'))).toHaveProperty('shares')
  await ok('/blade-bip/plus/collection-term/submit', { ...terms('100'), isActive: true })
  expect(await read('/blade-bip/dc/erp/select/collectionTerms', { search: '三七' })).toMatchObject([{ number: 'T1' }])
})
