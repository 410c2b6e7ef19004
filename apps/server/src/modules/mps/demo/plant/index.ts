import { type DemoStep, making } from '../../../../seed/demo/step.ts'
import { makeManpower } from './manpower.ts'
import { makeCalendars, makeGroups, makeRegions } from './places.ts'
import { makeRoutes } from './routes.ts'
import { makeDowntimes, makeProcesses, makeSetups, makeStations } from './stations.ts'

/** The plant: where, when, by whom and how things are made. */
export const plantSteps: readonly DemoStep[] = [
  making({ key: 'workCalendar', name: 'work calendars', count: 4, make: makeCalendars }),
  making({ key: 'workRegion', name: 'production areas', count: 12, make: makeRegions }),
  making({ key: 'workGroup', name: 'work groups', count: 40, after: ['workRegion', 'workCalendar'], make: makeGroups }),
  making({ key: 'workProcess', name: 'processes', count: 36, after: ['workGroup'], make: makeProcesses }),
  making({ key: 'setupMatrix', name: 'setups', count: 34, after: ['workProcess'], make: makeSetups }),
  making({ key: 'workStation', name: 'stations', count: 120, after: ['workProcess'], make: makeStations }),
  making({ key: 'stationDowntime', name: 'maintenance', count: 240, after: ['workStation'], make: makeDowntimes }),
  making({ key: 'produceRoute', name: 'production routes', count: 150, after: ['workStation', 'material'], make: makeRoutes }),
  making({ key: 'workManpower', name: 'manpower', count: 400, after: ['workGroup', 'laborCompany'], make: makeManpower }),
]
