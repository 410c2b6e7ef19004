import { bomsByMaterial, componentsOf } from './explode.ts'
import { inLevels } from './levels.ts'
import { netMaterial, type Own } from './netMaterial.ts'
import { Workdays } from './workdays.ts'
import type { Action, Demand, MaterialAt, Peg, Plan, Planned, Quantity, World } from './world.ts'

type Options = { /** Told how far it is, from 0 to 1. */ onProgress?: (share: number) => void }

/** Days before the first demand for which working days are kept in a list. */
const daysKept = 800

/**
 * What has to be ordered, hurried, put off, changed or cancelled so that every demand of a world is covered, level by level: the same
 * answer for the same world. Every demand is covered exactly, by pegs. Throws BomCycle.
 */
export function calculate(world: World, { onProgress }: Options = {}): Plan {
  const { today, materials, supplies } = world
  const boms = bomsByMaterial(world.boms)
  const order = inLevels(materials.length, world.boms)
  const earliest = world.demands.reduce((first, { day }) => Math.min(first, day), today)
  const workdays = new Workdays(world.isWorkday, earliest - daysKept)
  const demands: Demand[] = [...world.demands]
  const planned: Planned[] = []
  const pegs: Peg[] = []
  const actions: Action[] = []
  const own = ownOf(world)

  const need = (demand: Demand): void => {
    own[demand.material]?.demands.push({ at: demands.length, demand })
    demands.push(demand)
  }
  const explode = (material: MaterialAt, quantity: Quantity, day: number, of: Demand['of'], no: string): void => {
    for (const part of componentsOf(boms, material, quantity, Math.max(day, today)))
      need({ ...part, day, kind: 'component', no, of, into: material })
  }

  for (const [done, material] of order.entries()) {
    const settings = materials[material]
    const mine = own[material]
    if (!settings || !mine) continue
    if (settings.safetyStock > 0) {
      // Nothing that is ordered now comes earlier; until then it is there to be used.
      const day = workdays.plus(today, settings.leadDays)
      need({ material, day, quantity: settings.safetyStock, kind: 'safety', no: '' })
    }
    if (mine.demands.length > 0 || mine.supplies.length > 0) {
      const netted = netMaterial(mine, settings, world, planned.length)
      for (const peg of netted.pegs) pegs.push(peg)
      for (const { quantity, day } of netted.planned) {
        const start = workdays.minus(day, settings.leadDays)
        if (settings.isMade) explode(material, quantity, start, { planned: planned.length }, '')
        planned.push({ material, quantity, day, start })
      }
      for (const { supply, extra, day } of netted.grown)
        if (settings.isMade)
          explode(material, extra, workdays.minus(day, settings.leadDays), { supply }, supplies[supply]?.no ?? '')
      for (const action of netted.actions) {
        const start = workdays.minus(action.day, settings.leadDays)
        const isLate = action.kind === 'order' && action.reason === 'shortage' && start < today
        actions.push({ ...action, start, reason: isLate ? 'late' : action.reason })
      }
    }
    if (onProgress && done % 500 === 499) onProgress((done + 1) / order.length)
  }
  return { demands, planned, pegs, actions }
}

/** Demands and supplies of each material. */
function ownOf({ materials, demands, supplies }: World): Own[] {
  const own = materials.map((_, material): Own => ({ material, demands: [], supplies: [] }))
  for (const [at, demand] of demands.entries()) own[demand.material]?.demands.push({ at, demand })
  for (const [at, supply] of supplies.entries()) own[supply.material]?.supplies.push({ at, supply })
  return own
}
