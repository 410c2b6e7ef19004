import { describe, expect, test } from 'vitest'
import { calculate } from './calculate.ts'
import { needOf } from './explode.ts'
import { consume, monthKey } from './forecasts.ts'
import { BomCycle, inLevels } from './levels.ts'
import { type NetResult, slowly } from './testing/slow.ts'
import { today, worldOf } from './testing/worlds.ts'
import { traceOf } from './trace.ts'
import type { Plan, World } from './world.ts'

const worlds = process.env.BIP_PROVE ? 5000 : 300

const material = { leadDays: 5, safetyStock: 0, minOrder: 0, multiple: 0, isMade: false }
const small = (more: Partial<World>): World => ({ ...worldOf(1), boms: [], demands: [], supplies: [], bundleDays: 0, ...more })
const bill = (of: number, ...parts: [number, number][]) => ({
  ...{ material: of, from: 0, to: Number.POSITIVE_INFINITY, lot: 10_000 },
  lines: parts.map(([part, quantity]) => ({ material: part, quantity: quantity * 1_000_000, scrap: 0, isPhantom: false })),
})
const sold = (of: number, day: number, pieces: number) =>
  ({ material: of, day, quantity: pieces * 10_000, kind: 'sale', no: 'XS-1' }) as const

/** The plan in the words of the slow calculation; places in lists become names. */
function told(world: World, plan: Plan): NetResult {
  const ordinal = plan.planned.map(
    ({ material }, at) => plan.planned.slice(0, at).filter((one) => one.material === material).length,
  )
  const order = (at: number) => `p${plan.planned[at]?.material}.${ordinal[at]}`
  const source = (of: { planned: number } | { supply: number }) => ('planned' in of ? order(of.planned) : `s${of.supply}`)
  const demand = (at: number) => {
    const { of, material, kind } = plan.demands[at] as Plan['demands'][number]
    return at < world.demands.length ? `d${at}` : kind === 'safety' ? `safety ${material}` : `of ${of && source(of)} ${material}`
  }
  return {
    pegs: plan.pegs.map((peg) => `${demand(peg.demand)} ${source(peg)} ${peg.quantity}`),
    orders: plan.planned.map(({ quantity, day, start }, at) => `${order(at)} ${quantity} ${day} ${start}`),
    actions: plan.actions.flatMap(({ kind, of, quantity, day }) => {
      if (kind === 'order') return []
      if (kind === 'cancel') return [`cancel ${source(of)}`]
      return [kind === 'resize' ? `resize ${source(of)} ${quantity} ${day}` : `${kind} ${source(of)} ${day}`]
    }),
  }
}

const sorted = ({ pegs, orders, actions }: NetResult): NetResult => ({
  pegs: pegs.sort(),
  orders: orders.sort(),
  actions: actions.sort(),
})

