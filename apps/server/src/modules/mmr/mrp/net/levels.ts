import type { Bom, MaterialAt } from './world.ts'

/** A bill of materials that contains itself: the materials in a row, the first one again at the end. */
export class BomCycle extends Error {
  readonly path: readonly MaterialAt[]
  constructor(path: readonly MaterialAt[]) {
    super(`Materials ${path.join(' > ')} contain each other.`)
    this.path = path
  }
}

/** Materials from those that nothing contains down to those that contain nothing; a material stands behind all that contain it. */
export function inLevels(count: number, boms: readonly Bom[]): MaterialAt[] {
  const parts = new Map<MaterialAt, MaterialAt[]>()
  const above = new Uint32Array(count)
  for (const { material, lines } of boms)
    for (const line of lines) {
      const own = parts.get(material)
      if (own) own.push(line.material)
      else parts.set(material, [line.material])
      above[line.material] = (above[line.material] ?? 0) + 1
    }
  const order: MaterialAt[] = []
  for (let at = 0; at < count; at += 1) if (above[at] === 0) order.push(at)
  for (let next = 0; next < order.length; next += 1)
    for (const part of parts.get(order[next] as MaterialAt) ?? []) {
      above[part] = (above[part] ?? 1) - 1
      if (above[part] === 0) order.push(part)
    }
  if (order.length < count) throw new BomCycle(cycleIn(parts, above))
  return order
}

/** What is left over has something above it that is left over as well: whoever goes down from it comes back. */
function cycleIn(parts: ReadonlyMap<MaterialAt, readonly MaterialAt[]>, above: Uint32Array): MaterialAt[] {
  const containers = new Map<MaterialAt, MaterialAt>()
  for (const [material, own] of parts)
    if ((above[material] ?? 0) > 0) for (const part of own) if ((above[part] ?? 0) > 0) containers.set(part, material)
  const seen: MaterialAt[] = []
  let at = containers.keys().next().value as MaterialAt
  while (!seen.includes(at)) {
    seen.push(at)
    at = containers.get(at) as MaterialAt // each that is left over has one
  }
  return [...seen.slice(seen.indexOf(at)), at].toReversed()
}
