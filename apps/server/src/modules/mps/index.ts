import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { orderCourses } from './courses.ts'
import { orderSteps } from './demo/orders/index.ts'
import { plantSteps } from './demo/plant/index.ts'
import { orderAnswers } from './orders/answers.ts'
import { hoursAnswers } from './orders/hoursAnswers.ts'
import { hoursDeskRoute } from './orders/hoursDesk.ts'
import { hoursPeriodExtension } from './orders/hoursPeriod.ts'
import { moExtension } from './orders/mo.ts'
import { moItemExtension } from './orders/moItem.ts'
import { specialRequireExtension } from './orders/specialRequire.ts'
import { workHoursReportExtension } from './orders/workHoursReport.ts'
import { manpowerTree } from './plant/manpowerTree.ts'
import { produceRouteExtension } from './plant/produceRoute.ts'
import { setupMatrixExtension } from './plant/setupMatrix.ts'
import { stationDowntimeExtension } from './plant/stationDowntime.ts'
import { workCalendarExtension } from './plant/workCalendar.ts'
import { scheduleRoutes } from './schedule/routes.ts'
import { scheduleProposalExtension } from './schedule/scheduleProposal.ts'
import { workScheduleExtension } from './schedule/workSchedule.ts'
import { wireCompare, wireWhereUsed } from './wires/queries.ts'
import { wireExtensions } from './wires/wires.ts'

const plant = [
  'workCalendar',
  'workRegion',
  'workGroup',
  'workStation',
  'stationDowntime',
  'workProcess',
  'setupMatrix',
  'produceRoute',
  'workManpower',
  'manpowerTree',
] as const
const orders = [
  'mo',
  'moItem',
  'moTree',
  'moItemTree',
  'moEtd',
  'moTechnology',
  'moItemBom',
  'prdMoMaterial',
  'specialRequire',
  'workSchedule',
  'scheduleProposal',
] as const
const hours = ['workHoursReport', 'hoursPeriod', 'workHoursPlan', 'workHoursPlanDetail', 'workHoursErp'] as const
const wires = ['wireBom', 'wireExecute', 'wireChange', 'wireCompare', 'wireWhereUsed'] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const mps: ServerModule = {
  extensions: {
    ...wireExtensions,
    hoursPeriod: hoursPeriodExtension,
    mo: moExtension,
    moItem: moItemExtension,
    produceRoute: produceRouteExtension,
    stationDowntime: stationDowntimeExtension,
    workCalendar: workCalendarExtension,
    setupMatrix: setupMatrixExtension,
    scheduleProposal: scheduleProposalExtension,
    specialRequire: specialRequireExtension,
    workHoursReport: workHoursReportExtension,
    workSchedule: workScheduleExtension,
  },
  courses: orderCourses,
  queries: [manpowerTree, wireCompare, wireWhereUsed, ...orderAnswers, ...hoursAnswers],
  routes: (services) => [...scheduleRoutes(services), hoursDeskRoute()],
  demo: [...plantSteps, ...orderSteps],
  grants: {
    planner: { ...all(plant), ...all(orders), ...all(hours), ...all(wires) },
    inspector: { ...all(plant, look), ...all(orders, look), ...all(hours, look), ...all(wires, [...look, 'audit']) },
    worker: {
      ...all(
        ['workGroup', 'workStation', 'workProcess', 'produceRoute', 'mo', 'moItem', 'specialRequire', 'workSchedule'],
        ['view'],
      ),
      ...all(['workHoursPlan', 'workHoursPlanDetail'], ['view']),
      ...on('workHoursReport', 'dept', ['view', 'add', 'edit', 'commit']),
    },
  },
}
