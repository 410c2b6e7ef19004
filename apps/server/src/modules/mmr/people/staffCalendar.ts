import { label } from '@bip/contract'
import { type StaffCalendar, staffCalendarCalls, staffSchedule } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { addDays } from '../../../base/days.ts'
import { Json, type Route, route } from '../../../http/route.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { placeOf } from '../../../model/place.ts'
import { demand, reach } from '../../../model/scope.ts'
import { saveList } from '../../../resources/write/saveList.ts'
import { readPlanDays } from '../plantDays.ts'
import { workdaysBetween } from '../workdays.ts'
import { lacksQualification, lacksSkill } from './fitness.ts'
import { staffScheduleExtension } from './staffSchedule.ts'

const model = modelOf(staffSchedule)
const day = z.iso.date()
const maxDays = 92

const tooLong = label(
  '一次最多看 {max} 天，请缩短日期范围',
  'A calendar shows {max} days at most. Choose a shorter span',
  'Lịch hiển thị tối đa {max} ngày. Hãy chọn khoảng ngắn hơn',
)
const nothing = label(
  '该周没有可复制的排班',
  'Nobody is scheduled in that week, so there is nothing to copy',
  'Tuần đó không có lịch để sao chép',
)
const tooMany = label(
  '一次最多复制 {max} 条，请先选一个部门',
  'At most {max} are copied at once. Choose a department first',
  'Mỗi lần sao chép tối đa {max} mục. Hãy chọn phòng ban trước',
)

const daysIn = (from: string, to: string): string[] => {
  const days: string[] = []
  for (let one = from; one <= to && days.length <= maxDays; one = addDays(one, 1)) days.push(one)
  return days
}

/** People and their days as one text of JSON, made by the database: three hundred people over a quarter are some thousand rows. */
async function read({ tx, session, place }: Context, from: string, to: string, deptId: string | undefined): Promise<Json> {
  const within = reach(session, demand(session, model, 'view', staffSchedule.label[place.language]), sql`s`) ?? sql`true`
  const { tenantId } = session
  const working = new Set(workdaysBetween(from, to, await readPlanDays(tx, tenantId)))
  const free = daysIn(from, to).filter((one) => !working.has(one))
  const ofDept = deptId ? sql`and u.dept_id = ${deptId}` : sql``
  const { rows } = await sql<{ text: string }>`with entry as materialized (
      select s.id, s.user_id, s.work_date, s.shift, s.plan_order_id, s.hours, t.station_name,
        coalesce(${lacksSkill} or ${lacksQualification}, false) as is_unfit
      from staff_schedule s left join plan_station t on t.tenant_id = s.tenant_id and t.id = s.station_id
      where s.tenant_id = ${tenantId} and not s.is_deleted and s.work_date between ${from}::date and ${to}::date and ${within}),
    person as materialized (select u.id, u.real_name, u.dept_id, d.dept_name, row_number() over (order by d.dept_name, u.real_name, u.id) - 1 as at
      from "user" u left join department d on d.tenant_id = u.tenant_id and d.id = u.dept_id
      where u.tenant_id = ${tenantId} and not u.is_deleted ${ofDept}
        and (u.status = 'enabled' or u.id in (select user_id from entry))),
    work as materialized (select id, plan_order_no, row_number() over (order by id) - 1 as at from plan_order
      where tenant_id = ${tenantId} and id in (select plan_order_id from entry)),
    place as materialized (select station_name, row_number() over (order by station_name) - 1 as at
      from (select distinct station_name from entry where station_name is not null) named)
    select json_build_object('from', ${from}::text,
      'people', (select coalesce(json_agg(json_build_object('id', id, 'name', real_name, 'deptId', dept_id, 'deptName', coalesce(dept_name, ''),
        'skills', (select coalesce(json_agg(json_build_object('skill', k.skill, 'certificate', k.certificate, 'until', k.valid_until)), '[]')
          from staff_skill k where k.tenant_id = ${tenantId} and k.user_id = person.id and not k.is_deleted)) order by at), '[]') from person),
      'orders', (select coalesce(json_agg(plan_order_no order by at), '[]') from work),
      'places', (select coalesce(json_agg(station_name order by at), '[]') from place),
      'entries', (select coalesce(json_agg(json_build_array(e.id, p.at, e.work_date - ${from}::date, e.shift, o.at, e.hours::text, l.at, e.is_unfit)), '[]')
        from entry e join person p on p.id = e.user_id join work o on o.id = e.plan_order_id left join place l on l.station_name = e.station_name),
      'leaves', (select coalesce(json_agg(json_build_object('userId', l.applicant_id, 'from', l.start_date, 'to', l.end_date)), '[]')
        from leave l where l.tenant_id = ${tenantId} and not l.is_deleted and l.leave_status = 'approved'
          and l.start_date <= ${to}::date and l.end_date >= ${from}::date and l.applicant_id in (select id from person)),
      'stations', (select coalesce(json_agg(json_build_object('id', id, 'name', station_name, 'skills', coalesce(skills, '{}'),
        'qualification', qualification) order by station_code), '[]') from plan_station where tenant_id = ${tenantId} and not is_deleted
        and is_active and (cardinality(skills) > 0 or coalesce(qualification, '') <> '')),
      'freeDays', ${JSON.stringify(free satisfies StaffCalendar['freeDays'])}::json)::text as text`.execute(tx)
  return new Json(rows[0]?.text ?? 'null')
}

