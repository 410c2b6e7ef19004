import { type AnyRecord, label } from '@bip/contract'
import { planOrder, planOrderPhase } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../http/route.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { placeOf } from '../../../model/place.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import { once, repeatable } from '../../../resources/write/idempotency.ts'
import { saveList } from '../../../resources/write/saveList.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { planOrderPhaseExtension } from './planOrderPhase.ts'

const orderModel = modelOf(planOrder)
const phaseModel = modelOf(planOrderPhase)
const id = z.string().regex(/^[\w-]{1,64}$/)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const plan = z
  .array(
    z.object({
      id,
      startDate: day,
      endDate: day,
      version: z.number().optional(),
      stationId: id.nullish(),
      isPinned: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(500)

const strange = label(
  '阶段 {id} 不属于该计划订单，未保存任何修改',
  'Phase {id} is not of this plan order; nothing was changed',
  'Giai đoạn {id} không thuộc lệnh này; chưa thay đổi gì',
)

type Plan = z.infer<typeof plan>

/** A plan of one order as it was drawn: all its phases get their dates, or none. */
export const schedulingRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: '/blade-bip/mmr-plan-order-phase/scheduling-plan',
    access: { permission: 'planOrderPhase_edit' },
    query: z.object({ planOrderId: id }),
    body: z.union([plan, z.object({ phases: plan }).transform(({ phases }) => phases)]),
    run: (call) => {
      const { services, session, query, body, request, language } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, query, body)
      return services.database.asTenant(session.tenantId, async (tx) => {
        const context = { tx, session, services, at: services.clock(), place: placeOf(call) }
        await demandWithin(tx, session, orderModel, { operation: 'view', id: query.planOrderId, language })
        return once(context, asked, () => store(context, query.planOrderId, body))
      })
    },
  }),
]

async function store(context: Context, planOrderId: string, rows: Plan) {
  const { tx, session, place } = context
  const { rows: own } = await sql<Pick<AnyRecord, 'id'>>`select id from plan_order_phase
    where tenant_id = ${session.tenantId} and plan_order_id = ${planOrderId} and not is_deleted`.execute(tx)
  const known = new Set(own.map(({ id }) => id))
  const other = rows.find((row) => !known.has(row.id))
  if (other) throw notPossible(place, strange, { id: other.id })
  const answer = await saveList({ ...context, model: phaseModel, extension: planOrderPhaseExtension }, 'all', rows)
  const { rows: span } = await sql<{ startDate: string; endDate: string }>`select min(start_date)::text as "startDate",
      max(end_date)::text as "endDate" from plan_order_phase
    where tenant_id = ${session.tenantId} and plan_order_id = ${planOrderId} and not is_deleted`.execute(tx)
  if (span[0]) await setValues(context, orderModel, { id: planOrderId, values: span[0], operation: 'schedule' })
  return answer
}
