import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from '../../../packages/scheduling/src/check/check.ts'
import { type Placement, repair, run } from '../../../packages/scheduling/src/index.ts'
import { plantOf, type ShopInstance, shopPlant } from '../../../packages/scheduling/src/testing/index.ts'
import { root } from '../../../scripts/lib/root.ts'
import { type Goal, type Section, table } from '../report.ts'

/** A plant of the size that is promised. */
const size = { orders: 2500, stations: 120, days: 400, steps: 12 }
const day = 1440
/** ms of search for each job shop. */
const searchTime = 10_000

type Options = { isQuick?: boolean }

const under = (name: string, ms: number, goal: number): Goal => ({
  ...{ name, measured: `${ms.toFixed(0)} ms`, goal: `≤ ${goal} ms`, share: ms / goal },
})

/** The least of some times in ms; the first ones also warm the engine. */
function min<T>(work: () => T, rounds: number): { ms: number; result: T } {
  let best = Number.POSITIVE_INFINITY
  let result = work()
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    result = work()
    best = Math.min(best, performance.now() - begun)
  }
  return { ms: best, result }
}

const shops = (): ShopInstance[] => {
  const list: { name: string; best: number; jobs: number[][] }[] = []
  for (const line of readFileSync(join(root, 'tests/bench/scheduling/shops.txt'), 'utf8').split('\n')) {
    const [name = '', ...rest] = line.trim().split(/\s+/)
    if (/^[a-z]/.test(name)) list.push({ name, best: Number(rest[0]), jobs: [] })
    else if (/^\d/.test(name)) list.at(-1)?.jobs.push([name, ...rest].map(Number))
  }
  return list
}

/** A whole plant, changes of it, and job shops of the literature. */
export async function scheduling({ isQuick = false }: Options): Promise<Section> {
  const plant = plantOf(7, size)
  const whole = min(() => run(plant), 3)
  const { placements } = whole.result
  const inserted = plant.orders[1200]?.key ?? ''
  const rest = placements.filter(({ operation }: Placement) => !operation.startsWith(`${inserted}.`))
  const insertion = min(() => repair(plant, rest), 5)
  const busy = placements[Math.floor(placements.length / 2)]
  const stopped = {
    ...plant,
    stations: plant.stations.map((one) =>
      one.key === busy?.station ? { ...one, stops: [...(one.stops ?? []), busy.start, busy.start + day] } : one,
    ),
  }
  const stop = min(() => repair(stopped, placements), 5)
  const faults = [
    ...check(plant, placements),
    ...check(stopped, stop.result.placements()),
    ...check(plant, insertion.result.placements()),
  ]
  const isSame = JSON.stringify(run(plant).placements) === JSON.stringify(placements)
  const rows = shops().map((shop) => measured(shop, isQuick ? 1000 : searchTime))
  const mean = (key: 'rules' | 'search'): number => rows.reduce((sum, row) => sum + row[key] / row.best - 1, 0) / rows.length
  const slowest = Math.max(...rows.map(({ ms }) => ms))
  return {
    key: 'scheduling',
    title: 'Scheduling',
    how: `${plant.operations.length} operations of ${size.orders} orders at ${size.stations} stations with crews, skills, shifts, families and alternatives, made by a seed; ${rows.length} job shops (Fisher–Thompson ft06, ft10 and ft20, Lawrence la01 to la10, la16, la17, la19, la21, la24, la29 and la38), ${isQuick ? 1 : 10} s of search each on one core.`,
    goals: [
      under('a whole run', whole.ms, 5000),
      under('one order inserted', insertion.ms, 300),
      under('a station stops for a day', stop.ms, 300),
      { name: 'faults found by the checker', measured: String(faults.length), goal: '0', share: faults.length > 0 ? 2 : 0 },
      { name: 'runs of one plant that differ', measured: isSame ? '0' : '1', goal: '0', share: isSame ? 0 : 2 },
      gap('job shops by rules alone', mean('rules'), 0.2),
      under('the slowest job shop by rules', slowest, 50),
      gap('job shops by search', mean('search'), 0.03),
    ],
    details: [
      table(
        ['job shop', 'best known', 'rules', 'search', 'gap of search, %'],
        rows.map(({ name, best, rules, search }) => [name, best, rules, search, ((search / best - 1) * 100).toFixed(2)]),
      ),
    ],
  }
}

const gap = (name: string, share: number, goal: number): Goal => ({
  ...{ name, measured: `mean gap ${(share * 100).toFixed(2)} %`, goal: `≤ ${goal * 100} %`, share: share / goal },
})

function measured(shop: ShopInstance, time: number) {
  const plant = shopPlant(shop)
  const rules = min(() => run(plant, { aim: 'makespan' }), 3)
  const until = performance.now() + time
  const search = { seed: 1, steps: 100_000_000, isOver: () => performance.now() > until }
  const { makespan, placements } = run(plant, { aim: 'makespan', search })
  if (check(plant, placements).length > 0) throw new Error(`The plan of ${shop.name} cannot be done.`)
  return { name: shop.name, best: shop.best, rules: rules.result.makespan, ms: rules.ms, search: makespan }
}