const maxRows = 1000

/** Lays a week down again; whoever is on leave, left or is busy there refuses the whole with their name and day. */
async function copyWeek(context: Context, { from, to, userIds }: z.infer<typeof copy>): Promise<{ count: number }> {
  const { tx, session, place } = context
  const within = reach(session, demand(session, model, 'view', staffSchedule.label[place.language]), sql`s`) ?? sql`true`
  const shift = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const { rows } = await sql<{
    userId: string
    workDate: string
  }>`select s.user_id as "userId", (s.work_date + ${shift}::int)::text as "workDate",
      s.shift, s.plan_order_id as "planOrderId", s.phase_id as "phaseId", s.station_id as "stationId", s.hours::text as hours
    from staff_schedule s where s.tenant_id = ${session.tenantId} and not s.is_deleted and s.user_id = any(${userIds}::text[])
      and s.work_date between ${from}::date and ${from}::date + 6 and ${within} order by s.work_date, s.user_id limit ${maxRows + 1}`.execute(
    tx,
  )
  if (rows.length === 0) throw notPossible(place, nothing)
  if (rows.length > maxRows) throw notPossible(place, tooMany, { max: maxRows })
  const { results } = await saveList({ ...context, model, extension: staffScheduleExtension }, 'all', rows)
  return { count: results.length }
}

const copy = z.object({ from: day, to: day, userIds: z.array(z.string().min(1).max(64)).min(1).max(2000) })

/** The calendar of people, and a week of it laid down again. */
export const staffCalendarRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: staffCalendarCalls.calendar,
    access: { permission: 'staffSchedule_view' },
    query: z.object({ from: day, to: day, deptId: z.string().max(64).optional() }),
    run: (call) => {
      const { services, session, query } = call
      if (daysIn(query.from, query.to).length > maxDays) throw notPossible(placeOf(call), tooLong, { max: maxDays })
      return services.database.asTenant(
        session.tenantId,
        (tx) => read({ tx, session, services, at: services.clock(), place: placeOf(call) }, query.from, query.to, query.deptId),
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: staffCalendarCalls.copyWeek,
    access: { permission: 'staffSchedule_add' },
    body: copy,
    run: (call) => {
      const { services, session, body } = call
      return services.database.asTenant(session.tenantId, (tx) =>
        copyWeek({ tx, session, services, at: services.clock(), place: placeOf(call) }, body),
      )
    },
  }),
]
