import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../resources/testing/company.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

let server: RecordsServer
let buyer: Caller
let auditor: Caller
const base = '/blade-bip'
const made: Record<string, string> = {}

const ok = async (path: string, body: unknown, caller = buyer) => {
  const answer = await caller.post(`${base}/${path}`, body)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  buyer = server.as('alpha.admin')
  auditor = server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId: 'alpha-sales' }) as 'alpha.x') // a token is taken as it is
  made.supplier = (await ok('ScmSupplier/supplier-submit', { supplierName: '昆山恒立' })).id
  made.customer = (await ok('customer/submit', { fullname: '西岭新能源' })).id
  made.warehouse = (await ok('dc-wms-warehouse/submit', { warehouseCode: 'W1', warehouseName: '一号仓', stockType: 'raw' })).id
  const material = { materialCode: 'BZ-1', materialName: '螺栓', category: 'standard', unit: 'pcs', referencePrice: '2.5' }
  made.material = (await ok('ScmMaterial/material-submit', material)).id
})
afterAll(() => server.stop())

describe('documents of the supply chain', () => {
  it('are sent for review with lines and become void for a reason', async () => {
    const request = {
      orgId: '100006',
      billtypeDict: 'project',
      applicationDate: '2026-11-20',
      applicationUserId: 'alpha-buyer',
      lines: [{ materialId: made.material, quantity: '40' }],
    }
    const { id, amount, no } = await ok('ScmPurchaseRequest/pr-submit', request)
    expect([amount, no]).toEqual(['100.00', 'PR-2026-00001'])
    await ok('ScmPurchaseRequest/pr-commit', { ids: id })
    const voided = await ok('ScmPurchaseRequest/pr-invalid', { ids: id, invalidReason: '重复申请' })
    expect(voided.results).toMatchObject([{ ok: true }])
    const { data } = await buyer.get(`${base}/ScmPurchaseRequest/pr-detail`, { id })
    expect(data).toMatchObject({ processStatus: 'invalid', invalidReason: '重复申请' })
    const sheet = { title: '一季度', orgId: '100006', salerId: 'alpha-sales', forecastDate: '2026-11-20' }
    const lines = [{ materialId: made.material, quantity: '500', month: '2027-01' }]
    expect((await ok('ScmForecast/forecast-submit', { ...sheet, lines })).totalQuantity).toBe('500.0000')
    const wrong = await buyer.post(`${base}/ScmForecast/forecast-submit`, {
      ...sheet,
      lines: [{ ...lines[0], month: '2027-13' }],
    })
    expect(wrong.data.fields).toHaveProperty(['lines.0.month'])
  })

  it('an order in a foreign currency is worth what the last rate of its day says', async () => {
    for (const [exchangeRate, validFrom] of [
      ['7.1', '2026-11-01'],
      ['7.2', '2026-11-25'],
    ])
      await ok('dc-scm-exchange-rate/submit', { rateName: validFrom, currency: 'USD', exchangeRate, validFrom })
    const order = await ok('ScmSaleOrder/sale-submit', {
      customerId: made.customer,
      orgId: '100006',
      orderDate: '2026-11-20',
      deliveryDate: '2026-12-20',
      salerId: 'alpha-sales',
      currency: 'USD',
      lines: [{ materialId: made.material, quantity: '10', price: '3', taxRate: '0' }],
    })
    expect(order).toMatchObject({ total: '30.00', rate: '7.10000000', baseTotal: '213.00' })
  })
})

