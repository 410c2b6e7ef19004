import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStock } from '../../jobs/checkStock.ts'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
})
afterAll(() => room.server.stop())

describe('what is picked', () => {
  it('keeps stock for a sales order: nobody else takes it, the order’s own issue does, and what is voided is free again', async () => {
    const { server, keeper, auditor, made, ok, line, posted, stock } = room
    await posted('dc-wms-in-stock', [
      line('BOLT', '6', { locationId: made.A1, price: '2' }),
      line('BOLT', '4', { locationId: made.A2, price: '2' }),
    ])
    const { id: customerId } = await ok('customer/submit', { fullname: '西岭新能源' })
    const ordered = async (quantity: string) => {
      const order = await ok('ScmSaleOrder/sale-submit', {
        ...{ customerId, orgId: '100006', orderDate: '2026-11-01', deliveryDate: '2026-12-15', salerId: 'alpha-sales' },
        lines: [{ materialId: made.BOLT, quantity, price: '3', taxRate: '0' }],
      })
      for (const step of ['sale-commit', 'sale-approve']) await ok(`ScmSaleOrder/${step}`, { ids: order.id })
      return order
    }
    const reserve = (id: string) => keeper.post(`${base}/plus/sale-order/reserve`, { ids: id })
    const kept = async (reservedFor: string) => {
      const { data } = await keeper.get(`${base}/plus/stock-reservation/list`, { reservedFor })
      return data.records.map(({ reservationStatus, quantity }: Line) => [reservationStatus, quantity])
    }
    const [order, rival] = [await ordered('8'), await ordered('5')]
    expect((await reserve(order.id)).data.results).toMatchObject([{ ok: true, data: { reserved: 1, lacking: 0 } }])
    expect((await reserve(order.id)).msg).toContain('都已预留')
    expect((await reserve(rival.id)).data.results).toMatchObject([{ ok: true, data: { reserved: 1, lacking: 1 } }])
    expect([await kept(order.no), await kept(rival.no)]).toEqual([[['active', '8.0000']], [['active', '2.0000']]])
    const [, others] = [await ok('ScmSaleOrder/sale-invalid', { ids: rival.id, invalidReason: '测试' }), await kept(rival.no)]
    expect(others).toEqual([['released', '2.0000']])

    const reserved = await keeper.get(`${base}/plus/query/stock-reserved`, { material: made.BOLT ?? '', location: made.A2 ?? '' })
    expect(reserved.data.records).toMatchObject([{ reservedFor: order.no, orderId: order.id, quantity: '2.0000' }])

    // Whoever comes without the order finds the rest alone.
    const foreign = await auditor.post(`${base}/plus/wms-out-stock/audit`, {
      ids: await room.written('dc-wms-out-stock', [line('BOLT', '5', { locationId: made.A1 })]),
    })
    expect(foreign.msg).toContain(`可用 0，需要 5，另有 6 被`)

    // What is picked for the order is what was kept for it: three of eight first, the rest later.
    const issue = await ok('plus/day/issue', { orderId: order.id })
    expect(issue.left).toBe(0)
    const read = async () => (await keeper.get(`${base}/scm-out-stock/detail`, { id: issue.id })).data
    const { lines, version } = await read()
    expect(lines.map(({ locationId, quantity }: Line) => [locationId, quantity])).toEqual([
      [made.A1, '6.0000'],
      [made.A2, '2.0000'],
    ])
    await ok('scm-out-stock/submit', { id: issue.id, version, lines: [{ ...lines[0], quantity: '3' }] })
    const audited = await auditor.post(`${base}/scm-out-stock/audit`, { ids: issue.id })
    expect(audited, audited.msg).toMatchObject({ code: 200 })
    expect(await stock('BOLT')).toMatchObject([
      { quantity: '3.0000', reserved: '3.0000' },
      { quantity: '4.0000', reserved: '2.0000' },
    ])
    expect(await kept(order.no)).toEqual([['active', '8.0000']])
    const outlook = await keeper.get(`${base}/plus/query/stock-outlook`, { materialId: made.BOLT ?? '' })
    expect(outlook.data.map(({ sourceType, quantity }: Line) => [sourceType, quantity])).toEqual([
      ['stock', '7.0000'],
      ['stockReservation', '-5.0000'],
    ])

    const rest = await ok('plus/day/issue', { orderId: order.id })
    expect((await auditor.post(`${base}/scm-out-stock/audit`, { ids: rest.id })).code).toBe(200)
    expect(await kept(order.no)).toEqual([['used', '8.0000']])
    expect((await stock('BOLT')).at(-1)).toMatchObject({ quantity: '2.0000', reserved: '0.0000' })

    // An issue that is rejected gives back what it took of the reservation, no more and no less; nobody else takes it meanwhile.
    const rejected = async (id: string) => {
      const answer = await auditor.post(`${base}/scm-out-stock/reject`, { ids: id, rejectReason: '发错' })
      expect(answer, answer.msg).toMatchObject({ code: 200 })
    }
    await rejected(rest.id)
    expect(await kept(order.no)).toEqual([['active', '8.0000']])
    const lying = async () =>
      (await stock('BOLT')).map(({ quantity, reserved }) => [Number(quantity), Number(reserved)]).toSorted()
    expect(await lying()).toEqual([
      [3, 3],
      [4, 2],
    ])
    const [thief] = [await room.written('dc-wms-out-stock', [line('BOLT', '3', { locationId: made.A1 })])]
    expect((await auditor.post(`${base}/plus/wms-out-stock/audit`, { ids: thief })).msg).toContain('另有 3 被')
    expect((await auditor.post(`${base}/scm-out-stock/audit`, { ids: rest.id })).code).toBe(200)
    expect(await kept(order.no)).toEqual([['used', '8.0000']])
    await rejected(rest.id)
    await rejected(issue.id)
    expect(await kept(order.no)).toEqual([['active', '8.0000']])
    expect(await lying()).toEqual([
      [4, 2],
      [6, 6],
    ])
    const { records: reservations } = (await keeper.get(`${base}/plus/stock-reservation/list`, { reservedFor: order.no })).data
    const { issues } = (await keeper.get(`${base}/plus/stock-reservation/detail`, { id: reservations[0].id })).data
    expect(issues).toEqual([])

    // Nothing is kept for an order that is void: what was taken for it is free when its issue is rejected.
    expect((await auditor.post(`${base}/scm-out-stock/audit`, { ids: issue.id })).code).toBe(200)
    await ok('ScmSaleOrder/sale-invalid', { ids: order.id, invalidReason: '客户取消' })
    expect(await kept(order.no)).toEqual([['released', '8.0000']])
    await rejected(issue.id)
    expect(await kept(order.no)).toEqual([['released', '8.0000']])
    expect(await lying()).toEqual([
      [4, 0],
      [6, 0],
    ])
    await expect(checkStock.run(server.services, new AbortController().signal)).resolves.toBe('0')
  })

  it('is picked by the rule of its warehouse, and another lot wants a reason', async () => {
    const { keeper, auditor, made, ok, line, audit, posted } = room
    await posted(
      'dc-wms-in-stock',
      [
        line('GLUE', '4', { locationId: made.A1, lotNo: 'P-LATE', price: '1', expiresOn: '2027-09-01' }),
        line('GLUE', '3', { locationId: made.A2, lotNo: 'P-SOON', price: '1', expiresOn: '2026-12-01' }),
      ],
      { warehouseId: made.W1 },
    )
    const scan = async (code: string) => (await keeper.get(`${base}/plus/scan`, { code, warehouseId: made.W1 ?? '' })).data
    expect(await scan('a1')).toMatchObject({ location: { id: made.A1, warehouseName: 'W1' }, material: null })
    expect(await scan('GLUE')).toMatchObject({ location: null, material: { id: made.GLUE, tracking: 'lot' } })
    const submit = (lines: Line[]) =>
      ok('dc-wms-out-stock/submit-detail', { warehouseId: made.W1, postedOn: '2026-11-20', lines })
    const read = async (id: string) => (await keeper.get(`${base}/dc-wms-out-stock/detail`, { id })).data
    const { id } = await submit([line('GLUE', '5')])
    const picked = await ok('plus/wms-out-stock/pick', { ids: id })
    expect(picked.results).toMatchObject([{ ok: true, data: { lacking: 0 } }])
    expect((await read(id)).lines).toMatchObject([
      { lotNo: 'P-SOON', locationId: made.A2, quantity: '3.0000' },
      { quantity: '2.0000' },
    ])
    const other = await submit([line('GLUE', '1', { locationId: made.A1, lotNo: 'P-LATE' })])
    await ok('dc-wms-out-stock/submit-audit', { ids: other.id })
    expect((await audit('dc-wms-out-stock', other.id)).msg).toBe(
      '第 1 行：按拣货规则应先出批次 P-SOON，本行选了 P-LATE；请改选，或填写另选批次原因',
    )
    await auditor.post(`${base}/dc-wms-out-stock/reject`, { ids: other.id, rejectReason: '无原因' })
    const { lines, version } = await read(other.id)
    await ok('dc-wms-out-stock/submit-detail', { id: other.id, version, lines: [{ ...lines[0], pickReason: '客户指定批次' }] })
    await ok('dc-wms-out-stock/submit-audit', { ids: other.id })
    expect((await audit('dc-wms-out-stock', other.id)).code).toBe(200)
  })

  it('is traced both ways, through what was made of it', async () => {
    const { keeper, line, posted } = room
    await posted('dc-wms-in-stock', [line('GLUE', '6', { lotNo: 'R-1', price: '1', expiresOn: '2026-11-30' })])
    await posted('dc-wms-out-stock', [line('GLUE', '2', { lotNo: 'R-1', sourceNo: 'MO-77' })], { outType: 'production' })
    await posted('dc-wms-in-stock', [line('DRIVE', '1', { serialNo: 'SN-77', price: '9', sourceNo: 'MO-77' })], {
      inType: 'production',
    })
    await posted('dc-wms-out-stock', [line('DRIVE', '1', { serialNo: 'SN-77', sourceNo: 'XS-9' })], { outType: 'sale' })
    const trace = async (lot: string, way: string) => {
      const answer = await keeper.get(`${base}/plus/query/lot-trace`, { lot, way })
      expect(answer, answer.msg).toMatchObject({ code: 200 })
      return answer.data.records.map(({ depth, lotNo, serialNo, orderNo, quantity }: Line) => [
        depth,
        lotNo ?? serialNo,
        orderNo ?? null,
        quantity,
      ])
    }
    expect((await trace('R-1', 'down')).toSorted()).toEqual(
      [
        ['0', 'R-1', 'MO-77', '-2.0000'],
        ['0', 'R-1', null, '4.0000'],
        ['1', 'SN-77', 'XS-9', '-1.0000'],
      ].toSorted(),
    )
    expect((await trace('SN-77', 'up')).toSorted()).toEqual(
      [
        ['0', 'SN-77', 'MO-77', '1.0000'],
        ['1', 'R-1', null, '6.0000'],
      ].toSorted(),
    )
  })
})
