import { label } from '@bip/contract'
import { dayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Route, route } from '../../../../http/route.ts'
import { localDay } from '../../../../kinds/zone.ts'
import type { Context } from '../../../../model/extension.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { placeOf } from '../../../../model/place.ts'
import { once, repeatable } from '../../../../resources/write/idempotency.ts'
import { planDays } from '../../workdays.ts'
import { calculate } from '../net/calculate.ts'
import { BomCycle } from '../net/levels.ts'
import { readBills, withParts } from '../world/bills.ts'
import { readWorld } from '../world/readWorld.ts'
import { proposalsOf } from './proposalsOf.ts'
import { runTable, storePlan } from './storePlan.ts'

const underWay = label(
  'MRP 正在运算，完成后会包含这些变化',
  'MRP is running and will take the change in',
  'MRP đang chạy và sẽ tính cả thay đổi này',
)
const noRun = label('还没有运行过 MRP；请先运行一次', 'MRP has never run. Run it first', 'MRP chưa chạy lần nào. Hãy chạy trước')
const cycle = label(
  '物料清单形成循环；请先修正',
  'Bills of materials contain each other. Mend them first',
  'BOM lặp vòng. Hãy sửa BOM trước',
)

const body = z.object({
  materialIds: z
    .array(z.string().regex(/^[\w-]{1,64}$/))
    .min(1)
    .max(200),
})

type Last = { id: string; no: string; status: string }

/** Plans some materials anew, with all that goes into them, in the place of their part of the last run. */
async function replan(context: Context, materialIds: readonly string[]): Promise<{ materials: number; proposals: number }> {
  const { tx, session, at, place } = context
  const { tenantId, userId, deptId } = session
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mrp ${tenantId}`}, 0))`.execute(tx)
  const { rows } =
    await sql<Last>`select id, no, run_status as status from ${runTable} where tenant_id = ${tenantId} and not is_deleted
    and run_status in ('queued', 'running', 'done') order by run_status = 'done', id desc limit 1`.execute(tx)
  const [last] = rows
  if (!last) throw notPossible(place, noRun)
  if (last.status !== 'done') throw notPossible(place, underWay)
  const day = localDay(at, place.timeZone)
  // What goes into them needs all that it goes into: of every material that is read the answer is then whole.
  const bills = await readBills(tx, tenantId, day)
  const touched = withParts(bills, materialIds)
  const read = await readWorld(tx, { tenantId, today: dayNumber(day), scope: 'all', only: [...touched], bills })
  try {
    const plan = calculate({ ...read.world, ...planDays(read.days) })
    const proposals = proposalsOf(plan, read).filter(({ materialId }) => touched.has(String(materialId)))
    const count = String(at.getTime()).slice(-8)
    await storePlan(tx, { id: last.id, no: `${last.no}-${count}`, tenantId, userId, deptId }, proposals, at, [...touched])
    return { materials: touched.size, proposals: proposals.length }
  } catch (error) {
    if (error instanceof BomCycle) throw notPossible(place, cycle)
    throw error
  }
}

/** A change of one order is planned without a run of all: what it touches is little. */
export const replanRoutes = (): Route[] => [
  route({
    method: 'POST',
    path: '/blade-bip/plus/mrp-run/replan',
    access: { permission: 'mrpRun_start' },
    body,
    run: (call) => {
      const { services, session, query, request } = call
      const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, query, call.body)
      return services.database.asTenant(session.tenantId, (tx) => {
        const context = { tx, session, services, at: services.clock(), place: placeOf(call) }
        return once(context, asked, () => replan(context, call.body.materialIds))
      })
    },
  }),
]
