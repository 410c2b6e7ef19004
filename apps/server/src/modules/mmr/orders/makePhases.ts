import { type AnyRecord, label } from '@bip/contract'
import { planOrder, planOrderPhase, planOrderPlanItem } from '@bip/contract/resources'
import { sql } from 'kysely'
import { writeHistory } from '../../../model/changes.ts'
import type { Context } from '../../../model/extension.ts'
import { type Model, modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { baseRow } from '../../../resources/write/store.ts'
import { readPlanDays } from '../plantDays.ts'
import { type PlanDays, workSpan } from '../workdays.ts'
import { rollUpPhases } from './rollUp.ts'

const phaseModel = modelOf(planOrderPhase)
const itemModel = modelOf(planOrderPlanItem)
const orderModel = modelOf(planOrder)

const noTasks = label(
  '类别“{name}”没有阶段任务；请先在计划类别中维护',
  'The category “{name}” has no phases and tasks. Add them to the category first',
  'Loại “{name}” chưa có giai đoạn và nhiệm vụ. Hãy thêm vào loại trước',
)
const allThere = label(
  '该类别的阶段都已在计划中',
  'All phases of the category are in the plan already',
  'Mọi giai đoạn của loại đã có trong kế hoạch',
)

type Task = {
  infoId: string
  phaseName: string
  stationId: string | null
  isMilestone: boolean | null
  deptId: string | null
  taskName: string
  days: number
  hours: string | null
  people: string | null
}

/** Tasks of a category by phase, in their order. */
async function tasksOf({ tx, session }: Context, categoryId: unknown): Promise<Task[][]> {
  const { rows } = await sql<Task>`select p.id as "infoId", p.phase_name as "phaseName", p.station_id as "stationId",
      p.is_milestone as "isMilestone", coalesce(t.dept_id, p.dept_id) as "deptId", t.task_name as "taskName", t.days::int as days,
      t.hours::text as hours, t.people::text as people
    from plan_order_category_tasks t
    join plan_phase_info p on p.tenant_id = t.tenant_id and p.id = t.phase_info_id and not p.is_deleted
    where t.tenant_id = ${session.tenantId} and t.parent_id = ${categoryId} order by t.line_no`.execute(tx)
  return [...Map.groupBy(rows, ({ infoId }) => infoId).values()]
}

async function categoryName({ tx, session }: Context, id: unknown): Promise<string> {
  const { rows } = await sql<{ name: string }>`select category_name as name from plan_order_category
    where tenant_id = ${session.tenantId} and id = ${id}`.execute(tx)
  return rows[0]?.name ?? ''
}

/** Places the phases of the category one behind the other from the start date on, each with its tasks. */
export async function makePhases(context: Context, order: AnyRecord): Promise<{ count: number }> {
  const { tx, session, place } = context
  const phases = await tasksOf(context, order.categoryId)
  if (phases.length === 0) throw notPossible(place, noTasks, { name: await categoryName(context, order.categoryId) })
  const { rows } = await sql<{
    infoId: string | null
    sort: number
    end: string
  }>`select phase_info_id as "infoId", sort::int as sort,
      end_date::text as end from plan_order_phase
    where tenant_id = ${session.tenantId} and plan_order_id = ${order.id} and not is_deleted order by end_date`.execute(tx)
  const there = new Set(rows.map(({ infoId }) => infoId))
  const missing = phases.filter(([first]) => first && !there.has(first.infoId))
  if (missing.length === 0) throw notPossible(place, allThere)
  const calendar = await readPlanDays(tx, session.tenantId)
  const placed = placePhases({ context, calendar }, order, missing, Math.max(0, ...rows.map(({ sort }) => sort)))
  await store(context, phaseModel, placed.phases)
  await store(context, itemModel, placed.items)
  const end = [placed.end, rows.at(-1)?.end ?? ''].sort().at(-1)
  await setValues(context, orderModel, { id: order.id, values: { endDate: end } })
  await rollUpPhases(context, [order.id])
  return { count: placed.phases.length }
}

type Made = { base: ReturnType<typeof baseRow>; values: Record<string, unknown> }

function placePhases(
  { context, calendar }: { context: Context; calendar: PlanDays },
  order: AnyRecord,
  phases: readonly Task[][],
  sort: number,
) {
  const made: { phases: Made[]; items: Made[]; end: string } = { phases: [], items: [], end: String(order.startDate) }
  let next = String(order.startDate)
  for (const [at, tasks] of phases.entries()) {
    const [first] = tasks
    if (!first) continue
    const base = baseRow(context)
    const items = tasks.map((task) => {
      const { startDate, endDate, next: then } = workSpan(next, task.days, calendar)
      next = then
      const values = {
        planOrderId: order.id,
        phaseId: base.id,
        itemName: task.taskName,
        itemStatus: 'open',
        deptId: task.deptId,
        startDate,
        endDate,
        planHours: task.hours,
      }
      return { base: baseRow(context), values }
    })
    made.items.push(...items)
    made.end = items.at(-1)?.values.endDate ?? made.end
    made.phases.push({ base, values: phaseOf(order, tasks, items, sort + at + 1) })
  }
  return made
}

const phaseOf = (order: AnyRecord, tasks: readonly Task[], items: readonly Made[], sort: number) => ({
  planOrderId: order.id,
  phaseInfoId: tasks[0]?.infoId,
  phaseName: tasks[0]?.phaseName,
  phaseStatus: 'planned',
  sort: String(sort),
  deptId: tasks[0]?.deptId,
  stationId: tasks[0]?.stationId,
  startDate: items[0]?.values.startDate,
  endDate: items.at(-1)?.values.endDate,
  days: String(tasks.reduce((sum, { days }) => sum + days, 0)),
  planHours: tasks.reduce((sum, { hours }) => sum + Number(hours ?? 0), 0).toFixed(1),
  planPeople: String(Math.max(0, ...tasks.map(({ people }) => Number(people ?? 1)))),
  isPinned: false,
  isMilestone: tasks[0]?.isMilestone ?? false,
})

async function store(context: Context, model: Model, made: readonly Made[]): Promise<void> {
  await insertRecords(context.tx, model, made)
  const changes = made.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'create', changes: {} }))
  await writeHistory(context.tx, context.session, model, context.at, changes)
}
