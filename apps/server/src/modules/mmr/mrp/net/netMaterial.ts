import type { DayNumber } from '@bip/contract/calendar'
import type { Action, Demand, Peg, Planned, PlannedMaterial, Quantity, Supply, World } from './world.ts'

/** What one material needs and has: places in the lists of the plan, with what stands there. */
export type Own = {
  material: number
  demands: { at: number; demand: Demand }[]
  supplies: { at: number; supply: Supply }[]
}

type Rules = Pick<World, 'today' | 'bundleDays' | 'deferDays'>

/** What a material comes to. `grown` are supplies that have to become more, with how much. */
export type Netted = {
  pegs: Peg[]
  planned: Omit<Planned, 'start'>[]
  actions: Omit<Action, 'start'>[]
  grown: { supply: number; extra: Quantity; day: DayNumber }[]
}

/** The size of an order that covers a need. */
export function lotSize(need: Quantity, { minOrder, multiple }: Pick<PlannedMaterial, 'minOrder' | 'multiple'>): Quantity {
  const size = Math.max(need, minOrder)
  return multiple > 0 ? Math.ceil(size / multiple) * multiple : size
}

type Placed = { at: number; day: DayNumber; rank: number; into: number }

/** By day; what falls on the same day always comes in the same order, however materials were gone through. */
const byDay = (one: Placed, other: Placed): number =>
  one.day - other.day || one.rank - other.rank || one.into - other.into || one.at - other.at

const demandRank = { component: 0, sale: 0, plan: 0, forecast: 1, safety: 2 } as const

/**
 * Covers the demands of a material day by day: by stock, by what is expected in the order in which it comes, then by new orders.
 * `nextPlanned` is the place that the first new order will have.
 */
export function netMaterial(own: Own, settings: PlannedMaterial, rules: Rules, nextPlanned: number): Netted {
  const result: Netted = { pegs: [], planned: [], actions: [], grown: [] }
  const demands = own.demands
    .map(({ at, demand }) => ({
      at,
      day: demand.day,
      rank: demandRank[demand.kind],
      into: demand.into ?? -1,
      demand,
      open: demand.quantity,
    }))
    .sort(byDay)
  const supplies = own.supplies
    .map(({ at, supply }) => ({
      at,
      day: supply.day,
      rank: 0,
      into: -1,
      supply,
      left: supply.quantity,
      first: undefined as DayNumber | undefined,
    }))
    .sort((one, other) => Number(one.supply.kind !== 'stock') - Number(other.supply.kind !== 'stock') || byDay(one, other))
  let next = 0
  for (const demand of demands)
    while (demand.open > 0 && next < supplies.length) {
      const supply = supplies[next] as (typeof supplies)[number]
      const taken = Math.min(demand.open, supply.left)
      if (taken > 0) {
        result.pegs.push({ demand: demand.at, supply: supply.at, quantity: taken })
        demand.open -= taken
        supply.left -= taken
        supply.first ??= demand.day
      }
      if (supply.left === 0) next += 1
    }
  cover(demands.filter(({ open }) => open > 0))
  for (const { at, supply, left, first } of supplies) judge(at, supply, left, first)
  return result

  /** New orders for what nothing covers; the last one that is there becomes more where it is in time and nobody sent it yet. */
  function cover(open: typeof demands): void {
    const last = supplies.at(-1)
    let grows = last?.supply.canGrow && last.first !== undefined ? last : undefined
    let left = 0
    let target: { planned: number } | { supply: number } = { planned: nextPlanned }
    for (const [index, demand] of open.entries()) {
      while (demand.open > 0) {
        if (left === 0) {
          let need = 0
          for (let at = index; at < open.length && (open[at]?.day ?? 0) <= demand.day + rules.bundleDays; at += 1)
            need += open[at]?.open ?? 0
          if (grows && demand.day <= (grows.first ?? 0) + rules.bundleDays) {
            const wanted = lotSize(grows.supply.quantity + need, settings)
            left = wanted - grows.supply.quantity
            target = { supply: grows.at }
            result.grown.push({ supply: grows.at, extra: left, day: grows.first ?? demand.day })
            const { day } = grows.supply
            result.actions.push({
              material: own.material,
              kind: 'resize',
              reason: 'tooLittle',
              of: target,
              quantity: wanted,
              day,
            })
          } else {
            left = lotSize(need, settings)
            target = { planned: nextPlanned + result.planned.length }
            result.planned.push({ material: own.material, quantity: left, day: demand.day })
            const reason = demand.demand.kind === 'safety' ? 'safety' : 'shortage'
            result.actions.push({ material: own.material, kind: 'order', reason, of: target, quantity: left, day: demand.day })
          }
          grows = undefined
        }
        const taken = Math.min(demand.open, left)
        result.pegs.push({ demand: demand.at, ...target, quantity: taken })
        demand.open -= taken
        left -= taken
      }
    }
  }

  /** What is wrong with something that is expected: comes too late, too early, too much or for nothing. */
  function judge(at: number, supply: Supply, left: Quantity, first: DayNumber | undefined): void {
    if (supply.kind === 'stock') return
    const of = { supply: at }
    const { quantity, day, canShrink } = supply
    if (first === undefined) {
      if (canShrink) result.actions.push({ material: own.material, kind: 'cancel', reason: 'notNeeded', of, quantity: 0, day })
      return
    }
    const wanted = Math.max(first, rules.today)
    const isOverdue = day < rules.today && first <= rules.today
    if (wanted < day || isOverdue) {
      const reason = isOverdue ? 'overdue' : 'earlier'
      result.actions.push({ material: own.material, kind: 'expedite', reason, of, quantity, day: wanted })
    } else if (canShrink && first > Math.max(day, rules.today) + rules.deferDays)
      result.actions.push({ material: own.material, kind: 'defer', reason: 'later', of, quantity, day: first })
    const enough = lotSize(quantity - left, settings)
    if (canShrink && left > 0 && enough < quantity)
      result.actions.push({ material: own.material, kind: 'resize', reason: 'tooMuch', of, quantity: enough, day })
  }
}
