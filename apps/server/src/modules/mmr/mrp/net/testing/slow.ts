import type { Demand, Supply, World } from '../world.ts'

type Source = { material: number; name: string; left: number; supply?: Supply; order?: number; first?: number }

/** What is said of a world, in words that can be compared. */
export type NetResult = { pegs: string[]; orders: string[]; actions: string[] }

const back = (world: World, day: number, count: number): number => {
  let at = day
  for (let left = count; left > 0; ) if (world.isWorkday(--at)) left -= 1
  return at
}

const lot = (world: World, material: number, need: number): number => {
  const { minOrder, multiple } = world.materials[material] as World['materials'][number]
  let size = multiple > 0 ? 0 : Math.max(need, minOrder)
  while (multiple > 0 && (size < need || size < minOrder)) size += multiple
  return size
}

/** What goes into a quantity, by fractions of whole numbers. */
function parts(world: World, material: number, quantity: number, day: number): { material: number; quantity: number }[] {
  const versions = world.boms.filter((bom) => bom.material === material && bom.from <= day && day <= bom.to)
  const latest = Math.max(...versions.map(({ from }) => from))
  const bom = versions.find(({ from }) => from === latest)
  if (!bom) return []
  return bom.lines.flatMap((line) => {
    const over = BigInt(quantity) * BigInt(line.quantity) * BigInt(10_000 + line.scrap)
    const under = BigInt(bom.lot) * 1_000_000n
    const need = Number(over / under) + (over % under > 0n ? 1 : 0)
    const isThrough =
      line.isPhantom && world.boms.some((one) => one.material === line.material && one.from <= day && day <= one.to)
    return isThrough ? parts(world, line.material, need, day) : [{ material: line.material, quantity: need }]
  })
}

/** Whether everything that contains a material has been looked at. */
const isNext = (world: World, done: ReadonlySet<number>, material: number): boolean =>
  world.boms.every((bom) => done.has(bom.material) || !bom.lines.some((line) => line.material === material))

const rank = (kind: Demand['kind']): number => (['component', 'sale', 'plan'].includes(kind) ? 0 : kind === 'forecast' ? 1 : 2)

/**
 * The same plan as `calculate` by going through everything again for each step: no levels, no lists that are kept, no arithmetic beyond
 * counting. Slow, and plain enough to be believed.
 */
export function slowly(world: World): NetResult {
  const { today, bundleDays, deferDays } = world
  const told: NetResult = { pegs: [], orders: [], actions: [] }
  const demands = world.demands.map((demand, at) => ({ ...demand, name: `d${at}`, open: demand.quantity, at }))
  const add = (demand: Omit<Demand, 'no'>, name: string) =>
    demands.push({ ...demand, no: '', name, open: demand.quantity, at: demands.length })
  const sources: Source[] = world.supplies.map((supply, at) => ({
    ...{ material: supply.material, name: `s${at}`, left: supply.quantity, supply },
  }))
  const done = new Set<number>()
  let orders = 0
  while (done.size < world.materials.length) {
    const material = world.materials.findIndex((_, at) => !done.has(at) && isNext(world, done, at))
    done.add(material)
    const { leadDays, safetyStock, isMade } = world.materials[material] as World['materials'][number]
    if (safetyStock > 0) {
      let day = today
      for (let left = leadDays; left > 0; day += 1) if (world.isWorkday(day)) left -= 1
      add({ material, day, quantity: safetyStock, kind: 'safety' }, `safety ${material}`)
    }
    const mine = demands
      .filter((demand) => demand.material === material)
      .sort((a, b) => a.day - b.day || rank(a.kind) - rank(b.kind) || (a.into ?? -1) - (b.into ?? -1) || a.at - b.at)
    const expected = sources
      .filter((source) => source.material === material)
      .sort(
        (a, b) =>
          (a.supply?.kind === 'stock' ? -1e9 : (a.supply?.day ?? 0)) - (b.supply?.kind === 'stock' ? -1e9 : (b.supply?.day ?? 0)),
      )
    const grown: { source: Source; extra: number }[] = []
    const made: { name: string; quantity: number; day: number }[] = []
    let triedToGrow = false
    for (const demand of mine)
      while (demand.open > 0) {
        let source = expected.find(({ left }) => left > 0)
        if (!source) {
          const window = mine.filter(({ open, day }) => open > 0 && day <= demand.day + bundleDays)
          const need = window.reduce((sum, { open }) => sum + open, 0)
          const last = expected.filter(({ supply }) => supply).at(-1)
          const grows = !triedToGrow && last?.supply?.canGrow && last.first !== undefined && demand.day <= last.first + bundleDays
          triedToGrow = true
          if (grows && last?.supply) {
            const wanted = lot(world, material, last.supply.quantity + need)
            last.left = wanted - last.supply.quantity
            grown.push({ source: last, extra: last.left })
            told.actions.push(`resize ${last.name} ${wanted} ${last.supply.day}`)
            source = last
          } else {
            const quantity = lot(world, material, need)
            source = { material, name: `p${material}.${made.length}`, left: quantity, order: orders }
            orders += 1
            made.push({ name: source.name, quantity, day: demand.day })
            told.orders.push(`${source.name} ${quantity} ${demand.day} ${back(world, demand.day, leadDays)}`)
            expected.push(source)
          }
        }
        const taken = Math.min(source.left, demand.open)
        source.left -= taken
        demand.open -= taken
        source.first ??= demand.day
        told.pegs.push(`${demand.name} ${source.name} ${taken}`)
      }
    const growing = new Set(grown.map(({ source }) => source))
    for (const source of expected) {
      const { supply, name, first, left } = source
      if (!supply || supply.kind === 'stock') continue
      if (first === undefined) {
        if (supply.canShrink) told.actions.push(`cancel ${name}`)
        continue
      }
      const soonest = Math.max(first, today)
      const isOverdue = supply.day < today && first <= today
      if (soonest < supply.day || isOverdue) told.actions.push(`expedite ${name} ${soonest}`)
      else if (supply.canShrink && first - Math.max(supply.day, today) > deferDays) told.actions.push(`defer ${name} ${first}`)
      const enough = lot(world, material, supply.quantity - left)
      if (supply.canShrink && !growing.has(source) && left > 0 && enough < supply.quantity)
        told.actions.push(`resize ${name} ${enough} ${supply.day}`)
    }
    if (!isMade) continue
    for (const { name, quantity, day } of made) {
      const start = back(world, day, leadDays)
      for (const part of parts(world, material, quantity, Math.max(start, today)))
        add({ ...part, day: start, kind: 'component', into: material }, `of ${name} ${part.material}`)
    }
    for (const { source, extra } of grown) {
      const start = back(world, source.first ?? 0, leadDays)
      for (const part of parts(world, material, extra, Math.max(start, today)))
        add({ ...part, day: start, kind: 'component', into: material }, `of ${source.name} ${part.material}`)
    }
  }
  return told
}
