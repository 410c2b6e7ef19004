import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from '../../../packages/scheduling/src/check/check.ts'
import { run } from '../../../packages/scheduling/src/index.ts'
import { type ShopInstance, shopPlant } from '../../../packages/scheduling/src/testing/index.ts'
import { root } from '../../../scripts/lib/root.ts'
import { type Goal, table } from '../report.ts'
import { fastest, type Part, under } from './part.ts'

/** Job shops of the literature, as the file beside this one has them. */
export function readShops(): ShopInstance[] {
  const list: { name: string; best: number; jobs: number[][] }[] = []
  for (const line of readFileSync(join(root, 'tests/bench/scheduling/shops.txt'), 'utf8').split('\n')) {
    const [name = '', ...rest] = line.trim().split(/\s+/)
    if (/^[a-z]/.test(name)) list.push({ name, best: Number(rest[0]), jobs: [] })
    else if (/^\d/.test(name)) list.at(-1)?.jobs.push([name, ...rest].map(Number))
  }
  return list
}

const gap = (name: string, share: number, goal: number): Goal => ({
  ...{ name, measured: `mean gap ${(share * 100).toFixed(2)} %`, goal: `≤ ${goal * 100} %`, share: share / goal },
})

function measured(shop: ShopInstance, time: number) {
  const plant = shopPlant(shop)
  const rules = fastest(() => run(plant, { aim: 'makespan' }), 3)
  const until = performance.now() + time
  const search = { seed: 1, steps: 100_000_000, isOver: () => performance.now() > until }
  const { makespan, placements } = run(plant, { aim: 'makespan', search })
  if (check(plant, placements).length > 0) throw new Error(`The plan of ${shop.name} cannot be done.`)
  return { name: shop.name, best: shop.best, rules: rules.result.makespan, ms: rules.ms, search: makespan }
}

/** How far plans of job shops are from the best that anybody knows, by rules alone and after so many seconds of search each. */
export function timeShops(seconds: number): Part {
  const rows = readShops().map((shop) => measured(shop, seconds * 1000))
  const mean = (key: 'rules' | 'search'): number => rows.reduce((sum, row) => sum + row[key] / row.best - 1, 0) / rows.length
  return {
    how: `${rows.length} job shops (Fisher–Thompson ft06, ft10 and ft20, Lawrence la01 to la40), ${seconds} s of search each on one core.`,
    goals: [
      gap('job shops by rules alone', mean('rules'), 0.2),
      under('the slowest job shop by rules', Math.max(...rows.map(({ ms }) => ms)), 50),
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
