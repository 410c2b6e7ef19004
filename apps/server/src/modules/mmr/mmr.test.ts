import { planOrder as planOrderCore } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../model/model.ts'
import { insertRecords } from '../../resources/draft/rows.ts'
import type { Wire } from '../../resources/testing/answers.ts'
import { openPlanRoom, orders, type PlanRoom } from './testing/planRoom.ts'

const phases = '/blade-bip/mmr-plan-order-phase'
const items = '/blade-bip/mmr-plan-order-plan-item'
let server: PlanRoom['server']
let admin: PlanRoom['admin']
let ok: PlanRoom['ok']
let read: PlanRoom['read']
let made: PlanRoom['made']
let planOrder: PlanRoom['planOrder']
beforeAll(async () => {
  const room = await openPlanRoom()
  ;({ server, admin, ok, read, made, planOrder } = room)
})
afterAll(() => server.stop())

describe('a plan order', () => {
  it('gets phases and items of its category on working days, one behind the other', async () => {
    const order = await planOrder()
    const refused = await admin.post(`${orders}/start`, undefined, { ids: order.id })
    expect(refused.msg).toBeTruthy()
    expect(refused.code).not.toBe(200)
    await ok(`${orders}/make-phases`, undefined, { ids: order.id })
    const plan = await read(`${phases}/find-scheduling-plan-by-plan-order-id`, { planOrderId: order.id })
    expect(plan.records).toMatchObject([
      { phaseName: '方案设计', startDate: '2026-11-20', endDate: '2026-11-24', days: '3' },
      { phaseName: '机械装配', startDate: '2026-11-25', endDate: '2026-11-27', days: '3' },
    ])
    expect(await read(`${orders}/detail`, { id: order.id })).toMatchObject({
      endDate: '2026-11-27',
      planDays: '6',
      planHours: '68.0',
    })
    expect(await read(`${phases}/time-interval`, { planOrderId: order.id })).toMatchObject({ phases: '2', workDays: '6' })
  })

  it('has no phases from a category without tasks, and promises no day that lies behind', async () => {
    const order = await planOrder({ categoryId: made.empty })
    const refused = await admin.post(`${orders}/make-phases`, undefined, { ids: order.id })
    expect(refused.msg).toContain('空类别')
    const past = await admin.post(`${orders}/submit`, { id: order.id, version: order.version, promisedDate: '2026-11-19' })
    expect(past.data).toMatchObject({ fields: { promisedDate: expect.stringContaining('今天') } })
  })

  it('follows its phases: progress by length, and completed only when all are', async () => {
    const order = await planOrder()
    await ok(`${orders}/make-phases`, undefined, { ids: order.id })
    await ok(`${orders}/start`, undefined, { ids: order.id })
    const { records } = await read(`${phases}/list`, { planOrderId: order.id, ascs: 'sort' })
    const wrong = await admin.post(`${phases}/submit`, { id: records[0].id, version: records[0].version, progress: '101' })
    expect(wrong.code).not.toBe(200)
    const done = await ok(`${phases}/submit`, { id: records[0].id, version: records[0].version, progress: '100' })
    expect(done).toMatchObject({ phaseStatus: 'completed', actualEnd: '2026-11-20' })
    expect(await read(`${orders}/detail`, { id: order.id })).toMatchObject({ progress: '50' })
    const refused = await admin.post(`${orders}/complete`, undefined, { ids: order.id })
    expect(refused.msg).toContain('机械装配')
  })

  it('takes a drawn plan whole, and none of it with a phase of another', async () => {
    const [order, other] = [await planOrder(), await planOrder()]
    for (const { id } of [order, other]) await ok(`${orders}/make-phases`, undefined, { ids: id })
    const { records: own } = await read(`${phases}/list`, { planOrderId: order.id })
    const { records: foreign } = await read(`${phases}/list`, { planOrderId: other.id })
    const moved = (rows: Wire[]) => rows.map(({ id }) => ({ id, startDate: '2026-12-07', endDate: '2026-12-09' }))
    const refused = await admin.post(`${phases}/scheduling-plan`, moved([own[0], foreign[0]]), { planOrderId: order.id })
    expect(refused.code).not.toBe(200)
    expect(await read(`${phases}/detail`, { id: own[0].id })).toMatchObject({ startDate: own[0].startDate })
    await ok(`${phases}/scheduling-plan`, moved(own), { planOrderId: order.id })
    expect(await read(`${orders}/detail`, { id: order.id })).toMatchObject({ startDate: '2026-12-07', endDate: '2026-12-09' })
  })
})

