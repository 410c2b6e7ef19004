import { dayNumber, dayText } from '@bip/contract/calendar'
import { deliveryPromise as declared, planOrderCategory, planPhaseInfo } from '@bip/contract/resources'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import { answering } from '../../../queries/answer.ts'
import type { Load, PhaseTask } from '../scheduling/load.ts'
import { openLoad } from '../scheduling/plans.ts'
import { type Scheduled, scheduleForward } from '../scheduling/schedule.ts'
import { reasonsFor } from '../scheduling/why.ts'
import { refuseWithoutWorkdays } from '../scheduling/workdaysNeeded.ts'
import type { PlanDays } from '../workdays.ts'

/** Orders that are where a phase would be if it were the only one. */
function blockersOf(load: Load, phase: Scheduled, { isWorkday }: PlanDays): string[] {
  const orders = new Set<string>()
  for (let day = phase.start; day <= phase.end; day += 1)
    if (isWorkday(day)) for (const order of load.hold(phase, day, phase.orderNo)?.orders ?? []) orders.add(order)
  return [...orders].sort()
}

export const deliveryPromise = answering(
  declared,
  async ({ tx, tenantId, at, place, asked: { categoryId, startsOn }, within }) => {
    const { rows: phases } =
      await sql<PhaseTask>`select p.id, p.phase_name as name, sum(t.days)::int as days, p.station_id as "stationId",
      coalesce(min(t.dept_id), p.dept_id) as "deptId", coalesce(max(t.people), 1)::int as people
    from plan_order_category c
    join plan_order_category_tasks t on t.tenant_id = c.tenant_id and t.parent_id = c.id
    join plan_phase_info p on p.id = t.phase_info_id and ${within(planPhaseInfo, 'p')}
    where ${within(planOrderCategory, 'c')} and c.id = any(${categoryId}::text[])
    group by p.id, p.phase_name, p.station_id, p.dept_id order by min(t.line_no)`.execute(tx)
    const today = dayNumber(localDay(at, place.timeZone))
    const from = Math.max(today, startsOn?.ge ? dayNumber(startsOn.ge) : today)
    const { load, calendar } = await openLoad(tx, tenantId, today)
    refuseWithoutWorkdays(place, calendar, today)
    const asking = { orderNo: '', phases, calendar }
    const free = scheduleForward({ ...asking, load: load.emptied() }, from) ?? []
    const inTheWay = free.map((one) => blockersOf(load, one, calendar))
    const placed = scheduleForward({ ...asking, load }, from) ?? []
    return placed.map((one, index) => ({
      id: one.id,
      sort: String(index + 1),
      phaseName: one.name,
      deptId: one.deptId,
      stationId: one.stationId,
      days: String(one.days),
      startDate: dayText(one.start),
      endDate: dayText(one.end),
      dateReason: reasonsFor(one, place.language),
      freeDate: free[index] ? dayText(free[index].end) : null,
      mustMove: inTheWay[index]?.join(', ') || null,
    }))
  },
)
