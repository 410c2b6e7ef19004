import { dayText } from '@bip/contract/calendar'
import {
  mayReplan,
  needsReason,
  planBaseline,
  planCalls,
  planItem,
  project,
  splitPattern,
  type WholePlanAnswer,
} from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Json, type Route, route } from '../../../http/route.ts'
import type { Sql } from '../../../kinds/index.ts'
import { readPlantDays } from '../../../model/calendar/plantDays.ts'
import { modelOf } from '../../../model/model.ts'
import { placeOf } from '../../../model/place.ts'
import { demand, reach, scopeOf } from '../../../model/scope.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import type { Services } from '../../../services/services.ts'
import { importBaselines } from './importBaselines.ts'
import { importPlan } from './importPlan.ts'
import { planMoved } from './planMoved.ts'
import { replan } from './replan.ts'

const items = modelOf(planItem)
const projects = modelOf(project)
const baselines = modelOf(planBaseline)
/** A task of a plan says some fifteen things, and what it follows. */
const maxTasks = 20_000
const maxJsonItems = maxTasks * 50
const id = z.string().min(1).max(64)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const linkKind = z.enum(['FS', 'SS', 'FF', 'SF'])
const lagged = { lag: z.number().int().min(-999).max(999), lagUnit: z.enum(['working', 'calendar']).nullish() }
const link = z.object({ predecessorId: id, linkType: linkKind, ...lagged })
const constraint = z.enum(['startNoEarlier', 'startNoLater', 'finishNoEarlier', 'finishNoLater', 'mustStart', 'mustFinish'])
const splits = z
  .string()
  .max(200)
  .regex(new RegExp(`^${splitPattern}$`))
const replanning = z.object({
  projectId: id,
  changeType: z.string().max(64).optional(),
  changeReason: z.string().trim().max(500).optional(),
  items: z
    .array(
      z.object({
        id,
        version: z.number().int(),
        planStart: day.optional(),
        planEnd: day.optional(),
        constraintType: constraint.nullable().optional(),
        constraintDate: day.nullable().optional(),
        deadline: day.nullable().optional(),
        splits: splits.nullable().optional(),
        progress: z.number().min(0).max(100).optional(),
        planItemName: z.string().trim().min(1).max(120).optional(),
        links: z.array(link).max(50).optional(),
      }),
    )
    .min(1)
    .max(maxTasks),
})

const code = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4}){0,7}$/)
  .max(40)
const importing = z.object({
  projectId: id,
  changeType: z.string().max(64).optional(),
  changeReason: z.string().trim().max(500).optional(),
  items: z
    .array(
      z.object({
        code,
        name: z.string().trim().min(1).max(120),
        parent: code.nullable(),
        itemType: z.enum(['phase', 'task', 'milestone']),
        planStart: day,
        planEnd: day,
        progress: z.number().min(0).max(100),
        deadline: day.nullable(),
        splits: splits.nullable(),
        constraintType: constraint.nullable(),
        constraintDate: day.nullable(),
        plannedHours: z.number().min(0).max(1_000_000).nullable(),
        ownerName: z.string().max(60).nullable(),
        links: z.array(z.object({ from: code, type: linkKind, ...lagged })).max(50),
      }),
    )
    .min(1)
    .max(maxTasks),
  baselines: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(50),
        days: z.record(code, z.string().regex(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/)),
      }),
    )
    .max(11)
    .optional(),
})

const rules = { mayReplan, needsReason }

/** What is told of an item `i`. */
const columns: Readonly<Record<WholePlanAnswer['items']['keys'][number], Sql>> = {
  id: sql`i.id`,
  version: sql`i.version`,
  itemNo: sql`i.item_no`,
  name: sql`i.plan_item_name`,
  parentId: sql`i.parent_id`,
  itemType: sql`i.item_type`,
  phase: sql`i.phase`,
  status: sql`i.plan_status`,
  ownerId: sql`i.owner_id`,
  deptId: sql`i.dept_id`,
  updatedById: sql`i.update_user`,
  planStart: sql`i.plan_start`,
  planEnd: sql`i.plan_end`,
  duration: sql`coalesce(i.duration, 1)`,
  splits: sql`i.splits`,
  deadline: sql`i.deadline`,
  constraintType: sql`i.constraint_type`,
  constraintDate: sql`i.constraint_date`,
  actualStart: sql`i.actual_start`,
  actualEnd: sql`i.actual_end`,
  baselineStart: sql`i.baseline_start`,
  baselineEnd: sql`i.baseline_end`,
  progress: sql`coalesce(i.progress, 0)`,
  plannedHours: sql`i.planned_hours`,
}

