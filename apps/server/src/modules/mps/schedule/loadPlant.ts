import { calendarOf, dayLength, dayNumber } from '@bip/contract/calendar'
import type { Crew, Operation, Order, Placement, Plant, Station } from '@bip/scheduling'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Values } from '../../../model/extension.ts'
import { joinParts, ownPieces } from '../orders/ownPieces.ts'
import { calendarSpec } from '../plant/workCalendar.ts'
import { type WallClock, wallClock } from './wallClock.ts'

/** An open operation as it is stored, with what of it is planned. */
export type OpenOperation = {
  id: string
  itemId: string
  itemNo: string
  moId: string
  billNo: string
  stepNo: number
  processId: string
  groupId: string | null
  ownStation: string | null
  stationIds: string[]
  setup: number
  run: number
  wait: number
  move: number
  overlap: number
  crew: number
  skills: string[]
  family: string | null
  quantity: number
  batch: number | null
  due: string | null
  materialsOn: string | null
  priority: string
  parentId: string | null
  row: PlannedRow | null
}

export type PlannedRow = {
  id: string
  version: number
  stationId: string
  laneNo: number
  crewKey: string | null
  startsAt: string
  endsAt: string
  setup: number
  worked: number
  isPinned: boolean
}

export type Loaded = {
  plant: Plant
  /** What is planned of it. */
  placements: Placement[]
  operations: ReadonlyMap<string, OpenOperation>
  clock: WallClock
}

/** Days that a plan reaches. */
const days = 540
const weights: Readonly<Record<string, number>> = { urgent: 8, high: 4, normal: 2, low: 1 }

type Options = {
  tenantId: string
  timeZone: string
  now: Date /** Minutes from now in which nothing moves. Default 0. */
  frozen?: number
}

/** The plant with its open operations, as the scheduler wants it. */
export async function loadPlant(tx: Tx, { tenantId, timeZone, now, frozen = 0 }: Options): Promise<Loaded> {
  const clock = wallClock(timeZone)
  const at = clock.wall(now)
  const first = Math.floor(at / dayLength) - 14
  const calendars = await calendarsOf(tx, tenantId, first)
  const stations = await stationsOf(tx, tenantId, { calendars, clock })
  const crews = await crewsOf(tx, tenantId, calendars)
  const open = await operationsOf(tx, tenantId)
  const ids = new Set(stations.map(({ key }) => key))
  const byProcess = new Map<string, Station_[]>()
  for (const station of stations)
    for (const process of station.processIds) byProcess.set(process, [...(byProcess.get(process) ?? []), station])
  // Stations that the route names, else those of its group that can do it, else whichever can.
  const stationsFor = ({ stationIds, ownStation, processId, groupId }: OpenOperation): string[] => {
    const named = [...new Set([...stationIds, ...(ownStation ? [ownStation] : [])])].filter((id) => ids.has(id))
    if (named.length > 0) return named
    const able = byProcess.get(processId) ?? []
    const own = able.filter((station) => station.groupId === groupId)
    return (own.length > 0 ? own : able).slice(0, 8).map(({ key }) => key)
  }
  const groupFor = ownGroups(crews)
  const lastOf = new Map<string, string>()
  const previous = new Map<string, string>()
  for (const operation of open) {
    const before = lastOf.get(operation.itemId)
    if (before) previous.set(operation.id, before)
    lastOf.set(operation.itemId, operation.id)
  }
  // What is made for an order is done before that order begins.
  const childrenOf = new Map<string, string[]>()
  for (const { parentId, itemId } of open) {
    const last = lastOf.get(itemId)
    if (parentId && last) childrenOf.set(parentId, [...new Set([...(childrenOf.get(parentId) ?? []), last])])
  }
  const placements: Placement[] = []
  const operations = open.map((one): Operation => {
    const { row, quantity } = one
    const able = stationsFor(one)
    const run = Math.max(1, Math.round(one.run * (one.batch ? Math.ceil(quantity / one.batch) : quantity)))
    const overlap = one.overlap > 0 && one.overlap < quantity ? Math.round(one.run * one.overlap) : 0
    if (row) {
      const [start, end] = [clock.wall(row.startsAt), clock.wall(row.endsAt)]
      const [station, lane, crew] = [row.stationId, row.laneNo, row.crewKey]
      placements.push({ operation: one.id, station, lane, crew, start, end, setup: row.setup, run: row.worked - row.setup })
    }
    const start = row ? clock.wall(row.startsAt) : 0
    const isHeld = row && ids.has(row.stationId) && clock.wall(row.endsAt) > at && (row.isPinned || start < at + frozen)
    const after = previous.get(one.id)
    return {
      ...{ key: one.id, order: one.itemId, setup: one.setup, run, wait: one.wait, move: one.move, overlap },
      stations: row && ids.has(row.stationId) && !able.includes(row.stationId) ? [...able, row.stationId] : able,
      ...(one.family && { family: one.family }),
      ...(one.crew > 0 && { people: one.crew, skills: one.skills, ...groupFor(one) }),
      after: after ? [after] : (childrenOf.get(one.moId) ?? []),
      ...(isHeld && { pinned: { station: row.stationId, start } }),
    }
  })
  const orders = [...new Map(open.map((one) => [one.itemId, one])).values()].map(
    ({ itemId, due, materialsOn, priority }): Order => ({
      key: itemId,
      weight: weights[priority] ?? 2,
      due: due ? (dayNumber(due) + 1) * dayLength : at + 365 * dayLength,
      ...(materialsOn && { ready: Math.max(at, dayNumber(materialsOn) * dayLength) }),
    }),
  )
  const horizon = (first + days) * dayLength
  const plant: Plant = { now: at, horizon, stations, crews, orders, operations, setups: await setupsOf(tx, tenantId) }
  return { plant, placements, clock, operations: new Map(open.map((one) => [one.id, one])) }
}

