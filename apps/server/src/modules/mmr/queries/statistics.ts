import { planStatistics as declared, planOrder, planOrderPhase } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { localDay } from '../../../kinds/zone.ts'
import { readDictionaries } from '../../../model/dictionary.ts'
import { type Asking, answering } from '../../../queries/answer.ts'

/** What a phase is counted under, and how that is called. */
type Grouping = { key: Sql; name: Sql; joined: Sql }

const groupings: Readonly<Record<string, Grouping>> = {
  category: {
    key: sql`o.category_id`,
    name: sql`c.category_name`,
    joined: sql`left join plan_order_category c on c.tenant_id = o.tenant_id and c.id = o.category_id`,
  },
  phase: { key: sql`p.phase_name`, name: sql`p.phase_name`, joined: sql`` },
  department: {
    key: sql`p.dept_id`,
    name: sql`d.dept_name`,
    joined: sql`left join department d on d.tenant_id = p.tenant_id and d.id = p.dept_id`,
  },
}

const reasons = 'DC_MMR_DELAY_REASON'

/** By the reason that was given for a phase, else for its order, in the reader's language. */
async function byReason({ tx, tenantId, place }: Pick<Asking, 'tx' | 'tenantId' | 'place'>): Promise<Grouping> {
  const words = (await readDictionaries(tx, tenantId, [reasons])).get(reasons) ?? []
  const names = JSON.stringify(Object.fromEntries(words.map(({ key, words: said }) => [key, said[place.language]])))
  const key = sql`coalesce(p.delay_reason, o.delay_reason)`
  return { key, name: sql`coalesce(${names}::jsonb ->> ${key}, ${key})`, joined: sql`` }
}

export const planStatistics = answering(declared, async (asking) => {
  const { at, place, asked, within } = asking
  const { by, period } = asked
  const { key, name, joined } = groupings[by[0] ?? ''] ?? (await byReason(asking))
  const today = sql`${localDay(at, place.timeZone)}::date`
  const from = period?.ge ? sql`and p.end_date >= ${period.ge}::date` : sql``
  const to = period?.le ? sql`and p.end_date <= ${period.le}::date` : sql``
  return sql`select group_key as id, group_key, group_name, count(distinct plan_order_id) as orders, count(*) as phases,
      count(*) filter (where is_done) as phases_done, count(*) filter (where late_days > 0) as phases_late,
      round(100.0 * count(*) filter (where late_days > 0) / count(*), 1) as late_share, sum(late_days) as late_days,
      round(sum(coalesce(plan_hours, 0)), 1) as plan_hours
    from (select ${key} as group_key, ${name} as group_name, p.plan_order_id, p.plan_hours, p.phase_status = 'completed' as is_done,
        greatest(0, coalesce(p.actual_end, ${today}) - p.end_date) as late_days
      from plan_order_phase p join plan_order o on o.id = p.plan_order_id and ${within(planOrder, 'o')} ${joined}
      where ${within(planOrderPhase, 'p')} and o.plan_order_status <> 'DC_MMR_PLAN_ORDER_STATUS_V' ${from} ${to}) g
    where group_key is not null group by group_key, group_name`
})
