import { type DemoStep, making } from '../../../../seed/demo/step.ts'
import { makeItems, makeReports } from './items.ts'
import { makeOrders } from './orders.ts'
import { makePeriods } from './periods.ts'
import { scheduleStep } from './schedule.ts'
import { makeRequirements, makeWireBoms, makeWireChanges, makeWireExecutes } from './wires.ts'

/** What is made, for whom, how far it is, and what goes with it. */
export const orderSteps: readonly DemoStep[] = [
  making({ key: 'mo', name: 'manufacturing orders', count: 3000, after: ['produceRoute', 'saleOrder'], make: makeOrders }),
  making({ key: 'moItem', name: 'order items', count: 3000, after: ['mo', 'workStation'], make: makeItems }),
  making({ key: 'workHoursReport', name: 'working hours', count: 1500, after: ['moItem', 'workManpower'], make: makeReports }),
  making({ key: 'hoursPeriod', name: 'periods of hours', count: 12, after: ['workHoursReport'], make: makePeriods }),
  scheduleStep,
  making({ key: 'wireBom', name: 'wire lists', count: 80, after: ['material'], make: makeWireBoms }),
  making({ key: 'wireExecute', name: 'wire orders', count: 200, after: ['wireBom', 'workGroup', 'mo'], make: makeWireExecutes }),
  making({ key: 'wireChange', name: 'wire changes', count: 60, after: ['wireBom'], make: makeWireChanges }),
  making({
    key: 'specialRequire',
    name: 'special requirements',
    count: 60,
    after: ['mo', 'workProcess'],
    make: makeRequirements,
  }),
]