describe('a receipt of what was ordered', () => {
  it('in another currency is worth what it costs in the company’s own, in the receipt and in the ledger', async () => {
    const { id: materialId } = await ok('ScmMaterial/material-submit', {
      ...{ materialCode: 'US-1', materialName: '进口轴承', category: 'standard', unit: 'pcs' },
    })
    const order = await ok('ScmPurchaseOrder/po-submit', {
      ...{ supplierId: made.supplier, orgId: '100006', purchaseDate: '2026-11-20', deliveryDate: '2026-12-31' },
      ...{ purchaserId: 'alpha-buyer', currency: 'USD', lines: [{ materialId, quantity: '10', price: '3', taxRate: '0' }] },
    })
    expect(order).toMatchObject({ total: '30.00', rate: '7.10000000', baseTotal: '213.00' })
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: order.id })
    const { data: source } = await buyer.get(`${base}/dc-wms-in-stock-detail/find-source-document`, { no: order.no })
    expect(source).toMatchObject([{ price: '21.3000', quantity: '10.0000' }])
    const dearer = await buyer.post(`${base}/plus/purchase-amendment/amend`, {
      ...{ orderId: order.id, reason: '涨价', lines: [{ orderLineId: order.lines[0].id, price: '4' }] },
    })
    expect(dearer, dearer.msg).toMatchObject({ code: 200 })
    await ok('ScmPurchaseOrder/po-approve', { ids: order.id })
    const { data: amended } = await buyer.get(`${base}/ScmPurchaseOrder/po-detail`, { id: order.id })
    expect(amended).toMatchObject({ total: '40.00', baseTotal: '284.00' })
    const due = await buyer.get(`${base}/plus/query/purchase-due`, { size: '100' })
    expect(due.data.records.find(({ orderId }: Record<string, string>) => orderId === order.id)).toMatchObject({
      openAmount: '284.00',
    })
    const receipt = await ok('plus/day/receive', { orderId: order.id, warehouseId: made.warehouse })
    expect((await auditor.post(`${base}/scm-in-stock/audit`, { ids: receipt.id })).code).toBe(200)
    const { data } = await buyer.get(`${base}/dc-wms-common/list`, { materialId })
    expect(data.records).toMatchObject([{ quantity: '10.0000', value: '284.00' }])
  })

  it('takes in what is open of the order, a little more where that is allowed, and gives it back when it is rejected', async () => {
    const order = await ok('ScmPurchaseOrder/po-submit', {
      supplierId: made.supplier,
      orgId: '100006',
      purchaseDate: '2026-11-10',
      deliveryDate: '2026-12-31',
      purchaserId: 'alpha-buyer',
      lines: [{ materialId: made.material, quantity: '100', price: '2', taxRate: '13' }],
    })
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: order.id })
    const receive = async (quantity: string) => {
      const line = { materialId: made.material, quantity, price: '2', sourceNo: order.no, sourceLineId: order.lines[0].id }
      const head = { supplierId: made.supplier, warehouseId: made.warehouse, postedOn: '2026-11-20' }
      const { id } = await ok('scm-in-stock/submit', { ...head, lines: [line] })
      return { id, answer: await auditor.post(`${base}/scm-in-stock/audit`, { ids: id }) }
    }
    const first = await receive('60')
    expect(first.answer, first.answer.msg).toMatchObject({ code: 200 })
    expect((await receive('45')).answer.msg).toBe(`第 1 行：${order.no} 还有 40 未交，最多 40，本行 45，请减少数量，或先变更订单`)
    const constant = {
      constantCode: 'purchase.overDelivery',
      constantName: '超收',
      constantGroup: 'purchase',
      constantValue: '5',
    }
    await ok('dc-common-constant/submit', constant)
    expect((await receive('45')).answer.code).toBe(200)
    const open = async () => (await buyer.get(`${base}/dc-wms-in-stock-detail/find-source-document`, { no: order.no })).data
    expect(await open()).toEqual([])
    await ok('scm-in-stock/reject', { ids: first.id, rejectReason: '来料不合格' }, auditor)
    const { data } = await buyer.get(`${base}/dc-wms-common/list`, { materialId: made.material })
    expect(data.records).toMatchObject([{ quantity: '45.0000', value: '90.00' }])
    expect(await open()).toMatchObject([{ sourceLineId: order.lines[0].id, ordered: '100.0000', quantity: '55.0000' }])
    // What is ordered for no day is expected as well.
    const undated = await ok('ScmPurchaseOrder/po-submit', {
      ...{ supplierId: made.supplier, orgId: '100006', purchaseDate: '2026-11-10', purchaserId: 'alpha-buyer' },
      lines: [{ materialId: made.material, quantity: '7', price: '2', taxRate: '13' }],
    })
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: undated.id })
    const short = await buyer.get(`${base}/plus/query/stock-by-material`, { materialCode: 'BZ-1' })
    expect(short.data.records).toMatchObject([{ quantity: '45.0000', available: '45.0000', onOrder: '62.0000', value: '90.00' }])
    const old = await buyer.get(`${base}/plus/query/stock-ageing`, { materialCode: 'BZ-1' })
    expect(old.data.records).toMatchObject([{ idleDays: '0', ageBand: 'd30' }])
    const wanted = { materialId: made.material, warehouseId: made.warehouse, quantity: '40', reservedFor: 'PRJ-1' }
    const kept = await ok('plus/stock-reservation/submit', { ...wanted, neededOn: '2026-12-05' })
    await ok('plus/stock-reservation/reserve', { ids: kept.id })
    const outlook = await buyer.get(`${base}/plus/query/stock-outlook`, { materialId: made.material })
    expect(outlook.data, outlook.msg).toMatchObject([
      { day: '2026-11-20', sourceType: 'stock', balance: '45.0000' },
      { day: '2026-11-20', sourceType: 'purchaseOrder', sourceNo: undated.no, quantity: '7.0000', balance: '52.0000' },
      { day: '2026-12-05', sourceType: 'stockReservation', sourceNo: kept.no, quantity: '-40.0000', balance: '12.0000' },
      { day: '2026-12-31', sourceType: 'purchaseOrder', sourceNo: order.no, quantity: '55.0000', balance: '67.0000' },
    ])
    await ok('plus/stock-reservation/release', { ids: kept.id })
    const issue = { customerId: made.customer, warehouseId: made.warehouse, postedOn: '2026-11-20' }
    const out = await ok('scm-out-stock/submit', { ...issue, lines: [{ materialId: made.material, quantity: '46' }] })
    const refused = await auditor.post(`${base}/scm-out-stock/audit`, { ids: out.id })
    expect(refused.msg).toContain('一号仓可用 45，需要 46')
    // Whoever made a document hears of it when somebody else sends it back or makes it void, and why; not of what they did themselves.
    await ok('ScmPurchaseOrder/po-invalid', { ids: undated.id, invalidReason: '不再需要' }, auditor)
    await ok('scm-out-stock/reject', { ids: out.id, rejectReason: '自己驳回' })
    const { rows } = await server.services.database.asTenant('alpha', (tx) =>
      sql<{ title: string; content: string; url: string }>`select m.title, m.content, m.url from message m
        join message_receiver r on r.tenant_id = m.tenant_id and r.message_id = m.id
        where r.user_id = 'alpha-admin' and (m.title like '采购入库单%' or m.title like '采购订单 %' or m.title like '销售出库单%') order by m.id`.execute(
        tx,
      ),
    )
    expect(rows).toEqual([
      {
        title: expect.stringMatching(/^采购入库单 CR-\S+：驳回$/),
        content: expect.stringContaining('：来料不合格'),
        url: `/scm/inbound-order/detail/${first.id}`,
      },
      {
        title: `采购订单 ${undated.no}：作废`,
        content: expect.stringContaining('：不再需要'),
        url: `/scm/purchase-order/detail/${undated.id}`,
      },
    ])
  })
})