/** The people of its own group do an operation, as long as some of them can; else whoever can. */
function ownGroups(crews: readonly Crew[]): (operation: OpenOperation) => { group?: string } {
  const known = new Map<string, { group?: string }>()
  return ({ groupId, crew, skills }) => {
    if (!groupId) return {}
    const key = `${groupId}|${crew}|${skills.join()}`
    const found = known.get(key)
    if (found) return found
    const isAble = crews.some(
      ({ group, people, skills: theirs }) =>
        group === groupId && people >= crew && skills.every((skill) => theirs.includes(skill)),
    )
    const own = isAble ? { group: groupId } : {}
    known.set(key, own)
    return own
  }
}

type Calendars = ReadonlyMap<string, { spans: readonly number[]; byShift: ReadonlyMap<string, readonly number[]> }>

type Worked = { first: number; shifts: readonly Values[]; exceptions: readonly Values[] }

/** Working times that were reckoned before, by all that they follow from: each move by hand needs the same ones. */
const knownSpans = new Map<string, readonly number[]>()
const maxKnown = 500

/** Times that are worked from a day on, as minutes. */
function spansOf(worked: Worked): readonly number[] {
  const key = JSON.stringify(worked)
  const known = knownSpans.get(key) ?? reckonedSpans(worked)
  if (knownSpans.size >= maxKnown) knownSpans.clear()
  knownSpans.set(key, known)
  return known
}

function reckonedSpans({ first, shifts, exceptions }: Worked): number[] {
  try {
    const calendar = calendarOf(calendarSpec('calendar', { shifts, exceptions }))
    const spans: number[] = []
    for (let day = first; day < first + days; day += 1)
      for (const [at, minute] of calendar.hoursOn(day).spans.entries()) {
        const time = day * dayLength + minute
        if (at % 2 === 0 && spans.at(-1) === time) spans.pop()
        else spans.push(time)
      }
    return spans
  } catch {
    return [] // Nothing is ever worked by it.
  }
}

/** Working times of each calendar, and of each of its shifts. */
async function calendarsOf(tx: Tx, tenantId: string, first: number): Promise<Calendars> {
  const { rows } = await sql<{ id: string; shifts: Values[]; exceptions: Values[] }>`select c.id,
      coalesce((select json_agg(json_build_object('days', s.days, 'shiftKind', s.shift_kind, 'startsAt', s.starts_at, 'endsAt', s.ends_at))
        from work_calendar_shifts s where s.tenant_id = c.tenant_id and s.parent_id = c.id), '[]') as shifts,
      coalesce((select json_agg(json_build_object('fromDay', e.from_day, 'toDay', e.to_day, 'isWorking', e.is_working, 'startsAt', e.starts_at,
        'endsAt', e.ends_at)) from work_calendar_exceptions e where e.tenant_id = c.tenant_id and e.parent_id = c.id), '[]') as exceptions
    from work_calendar c where c.tenant_id = ${tenantId} and not c.is_deleted`.execute(tx)
  return new Map(
    rows.map(({ id, shifts, exceptions }) => {
      const kinds = [...new Set(shifts.map(({ shiftKind }) => String(shiftKind)))]
      const byShift = kinds.map(
        (kind) => [kind, spansOf({ first, shifts: shifts.filter(({ shiftKind }) => shiftKind === kind), exceptions })] as const,
      )
      return [id, { spans: spansOf({ first, shifts, exceptions }), byShift: new Map(byShift) }]
    }),
  )
}

type Station_ = Station & { processIds: string[]; groupId: string | null }

