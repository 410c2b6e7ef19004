import type { AnyRecord, Page } from '@bip/contract'
import type {
  MoveEffect,
  OrderMaterials,
  PlannedPlace,
  RunAnswer,
  ScheduleBar,
  ScheduleDates,
  ScheduledOrder,
  SchedulePlan,
  SchedulePlanChange,
  SplitAnswer,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../push/testing/stompClient.ts'
import { type Company, startCompany } from '../../../testing/company.ts'

const sizes = {
  ...{ supplier: 30, warehouse: 10, warehouseLocation: 500, material: 400, stockEntry: 20, stationDowntime: 60 },
  ...{
    workCalendar: 4,
    workRegion: 12,
    workGroup: 40,
    workProcess: 36,
    workStation: 120,
    workManpower: 300,
    produceRoute: 60,
    setupMatrix: 34,
  },
  ...{ mo: 300, moItem: 300, workSchedule: 1 },
}
const base = '/blade-bip/mps'

/** A Tuesday in the plant's zone: on a Saturday nothing would begin within hours. */
const morning = Date.parse('2026-11-24T00:30:00Z')
const begun = Date.now()

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany({ sizes, clock: () => new Date(morning + Date.now() - begun) })
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object = {}) =>
  company.api.post<T>(path.startsWith('/') ? path : `${base}/${path}`, { token, body })
const get = <T = AnyRecord>(path: string, query = {}) =>
  company.api.get<T>(path.startsWith('/') ? path : `${base}/${path}`, { token, query })
const planNow = async (query = {}) => (await get<SchedulePlan>('work-schedule/get-plan-info', query)).body.data
const move = (body: object) => post<MoveEffect>('/blade-bip/plus/work-schedule/move', body)
const run = async (call: string, body = {}) => (await post<RunAnswer>(`work-schedule/${call}`, body)).body.data
const placed = (bars: readonly ScheduleBar[]) =>
  bars.filter((bar): bar is ScheduleBar & { start: string; end: string; stationId: string } => bar.start !== null)

/** No station does two things at once, and no operation begins before the one before it is over. */
function clashes({ stations, bars }: SchedulePlan): string[] {
  const capacity = new Map(stations.map(({ id, capacity }) => [id, capacity]))
  const lanes = Map.groupBy(placed(bars), ({ stationId, lane }) => `${stationId} ${lane}`)
  const twice = [...lanes.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    return sorted.flatMap((bar, at) =>
      at > 0 && Date.parse(sorted[at - 1]?.end ?? '') > Date.parse(bar.start) ? [`${bar.itemNo}/${bar.stepNo}`] : [],
    )
  })
  return [
    ...twice,
    ...placed(bars).flatMap(({ stationId, lane }) => (lane >= (capacity.get(stationId) ?? 0) ? [`${stationId} ${lane}`] : [])),
  ]
}

test('the plan of the demonstration can be done, is nearly all in time, and a run of it changes little', async () => {
  const plan = await planNow()
  expect(placed(plan.bars).length).toBeGreaterThan(60)
  expect(clashes(plan)).toEqual([])
  // The database knows how much there is, so that a plan asked for at once is read the fast way.
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ name: string }>`select relname as name from pg_class where reltuples > 0
      and relname in ('mo', 'mo_item', 'mo_item_operations', 'work_schedule') order by 1`.execute(tx),
  )
  expect(rows.map(({ name }) => name)).toEqual(['mo', 'mo_item', 'mo_item_operations', 'work_schedule'])
  const { before, after, unplaced } = await run('auto-schedule')
  expect(unplaced).toEqual([])
  expect(after.late).toBeLessThanOrEqual(before.late)
  expect(before.late).toBeLessThan(before.placed / 20)
  expect(after.moved).toBeLessThan(after.placed / 4)
  const dates = (await get<ScheduleDates>('work-schedule/get-date')).body.data
  expect(dates.open).toBe(plan.bars.length)
  expect(Object.values(dates.counts).reduce((sum, one) => sum + one, 0)).toBe(dates.open)
})

