import { check } from '../../../packages/scheduling/src/check/check.ts'
import { type Placement, repair, run } from '../../../packages/scheduling/src/index.ts'
import { plantOf } from '../../../packages/scheduling/src/testing/index.ts'
import { fastest, type Part, under } from './part.ts'

/** A plant of the size that is promised. */
const size = { orders: 2500, stations: 120, days: 400, steps: 12 }
const day = 1440

/** A whole plant is planned, an order is put into its plan, and a station of it stops for a day. */
export function timePlant(): Part {
  const plant = plantOf(7, size)
  const whole = fastest(() => run(plant), 3)
  const { placements } = whole.result
  const inserted = plant.orders[1200]?.key ?? ''
  const rest = placements.filter(({ operation }: Placement) => !operation.startsWith(`${inserted}.`))
  const insertion = fastest(() => repair(plant, rest), 5)
  const busy = placements[Math.floor(placements.length / 2)]
  const stopped = {
    ...plant,
    stations: plant.stations.map((one) =>
      one.key === busy?.station ? { ...one, stops: [...(one.stops ?? []), busy.start, busy.start + day] } : one,
    ),
  }
  const stop = fastest(() => repair(stopped, placements), 5)
  const faults = [
    ...check(plant, placements),
    ...check(stopped, stop.result.placements()),
    ...check(plant, insertion.result.placements()),
  ]
  const isSame = JSON.stringify(run(plant).placements) === JSON.stringify(placements)
  return {
    how: `${plant.operations.length} operations of ${size.orders} orders at ${size.stations} stations with crews, skills, shifts, families and alternatives, made by a seed.`,
    goals: [
      under('a whole run', whole.ms, 5000),
      under('one order inserted', insertion.ms, 300),
      under('a station stops for a day', stop.ms, 300),
      { name: 'faults found by the checker', measured: String(faults.length), goal: '0', share: faults.length > 0 ? 2 : 0 },
      { name: 'runs of one plant that differ', measured: isSame ? '0' : '1', goal: '0', share: isSame ? 0 : 2 },
    ],
    details: [],
  }
}
