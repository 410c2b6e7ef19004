import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { plantSteps } from './demo/plant/index.ts'
import { manpowerTree } from './plant/manpowerTree.ts'
import { produceRouteExtension } from './plant/produceRoute.ts'
import { stationDowntimeExtension } from './plant/stationDowntime.ts'
import { workCalendarExtension } from './plant/workCalendar.ts'

const plant = [
  'workCalendar',
  'workRegion',
  'workGroup',
  'workStation',
  'stationDowntime',
  'workProcess',
  'produceRoute',
  'workManpower',
  'manpowerTree',
] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const mps: ServerModule = {
  extensions: {
    produceRoute: produceRouteExtension,
    stationDowntime: stationDowntimeExtension,
    workCalendar: workCalendarExtension,
  },
  queries: [manpowerTree],
  demo: plantSteps,
  grants: {
    planner: all(plant),
    inspector: all(plant, look),
    worker: all(['workGroup', 'workStation', 'workProcess', 'produceRoute'], ['view']),
  },
}