describe('a day of purchasing and selling', () => {
  const query = async (name: string, asked: Record<string, string> = {}) => {
    const answer = await buyer.get(`${base}/plus/query/${name}`, { size: '100', ...asked })
    expect(answer, answer.msg).toMatchObject({ code: 200 })
    return answer.data.records
  }
  const made2: Record<string, string> = {}
  const newMaterial = async (code: string, more: Record<string, unknown> = {}) => {
    const material = { materialCode: code, materialName: code, category: 'standard', unit: 'pcs', orgId: '100006', ...more }
    made2[code] = (await ok('ScmMaterial/material-submit', material)).id
  }
  beforeAll(async () => {
    await newMaterial('N-SHORT', { safetyStock: '30', minOrderQuantity: '50', orderMultiple: '20', referencePrice: '4' })
    await newMaterial('N-ABROAD', { safetyStock: '10' })
    const abroad = {
      materialId: made2['N-ABROAD'],
      price: '3',
      currency: 'USD',
      unit: 'pcs',
      isPreferred: true,
      supplierPartNo: 'US-9',
    }
    await ok('plus/supplier-material/submit', { ...abroad, supplierId: made.supplier })
    await newMaterial('N-ASKED', { referencePrice: '1', defaultWarehouseId: made.warehouse })
    made.other = (await ok('ScmSupplier/supplier-submit', { supplierName: '无锡精工' })).id
    const priced = {
      materialId: made2['N-SHORT'],
      supplierId: made.other,
      supplierPartNo: 'WX-1',
      price: '3.5',
      isPreferred: true,
      unit: 'pcs',
      currency: 'CNY',
    }
    await ok('plus/supplier-material/submit', priced)
  })

  it('names what is short and what was requested, and orders it as one draft for each supplier', async () => {
    const request = await ok('ScmPurchaseRequest/pr-submit', {
      ...{ orgId: '100006', billtypeDict: 'standard', applicationDate: '2026-11-20', applicationUserId: 'alpha-buyer' },
      lines: [
        { materialId: made2['N-ASKED'], quantity: '8', supplierId: made.supplier, neededOn: '2026-12-10' },
        { materialId: made.material, quantity: '5', supplierId: made.other, neededOn: '2026-12-12' },
      ],
    })
    await ok('ScmPurchaseRequest/pr-commit', { ids: request.id })
    await ok('ScmPurchaseRequest/pr-approve', { ids: request.id }, auditor)
    const needs = await query('purchase-needs')
    const short = needs.find(({ materialCode }: { materialCode: string }) => materialCode === 'N-SHORT')
    // 30 lack, at least 50 are ordered, in twenties.
    expect(short).toMatchObject({
      needType: 'shortage',
      needed: '30.0000',
      suggested: '60.0000',
      supplierId: made.other,
      price: '3.5000',
    })
    // What is priced in another currency is compared in the company's own, and ordered in its own.
    const abroad = needs.find(({ materialCode }: { materialCode: string }) => materialCode === 'N-ABROAD')
    expect(abroad).toMatchObject({ supplierId: made.supplier, price: '21.3000' })
    const { materialId, supplierId, suggested: quantity } = abroad
    const [foreign] = await ok('plus/day/order', { picks: [{ materialId, supplierId, quantity }] })
    const { data: ordered } = await buyer.get(`${base}/ScmPurchaseOrder/po-detail`, { id: foreign.id })
    expect(ordered).toMatchObject({ currency: 'USD', total: '33.90', baseTotal: '240.69', lines: [{ price: '3.0000' }] })
    const asked = needs.filter(({ requestId }: { requestId: string }) => requestId === request.id)
    expect(asked).toMatchObject([
      { materialId: made2['N-ASKED'], needed: '8.0000', neededOn: '2026-12-10', supplierId: made.supplier },
      { materialId: made.material, needed: '5.0000' },
    ])
    const picks = [short, ...asked].map(({ materialId, supplierId, suggested, requestLineId, neededOn }) => {
      return { materialId, supplierId, quantity: suggested, requestLineId, neededOn }
    })
    const orders = await ok('plus/day/order', { picks })
    expect(orders.map(({ lines }: { lines: number }) => lines).toSorted()).toEqual([1, 2])
    const read = async (id: string) => (await buyer.get(`${base}/ScmPurchaseOrder/po-detail`, { id })).data
    const [first, second] = await Promise.all(orders.map(({ id }: { id: string }) => read(id)))
    const large = first.lines.length === 2 ? first : second
    expect(large).toMatchObject({ supplierId: made.other, processStatus: 'draft', deliveryDate: '2026-12-12' })
    expect(large.lines[0]).toMatchObject({ quantity: '60.0000', price: '3.5000' })
    const { data } = await buyer.get(`${base}/ScmPurchaseRequest/pr-detail`, { id: request.id })
    expect(data.orderStatus).toBe('fully')
    const left = (await query('purchase-needs')).map(({ materialCode }: { materialCode: string }) => materialCode)
    expect(left).not.toContain('N-SHORT')
    expect(left).not.toContain('N-ASKED')
    made2.order = (large === first ? second : first).id
  })

  it('receives what is open of an order, amends it with its versions kept, and closes the rest', async () => {
    const id = made2.order ?? ''
    const amend = (body: Record<string, unknown>) =>
      buyer.post(`${base}/plus/purchase-amendment/amend`, { orderId: id, reason: '改', ...body })
    expect((await amend({ lines: [] })).msg).toContain('只有已提交的订单才需要变更')
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: id })
    const read = async () => (await buyer.get(`${base}/ScmPurchaseOrder/po-detail`, { id })).data
    const [line] = (await read()).lines
    const receipt = await ok('plus/day/receive', { orderId: id })
    const { data: draft } = await buyer.get(`${base}/scm-in-stock/detail`, { id: receipt.id })
    expect(draft).toMatchObject({ warehouseId: made.warehouse, lines: [{ quantity: '8.0000', sourceLineId: line.id }] })
    await ok('scm-in-stock/submit', { id: receipt.id, lines: [{ ...draft.lines[0], quantity: '3' }] })
    const audited = await auditor.post(`${base}/scm-in-stock/audit`, { ids: receipt.id })
    expect(audited, audited.msg).toMatchObject({ code: 200 })
    const { data: progress } = await buyer.get(`${base}/plus/day/progress`, { resource: 'purchaseOrder', orderId: id })
    expect(progress).toEqual({
      lines: [
        {
          ...{ id: line.id, material: expect.any(String), unit: 'pcs' },
          ...{ ordered: '8.0000', settled: '3.0000', waiting: '0', open: '5.0000', reserved: '0.0000' },
        },
      ],
      documents: [
        {
          ...{ id: receipt.id, type: 'scmInStock', no: receipt.no, docStatus: 'posted', postedOn: '2026-11-20' },
          quantity: '3.0000',
        },
      ],
    })
    const stranger = server.as(
      server.tokenFor({ ...sessionOf('alpha', 'sales'), permissions: { saleOrder_view: 'all' } }) as 'alpha.x',
    ) // as above
    expect((await stranger.get(`${base}/plus/day/progress`, { resource: 'purchaseOrder', orderId: id })).status).toBe(403)

    const less = await amend({ lines: [{ orderLineId: line.id, quantity: '2' }] })
    expect(less.msg).toBe('第 1 行已收 3，数量不能少于此')
    const changed = await amend({ lines: [{ orderLineId: line.id, price: '2', deliveryDate: '2026-12-20' }] })
    expect(changed, changed.msg).toMatchObject({ code: 200, data: { versionNo: '2', oldTotal: '9.04', newTotal: '18.08' } })
    // It was approved for less, so it is sent for review again.
    expect(await read()).toMatchObject({
      processStatus: 'inReview',
      total: '18.08',
      lines: [{ id: line.id, quantity: '8.0000', price: '2.0000' }],
    })
    await ok('ScmPurchaseOrder/po-approve', { ids: id })
    const due = (await query('purchase-due')).find(({ orderId }: { orderId: string }) => orderId === id)
    expect(due).toMatchObject({
      openLines: '1',
      lineCount: '1',
      dueOn: '2026-12-20',
      daysLate: '0',
      openAmount: '10.00',
      done: '38',
    })
    const closed = await amend({ kind: 'close', reason: '供应商停产' })
    expect(closed.data).toMatchObject({ versionNo: '3', amendKind: 'close' })
    expect((await query('purchase-due')).map(({ orderId }: { orderId: string }) => orderId)).not.toContain(id)
    // What does not come any more is asked for again.
    const asked = (await query('purchase-needs')).find(
      ({ requestLineId }: Record<string, string>) => requestLineId === line.requestLineId,
    )
    expect(asked).toMatchObject({ needType: 'request', needed: '5.0000' })
    const { data: versions } = await buyer.get(`${base}/plus/purchase-amendment/list`, { orderId: id, ascs: 'createTime' })
    expect(versions.records.map(({ versionNo, reason }: Record<string, string>) => [versionNo, reason])).toEqual([
      ['2', '改'],
      ['3', '供应商停产'],
    ])
    expect((await amend({ kind: 'close', reason: '再关' })).msg).toBe('没有任何变更')
  })

  it('consumes a forecast by what is ordered for its month', async () => {
    const sheet = { title: '冬季', orgId: '100006', salerId: 'alpha-sales', forecastDate: '2026-11-20' }
    const submit = async (forecastVersion: string, quantity: string) => {
      const lines = [{ materialId: made2['N-ASKED'], quantity, month: '2026-11' }]
      const { id } = await ok('ScmForecast/forecast-submit', { ...sheet, forecastVersion, lines })
      await ok('ScmForecast/forecast-commit', { ids: id })
    }
    await submit('1', '100')
    await submit('2', '20')
    const use = () =>
      query('forecast-use', { period_ge: '2026-11-01', period_le: '2026-11-30', materialId: made2['N-ASKED'] ?? '' })
    expect(await use()).toMatchObject([{ month: '2026-11', forecast: '20.0000', ordered: '0.0000', left: '20.0000', used: '0' }])
    const order = await ok('ScmSaleOrder/sale-submit', {
      ...{
        customerId: made.customer,
        orgId: '100006',
        orderDate: '2026-11-01',
        deliveryDate: '2026-11-28',
        salerId: 'alpha-sales',
      },
      lines: [{ materialId: made2['N-ASKED'], quantity: '25', price: '3', taxRate: '0' }],
    })
    await ok('ScmSaleOrder/sale-commit', { ids: order.id })
    expect(await use()).toMatchObject([{ left: '0.0000', beyond: '5.0000', used: '125' }])
    await ok('ScmSaleOrder/sale-invalid', { ids: order.id, invalidReason: '测试' })
  })

  it('issues what a warehouse has of a sales order, and keeps the rest as a back order', async () => {
    const order = await ok('ScmSaleOrder/sale-submit', {
      ...{
        customerId: made.customer,
        orgId: '100006',
        orderDate: '2026-11-01',
        deliveryDate: '2026-11-15',
        salerId: 'alpha-sales',
      },
      lines: [{ materialId: made2['N-ASKED'], quantity: '5', price: '3', taxRate: '0' }],
    })
    for (const step of ['sale-commit', 'sale-approve']) await ok(`ScmSaleOrder/${step}`, { ids: order.id })
    const due = async () => (await query('sale-due')).find(({ orderId }: { orderId: string }) => orderId === order.id)
    expect(await due()).toMatchObject({ daysLate: '5', openLines: '1', readyLines: '0', done: '0' })
    const reserving = await ok('plus/sale-order/reserve', { ids: order.id })
    expect(reserving.results).toMatchObject([{ ok: true, data: { reserved: 1, lacking: 1 } }])
    const ask = { resource: 'saleOrder', orderId: order.id }
    const { data: kept } = await buyer.get(`${base}/plus/day/progress`, ask)
    expect(kept.lines).toMatchObject([{ ordered: '5.0000', open: '5.0000', reserved: '3.0000' }])
    const issue = await ok('plus/day/issue', { orderId: order.id })
    expect(issue.left).toBe(1)
    const { data } = await buyer.get(`${base}/scm-out-stock/detail`, { id: issue.id })
    expect(data.lines).toMatchObject([{ quantity: '3.0000', sourceNo: order.no }])
    expect((await auditor.post(`${base}/scm-out-stock/audit`, { ids: issue.id })).code).toBe(200)
    expect(await due()).toMatchObject({ openAmount: '6.00', done: '60' })
    const sent = await ok('plus/scm-out-stock/dispatch', { ids: issue.id })
    const { data: wall } = await buyer.get(`${base}/dc/scm/ship/list-with-flow`, { no: sent.results[0].data.no })
    expect(wall.records).toMatchObject([
      { productName: 'N-ASKED', quantity: '3', shipStatus: 'ready', customerId: made.customer },
    ])
    const again = await buyer.post(`${base}/plus/scm-out-stock/dispatch`, { ids: issue.id })
    expect(again.status).toBe(409)
    expect((await buyer.post(`${base}/plus/day/issue`, { orderId: order.id })).msg).toBe('此仓库没有可发的库存，订单保留为欠交')
  })
})
