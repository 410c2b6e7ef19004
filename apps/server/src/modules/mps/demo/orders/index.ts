import { type DemoStep, making } from '../../../../seed/demo/step.ts'
import { makeItems, makeReports } from './items.ts'
import { makeOrders } from './orders.ts'
import { makePeriods } from './periods.ts'
import { scheduleStep } from './schedule.ts'
import { storeItems, storeOrders } from './storeLines.ts'
import { makeRequirements, makeWireBoms, makeWireChanges, makeWireExecutes } from './wires.ts'

/** What is made, for whom, how far it is, and what goes with it. */
export const orderSteps: readonly DemoStep[] = [
  {
    ...{ key: 'mo', name: 'manufacturing orders', count: 6000, after: ['produceRoute', 'saleOrder'] },
    run: (context, count) => storeOrders(context, makeOrders(context.world, count)),
  },
  {
    ...{ key: 'moItem', name: 'order items', count: 6000, after: ['mo', 'workStation'] },
    run: (context, count) => storeItems(context, makeItems(context.world, count)),
  },
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
