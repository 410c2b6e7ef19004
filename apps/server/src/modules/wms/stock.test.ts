import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { asCaller } from '../../base/caller.ts'
import { checkStock } from '../../jobs/checkStock.ts'
import { sessionOf } from '../../resources/testing/company.ts'
import { testHome } from '../../testing/index.ts'
import { base, type Line, openStockRoom, type StockRoom } from './testing/stockRoom.ts'

let room: StockRoom
beforeAll(async () => {
  room = await openStockRoom()
})
afterAll(() => room.server.stop())

describe('the ledger', () => {
  it('takes in what was audited, in base units and with its worth, and says why it is there', async () => {
    const { keeper, made, line, posted } = room
    const id = await posted('dc-wms-in-stock', [line('SCREW', '2', { unit: 'box', price: '50', locationId: made.A1 })])
    const { data } = await keeper.get(`${base}/dc-wms-common/list`, { materialId: made.SCREW })
    expect(data.records).toMatchObject([{ quantity: '200.0000', available: '200.0000', value: '100.00', locationId: made.A1 }])
    const why = await keeper.get(`${base}/imr/list`, { balanceId: data.records[0].id })
    expect(why.data.records).toMatchObject([{ quantity: '200.0000', sourceType: 'wmsInStock', sourceId: id, lineNo: '1' }])
  })

  it('issues at the average, moves between places, and takes a rejected document back to the cent', async () => {
    const { auditor, made, ok, line, audit, posted, stock } = room
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
    const { keeper, made, ok, line, written, audit, stock } = room
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
      msg: `第 2 行 SCREW SCREW：W1 A1可用 10，需要 60，另有 100 被 ${no} 预留，请减少数量、改选库位或批次，或先释放预留`,
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
    const { made, line, posted, stock } = room
    await posted('dc-wms-out-stock', [line('BOLT', '5')], { warehouseId: made.LINE })
    expect(await stock('BOLT')).toEqual([{ quantity: '-5.0000', reserved: '0.0000', value: '0.00' }])
    await posted('dc-wms-in-stock', [line('BOLT', '5', { price: '1' })], { warehouseId: made.LINE })
    expect(await stock('BOLT')).toMatchObject([{ quantity: '0.0000' }])
  })

  it('keeps lots and serial numbers apart', async () => {
    const { server, keeper, made, line, written, audit, posted, stock } = room
    const bad = await audit('dc-wms-in-stock', await written('dc-wms-in-stock', [line('GLUE', '5'), line('DRIVE', '2')]))
    expect(bad.msg).toBe('第 1 行：GLUE GLUE 按批次管理，请填写批次；第 2 行：DRIVE DRIVE 按序列号管理，请填写序列号，数量为 1')
    await posted('dc-wms-in-stock', [line('GLUE', '5', { lotNo: 'L1' }), line('DRIVE', '1', { serialNo: 'S1' })])
    const lots = await keeper.get(`${base}/plus/stock-lot/list`, { lotNo: 'L1' })
    expect(lots.data.records).toMatchObject([{ materialId: made.GLUE, expiresOn: '2027-05-19' }])
    const again = await audit(
      'dc-wms-in-stock',
      await written('dc-wms-in-stock', [line('DRIVE', '1', { serialNo: 'S1', locationId: made.A2 })]),
    )
    expect(again.msg).toBe('第 1 行：序列号 S1 已在库，同一序列号只能入库一次，请核对序列号')
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
    const { keeper, made, ok, line, written, audit } = room
    const submit = (lines: Line[]) =>
      keeper.post(`${base}/dc-wms-in-stock/submit-detail`, { warehouseId: made.W1, postedOn: '2026-11-20', lines })
    expect((await submit([line('SCREW', '1', { locationId: made.B1 })])).data.fields).toHaveProperty(['lines.0.locationId'])
    expect((await submit([line('SCREW', '1', { unit: 'kg' })])).msg).toContain('第 1 行：该物料没有单位“千克”的换算')
    const id = await written('dc-wms-in-stock', [line('SCREW', '1')])
    expect((await keeper.post(`${base}/plus/wms-in-stock/audit`, { ids: id })).msg).toBe(
      '不能审核过账自己制作的单据，请由他人办理',
    )
    const offered = async (caller: typeof keeper) => (await caller.get(`${base}/dc-wms-in-stock/detail`, { id })).data._can
    expect([await offered(keeper), await offered(room.auditor)]).toEqual([['reject'], ['audit', 'reject']])
    const { id: month } = await ok('plus/stock-period/submit', { month: '2026-11' })
    await ok('plus/stock-period/close', { ids: month })
    expect((await audit('dc-wms-in-stock', id)).msg).toContain('2026-11 已关账')
    await ok('plus/stock-period/reopen', { ids: month })
    expect((await audit('dc-wms-in-stock', id)).code).toBe(200)
  })

  it('goes to who came first where many want the same: never below zero, none lost, none doubled', async () => {
    const { made, line, written, audit, posted, stock } = room
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

  it('is served order by order, first come, where all wait for the same', async () => {
    const { server, made, line, written, posted, stock } = room
    const { database } = server.services
    const isPlant = testHome === 'plant'
    // As many people as the few connections of a test take beside the one who holds the balance and the one who watches.
    const [rivals, enough] = [3, 2]
    const first = { locationId: made.B1, lotNo: 'FIRST' }
    await posted('dc-wms-in-stock', [line('GLUE', `${enough}`, { ...first, price: '1' })], { warehouseId: made.W2 })
    const ids: string[] = []
    for (let at = 0; at < rivals; at += 1)
      ids.push(await written('dc-wms-out-stock', [line('GLUE', '1', first)], { warehouseId: made.W2 }))
    const waiting = async () => {
      const { rows } = await database.asSystem((tx) =>
        sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx),
      )
      return rows[0]?.count ?? 0
    }
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: locked, resolve: lockedNow } = Promise.withResolvers<void>()
    // On PostgreSQL somebody holds the balance until all of them wait for it; the embedded database does one thing after the other anyhow.
    const holder = isPlant
      ? asCaller({ person: 'holder' }, () =>
          database.asTenant('alpha', async (tx) => {
            await sql`select from stock_balance where material_id = ${made.GLUE} and location_id = ${made.B1} for no key update`.execute(
              tx,
            )
            lockedNow()
            await held
          }),
        )
      : Promise.resolve()
    if (isPlant) await locked
    const answers: Promise<{ code: number }>[] = []
    for (const [at, id] of ids.entries()) {
      const rival = room.auditorNamed(`alpha-rival-${at}`)
      const answer = rival.post(`${base}/plus/wms-out-stock/audit`, { ids: id })
      answers.push(answer)
      if (isPlant) await vi.waitFor(async () => expect(await waiting()).toBe(at + 1), { timeout: 20_000 })
      else await answer
    }
    letGo()
    await holder
    const codes = (await Promise.all(answers)).map(({ code }) => code === 200)
    expect(codes).toEqual(ids.map((_, at) => at < enough))
    // The ledger has them in that order.
    const { rows } = await database.asTenant('alpha', (tx) =>
      sql<{ id: string }>`select source_id as id from stock_entry where source_id = any(${ids}::text[]) order by id`.execute(tx),
    )
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, enough))
    expect(await stock('GLUE', { locationId: made.B1 ?? '' })).toMatchObject([{ quantity: '0.0000' }])
  }, 120_000)

  it('posts a thousand lines as one', async () => {
    const { made, line, written, audit } = room
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

  it('has balances that are the sums of their entries, and a job that tells where one is not', async () => {
    const { server, made } = room
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
    const spoil = (column: 'value' | 'reserved', by: number) =>
      database.asSystem((tx) =>
        sql`update stock_balance set ${sql.id(column)} = ${sql.id(column)} + ${by}
          where material_id = ${made.BOLT} and warehouse_id = ${made.LINE}`.execute(tx),
      )
    for (const [column, told] of [
      ['value', /BOLT BOLT · LINE: value \S+ ≠ /],
      ['reserved', /BOLT BOLT · LINE: reserved 2\.0000 ≠ 0/],
    ] as const) {
      await spoil(column, 2)
      await expect(run()).rejects.toThrow(told)
      await spoil(column, -2)
    }
    expect(await run()).toBe('0')
  })
})
