import type { DayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { readSupplies } from '../mrp/world/supplies.ts'
import type { PlanDays } from '../workdays.ts'
import type { Arrival } from './schedule.ts'

type Missing = { phaseId: string; material: string; name: string; quantity: number; leadDays: number }

/** What open plan orders lack, whoever needs it earlier first; what names no phase is needed by the first open one of its order. */
async function missingOf(tx: Tx, tenantId: string): Promise<Missing[]> {
  const { rows } =
    await sql<Missing>`with open_order as (select o.id, o.end_date from plan_order o where o.tenant_id = ${tenantId}
      and not o.is_deleted and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP')),
    first_phase as (select distinct on (p.plan_order_id) p.plan_order_id, p.id from plan_order_phase p
      where p.tenant_id = ${tenantId} and not p.is_deleted and p.phase_status is distinct from 'completed'
      order by p.plan_order_id, p.sort, p.id)
    select coalesce(i.phase_id, f.id) as "phaseId", i.material_id as material, m.material_name as name,
      round(i.missing_quantity * 10000)::float8 as quantity, coalesce(m.lead_days, 0)::int as "leadDays"
    from plan_order_item i join open_order o on o.id = i.plan_order_id join first_phase f on f.plan_order_id = o.id
    join material m on m.tenant_id = i.tenant_id and m.id = i.material_id
    where i.tenant_id = ${tenantId} and not i.is_deleted and i.missing_quantity > 0
    order by coalesce(i.needed_on, o.end_date), o.id, i.id`.execute(tx)
  return rows
}

/** The day on which so many working days from a day on are over. */
function after(day: DayNumber, days: number, { isWorkday }: PlanDays): DayNumber {
  let at = day
  for (let left = days; left > 0; at += 1) if (isWorkday(at)) left -= 1
  return at
}

type Left = { day: DayNumber; no: string; quantity: number }

/** Takes a quantity of what comes, earliest first; answers the last that was needed, undefined where there is not enough. */
function take(supplies: readonly Left[], quantity: number): Left | undefined {
  let open = quantity
  for (const supply of supplies) {
    const taken = Math.min(open, supply.quantity)
    supply.quantity -= taken
    open -= taken
    if (open <= 0) return supply
  }
  return undefined
}

/**
 * When the material that phases lack will be there, by phase. Stock and orders under way go to whoever needs them earlier; the rest can be
 * ordered today and takes its lead time.
 */
export async function arrivals(
  tx: Tx,
  { tenantId, today, calendar }: { tenantId: string; today: DayNumber; calendar: PlanDays },
): Promise<ReadonlyMap<string, Arrival>> {
  const missing = await missingOf(tx, tenantId)
  const found = new Map<string, Arrival>()
  if (missing.length === 0) return found
  const only = [...new Set(missing.map(({ material }) => material))]
  const rows = await readSupplies(tx, { tenantId, today, only })
  const supplies = new Map<string, Left[]>()
  // What is overdue is expected any day.
  for (const { material, day, no, quantity } of rows.toSorted((a, b) => a.day - b.day))
    supplies.set(material, [...(supplies.get(material) ?? []), { day: Math.max(day, today), no, quantity }])
  for (const { phaseId, material, name, quantity, leadDays } of missing) {
    const supply = take(supplies.get(material) ?? [], quantity)
    const arrival = supply ? { day: supply.day, name, no: supply.no } : { day: after(today, leadDays, calendar), name, no: null }
    const known = found.get(phaseId)
    if (!known || known.day < arrival.day) found.set(phaseId, arrival)
  }
  return found
}