/** And of what it follows, of a link `k`. */
const linkColumns: Readonly<Record<WholePlanAnswer['links']['keys'][number], Sql>> = {
  itemId: sql`k.parent_id`,
  predecessorId: sql`k.predecessor_id`,
  linkType: sql`k.link_type`,
  lag: sql`coalesce(k.lag, 0)`,
  lagUnit: sql`k.lag_unit`,
}

/** The plan of a project in one answer, and its changes in one transaction. */
export const planRoutes = (_services: Services): Route[] => [
  route({
    method: 'GET',
    path: planCalls.plan,
    access: { permission: 'planItem_view' },
    query: z.object({ projectId: id }),
    run: ({ services, session, query: { projectId }, language }) =>
      services.database.asTenant(
        session.tenantId,
        async (tx) => {
          await demandWithin(tx, session, projects, { operation: 'view', id: projectId, language })
          const within = reach(session, demand(session, items, 'view', planItem.label[language]), sql`i`) ?? sql`true`
          const mayEdit = scopeOf(session, items, 'edit') !== undefined
          const { holidays, worked } = await readPlantDays(tx, session.tenantId)
          // Nothing is joined to the items: a database that does not know yet how many a plan got would join all of the others to each.
          const { rows } = await sql<{ plan: string }>`with i as materialized (select i.* from plan_item i
              where i.tenant_id = ${session.tenantId} and i.project_id = ${projectId} and not i.is_deleted and ${within})
            select json_build_object('mayEdit', ${mayEdit}::boolean,
                'holidays', ${JSON.stringify(holidays.map(dayText))}::json, 'workedDays', ${JSON.stringify(worked.map(dayText))}::json, 'project', json_build_object(
                'id', p.id, 'name', p.project_name, 'code', p.project_code, 'planStart', p.plan_start, 'planEnd', p.plan_end, 'deliveryDate', p.delivery_date),
              'items', json_build_object('keys', ${JSON.stringify(Object.keys(columns))}::json, 'rows', coalesce((select
                json_agg(json_build_array(${sql.join(Object.values(columns))}) order by string_to_array(i.item_no, '.')::int[], i.id) from i), '[]')),
              'links', json_build_object('keys', ${JSON.stringify(Object.keys(linkColumns))}::json, 'rows', coalesce((select
                json_agg(json_build_array(${sql.join(Object.values(linkColumns))}) order by k.parent_id, k.line_no) from plan_item_links k
                where k.tenant_id = ${session.tenantId} and k.parent_id in (select id from i)), '[]')),
              'people', coalesce((select json_object_agg(u.id, u.real_name) from "user" u where u.tenant_id = ${session.tenantId}
                and u.id in (select owner_id from i union select update_user from i)), '{}'),
              'absences', coalesce((select json_agg(json_build_object('personId', l.applicant_id, 'from', l.start_date, 'to', l.end_date) order by l.start_date, l.id)
                from leave l where l.tenant_id = ${session.tenantId} and not l.is_deleted and l.leave_status = 'approved' and l.days >= 1
                and l.end_date >= p.plan_start and l.applicant_id in (select owner_id from i)), '[]'),
              'departments', coalesce((select json_object_agg(d.id, d.dept_name) from department d where d.tenant_id = ${session.tenantId}
                and d.id in (select dept_id from i)), '{}'))::text as plan
            from project p where p.tenant_id = ${session.tenantId} and p.id = ${projectId}`.execute(tx)
          return new Json(rows[0]?.plan ?? 'null')
        },
        { readOnly: true },
      ),
  }),
  route({
    method: 'POST',
    path: planCalls.replan,
    access: { permission: 'planItem_edit' },
    body: replanning,
    bodyLimit: 8 << 20,
    maxJsonItems,
    run: (call) => {
      const { services, session, body } = call
      const place = placeOf(call)
      return services.database.asTenant(session.tenantId, async (tx) => {
        const context = { tx, session, services, at: services.clock(), place }
        const outcome = await replan(context, body, rules)
        await planMoved(context, body.projectId)
        return outcome
      })
    },
  }),
  route({
    method: 'POST',
    path: planCalls.importPlan,
    access: { permission: 'planItem_add' },
    body: importing,
    bodyLimit: 16 << 20,
    maxJsonItems,
    run: (call) => {
      const { services, session, body, language } = call
      const place = placeOf(call)
      return services.database.asTenant(session.tenantId, async (tx) => {
        await demandWithin(tx, session, projects, { operation: 'view', id: body.projectId, language })
        demand(session, items, 'edit', planItem.label[language])
        const context = { tx, session, services, at: services.clock(), place }
        if (body.baselines?.length) demand(session, baselines, 'add', planBaseline.label[language])
        const outcome = await importPlan(context, body, rules)
        const kept = body.baselines ? { baselines: await importBaselines(context, body.projectId, body.baselines) } : {}
        await planMoved(context, body.projectId)
        return { ...outcome, ...kept }
      })
    },
  }),
]
