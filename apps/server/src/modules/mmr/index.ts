import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { demo } from './demo/index.ts'
import { exportRoutes } from './exports.ts'
import { planOrderExtension } from './orders/planOrder.ts'
import { planOrderPhaseExtension } from './orders/planOrderPhase.ts'
import { schedulingRoutes } from './orders/schedulingRoute.ts'
import { planWorkHoursExtension } from './people/planWorkHours.ts'
import { staffScheduleExtension } from './people/staffSchedule.ts'
import { stationApplicationExtension } from './people/stationApplication.ts'
import { deliveryPromise } from './queries/deliveryPromise.ts'
import { onSitePlan } from './queries/onSitePlan.ts'
import { manpowerStatistics, milProcessData, planOrderCountOf, staffScheduleOf } from './queries/people.ts'
import { phaseInterval, phaseTasks, projectPhaseScheduling, schedulingPlan } from './queries/phases.ts'

const config = ['planPhaseInfo', 'planOrderCategory', 'planStation', 'planProjectConfig', 'planProductDept'] as const
const orders = ['planOrder', 'planOrderPhase', 'planOrderPlanItem', 'planOrderItem', 'planOrderCount'] as const
const people = ['planWorkHours', 'staffSchedule', 'stationApplication', 'dispatchApplication'] as const
const queries = [
  'deliveryPromise',
  'phaseTasks',
  'projectPhaseScheduling',
  'phaseInterval',
  'schedulingPlan',
  'manpowerStatistics',
  'milProcessData',
  'planOrderCountOf',
  'staffScheduleOf',
] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const mmr: ServerModule = {
  extensions: {
    planOrder: planOrderExtension,
    planOrderPhase: planOrderPhaseExtension,
    planWorkHours: planWorkHoursExtension,
    staffSchedule: staffScheduleExtension,
    stationApplication: stationApplicationExtension,
  },
  queries: [
    deliveryPromise,
    onSitePlan,
    phaseTasks,
    projectPhaseScheduling,
    phaseInterval,
    schedulingPlan,
    manpowerStatistics,
    milProcessData,
    planOrderCountOf,
    staffScheduleOf,
  ],
  routes: () => [...schedulingRoutes(), ...exportRoutes()],
  demo,
  grants: {
    planner: { ...all(config), ...all(orders), ...all(people), ...all(queries) },
    sales: { ...all(['planOrder', 'planOrderPhase'], look), ...all(queries) },
    buyer: all(['planOrder', 'planOrderPhase', 'planOrderItem'], look),
    inspector: {
      ...all(orders, look),
      ...all(['planOrderPlanItem'], ['complete']),
      ...all(['planWorkHours'], ['view', 'add', 'edit']),
    },
    worker: {
      ...all(orders, ['view']),
      ...all(['planStation'], ['view']),
      ...all(['planOrderPlanItem'], ['start', 'complete']),
      ...all(people, ['view', 'add', 'edit']),
    },
  },
}
