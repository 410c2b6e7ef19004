import { dayNumber } from '@bip/contract/calendar'
import { sql } from 'kysely'
import { modelFor } from '../../../model/model.ts'
import { takeIndexes } from '../../../seed/demo/indexes.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store, tablesOf } from '../../../seed/demo/store.ts'
import { idAt } from '../../../seed/demo/world.ts'
import { calculate } from '../mrp/net/calculate.ts'
import { proposalsOf } from '../mrp/run/proposalsOf.ts'
import { countsOf, storePlan } from '../mrp/run/storePlan.ts'
import { readWorld } from '../mrp/world/readWorld.ts'
import { planDays } from '../workdays.ts'

/** The run of last night, over all that the steps before it made, and what a planner said to some of its proposals since. */
export async function runMrp(context: DemoContext): Promise<void> {
  const { tx, config, world } = context
  const { tenantId } = config
  const today = world.calendar.day(0)
  const read = await readWorld(tx, { tenantId, today: dayNumber(today), scope: 'demanded' })
  const plan = calculate({ ...read.world, ...planDays(read.days) })
  const proposals = proposalsOf(plan, read)
  const at = world.calendar.at(0, 6, 10)
  const by = world.people.find(({ account }) => account === 'planner') ?? world.admin
  const run = { id: idAt(at, 1), no: `MRP-${today.slice(0, 7).replace('-', '')}-0001` }
  await store(context, 'mrpRun', [
    {
      ...{ id: run.id, at, by },
      values: {
        ...{ no: run.no, runStatus: 'done', scope: 'demanded', progress: '100', startedAt: at, heartbeatAt: at },
        ...{ endedAt: world.calendar.at(0, 6, 11), calculationTime: '420', materials: String(read.materials.length) },
        ...{ demands: String(plan.demands.length), failure: null, failureDetail: null },
        ...Object.fromEntries(Object.entries(countsOf(proposals)).map(([key, count]) => [key, String(count)])),
      },
    },
  ])
  await takeIndexes(tx, tablesOf(modelFor('mrpProposal')))
  await storePlan(tx, { ...run, tenantId, userId: by.id, deptId: by.deptId }, proposals, new Date(at))
  const table = sql.table(modelFor('mrpProposal').table)
  await sql`update ${table} set proposal_status = 'dismissed', dismiss_reason = '等待设计确认' where tenant_id = ${tenantId}
    and id in (select id from ${table} where tenant_id = ${tenantId} and mrp_action in ('defer', 'cancel') order by id desc limit 6)`.execute(
    tx,
  )
}
