import { isDeepStrictEqual } from 'node:util'
import { type Capacity, Load, type PhaseTask } from '../../../apps/server/src/modules/mmr/scheduling/load.ts'
import { scheduleForward } from '../../../apps/server/src/modules/mmr/scheduling/schedule.ts'
import { type OrderToPlace, scheduleMany } from '../../../apps/server/src/modules/mmr/scheduling/scheduleMany.ts'
import { usualDays } from '../../../apps/server/src/modules/mmr/workdays.ts'
import { createRandom } from '../../../apps/server/src/seed/demo/random.ts'
import { quantile } from '../figures.ts'
import { type Part, within } from './part.ts'
import { today } from './world.ts'

const [orders, phases, stations, departments, people] = [500, 10, 60, 10, 30]

const capacities = (count: number, kind: string, max: number): ReadonlyMap<string, Capacity> =>
  new Map(Array.from({ length: count }, (_, at) => [`${kind}${at}`, { name: `${kind} ${at}`, max }]))

const emptyLoad = (): Load => new Load(capacities(stations, 'station', 2), capacities(departments, 'department', people))

function ordersToPlace(): OrderToPlace[] {
  const random = createRandom('orders')
  const next = (below: number): number => random.whole(0, below - 1)
  const phaseOf = (order: number, at: number): PhaseTask => ({
    ...{ id: `${order}-${at}`, name: `phase ${at}`, days: 1 + next(8), people: 1 + next(4) },
    ...{ stationId: next(4) === 0 ? null : `station${next(stations)}`, deptId: `department${next(departments)}` },
  })
  return Array.from({ length: orders }, (_, order) => ({
    ...{ id: `o${order}`, orderNo: `JH-${order}`, priority: ['urgent', 'high', 'normal', 'low'][next(4)] ?? 'normal' },
    ...{ promised: today + 20 + next(300), earliest: today + next(30) },
    phases: Array.from({ length: phases }, (_, at) => phaseOf(order, at)),
  }))
}

/** Places all phases of 500 orders, forward and back from their promises, twice each; then asks when one more could be delivered. */
export async function timePhases(rounds: number): Promise<Part> {
  const all = ordersToPlace()
  const place = (direction: 'forward' | 'backward') => {
    const load = emptyLoad()
    const begun = performance.now()
    const placed = scheduleMany({ orders: all, load, calendar: usualDays }, direction)
    return { placed, load, time: performance.now() - begun }
  }
  const runs = [place('forward'), place('backward')]
  const again = [place('forward'), place('backward')]
  if (!runs.every(({ placed }, at) => isDeepStrictEqual(placed, again[at]?.placed)))
    throw new Error('The same orders were placed in another way the second time.')
  const [{ load, placed }] = runs as [(typeof runs)[0]]
  const [one] = all as [OrderToPlace]
  const promises = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    // What is asked takes room as well; it does little among so many.
    const found = scheduleForward({ orderNo: 'new', phases: one.phases, load, calendar: usualDays }, today)
    if (!found) throw new Error('No room was found for one more order.')
    return performance.now() - begun
  })
  const late = placed.filter(({ order, placed }) => (placed?.at(-1)?.end ?? 0) > (order.promised ?? 0)).length
  const longest = Math.max(...[...runs, ...again].map(({ time }) => time))
  return {
    goals: [
      within('phases of 500 orders placed, slowest of four', longest, 3000),
      within('promise for one more, p95', quantile(promises, 0.95), 500),
    ],
    details: [`Placed forward, ${late} of ${orders} orders miss their promise; the same answer both times.`],
  }
}
