import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, type Line, openStockRoom, type StockRoom } from '../wms/testing/stockRoom.ts'

let room: StockRoom
let supplierId = ''
let otherSupplierId = ''
beforeAll(async () => {
  room = await openStockRoom()
  supplierId = (await room.ok('ScmSupplier/supplier-submit', { supplierName: '昆山恒立', status: 'qualified' })).id
  otherSupplierId = (await room.ok('ScmSupplier/supplier-submit', { supplierName: '无锡精工', status: 'qualified' })).id
})
afterAll(() => room.server.stop())

const post = (path: string, body: Line) => room.keeper.post(`${base}/${path}`, body)
const told = async (path: string, body: Line) => (await post(path, body)).msg

const orderOf = (head: Line = {}, line: Line = {}) => ({
  ...{ supplierId, orgId: '100006', purchaseDate: '2026-11-20', purchaserId: 'alpha-admin', currency: 'CNY', ...head },
  lines: [{ materialId: room.made.BOLT, quantity: '10', price: '2', taxRate: '13', ...line }],
})

describe('master data', () => {
  it('keeps the base unit of what has been in stock, and a tracking that what lies there does not bear', async () => {
    const { made, line, posted } = room
    await posted('dc-wms-in-stock', [line('BOLT', '5', { price: '1' }), line('GLUE', '5', { lotNo: 'L1', price: '1' })])
    expect(await told('ScmMaterial/material-update', { id: made.BOLT, unit: 'kg' })).toBe(
      'BOLT BOLT 已有库存流水，基本单位不能再改；请新建物料，或用单位换算',
    )
    expect(await told('ScmMaterial/material-update', { id: made.BOLT, tracking: 'lot' })).toBe(
      'BOLT BOLT 还有未按此方式标识的库存，不能改追溯方式；请先出清库存',
    )
    expect(await told('ScmMaterial/material-update', { id: made.GLUE, tracking: 'serial' })).toContain('不能改追溯方式')
    // What bears lots may go without them, and what was never in stock is free to change.
    for (const tracking of ['none', 'lot']) await room.ok('ScmMaterial/material-update', { id: made.GLUE, tracking })
    for (const unit of ['kg', 'pcs']) await room.ok('ScmMaterial/material-update', { id: made.SCREW, unit })
  })

  it('has no rate of the company’s own currency, and no order in another one without a rate', async () => {
    const rate = { rateName: 'CNY', currency: 'CNY', exchangeRate: '7', validFrom: '2026-11-01' }
    expect(await told('dc-scm-exchange-rate/submit', rate)).toBe('CNY 是本位币，汇率总是 1，无须维护')
    expect(await told('ScmPurchaseOrder/po-submit', orderOf({ currency: 'EUR' }))).toBe(
      'EUR 在 2026-11-20 没有汇率；请填写汇率，或先在“汇率”中维护',
    )
    expect(await room.ok('ScmPurchaseOrder/po-submit', orderOf({ currency: 'EUR', rate: '8' }))).toMatchObject({
      total: '22.60',
      baseTotal: '180.80',
    })
  })

  it('has suppliers sell by units of the material, one price from each quantity on', async () => {
    const sold = { supplierId, materialId: room.made.BOLT, supplierPartNo: 'P-1', unit: 'kg', currency: 'CNY', price: '3' }
    expect(await told('plus/supplier-material/submit', sold)).toBe('该物料没有单位“千克”的换算，请改用 件, 箱 或在物料中维护换算')
    const steps = [1, 1].map((minQuantity) => ({ minQuantity: `${minQuantity}`, price: '2' }))
    expect(await told('plus/supplier-material/submit', { ...sold, unit: 'box', priceBreaks: steps })).toContain('不能重复')
  })
})

