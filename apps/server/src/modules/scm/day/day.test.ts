import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../../../resources/testing/company.ts'
import { base, startTrade, type Trade } from '../testing/startTrade.ts'

let { server, buyer, auditor, made, ok } = {} as Trade
beforeAll(async () => {
  ;({ server, buyer, auditor, made, ok } = await startTrade())
})
afterAll(() => server.stop())

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
