import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { madeOf, type World } from '../../../seed/demo/world.ts'

/** The store of each category, by its place among the warehouses. */
const storeOf: Readonly<Record<string, number>> = {
  raw: 0,
  standard: 1,
  electrical: 2,
  pneumatic: 2,
  drive: 2,
  semi: 3,
  finished: 4,
  consumable: 1,
}

/** How materials are planned and stored: dear ones by serial number, what ages by lot, screws by neither. */
export function planningOf(world: World, random: Random, { category, price }: { category: string; price: number }) {
  const warehouses = madeOf(world, 'warehouse')
  const isCheap = price < 20
  const tracking =
    category === 'consumable' || category === 'raw' ? 'lot' : price > 2500 && category !== 'semi' ? 'serial' : 'none'
  return {
    source: category === 'semi' || category === 'finished' ? 'made' : 'bought',
    safetyStock: isCheap ? `${random.whole(2, 20) * 50}.0000` : `${random.whole(0, 12)}.0000`,
    minOrderQuantity: isCheap ? `${random.pick([50, 100, 200, 500])}.0000` : '1.0000',
    orderMultiple: isCheap ? '50.0000' : '1.0000',
    tracking,
    shelfLifeDays: tracking === 'lot' && category === 'consumable' ? String(random.pick([180, 365, 730])) : null,
    abcClass: price > 800 ? 'A' : price > 60 ? 'B' : 'C',
    defaultWarehouseId: warehouses[storeOf[category] ?? 0]?.id ?? null,
    needsInspection: category === 'semi' || (category === 'raw' && random.chance(0.3)),
    drawingNo: category === 'semi' ? `DWG-${random.digits(5)}` : null,
  }
}

/** A stream of its own, so that what else is made of materials stays as it was. */
export const planningRandom = (): Random => createRandom('material planning')

/** Screws come in boxes. */
export const conversionsOf = (category: string, unit: string, id: string): { id: string; unit: string; factor: string }[] =>
  category === 'standard' && unit === 'pcs' ? [{ id: `${id}1`, unit: 'box', factor: '100.000000' }] : []