test('a station that stops is left by what a second run proposes; who applies an older proposal is told', async () => {
  const plan = await planNow()
  const later = placed(plan.bars).filter(({ start }) => Date.parse(start) > Date.parse(plan.now) + 2 * 86_400_000)
  const [bar] = later
  if (!bar) throw new Error('Nothing is planned for the day after tomorrow.')
  const from = Date.parse(bar.start)
  const window = {
    stationId: bar.stationId,
    chargePerson: (await get('station/detail', { id: bar.stationId })).body.data.createUser,
    reason: '主轴更换',
  }
  const times = { startsAt: new Date(from).toISOString(), endsAt: new Date(from + 86_400_000).toISOString() }
  const made = await post('station-downtime/submit', { ...window, ...times })
  expect(made.status).toBe(200)
  const before = await planNow()
  const stop = before.stops.find(({ stationId, start }) => stationId === bar.stationId && Date.parse(start) === from)
  expect(Date.parse(stop?.changedAt ?? '')).toBeGreaterThan(Date.parse(before.ranAt ?? ''))
  const [one, other] = [await run('reschedule'), await run('reschedule')]
  expect(one.after.moved).toBeGreaterThan(0)
  expect((await planNow()).bars.find(({ operationId }) => operationId === bar.operationId)?.start).toBe(bar.start) // proposed only
  expect((await post('schedule-proposal/apply', { ids: one.proposalId })).body).toMatchObject({
    code: 200,
    data: { results: [{ ok: true }] },
  })
  const after = await planNow()
  const moved = after.bars.find(({ operationId }) => operationId === bar.operationId)
  expect(moved).toMatchObject({ status: '3' })
  // Later, or at another station at the same time.
  expect([moved?.stationId, moved?.start]).not.toEqual([bar.stationId, bar.start])
  expect(clashes(after)).toEqual([])
  expect(Date.parse(after.ranAt ?? '')).toBeGreaterThanOrEqual(Date.parse(stop?.changedAt ?? ''))
  const stale = await post<{ results: { ok: boolean; msg: string }[] }>('schedule-proposal/apply', { ids: other.proposalId })
  expect(JSON.stringify(stale.body)).toContain('重新排程')
  expect((await get('schedule-proposal/detail', { id: other.proposalId })).body.data.proposalStatus).toBe('proposed')
})

test('a move by hand shows its effect first, takes along what is in its way, and is refused where it cannot be', async () => {
  const plan = await planNow()
  const tomorrow = Date.parse(plan.now) + 86_400_000
  const later = placed(plan.bars).filter(({ start, isPinned }) => Date.parse(start) > tomorrow && !isPinned)
  const [bar] = later
  if (!bar) throw new Error('Nothing is planned after tomorrow.')
  const other = later.find(({ stationId, operationId }) => stationId === bar.stationId && operationId !== bar.operationId)
  const wish = {
    operationId: bar.operationId,
    version: bar.version,
    start: other?.start ?? new Date(Date.parse(bar.start) + 3_600_000).toISOString(),
  }
  const shown = (await move({ moves: [wish] })).body.data
  expect(shown).toMatchObject({ isApplied: false })
  expect((await planNow()).bars.find(({ operationId }) => operationId === bar.operationId)?.version).toBe(bar.version)
  const answer = await move({ moves: [wish], isApplied: true })
  expect(answer.body).toMatchObject({ code: 200 })
  const done = answer.body.data
  expect(done.moved.map(({ operationId }) => operationId)).toEqual(shown.moved.map(({ operationId }) => operationId))
  expect(clashes(await planNow())).toEqual([])
  expect((await move({ moves: [wish], isApplied: true })).body.msg).toContain('他人')
  const soon = new Date(Date.parse(plan.now) + 3 * 3_600_000).toISOString()
  expect((await move({ moves: [{ ...wish, version: bar.version + 1, start: soon }] })).body.data.frozen).toBeGreaterThan(0)
  const past = { ...wish, version: bar.version + 1, start: '2020-01-01T00:00:00Z' }
  expect((await move({ moves: [past] })).body.msg).toContain('现在之后')
  const pin = { operationId: bar.operationId, version: bar.version + 1, isPinned: true }
  expect((await move({ moves: [pin], isApplied: true })).status).toBe(200)
  const pinned = { ...wish, version: bar.version + 2 }
  expect((await move({ moves: [pinned] })).body.msg).toContain('解锁')
})

