import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { checkStock } from '../../jobs/checkStock.ts'
import { sessionOf } from '../../resources/testing/company.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

let server: RecordsServer
let keeper: Caller
let auditor: Caller
const base = '/blade-bip'
const made: Record<string, string> = {}

const ok = async (path: string, body: unknown, caller = keeper) => {
  const answer = await caller.post(`${base}/${path}`, body)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return answer.data
}

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  keeper = server.as('alpha.admin')
  auditor = server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId: 'alpha-sales' }) as 'alpha.x') // a token is taken as it is
  for (const [code, allowNegative] of [
    ['W1', false],
    ['W2', false],
    ['LINE', true],
  ] as const)
    made[code] = (
      await ok('dc-wms-warehouse/submit', { warehouseCode: code, warehouseName: code, stockType: 'raw', allowNegative })
    ).id
  for (const [name, warehouse] of [
    ['A1', 'W1'],
    ['A2', 'W1'],
    ['B1', 'W2'],
  ] as const)
    made[name] = (
      await ok('dc-wms-warehouse-location/submit', { warehouseId: made[warehouse], locationName: name, locationType: 'storage' })
    ).id
  for (const [code, tracking] of [
    ['SCREW', 'none'],
    ['BOLT', 'none'],
    ['GLUE', 'lot'],
    ['DRIVE', 'serial'],
  ] as const)
    made[code] = (
      await ok('ScmMaterial/material-submit', {
        materialCode: code,
        materialName: code,
        category: 'standard',
        unit: 'pcs',
        tracking,
        shelfLifeDays: tracking === 'lot' ? '180' : undefined,
        unitConversions: [{ unit: 'box', factor: '100' }],
      })
    ).id
})
afterAll(() => server.stop())

type Line = Record<string, unknown>
const line = (material: string, quantity: string, more: Line = {}): Line => ({ materialId: made[material], quantity, ...more })

/** A document that waits for its audit. */
const written = async (path: string, lines: Line[], head: Line = {}): Promise<string> => {
  const { id } = await ok(`${path}/${path.startsWith('dc-') ? 'submit-detail' : 'submit'}`, {
    warehouseId: made.W1,
    postedOn: '2026-11-20',
    ...head,
    lines,
  })
  await ok(`${path}/submit-audit`, { ids: id })
  return id
}
const auditPaths: Record<string, string> = {
  'dc-wms-in-stock': 'plus/wms-in-stock/audit',
  'dc-wms-out-stock': 'plus/wms-out-stock/audit',
  'plus/stock-transfer': 'plus/stock-transfer/audit',
}
const audit = (path: string, ids: string) => auditor.post(`${base}/${auditPaths[path]}`, { ids })
const posted = async (path: string, lines: Line[], head?: Line): Promise<string> => {
  const id = await written(path, lines, head)
  const answer = await audit(path, id)
  expect(answer, answer.msg).toMatchObject({ code: 200 })
  return id
}
const stock = async (material: string, query: Record<string, string> = {}) => {
  const { data } = await keeper.get(`${base}/dc-wms-common/list`, { materialId: made[material], ascs: 'quantity', ...query })
  return data.records.map(({ quantity, reserved, value }: Line) => ({ quantity, reserved, value }))
}