describe('net demand', () => {
  test(`is that of the slow calculation in ${worlds} worlds, and pegs add up to what is needed and to no more than there is`, () => {
    for (let seed = 0; seed < worlds; seed += 1) {
      const world = worldOf(seed)
      const plan = calculate(world)
      expect(sorted(told(world, plan)), `world ${seed}`).toEqual(sorted(slowly(world)))
      const covered = new Map<number, number>()
      const taken = new Map<number, number>()
      const given = new Map<number, number>()
      for (const peg of plan.pegs) {
        covered.set(peg.demand, (covered.get(peg.demand) ?? 0) + peg.quantity)
        if ('planned' in peg) taken.set(peg.planned, (taken.get(peg.planned) ?? 0) + peg.quantity)
        else given.set(peg.supply, (given.get(peg.supply) ?? 0) + peg.quantity)
      }
      for (const [at, { quantity }] of plan.demands.entries()) expect(covered.get(at), `demand ${at} of ${seed}`).toBe(quantity)
      for (const [at, { quantity }] of plan.planned.entries()) expect(taken.get(at)).toBeLessThanOrEqual(quantity)
      // Of what is there or expected no more is pegged than there is, once it is resized as proposed; what nobody takes is cancelled or stays.
      for (const [at, { quantity }] of world.supplies.entries()) {
        const grown = plan.actions.find(({ kind, of }) => kind === 'resize' && 'supply' in of && of.supply === at)
        expect(given.get(at) ?? 0, `supply ${at} of ${seed}`).toBeLessThanOrEqual(Math.max(quantity, grown?.quantity ?? 0))
      }
      const sum = (of: Iterable<number>) => [...of].reduce((total, one) => total + one, 0)
      expect(sum(taken.values()) + sum(given.values())).toBe(sum(plan.demands.map(({ quantity }) => quantity)))
    }
  })

  test('goes down the levels, by lead times in working days and what is in stock', () => {
    const world = small({
      materials: [{ ...material, isMade: true }, { ...material, isMade: true, leadDays: 2 }, material],
      boms: [bill(0, [1, 2]), bill(1, [2, 3])],
      demands: [sold(0, today + 28, 4)],
      supplies: [{ material: 1, day: today, quantity: 50_000, kind: 'stock', no: '', canShrink: false, canGrow: false }],
    })
    const plan = calculate(world)
    expect(plan.planned.map(({ material, quantity }) => [material, quantity / 10_000])).toEqual([
      [0, 4],
      [1, 3],
      [2, 9],
    ])
    // Thursday in four weeks, then five working days earlier, then two, then five.
    expect(plan.planned.map(({ start }) => start - today)).toEqual([21, 19, 12])
    expect(traceOf(plan, 5).rootsOf({ planned: 2 })).toEqual(['XS-1'])
  })

  test('says that it is too late where the lead time is over', () => {
    const { actions } = calculate(small({ materials: [material], demands: [sold(0, today + 2, 1)] }))
    expect(actions).toMatchObject([{ kind: 'order', reason: 'late' }])
  })

  test('keeps safety stock, which covers what comes before any order could', () => {
    const supplies = [
      { material: 0, day: today, quantity: 20_000, kind: 'stock', no: '', canShrink: false, canGrow: false },
    ] as const
    const world = small({ materials: [{ ...material, safetyStock: 20_000 }], demands: [sold(0, today + 1, 2)], supplies })
    expect(calculate(world).actions).toMatchObject([{ kind: 'order', reason: 'safety', quantity: 20_000, start: today }])
  })
})

describe('a bill of materials', () => {
  test('that contains itself is told with the materials that do', () => {
    try {
      inLevels(4, [bill(0, [1, 1]), bill(1, [2, 1]), bill(2, [3, 1], [1, 1])])
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(BomCycle)
      const { path } = error as BomCycle
      expect(path.at(0)).toBe(path.at(-1))
      expect([...new Set(path)].sort()).toEqual([1, 2])
    }
  })

  test('reckons components exactly, with what is lost', () => {
    expect(needOf({ quantity: 333_333, scrap: 250 }, 30_000, 10_000)).toBe(10_250)
    expect(needOf({ quantity: 1_000_000, scrap: 0 }, 9_000_000_000_001, 10_000)).toBe(9_000_000_000_001)
  })
})

test('forecasts are used up by the orders of their month, and by nothing else', () => {
  const forecasts = [
    { material: 0, month: '2026-10', quantity: 10, no: 'YC-0' },
    { material: 0, month: '2026-12', quantity: 10, no: 'YC-1' },
    { material: 0, month: '2026-12', quantity: 10, no: 'YC-2' },
    { material: 1, month: '2026-12', quantity: 10, no: 'YC-3' },
  ]
  const left = consume(forecasts, new Map([[monthKey(0, '2026-12'), 14]]), today, '2026-11')
  expect(left.map(({ no, quantity, day }) => [no, quantity, day - today])).toEqual([
    ['YC-2', 6, 5],
    ['YC-3', 10, 5],
  ])
})