test('what leaves the plan is unscheduled and comes back by a run; orders and materials are told', async () => {
  const [row] = (await get<Page<AnyRecord>>('work-schedule/list', { size: 1, descs: 'startsAt' })).body.data.records
  expect((await post('work-schedule/remove', { ids: row?.id })).status).toBe(200)
  const bar = (await planNow()).bars.find(({ operationId }) => operationId === row?.operationId)
  expect(bar).toMatchObject({ status: '0', start: null })
  const { proposalId, before, after } = await run('reschedule')
  expect([before.unplaced > after.unplaced, after.unplaced]).toEqual([true, 0])
  await post('schedule-proposal/apply', { ids: proposalId })
  expect((await planNow()).bars.find(({ operationId }) => operationId === row?.operationId)?.start).toEqual(expect.any(String))
  const orders = (await get<ScheduledOrder[]>('work-schedule/get-mto')).body.data
  expect(orders.length).toBeGreaterThan(10)
  // One that is paused, or has a part that is, has no end.
  const ending = orders.filter(({ projected }) => projected !== null)
  expect(ending.length).toBeGreaterThan(orders.length * 0.8)
  expect(ending[0]).toMatchObject({ billNo: expect.any(String), dueDate: expect.any(String), projected: expect.any(String) })
  const materials = (await get<OrderMaterials>('work-schedule/get-material-info', { moId: bar?.moId })).body.data
  expect(materials.lines.length).toBeGreaterThan(0)
})

const laterBars = (plan: SchedulePlan) => {
  const tomorrow = Date.parse(plan.now) + 86_400_000
  return placed(plan.bars).filter(
    ({ start, isPinned, quantity }) => Date.parse(start) > tomorrow && !isPinned && Number(quantity) > 1,
  )
}

test('pieces that are split off are planned at once, and those who look at the plan hear only of what changed', async () => {
  const address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
  const floor = await listen(address, await company.signIn('worker'))
  const plan = await planNow()
  const [bar] = laterBars(plan)
  if (!bar) throw new Error('Nothing is planned after tomorrow.')
  const [whole, asked] = [Number(bar.quantity), { operationId: bar.operationId, quantity: '1' }]
  for (const quantity of ['0', bar.quantity])
    expect((await post('/blade-bip/plus/work-schedule/split', { ...asked, quantity })).body.msg).toContain('小于它')
  const answer = await post<SplitAnswer>('/blade-bip/plus/work-schedule/split', asked)
  expect(answer.body).toMatchObject({ code: 200, data: { isApplied: true } })
  const pushed = await floor.until(({ command, body }) => command === 'MESSAGE' && body.includes('"workSchedule"'))
  expect(JSON.parse(pushed.body)).toMatchObject({ isQuiet: true, content: '' })
  floor.socket.terminate()
  const after = await planNow()
  const own = (itemId: string) => after.bars.filter((one) => one.itemId === itemId)
  expect(own(bar.itemId).map(({ quantity }) => Number(quantity))).toEqual(own(bar.itemId).map(() => whole - 1))
  const parts = own(answer.body.data.itemId)
  expect(parts.length).toBe(own(bar.itemId).length)
  expect(parts.filter(({ start, quantity }) => start === null || Number(quantity) !== 1)).toEqual([])
  expect(clashes(after)).toEqual([])
  const change = (await get<SchedulePlanChange>('work-schedule/get-plan-info', { since: plan.mark })).body.data
  expect(change.changedItems).toEqual(expect.arrayContaining([bar.itemId, answer.body.data.itemId]))
  expect(change.bars.filter(({ itemId }) => !change.changedItems?.includes(itemId))).toEqual([])
  expect(change).toMatchObject({ stations: null })
  expect((await get<SchedulePlanChange>('work-schedule/get-plan-info', { since: after.mark })).body.data).toMatchObject({
    changedItems: [],
    bars: [],
  })
  // A mark of another database is answered by the whole plan.
  const ahead = after.mark.replace(/^\d+/, '900000000000')
  expect((await planNow({ since: ahead })).bars.length).toBe(after.bars.length)
  expect((await get('work-schedule/get-plan-info', { since: 'yesterday' })).status).toBe(400)
})

