import { sql } from 'kysely'
import { type DemoStep, making } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { makeDispatchApplications, makeStationApplications } from './applications.ts'
import { makeBoms } from './boms.ts'
import { makeCategories, makePhaseInfos, makeProductDepts, makeProjectConfigs, makeStations } from './config.ts'
import { runMrp } from './mrp.ts'
import { makePlanOrderCounts, makeStaffSchedules, makeStaffSkills, makeWorkHours } from './people.ts'
import { makePlanItems, makePlanOrderItems } from './planItems.ts'
import { makePhases, makePlanOrders } from './planOrders.ts'

const phases = ['planOrderPhase']

/** Two years of plan orders made from what was sold, with their phases, people and hours. */
export const demo: readonly DemoStep[] = [
  making({ key: 'planStation', name: 'stations', count: 40, make: makeStations }),
  making({ key: 'planPhaseInfo', name: 'standard phases', count: 20, after: ['planStation'], make: makePhaseInfos }),
  making({ key: 'planOrderCategory', name: 'plan order categories', count: 10, after: ['planPhaseInfo'], make: makeCategories }),
  making({
    key: 'planProductDept',
    name: 'product departments',
    count: 30,
    after: ['planOrderCategory'],
    make: makeProductDepts,
  }),
  making({
    key: 'planProjectConfig',
    name: 'project configurations',
    count: 120,
    after: ['planOrderCategory', 'saleOrder', 'customer'],
    make: makeProjectConfigs,
  }),
  making({
    key: 'planOrder',
    name: 'plan orders',
    count: 900,
    after: ['planProjectConfig', 'saleOrder', 'erpOrderNe'],
    make: makePlanOrders,
  }),
  making({ key: 'planOrderPhase', name: 'phases', count: 12_000, after: ['planOrder'], make: makePhases }),
  making({ key: 'planOrderPlanItem', name: 'plan items', count: 45_000, after: phases, make: makePlanItems }),
  making({ key: 'planOrderItem', name: 'items of plan orders', count: 3000, after: phases, make: makePlanOrderItems }),
  making({ key: 'planOrderCount', name: 'plan order counts', count: 2000, after: phases, make: makePlanOrderCounts }),
  {
    key: 'planWorkHours',
    name: 'work hours',
    count: 6000,
    after: phases,
    run: async (context, count) => {
      await store(context, 'planWorkHours', makeWorkHours(context.world, count))
      await sql`update plan_order o set actual_hours = h.hours from (select plan_order_id, sum(total_hours) as hours
        from plan_work_hours where tenant_id = ${context.config.tenantId} group by 1) h
        where o.tenant_id = ${context.config.tenantId} and o.id = h.plan_order_id`.execute(context.tx)
    },
  },
  making({ key: 'staffSchedule', name: 'staff schedules', count: 2000, after: [...phases, 'leave'], make: makeStaffSchedules }),
  making({ key: 'staffSkill', name: 'skills of staff', count: 200, make: makeStaffSkills }),
  making({
    key: 'stationApplication',
    name: 'station applications',
    count: 160,
    after: phases,
    make: makeStationApplications,
  }),
  making({
    key: 'dispatchApplication',
    name: 'dispatch applications',
    count: 120,
    after: phases,
    make: makeDispatchApplications,
  }),
  making({ key: 'materialBom', name: 'bills of materials', count: 500, after: ['material', 'workProcess'], make: makeBoms }),
  {
    key: 'mrpProposal',
    name: 'proposals of MRP',
    count: 1,
    after: ['materialBom', 'mo', 'moItem', 'purchaseRequest', 'purchaseOrder', 'forecast', 'planOrderItem', 'stockEntry'],
    asks: true,
    run: runMrp,
  },
]
