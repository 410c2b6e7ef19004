import { manpowerTree as declared, workGroup, workManpower, workRegion } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'

/** Areas above their groups above their people; a group outside any area stands at the top. */
export const manpowerTree = answering(declared, ({ asked: { shiftKind }, within }) => {
  const onShift = shiftKind && shiftKind.length > 0 ? sql`and p.shift_kind = any(${shiftKind}::text[])` : sql``
  const there = sql`(select p.* from work_manpower p where ${within(workManpower, 'p')} ${onShift}
    and (p.left_on is null or p.left_on >= current_date))`
  const groups = sql`(select g.id, g.region_id, g.work_group_name, g.charge_person,
      g.manpower_quantity + g.labor_manpower_quantity as planned,
      (select count(*) from ${there} t where t.work_group_id = g.id) as actual
    from work_group g where ${within(workGroup, 'g')} and g.is_active)`
  return sql`select r.id, null::text as parent_id, r.region_name as title, r.charge_person, sum(g.planned) as planned,
      sum(g.actual) as actual, sum(greatest(g.planned - g.actual, 0)) as lacking, null::text as shift_of
    from work_region r join ${groups} g on g.region_id = r.id where ${within(workRegion, 'r')} group by 1, 3, 4
    union all select g.id, g.region_id, g.work_group_name, g.charge_person, g.planned, g.actual,
      greatest(g.planned - g.actual, 0), null from ${groups} g
    union all select t.id, t.work_group_id, t.worker_name, null, null, 1, null, t.shift_kind from ${there} t`
})
