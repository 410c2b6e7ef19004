import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'

type InTransaction = Pick<Context, 'tx' | 'session'>

/** Progress, length and hours of plan orders as their phases have them; a longer phase weighs more. `without` are phases about to go. */
export async function rollUpPhases(
  { tx, session }: InTransaction,
  orderIds: readonly unknown[],
  without: readonly string[] = [],
): Promise<void> {
  await sql`update plan_order o set progress = coalesce(p.progress, 0), plan_days = coalesce(p.days, 0), plan_hours = coalesce(p.hours, 0)
    from (select w.id, round(sum(coalesce(h.progress, 0) * greatest(coalesce(h.days, 1), 1)) / nullif(sum(greatest(coalesce(h.days, 1), 1)), 0))
        as progress, sum(h.days) as days, sum(h.plan_hours) as hours
      from unnest(${orderIds}::text[]) w (id)
      left join plan_order_phase h on h.tenant_id = ${session.tenantId} and h.plan_order_id = w.id and not h.is_deleted
        and not h.id = any(${without}::text[])
      group by w.id) p
    where o.tenant_id = ${session.tenantId} and o.id = p.id`.execute(tx)
}

/** Hours that were reported for plan orders. `without` are reports about to go. */
export async function rollUpHours(
  { tx, session }: InTransaction,
  orderIds: readonly unknown[],
  without: readonly string[] = [],
): Promise<void> {
  await sql`update plan_order o set actual_hours = p.hours
    from (select w.id, coalesce(sum(h.total_hours), 0) as hours from unnest(${orderIds}::text[]) w (id)
      left join plan_work_hours h on h.tenant_id = ${session.tenantId} and h.plan_order_id = w.id and not h.is_deleted
        and not h.id = any(${without}::text[])
      group by w.id) p
    where o.tenant_id = ${session.tenantId} and o.id = p.id`.execute(tx)
}