async function stationsOf(
  tx: Tx,
  tenantId: string,
  { calendars, clock }: { calendars: Calendars; clock: WallClock },
): Promise<Station_[]> {
  const { rows } = await sql<{
    id: string
    calendar: string
    capacity: number
    efficiency: number
    processes: string[] | null
    groupId: string | null
    stops: { from: string; to: string }[]
  }>`
    select s.id, s.calendar_id as calendar, coalesce(s.parallel_capacity, 1)::int as capacity, coalesce(s.efficiency, 100)::float8 as efficiency,
      s.process_ids as processes, s.work_group_id as "groupId", coalesce((select json_agg(json_build_object('from', d.starts_at, 'to', d.ends_at) order by d.starts_at)
        from station_downtime d where d.tenant_id = s.tenant_id and d.station_id = s.id and not d.is_deleted
          and d.downtime_status in ('planned', 'running')), '[]') as stops
    from work_station s where s.tenant_id = ${tenantId} and not s.is_deleted and s.is_active and s.station_status = 'running'
    order by s.station_code, s.id`.execute(tx)
  return rows.map(({ id, calendar, capacity, efficiency, processes, groupId, stops }) => ({
    ...{ key: id, hours: calendars.get(calendar)?.spans ?? [], capacity, efficiency: Math.round(efficiency) },
    stops: stops.flatMap(({ from, to }) => [clock.wall(new Date(from)), clock.wall(new Date(to))]),
    ...{ processIds: processes ?? [], groupId },
  }))
}

/** Minutes of setup between families, by `from>to`. */
async function setupsOf(tx: Tx, tenantId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{
    pair: string
    minutes: number
  }>`select from_family || '>' || to_family as pair, setup_minutes::float8 as minutes
    from setup_matrix where tenant_id = ${tenantId} and not is_deleted and is_active`.execute(tx)
  return Object.fromEntries(rows.map(({ pair, minutes }) => [pair, Math.round(minutes)]))
}

/** People alike in group, shift and skills, as crews. */
async function crewsOf(tx: Tx, tenantId: string, calendars: Calendars): Promise<Crew[]> {
  const { rows } = await sql<{ group: string; shift: string; skills: string[] | null; people: number; calendar: string }>`
    select p.work_group_id as group, p.shift_kind as shift, p.skills, count(*)::int as people, max(g.calendar_id) as calendar
    from work_manpower p join work_group g on g.tenant_id = p.tenant_id and g.id = p.work_group_id and not g.is_deleted
    where p.tenant_id = ${tenantId} and not p.is_deleted and (p.left_on is null or p.left_on > current_date)
    group by p.work_group_id, p.shift_kind, p.skills order by p.work_group_id, p.shift_kind, p.skills`.execute(tx)
  return rows.map(({ group, shift, skills, people, calendar }) => ({
    key: `${group}|${shift}|${(skills ?? []).join('+')}`.slice(0, 300),
    hours: calendars.get(calendar)?.byShift.get(shift) ?? calendars.get(calendar)?.spans ?? [],
    ...{ skills: skills ?? [], people, group },
  }))
}

/** Operations of items that are released or under way and are not done, each item in the order of its steps. */
async function operationsOf(tx: Tx, tenantId: string): Promise<OpenOperation[]> {
  const { rows } = await sql<{
    operation: OpenOperation
  }>`select json_build_object('id', x.id, 'itemId', i.id, 'itemNo', i.item_no, 'moId', o.id,
      'billNo', o.bill_no, 'stepNo', x.step_no, 'processId', x.process_id, 'groupId', x.work_group_id, 'ownStation', x.station_id,
      'stationIds', coalesce(s.station_ids, '{}'), 'setup', coalesce(x.setup_minutes, 0), 'run', coalesce(x.run_minutes, 0),
      'wait', coalesce(x.wait_minutes, 0), 'move', coalesce(x.move_minutes, 0), 'overlap', coalesce(s.overlap_quantity, 0),
      'crew', coalesce(x.crew, 0), 'skills', coalesce(s.skills, p.skills, '{}'), 'family', p.setup_family, 'batch', p.batch_size,
      'quantity', ${ownPieces} - coalesce(x.finished_quantity, 0), 'due', coalesce(i.due_date, o.due_date), 'materialsOn', o.materials_on,
      'priority', coalesce(i.priority, o.priority), 'parentId', o.parent_id,
      'row', case when w.id is null then null else json_build_object('id', w.id, 'version', w.version, 'stationId', w.station_id,
        'laneNo', coalesce(w.lane_no, 0)::int, 'crewKey', w.crew_key, 'startsAt', w.starts_at, 'endsAt', w.ends_at,
        'setup', coalesce(w.setup_minutes, 0), 'worked', coalesce(w.worked_minutes, 0), 'isPinned', coalesce(w.is_pinned, false)) end) as operation
    from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and not o.is_deleted
    join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
    left join lateral (select r.station_ids, r.skills, r.overlap_quantity from produce_route_steps r where r.tenant_id = o.tenant_id
      and r.parent_id = o.route_id and r.step_no = x.step_no limit 1) s on true
    left join work_process p on p.tenant_id = x.tenant_id and p.id = x.process_id
    left join work_schedule w on w.tenant_id = x.tenant_id and w.operation_id = x.id and not w.is_deleted
    where i.tenant_id = ${tenantId} and not i.is_deleted and i.item_status in ('released', 'running') and not coalesce(p.is_outsourced, false)
      and coalesce(x.finished_quantity, 0) < ${ownPieces}
    order by i.id, x.step_no, x.id`.execute(tx)
  return rows.map(({ operation }) => operation)
}
