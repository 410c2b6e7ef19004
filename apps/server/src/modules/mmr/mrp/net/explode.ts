import type { DayNumber } from '@bip/contract/calendar'
import type { Bom, BomLine, MaterialAt, Quantity } from './world.ts'

/** What of a component goes into a quantity, with what is lost, rounded up to a ten-thousandth. */
export function needOf({ quantity, scrap }: Pick<BomLine, 'quantity' | 'scrap'>, made: Quantity, lot: Quantity): Quantity {
  const over = made * quantity * (10_000 + scrap)
  const under = lot * 1_000_000
  if (over <= Number.MAX_SAFE_INTEGER && under <= Number.MAX_SAFE_INTEGER) {
    const rest = over % under
    return (over - rest) / under + (rest > 0 ? 1 : 0)
  }
  const exact = BigInt(made) * BigInt(quantity) * BigInt(10_000 + scrap)
  const by = BigInt(lot) * 1_000_000n
  return Number((exact + by - 1n) / by)
}

/** Released versions by material, the one that begins last first. */
export type Boms = ReadonlyMap<MaterialAt, readonly Bom[]>

export const bomsByMaterial = (boms: readonly Bom[]): Boms =>
  new Map(
    [...Map.groupBy(boms, ({ material }) => material)].map(([material, own]) => [
      material,
      own.toSorted((one, other) => other.from - one.from),
    ]),
  )

/** The version that holds on a day. */
export const bomOn = (boms: Boms, material: MaterialAt, day: DayNumber): Bom | undefined =>
  boms.get(material)?.find(({ from, to }) => from <= day && day <= to)

/** What a quantity of a material consists of, one level down; phantoms are passed through. */
export function componentsOf(
  boms: Boms,
  material: MaterialAt,
  quantity: Quantity,
  day: DayNumber,
): { material: MaterialAt; quantity: Quantity }[] {
  const bom = bomOn(boms, material, day)
  if (!bom) return []
  return bom.lines.flatMap((line) => {
    const need = needOf(line, quantity, bom.lot)
    if (line.isPhantom && bomOn(boms, line.material, day)) return componentsOf(boms, line.material, need, day)
    return need > 0 ? [{ material: line.material, quantity: need }] : []
  })
}