test('what is cancelled leaves the plan', async () => {
  const plan = await planNow()
  const items = (await get<Page<AnyRecord>>('mo-item/list', { itemStatus: 'released', size: 200 })).body.data.records
  const item = items.find(({ id }) => placed(plan.bars).some(({ itemId }) => itemId === id))
  const rows = async () => (await get<Page<AnyRecord>>('work-schedule/list', { itemId: item?.id })).body.data.total
  expect(await rows()).toBeGreaterThan(0)
  expect((await post('mo-item/cancel', { ids: item?.id })).body).toMatchObject({ data: { results: [{ ok: true }] } })
  expect(await rows()).toBe(0)
  expect((await planNow()).bars.filter(({ itemId }) => itemId === item?.id)).toEqual([])
})

test('what is tried out is kept as a plan of its own beside the one that holds, drawn from its places, and applied', async () => {
  const plan = await planNow()
  const [bar] = laterBars(plan)
  if (!bar) throw new Error('Nothing is planned after tomorrow.')
  const start = new Date(Date.parse(bar.start) + 3 * 86_400_000).toISOString()
  const moves = [{ operationId: bar.operationId, version: bar.version, start }]
  const kept = await post<RunAnswer>('/blade-bip/plus/work-schedule/keep', { planName: '晚三天', moves })
  expect(kept.body).toMatchObject({ code: 200 })
  const id = kept.body.data.proposalId
  expect((await get('schedule-proposal/detail', { id })).body.data).toMatchObject({ planName: '晚三天', runKind: 'byHand' })
  expect((await planNow()).bars.find(({ operationId }) => operationId === bar.operationId)?.start).toBe(bar.start)
  const places = (await get<PlannedPlace[]>('/blade-bip/plus/work-schedule/places', { id })).body.data
  const own = places.find(({ operationId }) => operationId === bar.operationId)
  expect(Date.parse(own?.start ?? '')).toBeGreaterThanOrEqual(Date.parse(start))
  expect((await post('schedule-proposal/apply', { ids: id })).body).toMatchObject({ data: { results: [{ ok: true }] } })
  expect((await planNow()).bars.find(({ operationId }) => operationId === bar.operationId)?.start).toBe(own?.start)
  const none = [{ operationId: bar.operationId, version: bar.version + 1 }]
  expect((await post('/blade-bip/plus/work-schedule/keep', { planName: '没有', moves: none })).body.msg).toContain('没有可保留')
})

test('orders that wait for each other in a circle are named, and the plan stays as it was', async () => {
  const [like] = (await get<Page<AnyRecord>>('mo/list', { size: 1, moStatus: 'released' })).body.data.records
  const fields = {
    ...{ materialId: like?.materialId, plannerId: like?.plannerId, routeId: like?.routeId },
    ...{ quantity: '1', orgId: '100006', dueDate: '2027-06-30' },
  }
  const made = async (parentId?: unknown) => {
    const { id } = (await post('mo/submit', { ...fields, parentId })).body.data
    await post('mo/release', { ids: id })
    await post('mo/mo-item-generate-v2', { ids: id })
    const [item] = (await get<Page<AnyRecord>>('mo-item/list', { moId: id })).body.data.records
    await post('mo-item/release', { ids: item?.id })
    return { id, item }
  }
  const top = await made()
  const below = await made(top.id)
  const turn = (parentId: unknown) =>
    company.services.database.asSystem((tx) => sql`update mo set parent_id = ${parentId} where id = ${top.id}`.execute(tx))
  await turn(below.id)
  const before = (await planNow()).bars
  const refused = await post('work-schedule/auto-schedule')
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('修改其中一个的上级订单')])
  for (const { item } of [top, below]) expect(refused.body.msg).toContain(item?.itemNo)
  expect((await planNow()).bars).toEqual(before)
  await turn(null)
})

