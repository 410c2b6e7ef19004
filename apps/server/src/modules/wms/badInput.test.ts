import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
  const { line, posted } = room
  await posted('dc-wms-in-stock', [line('SCREW', '10', { locationId: room.made.A1, price: '1' })])
})
afterAll(() => room.server.stop())

/** All entries and balances, to be compared with what they were. */
const ledger = () =>
  room.server.services.database.asTenant('alpha', async (tx) => {
    const { rows: entries } = await sql`select id from stock_entry order by id`.execute(tx)
    const { rows: balances } = await sql`select id, quantity, reserved, value, version from stock_balance
      where quantity <> 0 or reserved <> 0 order by id`.execute(tx)
    return { entries, balances }
  })

const submit = (path: string, lines: Line[], head: Line = {}) =>
  room.keeper.post(`${base}/${path}`, { warehouseId: room.made.W1, postedOn: '2026-11-20', ...head, lines })

describe('a document with a bad line among good ones is refused as a whole, line by line and with the way out:', () => {
  let before: Awaited<ReturnType<typeof ledger>>
  beforeEach(async () => {
    before = await ledger()
  })

  /** Writes a document of a good line and a bad one, and has it audited; it is as it was, and so is the ledger. */
  async function refused(path: string, bad: Line, head: Line = {}) {
    const { keeper, line, made, written, audit } = room
    const good = line('SCREW', '1', { locationId: made.A1, toLocationId: made.A2, price: '1' })
    const id = await written(path, [good, bad], head)
    const answer = await audit(path, id)
    expect(answer, answer.msg).toMatchObject({ status: 409, data: { fields: { 'lines.1': expect.any(String) } } })
    expect(await ledger()).toEqual(before)
    const { data } = await keeper.get(`${base}/${path}/detail`, { id })
    expect(data).toMatchObject({ docStatus: 'auditing', auditorId: null })
    return answer.msg
  }

  it('too little stock', async () => {
    const { line, made } = room
    expect(await refused('dc-wms-out-stock', line('SCREW', '12', { locationId: made.A1 }))).toBe(
      '第 2 行 SCREW SCREW：W1 A1可用 9，需要 12，请减少数量，或改选库位、批次',
    )
  })

  it('a location that is no longer used, which still gives what lies in it', async () => {
    const { line, made, ok, posted } = room
    const { id } = await ok('dc-wms-warehouse-location/submit', {
      ...{ warehouseId: made.W1, locationName: 'OLD', locationType: 'storage' },
    })
    await posted('dc-wms-in-stock', [line('BOLT', '3', { locationId: id, price: '1' })])
    await ok('dc-wms-warehouse-location/submit', { id, isActive: false })
    before = await ledger()
    expect(await refused('dc-wms-in-stock', line('BOLT', '1', { locationId: id }))).toBe(
      '第 2 行：库位 OLD 已停用，不能再放入，请改选库位，或先启用',
    )
    await posted('plus/stock-transfer', [line('BOLT', '3', { locationId: id, toLocationId: made.A2 })], {
      toWarehouseId: made.W1,
    })
  })

  it('a location that was removed since', async () => {
    const { line, made, ok, written, audit } = room
    const { id: locationId } = await ok('dc-wms-warehouse-location/submit', {
      ...{ warehouseId: made.W1, locationName: 'GONE', locationType: 'storage' },
    })
    const id = await written('dc-wms-in-stock', [line('SCREW', '1'), line('BOLT', '1', { locationId })])
    await room.server.services.database.asTenant('alpha', (tx) =>
      sql`update warehouse_location set is_deleted = true where id = ${locationId}`.execute(tx),
    )
    expect((await audit('dc-wms-in-stock', id)).msg).toBe('第 2 行的库位已删除，请重新选择库位')
    expect(await ledger()).toEqual(before)
  })

  it('a warehouse that is no longer used', async () => {
    const { line, ok, made } = room
    const { id: toWarehouseId } = await ok('dc-wms-warehouse/submit', {
      ...{ warehouseCode: 'CLOSED', warehouseName: '旧仓', stockType: 'raw' },
    })
    const id = await room.written('plus/stock-transfer', [line('SCREW', '1', { locationId: made.A1 })], { toWarehouseId })
    await ok('dc-wms-warehouse/submit', { id: toWarehouseId, isActive: false })
    expect((await room.audit('plus/stock-transfer', id)).msg).toBe('第 1 行：旧仓 已停用，请改选仓库，或先启用')
    expect(await ledger()).toEqual(before)
    const chosen = await submit('dc-wms-in-stock/submit-detail', [line('SCREW', '1')], { warehouseId: toWarehouseId })
    expect(chosen.data.fields).toHaveProperty('warehouseId')
  })

  it('a lot of another material, no lot, a serial number twice in one document', async () => {
    const { line, posted } = room
    await posted('dc-wms-in-stock', [line('GLUE', '5', { lotNo: 'L-7' })])
    before = await ledger()
    expect(await refused('dc-wms-in-stock', line('BOLT', '1', { lotNo: 'L-7' }))).toContain('第 2 行：批次 L-7 属于 GLUE GLUE')
    expect(await refused('dc-wms-in-stock', line('GLUE', '1'))).toContain('第 2 行：GLUE GLUE 按批次管理，请填写批次')
    const drive = line('DRIVE', '1', { serialNo: 'S-7' })
    const id = await room.written('dc-wms-in-stock', [drive, { ...drive, locationId: room.made.A2 }])
    const twice = await room.audit('dc-wms-in-stock', id)
    expect(twice.data.fields).toEqual({ 'lines.1': '第 2 行：序列号 S-7 已在库，同一序列号只能入库一次，请核对序列号' })
    expect(await ledger()).toEqual(before)
  })

  it('a location of another warehouse, an unknown unit and a part of a unit that nobody can count', async () => {
    const { line, made, ok } = room
    const elsewhere = await submit('dc-wms-in-stock/submit-detail', [
      line('SCREW', '1'),
      line('SCREW', '1', { locationId: made.B1 }),
    ])
    expect(elsewhere.data.fields).toHaveProperty(['lines.1.locationId'])
    const unknown = await submit('dc-wms-in-stock/submit-detail', [line('SCREW', '1'), line('SCREW', '1', { unit: 'kg' })])
    expect(unknown.data.fields).toEqual({
      'lines.1': '第 2 行：该物料没有单位“千克”的换算，请改用 件, 箱 或在物料中维护换算',
    })
    const { id: materialId } = await ok('ScmMaterial/material-submit', {
      ...{ materialCode: 'WIRE', materialName: 'WIRE', category: 'raw', unit: 'kg' },
      unitConversions: [{ unit: 'm', factor: '0.0625' }],
    })
    const wire = (quantity: string) => ({ materialId, unit: 'm', quantity })
    const inexact = await submit('dc-wms-in-stock/submit-detail', [wire('2'), wire('0.0001')])
    expect(inexact.data.fields).toEqual({
      'lines.1': '第 2 行：0.0001 米 折合 0.0000 千克，换算后数量有变，请直接按 千克 录入',
    })
  })

  it('an audit by who made it, and a month that is closed, for the way back as well', async () => {
    const { keeper, auditor, line, ok, posted, written, audit } = room
    const there = await posted('dc-wms-in-stock', [line('SCREW', '1')])
    const id = await written('dc-wms-in-stock', [line('SCREW', '1')])
    before = await ledger()
    expect((await keeper.post(`${base}/plus/wms-in-stock/audit`, { ids: id })).msg).toBe(
      '不能审核过账自己制作的单据，请由他人办理',
    )
    const { id: month } = await ok('plus/stock-period/submit', { month: '2026-11' })
    await ok('plus/stock-period/close', { ids: month })
    const closed = '2026-11 已关账，不能过账；请改过账日期，或由管理员反关账'
    expect((await audit('dc-wms-in-stock', id)).msg).toBe(closed)
    const back = await auditor.post(`${base}/dc-wms-in-stock/reject`, { ids: there, rejectReason: '错' })
    expect(back.msg).toBe(closed)
    expect(await ledger()).toEqual(before)
    await ok('plus/stock-period/reopen', { ids: month })
  })
})

