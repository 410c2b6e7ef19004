import {
  mo,
  moItem,
  workGroup,
  workHoursErp,
  workHoursPlan,
  workHoursPlanDetail,
  workHoursReport,
  workProcess,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Sql } from '../../../kinds/index.ts'
import { type AnsweredQuery, type Asking, answering } from '../../../queries/answer.ts'
import { joinParts, ownPieces } from './ownPieces.ts'

/** Operations of items that are under way, with what is planned and reported. */
const operations = (within: Asking['within'], where: Sql): Sql => sql`select x.id, i.item_no, x.step_no, p.process_name,
    g.work_group_name, ${ownPieces} as quantity, x.finished_quantity, x.planned_hours, x.reported_hours,
    coalesce(x.planned_hours, 0) - coalesce(x.reported_hours, 0) as difference
  from mo_item i join mo_item_operations x on x.tenant_id = i.tenant_id and x.parent_id = i.id ${joinParts}
  left join work_process p on p.tenant_id = x.tenant_id and p.id = x.process_id and ${within(workProcess, 'p')}
  left join work_group g on g.tenant_id = x.tenant_id and g.id = x.work_group_id and ${within(workGroup, 'g')}
  where ${within(moItem, 'i')} and ${where}`

const plan = answering(workHoursPlan, ({ asked: { workGroupId = [], itemId = [] }, within }) => {
  const group = workGroupId.length > 0 ? sql`and x.work_group_id = any(${workGroupId}::text[])` : sql``
  const item = itemId.length > 0 ? sql`and i.id = any(${itemId}::text[])` : sql``
  const open = sql`i.item_status in ('released', 'running') and coalesce(x.finished_quantity, 0) < ${ownPieces}`
  return operations(within, sql`${open} ${group} ${item}`)
})

const detail = answering(workHoursPlanDetail, ({ asked: { id }, within }) => operations(within, sql`x.id = ${id}`))

const erp = answering(workHoursErp, ({ asked: { reportedOn = {} }, within }) => {
  const from = reportedOn.ge ? sql`and r.reported_on >= ${reportedOn.ge}::date` : sql``
  const to = reportedOn.le ? sql`and r.reported_on <= ${reportedOn.le}::date` : sql``
  const audited = sql`r.report_status = 'audited'`
  return sql`select i.id, o.bill_no, i.item_no, coalesce(sum(r.total_hours) filter (where ${audited}), 0) as audited_hours,
      coalesce(sum(r.total_hours) filter (where not ${audited}), 0) as open_hours, sum(r.standard_hours) as standard_hours,
      i.planned_hours, sum(r.good_total) as good_quantity, sum(r.scrap_total) as scrap_quantity
    from work_hours_report r join mo_item i on i.tenant_id = r.tenant_id and i.id = r.item_id and ${within(moItem, 'i')}
    join mo o on o.tenant_id = i.tenant_id and o.id = i.mo_id and ${within(mo, 'o')}
    where ${within(workHoursReport, 'r')} ${from} ${to} group by i.id, o.bill_no, i.item_no, i.planned_hours`
})

export const hoursAnswers: readonly AnsweredQuery[] = [plan, detail, erp]
