import { type HoursDesk, hoursDeskCall, workHoursReport } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import { modelOf } from '../../../model/model.ts'
import { scopeOf } from '../../../model/scope.ts'
import { joinParts, ownPieces } from './ownPieces.ts'

const model = modelOf(workHoursReport)
/** Operations that are offered at once; a group has some dozens under way. */
const maxOperations = 300

/** What is asked for beyond the drawing of the order `o` at the process of `x`, in force on that day. */
const requirementsOn = (
  day: string,
) => sql`coalesce((select json_agg(r.title || ': ' || r.requirement order by r.no) from special_require r
  where r.tenant_id = o.tenant_id and not r.is_deleted and r.require_status = 'inForce'
    and (r.mo_id = o.id or (r.mo_id is null and r.mto_no = o.mto_no))
    and (coalesce(cardinality(r.process_ids), 0) = 0 or x.process_id = any(r.process_ids))
    and ${day}::date between r.effective_from and coalesce(r.effective_to, 'infinity'::date)), '[]')`

/** What a foreman or a worker needs to report the hours of a day: people, what is under way, and what is reported already. */
export const hoursDeskRoute = (): Route =>
  route({
    method: 'GET',
    path: hoursDeskCall,
    access: { permission: 'workHoursReport_add' },
    query: z.object({ day: z.iso.date(), workGroupId: z.string().max(64).optional() }).loose(),
    run: ({ services, session, query: { day, workGroupId } }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx): Promise<HoursDesk> => {
          const { tenantId, userId } = session
          const isForAll = scopeOf(session, model, 'add')?.some(({ scope }) => scope === 'all') === true
          const ownOnly = isForAll ? sql`` : sql`and g.id in (select work_group_id from mine)`
          const { rows: groups } = await sql<{ id: string; name: string; isMine: boolean }>`with mine as (
              select work_group_id from work_manpower where tenant_id = ${tenantId} and user_id = ${userId} and not is_deleted)
            select g.id, g.work_group_name as name, g.id in (select work_group_id from mine) as "isMine" from work_group g
            where g.tenant_id = ${tenantId} and not g.is_deleted and g.is_active ${ownOnly}
            order by g.work_group_code`.execute(tx)
          const asked = groups.find(({ id }) => id === workGroupId) ?? groups.find(({ isMine }) => isMine) ?? groups[0]
          const group = asked?.id ?? null
          const { rows: people } = await sql<HoursDesk['people'][number] & { isMe: boolean }>`select m.id, m.worker_name as name,
              m.shift_kind as "shiftKind", coalesce(m.user_id = ${userId}, false) as "isMe", coalesce((select sum(p.hours) from work_hours_report_people p
                join work_hours_report r on r.tenant_id = p.tenant_id and r.id = p.parent_id and not r.is_deleted
                where p.tenant_id = m.tenant_id and p.worker_id = m.id and r.reported_on = ${day}::date), 0)::text as reported
            from work_manpower m where m.tenant_id = ${tenantId} and not m.is_deleted and m.work_group_id = ${group}
              and (m.left_on is null or m.left_on > ${day}::date) order by m.is_foreman desc, m.worker_no`.execute(tx)
          const { rows: operations } = await sql<
            HoursDesk['operations'][number]
          >`select x.id, i.id as "itemId", i.item_no as "itemNo",
              x.step_no::text as "stepNo", coalesce(p.process_name, '') as "processName", coalesce(m.material_name, '') as "materialName",
              ${ownPieces}::text as quantity, coalesce(x.finished_quantity, 0)::text as "finishedQuantity",
              coalesce(x.planned_hours, 0)::text as "plannedHours", coalesce(x.reported_hours, 0)::text as "reportedHours", ${requirementsOn(day)} as requirements
            from mo_item i join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and not o.is_deleted
            join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
            left join work_process p on p.tenant_id = x.tenant_id and p.id = x.process_id
            left join material m on m.tenant_id = o.tenant_id and m.id = o.material_id
            where i.tenant_id = ${tenantId} and not i.is_deleted and i.item_status in ('released', 'running') and coalesce(x.work_group_id, p.work_group_id) = ${group}
              and coalesce(x.finished_quantity, 0) < ${ownPieces}
            order by x.planned_start nulls last, i.item_no, x.step_no limit ${maxOperations}`.execute(tx)
          const { rows: locked } = await sql<{
            name: string
          }>`select period_name as name from hours_period where tenant_id = ${tenantId}
            and not is_deleted and period_status = 'locked' and ${day}::date between from_day and to_day
            and (work_group_id is null or work_group_id = ${group}) limit 1`.execute(tx)
          return {
            groups: groups.map(({ id, name }) => ({ id, name })),
            workGroupId: group,
            me: people.find(({ isMe }) => isMe)?.id ?? null,
            people: people.map(({ isMe: _, ...person }) => person),
            operations,
            lockedBy: locked[0]?.name ?? null,
          }
        },
        { readOnly: true },
      ),
  })