test('setups between families are what a run plans with, and two families have one', async () => {
  const pair = { fromFamily: '黑', toFamily: '白', setupMinutes: '77' }
  expect((await post('setup-matrix/submit', pair)).status).toBe(200)
  expect((await post('setup-matrix/submit', { ...pair, setupMinutes: '5' })).body.msg).toContain('已有')
  const [like] = (await get<Page<AnyRecord>>('station/list', { size: 1, stationStatus: 'running' })).body.data.records
  const process = async (processCode: string, setupFamily: string) => {
    const values = { processCode, processName: `喷${setupFamily}漆`, processType: 'surface', runMinutes: '5', setupMinutes: '10' }
    return (await post('process-maintenance/insert', { ...values, setupFamily })).body.data.id
  }
  const [black, white] = [await process('XX-1', '黑'), await process('XX-2', '白')]
  const workGroupId = like?.workGroupId
  const own = {
    ...{ stationCode: 'GW-X', stationName: '喷涂房 X', stationType: like?.stationType, regionId: like?.regionId },
    ...{ workGroupId, calendarId: like?.calendarId },
  }
  const { id: stationId } = (await post('station/submit', { ...own, processIds: [black, white] })).body.data
  const steps = [black, white].map((processId, at) => ({
    ...{ stepNo: String(10 * (at + 1)), processId, workGroupId, runMinutes: '5', setupMinutes: '10', stationIds: [stationId] },
  }))
  const route = { routeCode: 'GY-X', routeName: '双色', materialCategory: 'semi', validFrom: '2026-11-01', steps }
  const { id: routeId, createUser: plannerId } = (await post('produce-route/insert', route)).body.data
  await post('produce-route/release', { ids: routeId })
  const [order] = (await get<Page<AnyRecord>>('mo/list', { size: 1 })).body.data.records
  const fields = { materialId: order?.materialId, plannerId, routeId, quantity: '3', orgId: '100006', dueDate: '2027-06-30' }
  const { id: moId } = (await post('mo/submit', fields)).body.data
  await post('mo/release', { ids: moId })
  await post('mo/mo-item-generate-v2', { ids: moId })
  const [item] = (await get<Page<AnyRecord>>('mo-item/list', { moId })).body.data.records
  await post('mo-item/release', { ids: item?.id })
  const { proposalId } = await run('reschedule')
  const changes = (await get('schedule-proposal/detail', { id: proposalId })).body.data.changes as AnyRecord[]
  const mine = changes.filter(({ itemId }) => itemId === item?.id).toSorted((a, b) => Number(a.stepNo) - Number(b.stepNo))
  expect(mine.map(({ setupMinutes }) => Number(setupMinutes))).toEqual([10, 77])
  // Where nobody works any more nothing is planned; each operation says so. What is stored by a form is worked some day of the next year.
  const shifts = [{ days: 'saturday', shiftKind: 'day', startsAt: '08:00', endsAt: '09:00' }]
  const exceptions = [{ fromDay: '2026-11-01', toDay: '2027-06-30', isWorking: false }]
  const closed = await post('work-calendar/submit', { calendarCode: 'RL-0', calendarName: '停用', shifts, exceptions })
  expect(closed.status, closed.body.msg).toBe(200)
  await company.services.database.asSystem((tx) =>
    sql`update work_calendar_exceptions set to_day = '2028-06-30' where parent_id = ${closed.body.data.id}`.execute(tx),
  )
  const station = (await get('station/detail', { id: stationId })).body.data
  expect((await post('station/submit', { ...station, calendarId: closed.body.data.id })).status).toBe(200)
  const { unplaced } = await run('reschedule')
  expect(unplaced.filter(({ itemNo }) => itemNo === item?.itemNo).map(({ reason }) => reason)).toEqual(['noHours', 'noHours'])
})
