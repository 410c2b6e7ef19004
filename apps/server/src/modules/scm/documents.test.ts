import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, startTrade, type Trade } from './testing/startTrade.ts'

let { server, buyer, auditor, made, ok } = {} as Trade
beforeAll(async () => {
  ;({ server, buyer, auditor, made, ok } = await startTrade())
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
