import { label } from '@bip/contract'
import { dayText } from '@bip/contract/calendar'
import { type MovedPhases, type PhasePlan, phasePlanCalls, planOrder, planOrderPhase } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { Json, type Route, route } from '../../../http/route.ts'
import { readPlantDays } from '../../../model/calendar/plantDays.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { placeOf } from '../../../model/place.ts'
import { demand, reach, scopeOf } from '../../../model/scope.ts'
import { once, repeatable } from '../../../resources/write/idempotency.ts'
import { saveList } from '../../../resources/write/saveList.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { capacities, lockLoad } from '../scheduling/plans.ts'
import { applyProposal, propose } from '../scheduling/proposal.ts'
import { planOrderPhaseExtension } from './planOrderPhase.ts'

const orderModel = modelOf(planOrder)
const phaseModel = modelOf(planOrderPhase)
const id = z.string().regex(/^[\w-]{1,64}$/)

/** So many orders are drawn at once, those that are promised first. */
const maxOrders = 500

const strange = label(
  '阶段不存在或不在您的范围内，未保存任何修改',
  'A phase is not there or beyond your reach; nothing was changed',
  'Giai đoạn không tồn tại hoặc ngoài phạm vi; chưa thay đổi gì',
)

type Narrowed = { deptId?: string; stationId?: string; categoryId?: string }

/** Open orders with the phases that are not done, and what departments and stations can take, as one text of JSON made by the database. */
async function read({ tx, session, place }: Context, { deptId, stationId, categoryId }: Narrowed): Promise<Json> {
  const within = (model: typeof orderModel, row: string) =>
    reach(session, demand(session, model, 'view', model.core.label[place.language]), sql.raw(row)) ?? sql`true`
  const touches =
    deptId || stationId
      ? sql`and exists (select from plan_order_phase t where t.tenant_id = o.tenant_id and t.plan_order_id = o.id and not t.is_deleted
          ${deptId ? sql`and t.dept_id = ${deptId}` : sql``} ${stationId ? sql`and t.station_id = ${stationId}` : sql``})`
      : sql``
  const ofCategory = categoryId ? sql`and o.category_id = ${categoryId}` : sql``
  const { rows } = await sql<{ text: string }>`with orders as (select o.* from plan_order o
      where o.tenant_id = ${session.tenantId} and not o.is_deleted and ${within(orderModel, 'o')} ${touches} ${ofCategory}
        and o.plan_order_status in ('DC_MMR_PLAN_ORDER_STATUS_PP', 'DC_MMR_PLAN_ORDER_STATUS_IP')
      order by o.promised_date nulls last, o.id limit ${maxOrders})
    select json_build_object(
      'orders', (select coalesce(json_agg(json_build_object('id', id, 'orderNo', plan_order_no, 'name', customer_product_name,
        'priority', priority, 'promisedDate', promised_date) order by promised_date nulls last, id), '[]') from orders),
      'phases', (select coalesce(json_agg(json_build_object('id', p.id, 'version', p.version, 'planOrderId', p.plan_order_id,
          'name', p.phase_name, 'deptId', p.dept_id, 'stationId', p.station_id, 'people', coalesce(p.plan_people, 1)::int,
          'startDate', p.start_date, 'endDate', p.end_date, 'progress', coalesce(p.progress, 0)::int,
          'isPinned', coalesce(p.is_pinned, false), 'reason', p.date_reason) order by p.plan_order_id, p.sort, p.id), '[]')
        from plan_order_phase p join orders o on o.id = p.plan_order_id
        where p.tenant_id = ${session.tenantId} and not p.is_deleted and ${within(phaseModel, 'p')}
          and p.phase_status is distinct from 'completed' and p.start_date is not null and p.end_date is not null))::text as text`.execute(
    tx,
  )
  const { stations, departments } = await capacities(tx, session.tenantId)
  const listed = (all: typeof stations) => [...all].map(([id, one]) => ({ id, ...one }))
  const { holidays, worked } = await readPlantDays(tx, session.tenantId)
  const more: Omit<PhasePlan, 'orders' | 'phases'> = {
    departments: listed(departments),
    stations: listed(stations),
    holidays: holidays.map(dayText),
    workedDays: worked.map(dayText),
    mayMove: scopeOf(session, phaseModel, 'edit') !== undefined,
    maySchedule: scopeOf(session, orderModel, 'schedule') !== undefined,
  }
  return new Json(`${(rows[0]?.text ?? '{}').slice(0, -1)},${JSON.stringify(more).slice(1)}`)
}