describe('scheduling', () => {
  it('waits for a station that another order has, says so, and tells the earliest day where a promise cannot be kept', async () => {
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      stationCode: 'TST-1',
      stationName: '调试工位 1',
      deptId: 'dept-sales',
      capacity: '1',
    })
    const withPhase = async (more: object, days: string) => {
      const order = await planOrder({ categoryId: made.empty, startDate: '2027-02-01', ...more })
      const phase = { planOrderId: order.id, phaseName: '调试', sort: '1', stationId: station.id, days }
      await ok(`${phases}/submit`, { ...phase, startDate: '2027-02-01', endDate: days === '3' ? '2027-02-03' : '2027-02-02' })
      return order
    }
    const first = await withPhase({}, '3')
    const second = await withPhase({ promisedDate: '2027-02-03' }, '2')
    const refused = await admin.post(`${orders}/schedule`, { direction: 'backward' }, { ids: second.id })
    expect(refused.msg).toContain('2027-02-05')
    await ok(`${orders}/schedule`, { direction: 'forward' }, { ids: second.id })
    const { records } = await read(`${phases}/list`, { planOrderId: second.id })
    expect(records).toMatchObject([{ startDate: '2027-02-04', endDate: '2027-02-05' }])
    expect(records[0].dateReason).toContain(first.planOrderNo)
  })

  it('promises the earliest day of a new order with the reason for each date', async () => {
    const { records } = await read('/blade-bip/plus/query/delivery-promise', {
      categoryId: String(made.category),
      startsOn_ge: '2027-03-01',
    })
    expect(records).toMatchObject([
      { phaseName: '方案设计', startDate: '2027-03-01', endDate: '2027-03-03', freeDate: '2027-03-03', mustMove: null },
      { phaseName: '机械装配', startDate: '2027-03-04', endDate: '2027-03-08', dateReason: expect.stringContaining('方案设计') },
    ])
  })

  it('says which orders would have to move for an earlier day than it promises', async () => {
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      ...{ stationCode: 'TST-2', stationName: '装配工位 2', deptId: 'dept-sales', capacity: '1' },
    })
    const info = await read('/blade-bip/mmr-plan-phase-info/detail', { id: String(made.assembly) })
    await ok('/blade-bip/mmr-plan-phase-info/submit', { id: info.id, version: info.version, stationId: station.id })
    const other = await planOrder({ categoryId: made.empty, startDate: '2027-06-01' })
    const phase = { planOrderId: other.id, phaseName: '装配', sort: '1', stationId: station.id, days: '4' }
    await ok(`${phases}/submit`, { ...phase, startDate: '2027-06-03', endDate: '2027-06-08' })
    const { records } = await read('/blade-bip/plus/query/delivery-promise', {
      categoryId: String(made.category),
      startsOn_ge: '2027-06-01',
    })
    expect(records[1]).toMatchObject({ endDate: '2027-06-11', freeDate: '2027-06-08', mustMove: other.planOrderNo })
    await ok('/blade-bip/mmr-plan-phase-info/submit', { id: info.id, version: info.version + 1, stationId: null })
  })
})

