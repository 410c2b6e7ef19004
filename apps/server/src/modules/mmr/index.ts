import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { demo } from './demo/index.ts'
import { materialBomExtension } from './mrp/boms/materialBom.ts'
import { children, compare, whereUsed } from './mrp/boms/queries.ts'
import { mrpProposalExtension } from './mrp/proposals/mrpProposal.ts'
import { projection } from './mrp/proposals/projection.ts'
import { proposalRoutes } from './mrp/proposals/routes.ts'
import { mrpJob } from './mrp/run/job.ts'
import { mrpRunExtension } from './mrp/run/mrpRun.ts'
import { replanRoutes } from './mrp/run/replan.ts'
import { phasePlanRoutes } from './orders/phasePlanRoutes.ts'
import { planOrderExtension } from './orders/planOrder.ts'
import { planOrderPhaseExtension } from './orders/planOrderPhase.ts'
import { schedulingRoutes } from './orders/schedulingRoute.ts'
import { planWorkHoursExtension } from './people/planWorkHours.ts'
import { staffCalendarRoutes } from './people/staffCalendar.ts'
import { staffScheduleExtension } from './people/staffSchedule.ts'
import { stationApplicationExtension } from './people/stationApplication.ts'
import { deliveryPromise } from './queries/deliveryPromise.ts'
import { onSitePlan } from './queries/onSitePlan.ts'
import { manpowerByWeek, manpowerStatistics, milProcessData, planOrderCountOf, staffScheduleOf } from './queries/people.ts'
import { departmentOutlook, phaseOutlook } from './queries/phaseOutlook.ts'
import { phaseInterval, phaseTasks, projectPhaseScheduling, schedulingPlan } from './queries/phases.ts'
import { planOutlook } from './queries/planOutlook.ts'
import { planStatistics } from './queries/statistics.ts'

const config = ['planPhaseInfo', 'planOrderCategory', 'planStation', 'planProjectConfig', 'planProductDept'] as const
const orders = ['planOrder', 'planOrderPhase', 'planOrderPlanItem', 'planOrderItem', 'planOrderCount'] as const
const people = ['planWorkHours', 'staffSchedule', 'staffSkill', 'stationApplication', 'dispatchApplication'] as const
const materials = ['materialBom', 'mrpRun', 'mrpProposal'] as const
const queries = [
  'bomWhereUsed',
  'bomCompare',
  'bomChildren',
  'mrpProjection',
  'planOutlook',
  'deliveryPromise',
  'phaseTasks',
  'projectPhaseScheduling',
  'phaseInterval',
  'schedulingPlan',
  'manpowerByWeek',
  'manpowerStatistics',
  'milProcessData',
  'planOrderCountOf',
  'staffScheduleOf',
  'phaseOutlook',
  'departmentOutlook',
  'planStatistics',
] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const mmr: ServerModule = {
  extensions: {
    materialBom: materialBomExtension,
    mrpProposal: mrpProposalExtension,
    mrpRun: mrpRunExtension,
    planOrder: planOrderExtension,
    planOrderPhase: planOrderPhaseExtension,
    planWorkHours: planWorkHoursExtension,
    staffSchedule: staffScheduleExtension,
    stationApplication: stationApplicationExtension,
  },
  queries: [
    whereUsed,
    compare,
    children,
    projection,
    deliveryPromise,
    planOutlook,
    onSitePlan,
    phaseTasks,
    projectPhaseScheduling,
    phaseInterval,
    schedulingPlan,
    manpowerByWeek,
    manpowerStatistics,
    milProcessData,
    planOrderCountOf,
    staffScheduleOf,
    phaseOutlook,
    departmentOutlook,
    planStatistics,
  ],
  routes: () => [...schedulingRoutes(), ...phasePlanRoutes(), ...proposalRoutes(), ...replanRoutes(), ...staffCalendarRoutes()],
  jobs: [mrpJob],
  demo,
  grants: {
    planner: { ...all(materials), ...all(config), ...all(orders), ...all(people), ...all(queries) },
    sales: { ...all(['planOrder', 'planOrderPhase'], look), ...all(queries) },
    buyer: {
      ...all(['planOrder', 'planOrderPhase', 'planOrderItem', 'materialBom', 'mrpRun', 'mrpProposal'], look),
      ...all(['bomWhereUsed', 'bomChildren', 'mrpProjection']),
    },
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