const moves = z.object({
  phases: z
    .array(
      z.object({
        id,
        version: z.number().int(),
        startDate: z.iso.date(),
        endDate: z.iso.date(),
        progress: z
          .string()
          .regex(/^\d{1,3}$/)
          .optional(),
      }),
    )
    .min(1)
    .max(1000),
})

/** Phases of one or several orders get the dates that were drawn: all of them or none. Their orders begin and end with them. */
async function move(context: Context, rows: z.infer<typeof moves>['phases']): Promise<MovedPhases> {
  const { tx, session, place } = context
  await lockLoad(tx, session.tenantId)
  const within = reach(session, demand(session, phaseModel, 'edit', planOrderPhase.label[place.language]), sql`p`) ?? sql`true`
  const ids = rows.map((row) => row.id)
  const { rows: known } = await sql<{ planOrderId: string }>`select p.plan_order_id as "planOrderId" from plan_order_phase p
    where p.tenant_id = ${session.tenantId} and p.id = any(${ids}::text[]) and not p.is_deleted and ${within}`.execute(tx)
  if (known.length < new Set(ids).size) throw notPossible(place, strange)
  await saveList({ ...context, model: phaseModel, extension: planOrderPhaseExtension }, 'all', rows)
  const orders = [...new Set(known.map(({ planOrderId }) => planOrderId))]
  const { rows: spans } = await sql<{ id: string; startDate: string; endDate: string }>`select plan_order_id as id,
      min(start_date)::text as "startDate", max(end_date)::text as "endDate" from plan_order_phase
    where tenant_id = ${session.tenantId} and plan_order_id = any(${orders}::text[]) and not is_deleted group by 1`.execute(tx)
  for (const { id, ...values } of spans) await setValues(context, orderModel, { id, values, operation: 'schedule' })
  const { rows: stored } = await sql<{ id: string; version: number }>`select id, version from plan_order_phase
    where tenant_id = ${session.tenantId} and id = any(${ids}::text[])`.execute(tx)
  return { versions: Object.fromEntries(stored.map(({ id, version }) => [id, version])) }
}

const wish = z.object({ orderIds: z.array(id).min(1).max(200), direction: z.enum(['forward', 'backward']) })

/** The phases of all open orders on one axis: read, moved, and scheduled together by a proposal. */
export const phasePlanRoutes = (): Route[] => [
  route({
    method: 'GET',
    path: phasePlanCalls.plan,
    access: { permission: 'planOrderPhase_view' },
    query: z.object({ deptId: id.optional(), stationId: id.optional(), categoryId: id.optional() }),
    run: (call) => {
      const { services, session, query } = call
      return services.database.asTenant(
        session.tenantId,
        (tx) => read({ tx, session, services, at: services.clock(), place: placeOf(call) }, query),
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: phasePlanCalls.move,
    access: { permission: 'planOrderPhase_edit' },
    body: moves,
    run: (call) => {
      const { services, session, body, request } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, (tx) => {
        const context = { tx, session, services, at: services.clock(), place: placeOf(call) }
        return once(context, asked, () => move(context, body.phases))
      })
    },
  }),
  route({
    method: 'POST',
    path: phasePlanCalls.propose,
    access: { permission: 'planOrder_schedule' },
    body: wish,
    run: (call) => {
      const { services, session, body } = call
      return services.database.asTenant(
        session.tenantId,
        (tx) => propose({ tx, session, services, at: services.clock(), place: placeOf(call) }, body),
        { readOnly: true },
      )
    },
  }),
  route({
    method: 'POST',
    path: phasePlanCalls.apply,
    access: { permission: 'planOrder_schedule' },
    body: wish.extend({ fingerprint: z.string().regex(/^[0-9a-f]{64}$/) }),
    run: (call) => {
      const { services, session, body, request } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
      return services.database.asTenant(session.tenantId, (tx) => {
        const context = { tx, session, services, at: services.clock(), place: placeOf(call) }
        return once(context, asked, () => applyProposal(context, body))
      })
    },
  }),
]