describe('plan items', () => {
  it('are completed many at once, by the GET of the specification too', async () => {
    const order = await planOrder()
    await ok(`${orders}/make-phases`, undefined, { ids: order.id })
    const { records } = await read(`${items}/plan-item-list`, { planOrderId: order.id })
    const ids = records.map(({ id }: Wire) => id).join(',')
    const answer = await read(`${items}/batch-complete`, { ids })
    expect(answer.results).toHaveLength(3)
    const { records: done } = await read(`${items}/plan-item-list`, { planOrderId: order.id })
    expect(done.map(({ itemStatus, completedOn }: Wire) => [itemStatus, completedOn])).toEqual(
      Array(3).fill(['done', '2026-11-20']),
    )
  })

  it('are completed in one transaction, however many', async () => {
    const order = await planOrder()
    await ok(`${orders}/make-phases`, undefined, { ids: order.id })
    const { database } = server.services
    const { rows } = await database.asTenant('alpha', (tx) =>
      sql<{
        id: string
      }>`insert into plan_order_plan_item select (jsonb_populate_record(i, jsonb_build_object('id', i.id || '-' || n))).*
        from plan_order_plan_item i cross join generate_series(1, 200) n where i.plan_order_id = ${order.id} returning id`.execute(
        tx,
      ),
    )
    const ids = rows.map(({ id }) => id)
    expect((await ok(`${items}/batch-complete`, { ids: ids.join(',') })).results).toHaveLength(600)
    const { rows: written } = await database.asTenant('alpha', (tx) =>
      sql<{ transactions: number }>`select count(distinct xmin::text)::int as transactions from plan_order_plan_item
        where id = any(${ids}::text[]) and item_status = 'done'`.execute(tx),
    )
    expect(written[0]?.transactions).toBe(1)
  })

  it('are completed two thousand at once, and no more', async () => {
    const many = (count: number) => ({ ids: Array.from({ length: count }, (_, at) => `none${at}`).join(',') })
    expect((await admin.post(`${items}/batch-complete`, many(2000))).msg).not.toContain('一次最多')
    expect((await admin.post(`${items}/batch-complete`, many(2001))).msg).toContain('一次最多处理 2000 条')
    // Other actions keep to a thousand.
    expect((await admin.post(`${items}/start`, many(1001))).msg).toContain('1000')
  })
})

describe('the wall of a site', () => {
  it('shows few fields of plan orders to anybody, by the names of the specification', async () => {
    const { database, config, clock } = server.services
    const base = {
      tenant_id: config.tenantId,
      id: '1',
      version: 1,
      create_user: 'planner',
      create_dept: 'd06',
      create_time: clock().toISOString(),
      update_user: 'planner',
      update_time: clock().toISOString(),
      is_deleted: false,
    }
    const values = {
      planOrderNo: 'JH-2026-00001',
      planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_PP',
      customerProductName: '电池模组装配线',
      lineCode: 'WALL-1',
      remark: 'inside only',
    }
    await database.asTenant(config.tenantId, (tx) => insertRecords(tx, modelOf(planOrderCore), [{ base, values }]))
    const answer = await server.as().get(`${orders}/list`, {
      currentPage: '1',
      pageSize: '50',
      planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_PP',
    })
    const row = answer.data.records.find(({ lineCode }: Wire) => lineCode === 'WALL-1')
    expect(row).toMatchObject({ customerProductName: '电池模组装配线', planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_PP' })
    expect(row).not.toHaveProperty('remark')
    expect(row).not.toHaveProperty('managerId')
  })
})

describe('counts', () => {
  it('leave as a sheet: all that match, or a page', async () => {
    const order = await planOrder()
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19'])
      await ok('/blade-bip/mmr-plan-order-count/submit', {
        planOrderId: order.id,
        countDate: day,
        planPeople: '4',
        actualPeople: '3',
      })
    expect(await read('/blade-bip/mmr-plan-order-count/detail-by-order-id', { orderId: order.id })).toMatchObject({
      counts: '3',
      peopleDays: '9',
    })
    const sheet = (name: string, query: Record<string, string>) =>
      admin.get(`/blade-bip/mmr-plan-order-count/${name}`, { planOrderId: order.id, ...query })
    const all = await sheet('export-details-all', {})
    expect(decodeURIComponent(String(all.headers['content-disposition']))).toContain('计划订单统计2026-11-20.xlsx')
    expect((await sheet('export-current-page', { current: '1', size: '1' })).bytes.length).toBeLessThan(all.bytes.length)
  })
})
