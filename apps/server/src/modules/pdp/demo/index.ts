import { sql } from 'kysely'
import { buildIndexes } from '../../../seed/demo/indexes.ts'
import { type DemoContext, type DemoStep, making } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { settleCosts } from '../costs/settleCosts.ts'
import { settleEarned } from '../plan/earned.ts'
import { settleProjects } from '../plan/settle.ts'
import { makeReviewItems, storeFeasibility, storeReviews } from './assessments.ts'
import { orderForProjects } from './costs.ts'
import { makeBudgets, makeExecutionConfigs, makePricings, makeStations, storeDeliveries } from './money.ts'
import { makeCollectionTerms, makeConfigures } from './orderForms.ts'
import { storeOrders } from './orders.ts'
import { makeChangeRecords, makeFuncUsers, makeProcessCorrelations, makeProjectCases } from './papers.ts'
import { makeBaselines, makePlanItems, makeProjectRoles } from './planItems.ts'
import { makeProjects } from './projects.ts'
import { makeTempitems, makeTemplates } from './templates.ts'

async function storeProjects(context: DemoContext, count: number): Promise<void> {
  const { world, tx, config } = context
  const projects = makeProjects(world, count)
  await store(context, 'project', projects)
  await store(context, 'projectRole', makeProjectRoles(world, projects))
  await store(context, 'planItem', makePlanItems(world, projects))
  await store(context, 'planBaseline', makeBaselines(world, projects))
  await store(context, 'changeRecord', makeChangeRecords(world, Math.round(count * 1.5)))
  await storeFeasibility(context)
  await storeReviews(context)
  await storeDeliveries(context)
  await buildIndexes(tx)
  await settleProjects(tx, {
    tenantId: config.tenantId,
    projectIds: projects.map(({ id }) => id),
    today: world.calendar.day(0),
    at: world.calendar.now,
  })
}

async function storeBudgets(context: DemoContext, count: number): Promise<void> {
  const { world, tx, config } = context
  const budgets = makeBudgets(world).slice(0, count)
  await store(context, 'projectBudget', budgets)
  await orderForProjects(tx, config.tenantId)
  const { tenantId } = config
  const projectIds = budgets.map(({ values }) => String(values.projectId))
  const today = world.calendar.day(0)
  await settleCosts(tx, { tenantId, projectIds, today })
  // What documents say is no longer said by hand.
  await sql`update project_budget_lines set other_cost = greatest(0, other_cost - booked),
      to_complete = greatest(0, to_complete - committed - greatest(0, booked - other_cost)) where tenant_id = ${tenantId}`.execute(
    tx,
  )
  await settleCosts(tx, { tenantId, projectIds, today })
  await settleProjects(tx, { tenantId, projectIds, today, at: world.calendar.now })
  await settleEarned(tx, { tenantId, which: sql`true`, today })
}

/** Templates, projects with their plans and teams, and what was learnt from them. */
export const demo: readonly DemoStep[] = [
  making({ key: 'planTemplate', name: 'plan templates', count: 5, make: makeTemplates }),
  making({ key: 'planTempitem', name: 'items of plan templates', count: 1000, after: ['planTemplate'], make: makeTempitems }),
  { key: 'project', name: 'projects', count: 60, after: ['planTemplate', 'customer', 'opps'], run: storeProjects },
  making({ key: 'projectCase', name: 'cases of projects', count: 40, after: ['project'], make: makeProjectCases }),
  making({
    key: 'processCorrelation',
    name: 'processes of projects',
    count: 300,
    after: ['project'],
    make: makeProcessCorrelations,
  }),
  making({ key: 'reviewItemConfig', name: 'what reviews begin with', count: 20, make: makeReviewItems }),
  making({ key: 'executionConfig', name: 'rates of projects', count: 10, make: makeExecutionConfigs }),
  {
    key: 'projectBudget',
    name: 'budgets of projects',
    count: 60,
    after: ['project', 'executionConfig', 'stockEntry', 'outsourceReceipt'],
    run: storeBudgets,
  },
  making({ key: 'pdpExecutePricing', name: 'pricings of projects', count: 60, after: ['project'], make: makePricings }),
  making({ key: 'stationApply', name: 'stations of projects', count: 60, after: ['project'], make: makeStations }),
  making({ key: 'collectionTerm', name: 'collection terms', count: 6, make: makeCollectionTerms }),
  making({ key: 'erpOrderConfigure', name: 'forms of ERP orders', count: 4, make: makeConfigures }),
  {
    key: 'erpOrderNe',
    name: 'ERP orders',
    count: 350,
    after: ['collectionTerm', 'erpOrderConfigure', 'saleOrder', 'project', 'opps', 'planProductDept', 'material'],
    run: storeOrders,
  },
  making({ key: 'pdpFuncUserConfig', name: 'people of functions', count: 7, make: makeFuncUsers }),
]
