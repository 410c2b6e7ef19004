import { type DayNumber, dayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { planCalendar } from '../workdays.ts'
import { type Capacity, Load, type PhaseTask } from './load.ts'

export type OpenPhase = PhaseTask & {
  orderNo: string
  orderId: string
  startDate: string
  endDate: string
  progress: number
  isPinned: boolean | null
}

/** Phases of a plan order that are still to be placed, and those that stay. */
export type OpenPlan = { free: OpenPhase[]; fixed: OpenPhase[] }

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
function daysOf({ startDate, endDate, days, progress }: OpenPhase, today: DayNumber): DayNumber[] {
  const [start, end] = [dayNumber(startDate), dayNumber(endDate)]
  const left = Math.max(1, Math.ceil((days * (100 - progress)) / 100))
  const from = end < today ? today : Math.max(start, today)
  const result: DayNumber[] = []
  for (let day = from; day < from + maxDays && (end < today ? result.length < left : day <= end); day += 1)
    if (planCalendar.isWorkday(day)) result.push(day)
  return result
}

/** The load of all open plans on a day, without the phases of some orders that may move; those are told apart by order. */
export async function openLoad(
  tx: Tx,
  tenantId: string,
  today: DayNumber,
  orderIds: readonly string[] = [],
): Promise<{ load: Load; own: ReadonlyMap<string, OpenPlan> }> {
  const { stations, departments } = await capacities(tx, tenantId)
  const load = new Load(stations, departments)
  const own = new Map(orderIds.map((id): [string, OpenPlan] => [id, { free: [], fixed: [] }]))
  for (const phase of await openPhases(tx, tenantId)) {
    const isFixed = phase.isPinned === true || phase.progress > 0
    const mine = own.get(phase.orderId)
    if (mine) (isFixed ? mine.fixed : mine.free).push(phase)
    if (!mine || isFixed) load.add(phase, daysOf(phase, today))
  }
  return { load, own }
}
