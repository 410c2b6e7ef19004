import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
  const { line, posted, made } = room
  await posted('dc-wms-in-stock', [line('SCREW', '30', { locationId: made.B1, price: '0.5' })], { warehouseId: made.W2 })
  await posted('dc-wms-in-stock', [line('GLUE', '5', { lotNo: 'L1' })])
})
afterAll(() => room.server.stop())

describe('stock', () => {
  it('is counted blind, counted again where it is far off, and differences are posted once they are audited', async () => {
    const { keeper, auditor, made, ok, line, posted, stock } = room
    await posted(
      'dc-wms-in-stock',
      [
        line('BOLT', '100', { locationId: made.B1, price: '2' }),
        line('GLUE', '10', { locationId: made.B1, lotNo: 'L9', price: '1' }),
      ],
      { warehouseId: made.W2 },
    )
    const count = await ok('plus/stock-count/submit', {
      warehouseId: made.W2,
      postedOn: '2026-11-20',
      isBlind: true,
      tolerance: '1',
    })
    await ok('plus/stock-count/begin', { ids: count.id })
    const read = async () => (await keeper.get(`${base}/plus/stock-count/detail`, { id: count.id })).data
    const tell = async (counted: Record<string, string>) => {
      const { lines, version } = await read()
      const told = lines.map((one: Line) => ({ ...one, countedQuantity: counted[String(one.materialId)] ?? '30' }))
      await ok('plus/stock-count/submit', { id: count.id, version, lines: told })
    }
    expect((await read()).lines.every(({ bookQuantity }: Line) => bookQuantity === null)).toBe(true)
    await tell({ [made.BOLT ?? '']: '80', [made.GLUE ?? '']: '10' })
    expect((await keeper.post(`${base}/plus/stock-count/finish`, { ids: count.id })).msg).toContain('差异超出容差，请先复盘')
    await ok('plus/stock-count/recount', { ids: count.id })
    expect((await read()).lines.find(({ materialId }: Line) => materialId === made.BOLT)).toMatchObject({
      firstCount: '80.0000',
      countedQuantity: null,
    })
    await tell({ [made.BOLT ?? '']: '98', [made.GLUE ?? '']: '10' })
    await ok('plus/stock-count/finish', { ids: count.id })
    const audited = await auditor.post(`${base}/plus/stock-count/audit`, { ids: count.id })
    expect(audited, audited.msg).toMatchObject({ code: 200 })
    expect(await stock('BOLT', { warehouseId: made.W2 ?? '' })).toMatchObject([{ quantity: '98.0000', value: '196.00' }])
    const rejected = await auditor.post(`${base}/plus/stock-count/reject`, { ids: count.id, rejectReason: '漏盘' })
    expect(rejected.code).toBe(200)
    expect(await stock('BOLT', { warehouseId: made.W2 ?? '' })).toMatchObject([{ quantity: '100.0000', value: '200.00' }])
  })

  it('is drawn as a map, summed as a pivot by what one asks, and every figure is explained by its entries', async () => {
    const { keeper, made, ok } = room
    const query = async (name: string, asked: Record<string, string>) => {
      const answer = await keeper.get(`${base}/plus/query/${name}`, asked)
      expect(answer, answer.msg).toMatchObject({ code: 200 })
      return answer.data
    }
    const [w1 = '', w2 = '', bolt = '', glue = '', b1 = ''] = ['W1', 'W2', 'BOLT', 'GLUE', 'B1'].map((name) => made[name])
    await ok('dc-wms-warehouse-location/submit', { id: b1, capacity: '200' })
    const [place] = await query('location-map', { warehouseId: w2, materialId: bolt })
    // 30 screws, 100 bolts and 10 of glue.
    expect(place).toMatchObject({ locationName: 'B1', quantity: '140.0000', materials: '3', share: '0.7000', holds: true })
    expect(place.materialName).toBe('BOLT')
    expect((await query('location-map', { warehouseId: w1 })).map(({ locationName }: Line) => locationName)).toEqual(['A1', 'A2'])

    const { records: lots } = await query('stock-pivot', { by: 'lot', material: glue })
    expect(lots.map(({ groupId, quantity }: Line) => [groupId, quantity])).toEqual(
      expect.arrayContaining([
        ['L1', '5.0000'],
        ['L9', '10.0000'],
      ]),
    )
    const { records: owners } = await query('stock-pivot', { by: 'owner', material: bolt, warehouse: w2 })
    expect(owners).toMatchObject([{ groupId: '-', quantity: '100.0000', value: '200.00', balances: '1', unit: 'pcs' }])
    const cells = await query('stock-pivot-cells', { by: 'material', across: 'warehouse', groups: `${bolt}|${glue}` })
    expect(cells).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ groupId: bolt, acrossId: w2, acrossName: 'W2 W2', quantity: '100.0000' }),
        expect.objectContaining({ groupId: glue, acrossId: w1, quantity: '5.0000' }),
      ]),
    )
    const free = await keeper.post(`${base}/plus/stock/availability`, { materialIds: [bolt, 'nothing'], warehouseId: w2 })
    expect(free.data).toEqual([
      { materialId: bolt, onHand: '100.0000', reserved: '0.0000', free: '100.0000' },
      { materialId: 'nothing', onHand: '0', reserved: '0', free: '0' },
    ])
    const why = await query('stock-explained', { material: bolt, warehouse: w2, lot: '-', size: '200' })
    const total = why.records.reduce((sum: number, { quantity }: Line) => sum + Number(quantity), 0)
    expect(total).toBe(100)
    expect(new Set(why.records.map(({ sourceType }: Line) => sourceType))).toEqual(new Set(['wmsInStock', 'stockCount']))
    // The same of one balance, of both warehouses, and of what went out only.
    const { records: balances } = (await keeper.get(`${base}/dc-wms-common/list`, { materialId: bolt, warehouseId: w2 })).data
    const { id: balance } = balances.find(({ quantity }: Line) => Number(quantity) === 100)
    const ids = (answer: { records: Line[] }) => answer.records.map(({ id }) => id).toSorted()
    expect(ids(await query('stock-explained', { balance, size: '200' }))).toEqual(ids(why))
    const both = await query('stock-explained', { material: bolt, warehouse: `${w1},${w2}`, size: '200' })
    expect(both.total).toBe((await query('stock-explained', { material: bolt, size: '1' })).total)
    const went = await query('stock-explained', { balance, quantity_le: '-0.0001', postedOn_ge: '2026-11-20' })
    expect(went.records.every(({ quantity }: Line) => Number(quantity) < 0)).toBe(true)

    // What is reserved of a figure says by which reservations, and for whom.
    const wanted = { materialId: bolt, warehouseId: w2, quantity: '7', reservedFor: 'PRJ-9' }
    const { id, no } = await ok('plus/stock-reservation/submit', wanted)
    await ok('plus/stock-reservation/reserve', { ids: id })
    const kept = await query('stock-reserved', { material: bolt, warehouse: w2 })
    expect(kept.records).toMatchObject([
      { reservationNo: no, reservationId: id, reservedFor: 'PRJ-9', orderId: null, quantity: '7.0000', locationId: b1 },
    ])
    expect((await query('stock-reserved', { material: bolt, warehouse: w1 })).records).toEqual([])
    expect((await query('stock-reserved', { balance })).total).toBe(1)
    await ok('plus/stock-reservation/release', { ids: id })
    expect((await query('stock-reserved', { material: bolt })).records).toEqual([])
  })

  it('is compared with what the ERP says', async () => {
    const { keeper, made, ok } = room
    const erp = { erpWarehouseName: '二号仓', materialId: made.BOLT, warehouseId: made.W2, asOf: '2026-11-20T01:00:00Z' }
    await ok('erp-inventory/submit', { ...erp, erpQuantity: '103' })
    const { data } = await keeper.get(`${base}/plus/query/erp-comparison`, { differsOnly: 'true' })
    // What lies in a warehouse that the ERP keeps, and the ERP does not know, differs as well.
    expect(data.records).toMatchObject([
      { materialId: made.BOLT, erpQuantity: '103.0000', quantity: '100.0000', difference: '3.0000' },
      {
        materialId: made.GLUE,
        erpQuantity: '0.0000',
        quantity: '10.0000',
        difference: '-10.0000',
        asOf: '2026-11-20T01:00:00.000Z',
      },
      { materialId: made.SCREW, erpQuantity: '0.0000', quantity: '30.0000', difference: '-30.0000' },
    ])
  })

  it('takes receipts from a sheet at the address of the specification', async () => {
    const { keeper } = room
    const rows = ['仓库,入库日期,入库类型,入库明细 · 物料,入库明细 · 数量', 'W1,2026-11-20,其他入库,BOLT,5']
    const file = { name: 'receipts.csv', content: Buffer.from(rows.join('\n')) }
    const answer = await keeper.upload(`${base}/dc-wms-in-stock/import-excel`, file, { mode: 'all' })
    expect(answer, answer.msg).toMatchObject({ code: 200 })
  })
})
