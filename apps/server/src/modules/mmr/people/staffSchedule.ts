import { label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { lacksQualification, lacksSkill } from './fitness.ts'

const twice = label(
  '{name} {day} 的同一班次已排在其他计划中',
  '{name} is scheduled elsewhere on {day} in the same shift',
  '{name} đã được xếp nơi khác cùng ca ngày {day}',
)
const onLeave = label(
  '{name} {day} 请假（已批准）',
  '{name} is on approved leave on {day}',
  '{name} nghỉ phép đã duyệt ngày {day}',
)
const gone = label(
  '{name} 的账号已停用，不能再排班',
  '{name} has left and cannot be scheduled',
  '{name} đã nghỉ, không xếp lịch được',
)
const full = label(
  '工位“{name}”{day} 已排 {people} 人，最多 {max} 人',
  'Station “{name}” has {people} people on {day}; it takes {max}',
  'Vị trí “{name}” có {people} người ngày {day}; tối đa {max}',
)

const unskilled = label(
  '{name} {day} 没有工位“{station}”要求的岗位技能',
  '{name} has none of the skills that station “{station}” asks for on {day}',
  '{name} không có kỹ năng mà vị trí “{station}” yêu cầu ngày {day}',
)
const unqualified = label(
  '{name} {day} 没有工位“{station}”要求的有效资质“{needs}”',
  '{name} has no valid “{needs}” on {day}, which station “{station}” asks for',
  '{name} không có chứng chỉ “{needs}” còn hiệu lực ngày {day} mà vị trí “{station}” yêu cầu',
)

const reasons = { twice, onLeave, gone, full, unskilled, unqualified }

type Conflict = {
  reason: keyof typeof reasons
  name: string
  day: string
  people: number
  max: number
  station: string
  needs: string
}

/** What stands against the schedule of people on their days: another place in the same shift, leave, a person who left, a full station, or one that asks for what they cannot do. */
export async function refuseConflicts({ tx, session, place }: Context, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<Conflict>`with s as (select s.*, u.real_name, u.status as user_status from staff_schedule s
      join "user" u on u.tenant_id = s.tenant_id and u.id = s.user_id where s.tenant_id = ${session.tenantId} and s.id = any(${ids}::text[]))
    select * from (
      select 'gone' as reason, s.real_name as name, s.work_date::text as day, 0 as people, 0 as max, '' as station, '' as needs from s where s.user_status <> 'enabled'
      union all
      select 'twice', s.real_name, s.work_date::text, 0, 0, '', '' from s join staff_schedule o on o.tenant_id = s.tenant_id and o.user_id = s.user_id
        and o.work_date = s.work_date and o.shift = s.shift and o.id <> s.id and not o.is_deleted
      union all
      select 'onLeave', s.real_name, s.work_date::text, 0, 0, '', '' from s join leave l on l.tenant_id = s.tenant_id and l.applicant_id = s.user_id
        and l.leave_status = 'approved' and not l.is_deleted and s.work_date between l.start_date and l.end_date
      union all
      select 'full', t.station_name, d.work_date::text, d.people, t.max_people::int, '', '' from plan_station t
        join (select o.station_id, o.work_date, count(distinct o.user_id)::int as people from staff_schedule o
          where o.tenant_id = ${session.tenantId} and not o.is_deleted and (o.station_id, o.work_date) in (select station_id, work_date from s)
          group by 1, 2) d on d.station_id = t.id
        where t.tenant_id = ${session.tenantId} and t.max_people < d.people
      union all
      select case when ${lacksSkill} then 'unskilled' else 'unqualified' end, s.real_name, s.work_date::text, 0, 0, t.station_name,
        coalesce(t.qualification, '')
      from s join plan_station t on t.tenant_id = s.tenant_id and t.id = s.station_id where ${lacksSkill} or ${lacksQualification}) c limit 1`.execute(
    tx,
  )
  const [conflict] = rows
  if (conflict) throw notPossible(place, reasons[conflict.reason], conflict)
}

export const staffScheduleExtension: Extension = {
  afterSaveAll: (context, saved) =>
    refuseConflicts(
      context,
      saved.map(({ record }) => record.id),
    ),
  afterRestore: (context, records) =>
    refuseConflicts(
      context,
      records.map(({ id }) => id),
    ),
}
