/**
 * What an action of a document does to stock, as data. Names are those of fields: each is looked for in the line, then in the document.
 * `in` adds the quantity of each line, `out` takes it, `between` takes it in one place and adds it in another. A negative quantity of
 * `in` is taken.
 */
export type Posting = {
  /** The field with the lines. */
  lines: string
  moves: 'in' | 'out' | 'between'
  material: string
  /** In base units of the material. */
  quantity: string
  warehouse: string
  location?: string
  lot?: string
  serial?: string
  owner?: string
  /** What comes in is worth, in the company's currency. Without it, and going out, it is worth the average of what lies there. */
  value?: string
  /** The day after which goods that come in are no longer good. */
  expires?: string
  /** Where goods go that are moved `between`. */
  toWarehouse?: string
  toLocation?: string
  /** The day that decides the month. */
  postedOn: string
}

/** Where stock is told apart: each combination has a balance of its own. What is not told apart is null. */
export type StockPlace = {
  materialId: string
  warehouseId: string
  locationId: string | null
  lotNo: string | null
  serialNo: string | null
  ownerId: string | null
}

/** One change of a balance. */
export type Movement = StockPlace & {
  /** The line that it is of, and its place in the document, from 1. */
  lineId: string
  lineNo: number
  /** Signed decimal in base units, four digits. */
  quantity: string
  /** Signed, two digits; null where it is the average of what lies there. */
  value: string | null
  /** The movement whose value comes in here, by index: what is moved between two places is worth the same in both. */
  pairOf?: number
  expiresOn: string | null
}

type Values = Record<string, unknown>

const places = ['materialId', 'warehouseId', 'locationId', 'lotNo', 'serialNo', 'ownerId'] as const

/** A balance's own key. */
export const stockKey = (place: StockPlace): string => places.map((key) => place[key] ?? '').join('|')

const textOf = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value))
const turned = (quantity: string): string => (quantity.startsWith('-') ? quantity.slice(1) : `-${quantity}`)

/** What a document moves when it is posted. Lines without a quantity move nothing. */
export function movementsOf(posting: Posting, record: Values): Movement[] {
  const lines = Array.isArray(record[posting.lines]) ? (record[posting.lines] as Values[]) : []
  const movements: Movement[] = []
  for (const [at, line] of lines.entries()) {
    const read = (key: string | undefined) => (key === undefined ? null : textOf(line[key] ?? record[key]))
    const quantity = read(posting.quantity)
    if (quantity === null || Number(quantity) === 0) continue
    const place: StockPlace = {
      materialId: read(posting.material) ?? '',
      warehouseId: read(posting.warehouse) ?? '',
      locationId: read(posting.location),
      lotNo: read(posting.lot),
      serialNo: read(posting.serial),
      ownerId: read(posting.owner),
    }
    const shared = { lineId: String(line.id ?? at), lineNo: at + 1, expiresOn: read(posting.expires) }
    const isIn = posting.moves === 'in' && !quantity.startsWith('-')
    const value = isIn && posting.value !== undefined ? (read(posting.value) ?? '0') : null
    movements.push({ ...place, ...shared, quantity: posting.moves === 'in' ? quantity : turned(quantity), value })
    if (posting.moves !== 'between') continue
    const there = { warehouseId: read(posting.toWarehouse) ?? place.warehouseId, locationId: read(posting.toLocation) }
    movements.push({ ...place, ...there, ...shared, quantity, value: null, pairOf: movements.length - 1 })
  }
  return movements
}
