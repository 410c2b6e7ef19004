import { type CalendarEntryRow, planOrder as planOrderCore } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../model/model.ts'
import { answersOf, type Wire } from '../../resources/testing/answers.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'
import { insertRecords } from '../../resources/write/rows.ts'

const orders = '/blade-bip/mmr-plan-order'
const phases = '/blade-bip/mmr-plan-order-phase'
const items = '/blade-bip/mmr-plan-order-plan-item'
let server: RecordsServer
let admin: Caller
const { ok, read } = answersOf(() => admin)
const made: Record<string, string> = {}

const planOrder = (more: object = {}): Promise<Wire> =>
  ok(`${orders}/submit`, {
    customerProductName: '电池模组装配线',
    lineCode: 'L01',
    customerId: made.customer,
    categoryId: made.category,
    orgId: '100006',
    quantity: '1',
    unit: 'set',
    priority: 'normal',
    managerId: 'alpha-buyer',
    startDate: '2026-11-20',
    ...more,
  })

beforeAll(async () => {
  server = await startRecordsServer()
  // A Friday.
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  admin = server.as('alpha.admin')
  made.customer = (await ok('/blade-bip/customer/submit', { fullname: '苏州精工装备' })).id
  const phase = (phaseCode: string, phaseName: string, sort: string) =>
    ok('/blade-bip/mmr-plan-phase-info/submit', { phaseCode, phaseName, sort, standardDays: '5' })
  made.design = (await phase('SJ', '方案设计', '10')).id
  made.assembly = (await phase('ZP', '机械装配', '20')).id
  const task = (phaseInfoId: string | undefined, taskName: string, days: string, hours: string) => ({
    phaseInfoId,
    taskName,
    days,
    hours,
  })
  const tasks = [
    task(made.design, '机械方案', '2', '16'),
    task(made.design, '评审', '1', '4'),
    task(made.assembly, '机架装配', '3', '48'),
  ]
  const category = { categoryCode: 'LINE', categoryName: '自动化整线', categoryType: 'line', tasks }
  made.category = (await ok('/blade-bip/dc-mmr-plan-order-category/submit', category)).id
  made.empty = (
    await ok('/blade-bip/dc-mmr-plan-order-category/submit', {
      ...category,
      categoryCode: 'NONE',
      categoryName: '空类别',
      tasks: [],
    })
  ).id
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

describe('people', () => {
  it('stand at one place in a shift, and not while they are on leave', async () => {
    const order = await planOrder()
    const day = (more: object = {}) => ({
      userId: 'alpha-buyer',
      workDate: '2026-11-23',
      shift: 'day',
      planOrderId: order.id,
      hours: '8',
      ...more,
    })
    await ok('/blade-bip/mmr-staff-schedule/submit', day())
    const twice = await admin.post('/blade-bip/mmr-staff-schedule/submit', day())
    expect(twice.code).not.toBe(200)
    expect(twice.msg).toContain('2026-11-23')
    await ok('/blade-bip/mmr-staff-schedule/submit', day({ shift: 'night' }))
    expect(await read('/blade-bip/mmr-staff-schedule/detail-by-order-id', { orderId: order.id })).toMatchObject({
      userIds: ['alpha-buyer'],
      scheduledHours: '16.0',
    })
  })

  it('who have left are scheduled no more', async () => {
    const order = await planOrder()
    const { database } = server.services
    const setStatus = (status: string) =>
      database.asTenant('alpha', (tx) => sql`update "user" set status = ${status} where id = 'alpha-buyer'`.execute(tx))
    await setStatus('disabled')
    const answer = await admin.post('/blade-bip/mmr-staff-schedule/submit', {
      ...{ userId: 'alpha-buyer', workDate: '2027-02-01', shift: 'day', planOrderId: order.id, hours: '8' },
    })
    await setStatus('enabled')
    expect(answer.msg).toContain('的账号已停用，不能再排班')
  })

  it('stand in a calendar with their days, and a week of it is laid down again, all of it or nothing', async () => {
    const order = await planOrder()
    const day = (workDate: string) => ({ userId: 'alpha-sales', workDate, shift: 'day', planOrderId: order.id, hours: '8' })
    for (const workDate of ['2026-12-14', '2026-12-16']) await ok('/blade-bip/mmr-staff-schedule/submit', day(workDate))
    const copy = { from: '2026-12-14', to: '2026-12-21', userIds: ['alpha-sales'] }
    expect(await ok('/blade-bip/plus/staff-calendar/copy-week', copy)).toEqual({ count: 2 })
    const calendar = () => read('/blade-bip/plus/staff-calendar', { from: '2026-12-14', to: '2026-12-27' })
    const { people, entries, freeDays } = await calendar()
    expect(people.map(({ id }: Wire) => id)).toContain('alpha-buyer')
    const position = people.findIndex(({ id }: Wire) => id === 'alpha-sales')
    const own = entries.filter(([, person]: CalendarEntryRow) => person === position)
    expect(own.map(([, , after]: CalendarEntryRow) => after).toSorted()).toEqual([0, 2, 7, 9])
    expect(freeDays).toEqual(['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27'])
    const weeks = await read('/blade-bip/plus/manpower-by-week', { week_ge: '2026-12-14', week_le: '2026-12-21' })
    expect(weeks.map(({ week }: Wire) => week)).toEqual(['2026-12-14', '2026-12-21'])
    expect(weeks[0]).toMatchObject({ scheduled: '16.0' })
    // The second time somebody is busy there, and nothing is laid down.
    const twice = await admin.post('/blade-bip/plus/staff-calendar/copy-week', copy)
    expect(twice.msg).toContain('2026-12-21')
    expect((await calendar()).entries).toHaveLength(entries.length)
    const long = await admin.get('/blade-bip/plus/staff-calendar', { from: '2026-01-01', to: '2026-12-31' })
    expect(long.msg).toContain('92')
  })

  it('are scheduled on each working day of an application that is approved', async () => {
    const order = await planOrder()
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      stationCode: 'ASM-1',
      stationName: '装配工位 1',
      deptId: 'dept-sales',
      capacity: '1',
    })
    const application = await ok('/blade-bip/mmr-plan-order-opt/registration-submit', {
      planOrderId: order.id,
      stationId: station.id,
      applicantId: 'alpha-buyer',
      userIds: ['alpha-buyer'],
      startDate: '2026-12-03',
      endDate: '2026-12-07',
      shift: 'day',
      hoursPerDay: '8',
      reason: '节点提前',
    })
    for (const step of ['apply', 'approve'])
      await ok(`/blade-bip/mmr-plan-order-opt/registration-${step}`, undefined, { ids: application.id })
    const { records } = await read('/blade-bip/mmr-staff-schedule/list', { planOrderId: order.id, ascs: 'workDate' })
    expect(records.map(({ workDate }: Wire) => workDate)).toEqual(['2026-12-03', '2026-12-04', '2026-12-07'])
  })

  it('stand at a station only with the skill and the valid certificate that it asks for', async () => {
    const order = await planOrder()
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      ...{ stationCode: 'ELE-1', stationName: '电装工位 1', deptId: 'dept-sales', capacity: '1' },
      ...{ skills: ['electrician', 'tester'], qualification: '低压电工证' },
    })
    const entry = (workDate: string) => ({
      ...{ userId: 'alpha-buyer', workDate, shift: 'day', planOrderId: order.id, stationId: station.id, hours: '8.0' },
    })
    const schedule = (workDate: string) => admin.post('/blade-bip/mmr-staff-schedule/submit', entry(workDate))
    expect((await schedule('2027-01-11')).msg).toMatch(/2027-01-11 没有工位“电装工位 1”要求的岗位技能/)
    const skill = { userId: 'alpha-buyer', skill: 'electrician', validUntil: '2027-01-12' }
    const { id, version } = await ok('/blade-bip/plus/staff-skill/submit', skill)
    expect((await schedule('2027-01-11')).msg).toContain('低压电工证')
    await ok('/blade-bip/plus/staff-skill/submit', { id, version, certificate: '低压电工证（特种作业）' })
    expect(await schedule('2027-01-11')).toMatchObject({ code: 200 })
    expect((await schedule('2027-01-13')).msg).toContain('岗位技能')
    const { people, entries, places, stations } = await read('/blade-bip/plus/staff-calendar', {
      from: '2027-01-11',
      to: '2027-01-17',
    })
    expect(places).toEqual(['电装工位 1'])
    expect(entries).toMatchObject([[expect.any(String), expect.any(Number), 0, 'day', 0, '8.0', 0, false]])
    expect(stations).toContainEqual(expect.objectContaining({ id: station.id, skills: ['electrician', 'tester'] }))
    expect(people.find((one: Wire) => one.id === 'alpha-buyer').skills).toMatchObject([
      { skill: 'electrician', until: '2027-01-12' },
    ])
    // What they can do is taken back: who stands there already is told as a conflict.
    await ok('/blade-bip/plus/staff-skill/remove', undefined, { ids: id })
    const later = await read('/blade-bip/plus/staff-calendar', { from: '2027-01-11', to: '2027-01-17' })
    expect(later.entries.map(([, , , , , , , isUnfit]: CalendarEntryRow) => isUnfit)).toEqual([true])
  })

  it('report at most 24 hours a day, which their orders add up', async () => {
    const order = await planOrder()
    const report = (hours: string) => ({
      planOrderId: order.id,
      userId: 'alpha-buyer',
      workDate: '2026-11-19',
      workType: 'assembly',
      hours,
    })
    await ok('/blade-bip/mmr-plan-whr/submit', report('16'))
    const refused = await admin.post('/blade-bip/mmr-plan-whr/submit', report('9'))
    expect(refused.msg).toContain('24')
    expect(await read(`${orders}/detail`, { id: order.id })).toMatchObject({ actualHours: '16.0' })
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