it('what is ordered costs what the supplier asks for that quantity, by the unit of the material', async () => {
  const { ok, made, keeper } = room
  const { id: materialId } = await ok('ScmMaterial/material-submit', {
    ...{ materialCode: 'NUT', materialName: 'NUT', category: 'standard', unit: 'pcs', orgId: '100006', safetyStock: '250' },
    unitConversions: [{ unit: 'box', factor: '100' }],
  })
  await ok('plus/supplier-material/submit', {
    ...{ supplierId, materialId, supplierPartNo: 'N-1', unit: 'box', currency: 'CNY', price: '50', minOrderQuantity: '4' },
    priceBreaks: [
      { minQuantity: '4', price: '40' },
      { minQuantity: '10', price: '30' },
    ],
  })
  const frozen = { supplierName: '停供', status: 'frozen', frozenReason: '质量' }
  const { id: frozenId } = await ok('ScmSupplier/supplier-submit', frozen)
  await ok('plus/supplier-material/submit', {
    ...{
      supplierId: frozenId,
      materialId,
      supplierPartNo: 'N-2',
      unit: 'pcs',
      currency: 'CNY',
      price: '0.01',
      isPreferred: true,
    },
  })
  const { data } = await keeper.get(`${base}/plus/query/purchase-needs`, { materialId, size: '10' })
  // Four boxes at least, at 40 a box: 0.40 a piece. Nothing is bought of who is frozen, however cheap.
  expect(data.records).toMatchObject([{ needed: '250.0000', suggested: '400.0000', supplierId, price: '0.4000' }])
  for (const [quantity, price] of [
    ['300', '0.5000'],
    ['400', '0.4000'],
    ['1000', '0.3000'],
  ]) {
    const [made] = await ok('plus/day/order', { picks: [{ materialId, supplierId, quantity }] })
    const order = await keeper.get(`${base}/ScmPurchaseOrder/po-detail`, { id: made.id })
    expect(order.data.lines).toMatchObject([{ quantity: `${quantity}.0000`, price }])
  }
  expect(made.BOLT).toBeDefined()
})

describe('a receipt', () => {
  const receiptOf = async (order: Line & { no: string; lines: { id: string }[] }, head: Line = {}) =>
    room.written('dc-wms-in-stock', [room.line('BOLT', '4', { sourceNo: order.no, sourceLineId: order.lines[0]?.id })], {
      ...{ inType: 'purchase', supplierId, ...head },
    })

  it('settles an order that is approved, of the supplier who brings the goods', async () => {
    const { ok, audit } = room
    const order = await ok('ScmPurchaseOrder/po-submit', orderOf())
    const id = await receiptOf(order)
    expect((await audit('dc-wms-in-stock', id)).msg).toBe(
      `第 1 行：${order.no} 当前“草稿”，批准后才能收发；请先完成订单审核，或改选订单`,
    )
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: order.id })
    const others = await receiptOf(order, { supplierId: otherSupplierId })
    expect((await audit('dc-wms-in-stock', others)).msg).toBe(`第 1 行：${order.no} 不是本单供应商的订单，请改选订单或供应商`)
    expect((await audit('dc-wms-in-stock', id)).code).toBe(200)
  })

  it('names a line of an order that is there', async () => {
    const lost = { no: 'PO-9', lines: [{ id: 'nobody' }] }
    expect((await room.audit('dc-wms-in-stock', await receiptOf(lost))).msg).toBe(
      '第 1 行的来源订单行不存在，请重新选择来源，或清空来源行',
    )
    const returned = await receiptOf(lost, { inType: 'return' })
    expect((await room.audit('dc-wms-in-stock', returned)).code).toBe(200)
  })

  it('keeps its order from being void until it is rejected', async () => {
    const { ok, audit, auditor } = room
    const order = await ok('ScmPurchaseOrder/po-submit', orderOf())
    for (const step of ['po-commit', 'po-approve']) await ok(`ScmPurchaseOrder/${step}`, { ids: order.id })
    const id = await receiptOf(order)
    expect((await audit('dc-wms-in-stock', id)).code).toBe(200)
    expect(await told('ScmPurchaseOrder/po-invalid', { ids: order.id })).toBe(
      `${order.no} 已有 1 行到货，不能作废；请用“采购变更”关闭余量，或先驳回入库单`,
    )
    expect((await auditor.post(`${base}/dc-wms-in-stock/reject`, { ids: id, rejectReason: '错' })).code).toBe(200)
    await ok('ScmPurchaseOrder/po-invalid', { ids: order.id })
  })
})
