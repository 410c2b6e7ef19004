import { type DayNumber, dayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { readPlanDays } from '../plantDays.ts'
import type { PlanDays } from '../workdays.ts'
import { arrivals } from './arrivals.ts'
import { type Capacity, Load } from './load.ts'
import type { Step } from './schedule.ts'

export type OpenPhase = Step & {
  orderNo: string
  orderId: string
  startDate: string
  endDate: string
  progress: number
  isPinned: boolean | null
}

/** Phases of a plan order that are not done, in order; those that have begun or are pinned are fixed. */
export type OpenPlan = OpenPhase[]

export const freeOf = (plan: OpenPlan): OpenPhase[] => plan.filter(({ fixed }) => !fixed)
export const fixedOf = (plan: OpenPlan): OpenPhase[] => plan.filter(({ fixed }) => fixed)

/** A longer phase is a mistake in one of its dates. */
const maxDays = 800

/** One plan changes the load that the next one sees: they are made one after the other. */
export const lockLoad = (tx: Tx, tenantId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`plan load ${tenantId}`}, 0))`.execute(tx)

/** What stations and departments can take a day: people are those of the company and those of labour companies who are on site. */
export async function capacities(tx: Tx, tenantId: string) {
  const { rows: stations } = await sql<Capacity & { id: string }>`select id, station_name as name, capacity::int as max
    from plan_station where tenant_id = ${tenantId} and not is_deleted`.execute(tx)
  const { rows: departments } = await sql<Capacity & { id: string }>`select d.id, d.dept_name as name,
      ((select count(*) from "user" u where u.tenant_id = d.tenant_id and u.dept_id = d.id and u.status = 'enabled' and not u.is_deleted)
      + (select count(*) from labor_register l where l.tenant_id = d.tenant_id and l.dept_id = d.id and not l.is_deleted
        and l.personnel_status = 'working'))::int as max
    from department d where d.tenant_id = ${tenantId} and not d.is_deleted`.execute(tx)
  return {
    stations: new Map(stations.map(({ id, ...one }) => [id, one])),
    departments: new Map(departments.map(({ id, ...one }) => [id, one])),
  }
}

/** Phases of orders that are planned or run and are not done, in order. */
async function openPhases(tx: Tx, tenantId: string): Promise<OpenPhase[]> {
  const { rows } = await sql<OpenPhase>`select p.id, p.phase_name as name, greatest(coalesce(p.days, 1), 1)::int as days,
      p.station_id as "stationId", p.dept_id as "deptId", coalesce(p.plan_people, 1)::int as people,
      o.plan_order_no as "orderNo", o.id as "orderId", p.start_date::text as "startDate", p.end_date::text as "endDate",
      coalesce(p.progress, 0)::int as progress, p.is_pinned as "isPinned"
    from plan_order_phase p join plan_order o on o.tenant_id = p.tenant_id and o.id = p.plan_order_id and not o.is_deleted
    where p.tenant_id = ${tenantId} and not p.is_deleted and p.phase_status is distinct from 'completed'
      and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP')
    order by o.id, p.sort, p.id`.execute(tx)
  return rows
}

/** The working days on which a phase that is not done stands; what is late goes on from today with what is left of it. */
function daysOf({ startDate, endDate, days, progress }: OpenPhase, today: DayNumber, { isWorkday }: PlanDays): DayNumber[] {
  const [start, end] = [dayNumber(startDate), dayNumber(endDate)]
  const left = Math.max(1, Math.ceil((days * (100 - progress)) / 100))
  const from = end < today ? today : Math.max(start, today)
  const result: DayNumber[] = []
  for (let day = from; day < from + maxDays && (end < today ? result.length < left : day <= end); day += 1)
    if (isWorkday(day)) result.push(day)
  return result
}

/** What scheduling goes by on a day. */
type OpenLoad = {
  /** What has to be done already. */
  load: Load
  calendar: PlanDays
  /** Of the orders that are asked for: their phases, of which the load holds those that are fixed. */
  own: ReadonlyMap<string, OpenPlan>
}

/** The load of all open plans on a day, without the phases of some orders that may move; those come with what they wait for. */
export async function openLoad(tx: Tx, tenantId: string, today: DayNumber, orderIds: readonly string[] = []): Promise<OpenLoad> {
  const { stations, departments } = await capacities(tx, tenantId)
  const calendar = await readPlanDays(tx, tenantId)
  const comes = orderIds.length > 0 ? await arrivals(tx, { tenantId, today, calendar }) : new Map<string, never>()
  const load = new Load(stations, departments)
  const own = new Map(orderIds.map((id): [string, OpenPhase[]] => [id, []]))
  for (const phase of await openPhases(tx, tenantId)) {
    const { id, orderId, startDate, endDate, progress, isPinned } = phase
    const isFixed = isPinned === true || progress > 0
    const mine = own.get(orderId)
    if (!mine || isFixed) load.add(phase, daysOf(phase, today, calendar))
    if (!mine) continue
    const fixed = { start: dayNumber(startDate), end: dayNumber(endDate), hasBegun: progress > 0 }
    const arrival = comes.get(id)
    mine.push({ ...phase, ...(isFixed && { fixed }), ...(arrival && { arrival }) })
  }
  return { load, calendar, own }
}