describe('a sheet of receipts', () => {
  const heads = ['仓库', '入库日期', '入库类型', '入库明细 · 物料', '入库明细 · 数量', '入库明细 · 单位', '入库明细 · 库位']
  const good = ['W1', '2026-11-20', '其他入库', 'BOLT', '5', '', 'A1']
  const sheet = [
    good,
    ['', '', '', 'NOBODY', '5', '', ''],
    ['W1', '2026-11-20', '其他入库', 'BOLT', '-3', '', ''],
    ['W1', '2026-11-20', '其他入库', 'BOLT', '3', 'kg', ''],
    ['W1', '2026-11-20', '其他入库', 'BOLT', '3', '', 'B1'],
    ['W9', '2026-13-40', '其他入库', 'BOLT', '3', '', ''],
  ]
  const bring = (rows: string[][], mode: string) => {
    const content = Buffer.from([heads, ...rows].map((row) => row.join(',')).join('\n'))
    return room.keeper.upload(`${base}/dc-wms-in-stock/import-excel`, { name: 'receipts.csv', content }, { mode })
  }
  const count = async () => (await room.keeper.get(`${base}/dc-wms-in-stock/list`, {})).data.total

  it('with bad lines names each of them by its row, and nothing of it is stored', async () => {
    const [before, stored] = [await ledger(), await count()]
    const { data, msg } = await bring(sheet, 'all')
    expect(data, msg).toMatchObject({ created: 0, failed: 5 })
    const told = data.errors.map(({ row, message }: { row: number; message: string }) => [row, message])
    expect(told).toEqual(
      expect.arrayContaining([
        [3, '找不到对应的物料'],
        [4, expect.any(String)],
        [5, expect.stringContaining('没有单位')],
        [6, expect.any(String)],
        [7, expect.any(String)],
      ]),
    )
    expect([await ledger(), await count()]).toEqual([before, stored])
  })

  it('row by row takes what is right and tells of the rest', async () => {
    const stored = await count()
    const { data, msg } = await bring([good, ...sheet.slice(2)], 'rows')
    expect(data, msg).toMatchObject({ created: 1, failed: 4 })
    expect(await count()).toBe(stored + 1)
  })
})