describe('the ledger', () => {
  it('takes in what was audited, in base units and with its worth, and says why it is there', async () => {
    const id = await posted('dc-wms-in-stock', [line('SCREW', '2', { unit: 'box', price: '50', locationId: made.A1 })])
    const { data } = await keeper.get(`${base}/dc-wms-common/list`, { materialId: made.SCREW })
    expect(data.records).toMatchObject([{ quantity: '200.0000', available: '200.0000', value: '100.00', locationId: made.A1 }])
    const why = await keeper.get(`${base}/imr/list`, { balanceId: data.records[0].id })
    expect(why.data.records).toMatchObject([{ quantity: '200.0000', sourceType: 'wmsInStock', sourceId: id, lineNo: '1' }])
  })

  it('issues at the average, moves between places, and takes a rejected document back to the cent', async () => {
    const out = await posted('dc-wms-out-stock', [line('SCREW', '50', { locationId: made.A1 })])
    expect(await stock('SCREW')).toEqual([{ quantity: '150.0000', reserved: '0.0000', value: '75.00' }])
    await posted('plus/stock-transfer', [line('SCREW', '30', { locationId: made.A1, toLocationId: made.B1 })], {
      toWarehouseId: made.W2,
    })
    expect(await stock('SCREW')).toEqual([
      { quantity: '30.0000', reserved: '0.0000', value: '15.00' },
      { quantity: '120.0000', reserved: '0.0000', value: '60.00' },
    ])
    const rejected = await auditor.post(`${base}/dc-wms-out-stock/reject`, { ids: out, rejectReason: '领错' })
    expect(rejected, rejected.msg).toMatchObject({ code: 200 })
    expect((await stock('SCREW')).at(-1)).toEqual({ quantity: '170.0000', reserved: '0.0000', value: '85.00' })
    await ok('dc-wms-out-stock/submit-audit', { ids: out })
    expect((await audit('dc-wms-out-stock', out)).code).toBe(200)
    expect((await stock('SCREW')).at(-1)).toEqual({ quantity: '120.0000', reserved: '0.0000', value: '60.00' })
  })

  it('refuses what is not there, line by line and as a whole, naming how much is free and who reserved the rest', async () => {
    const reservation = (quantity: string) =>
      ok('plus/stock-reservation/submit', { materialId: made.SCREW, warehouseId: made.W1, quantity, reservedFor: 'PRJ-1' })
    const { id: reservationId, no } = await reservation('100')
    await ok('plus/stock-reservation/reserve', { ids: reservationId })
    const id = await written('dc-wms-out-stock', [
      line('SCREW', '10', { locationId: made.A1 }),
      line('SCREW', '60', { locationId: made.A1 }),
    ])
    const refused = await audit('dc-wms-out-stock', id)
    expect(refused).toMatchObject({
      status: 409,
      msg: `第 2 行 SCREW SCREW：W1 A1可用 10，需要 60，另有 100 被 ${no} 预留`,
      data: { fields: { 'lines.1': expect.any(String) } },
    })
    expect(await stock('SCREW', { warehouseId: made.W1 ?? '' })).toEqual([
      { quantity: '120.0000', reserved: '100.0000', value: '60.00' },
    ])
    const more = await keeper.post(`${base}/plus/stock-reservation/reserve`, { ids: (await reservation('21')).id })
    expect(more.msg).toContain('可预留 20，需要 21')
    await ok('plus/stock-reservation/release', { ids: reservationId })
    expect((await audit('dc-wms-out-stock', id)).code).toBe(200)
  })

  it('lets a warehouse that may go below zero issue what its receipt follows', async () => {
    await posted('dc-wms-out-stock', [line('BOLT', '5')], { warehouseId: made.LINE })
    expect(await stock('BOLT')).toEqual([{ quantity: '-5.0000', reserved: '0.0000', value: '0.00' }])
    await posted('dc-wms-in-stock', [line('BOLT', '5', { price: '1' })], { warehouseId: made.LINE })
    expect(await stock('BOLT')).toMatchObject([{ quantity: '0.0000' }])
  })

  it('keeps lots and serial numbers apart', async () => {
    const bad = await audit('dc-wms-in-stock', await written('dc-wms-in-stock', [line('GLUE', '5'), line('DRIVE', '2')]))
    expect(bad.msg).toBe('第 1 行：GLUE GLUE 按批次管理，请填写批次；第 2 行：DRIVE DRIVE 按序列号管理，请填写序列号，数量为 1')
    await posted('dc-wms-in-stock', [line('GLUE', '5', { lotNo: 'L1' }), line('DRIVE', '1', { serialNo: 'S1' })])
    const lots = await keeper.get(`${base}/plus/stock-lot/list`, { lotNo: 'L1' })
    expect(lots.data.records).toMatchObject([{ materialId: made.GLUE, expiresOn: '2027-05-19' }])
    const again = await audit(
      'dc-wms-in-stock',
      await written('dc-wms-in-stock', [line('DRIVE', '1', { serialNo: 'S1', locationId: made.A2 })]),
    )
    expect(again.msg).toBe('第 1 行：序列号 S1 已在库，同一序列号只能入库一次')
    const other = await audit('dc-wms-in-stock', await written('dc-wms-in-stock', [line('SCREW', '1', { lotNo: 'L1' })]))
    expect(other.msg).toBe('第 1 行：批次 L1 属于 GLUE GLUE，请换一个批次号')
    await posted('plus/stock-transfer', [line('DRIVE', '1', { serialNo: 'S1', toLocationId: made.A2 })], {
      toWarehouseId: made.W1,
    })
    expect(await stock('DRIVE')).toMatchObject([{ quantity: '0.0000' }, { quantity: '1.0000' }])
    const card = await keeper.get(`${base}/plus/query/stock-card`, { materialId: made.GLUE })
    expect(card.data).toEqual([{ id: '2026-11-20', day: '2026-11-20', received: '5.0000', issued: '0.0000', balance: '5.0000' }])
    // Who sees only what he posted himself is told no sum of all.
    const narrow = { ...sessionOf('alpha', 'admin'), userId: 'alpha-worker' }
    const permissions = { stockCard_view: 'all', stockEntry_view: 'self' } as const
    const worker = server.as(server.tokenFor({ ...narrow, permissions }) as 'alpha.x') // a token is taken as it is
    expect((await worker.get(`${base}/plus/query/stock-card`, { materialId: made.GLUE })).data).toEqual([])
  })

  it('refuses a location of another warehouse, an unknown unit, an audit by the maker, and a closed month', async () => {
    const submit = (lines: Line[]) =>
      keeper.post(`${base}/dc-wms-in-stock/submit-detail`, { warehouseId: made.W1, postedOn: '2026-11-20', lines })
    expect((await submit([line('SCREW', '1', { locationId: made.B1 })])).data.fields).toHaveProperty(['lines.0.locationId'])
    expect((await submit([line('SCREW', '1', { unit: 'kg' })])).msg).toContain('第 1 行：该物料没有单位“kg”的换算')
    const id = await written('dc-wms-in-stock', [line('SCREW', '1')])
    expect((await keeper.post(`${base}/plus/wms-in-stock/audit`, { ids: id })).msg).toBe('不能审核自己制作的单据，请由他人审核')
    const { id: month } = await ok('plus/stock-period/submit', { month: '2026-11' })
    await ok('plus/stock-period/close', { ids: month })
    expect((await audit('dc-wms-in-stock', id)).msg).toContain('2026-11 已关账')
    await ok('plus/stock-period/reopen', { ids: month })
    expect((await audit('dc-wms-in-stock', id)).code).toBe(200)
  })

  it('goes to who came first where many want the same: never below zero, none lost, none doubled', async () => {
    const rivals = count(50, 200)
    await posted('dc-wms-in-stock', [line('SCREW', '100', { locationId: made.A2, price: '1' })])
    const ids = await Promise.all(
      Array.from({ length: rivals }, () => written('dc-wms-out-stock', [line('SCREW', '7', { locationId: made.A2 })])),
    )
    const answers = await Promise.all(ids.map((id) => audit('dc-wms-out-stock', id)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(14)
    expect(answers.filter(({ code }) => code !== 200).every(({ status, msg }) => status === 409 && msg.includes('可用 2'))).toBe(
      true,
    )
    expect(await stock('SCREW', { locationId: made.A2 ?? '' })).toMatchObject([{ quantity: '2.0000', value: '2.00' }])
    recordFigure('stock that many want at once', `${rivals} rivals for 100 pieces, 7 each: 14 issued, 2 left, the rest refused`)
  }, 240_000)

  it('posts a thousand lines as one', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) =>
      line('SCREW', '1', { locationId: made[at % 2 ? 'A1' : 'A2'], price: '1' }),
    )
    const times: number[] = []
    for (let round = 0; round < count(1, 20); round += 1) {
      const id = await written('dc-wms-in-stock', lines)
      const started = performance.now()
      const answer = await audit('dc-wms-in-stock', id)
      times.push(performance.now() - started)
      expect(answer, answer.msg).toMatchObject({ code: 200 })
    }
    const slowest = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
    recordFigure('posting a document of 1 000 lines', `${times.length} documents, 95 of 100 within ${Math.round(slowest)} ms`)
  }, 240_000)

  it('is counted blind, counted again where it is far off, and differences are posted once they are audited', async () => {
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
  })

  it('is picked by the rule of its warehouse, and another lot wants a reason', async () => {
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

  it('is compared with what the ERP says', async () => {
    const erp = { erpWarehouseName: '二号仓', materialId: made.BOLT, warehouseId: made.W2, asOf: '2026-11-20T01:00:00Z' }
    await ok('erp-inventory/submit', { ...erp, erpQuantity: '103' })
    const { data } = await keeper.get(`${base}/plus/query/erp-comparison`, { differsOnly: 'true' })
    expect(data.records).toMatchObject([{ erpQuantity: '103.0000', quantity: '100.0000', difference: '3.0000' }])
  })

  it('takes receipts from a sheet at the address of the specification', async () => {
    const rows = ['仓库,入库日期,入库类型,入库明细 · 物料,入库明细 · 数量', 'W1,2026-11-20,其他入库,BOLT,5']
    const file = { name: 'receipts.csv', content: Buffer.from(rows.join('\n')) }
    const answer = await keeper.upload(`${base}/dc-wms-in-stock/import-excel`, file, { mode: 'all' })
    expect(answer, answer.msg).toMatchObject({ code: 200 })
  })

  it('has balances that are the sums of their entries, and a job that tells where one is not', async () => {
    const { database } = server.services
    await database.asSystem((tx) =>
      sql`insert into tenant (tenant_id, name, time_zone) values ('alpha', 'alpha', 'Asia/Shanghai') on conflict do nothing`.execute(
        tx,
      ),
    )
    const run = () => checkStock.run(server.services, new AbortController().signal)
    expect(await run()).toBe('0')
    // What came and went by day is kept for cards, and is what the entries say.
    const { rows } = await database.asSystem((tx) =>
      sql`select material_id, warehouse_id, posted_on, sum(came) as came, sum(went) as went from (
          select material_id, warehouse_id, posted_on, greatest(quantity, 0) as came, greatest(-quantity, 0) as went from stock_entry
          union all select material_id, warehouse_id, posted_on, -received, -issued from stock_day) x
        group by 1, 2, 3 having sum(came) <> 0 or sum(went) <> 0`.execute(tx),
    )
    expect(rows).toEqual([])
    const change = (by: number) =>
      database.asSystem((tx) =>
        sql`update stock_balance set quantity = quantity + ${by} where material_id = ${made.BOLT} and warehouse_id = ${made.LINE}`.execute(
          tx,
        ),
      )
    await change(3)
    await expect(run()).rejects.toThrow(/^1 balances differ from their entries: BOLT BOLT · LINE: 3\.0000 ≠ 0\.0000/)
    await change(-3)
    expect(await run()).toBe('0')
  })
})
