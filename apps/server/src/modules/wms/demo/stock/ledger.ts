import { createHash } from 'node:crypto'
import { type Balance, type Movement, settle, stockKey, totalsOf } from '@bip/contract'
import type { Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, type Person } from '../../../../seed/demo/world.ts'

/** The document that is posted, when and by whom. */
export type Posted = { type: string; id: string; no: string; postedOn: string; at: string; by: Person }

/** Something that lies in a place. */
type Lying = { place: Movement; quantity: number }
type Known = { movement: Movement; balance: Balance; firstInOn: string; lastMovedOn: string; since: string; by: Person }

const idOf = (key: string): string => createHash('md5').update(key).digest('hex')

/** The ledger of the demonstration: documents are posted to it by the rules of the real one, and nothing goes below zero. */
export class DemoLedger {
  readonly entries: DemoRecord[] = []
  private readonly known = new Map<string, Known>()
  private readonly balances = new Map<string, Balance>()
  private readonly kept = new Map<string, number>()
  private readonly byWarehouse = new Map<string, string[]>()
  private readonly byMaterial = new Map<string, string[]>()

  /** Posts movements; false, and nothing is posted, where too little lies there. */
  post(movements: readonly Movement[], { type, id, no, postedOn, at, by }: Posted): boolean {
    const { entries, balances, lacks } = settle(movements, this.balances, () => false)
    if (lacks.length > 0 || entries.length === 0) return false
    for (const entry of entries) {
      const { materialId, warehouseId, locationId, lotNo, serialNo, ownerId, quantity, value, lineId, lineNo } = entry
      const source = {
        sourceType: type,
        sourceId: id,
        sourceNo: no,
        sourceLineId: lineId,
        lineNo: String(lineNo),
        isReverse: false,
      }
      const where = { materialId, warehouseId, locationId, lotNo, serialNo, ownerId }
      const balanceId = idOf(stockKey(entry))
      const entryId = idAt(at, this.entries.length)
      this.entries.push({ id: entryId, at, by, values: { balanceId, postedOn, ...where, quantity, value, ...source } })
    }
    const places = new Map(entries.map((entry) => [stockKey(entry), entry]))
    for (const key of totalsOf(entries).keys()) {
      const [balance, entry, before] = [balances.get(key), places.get(key), this.known.get(key)]
      if (!balance || !entry) continue
      this.balances.set(key, balance)
      if (!before) {
        pushTo(this.byWarehouse, entry.warehouseId, key)
        pushTo(this.byMaterial, entry.materialId, key)
      }
      const movement = before?.movement ?? entry
      this.known.set(key, {
        movement,
        balance,
        firstInOn: before?.firstInOn ?? postedOn,
        lastMovedOn: postedOn,
        since: before?.since ?? at,
        by,
      })
    }
    return true
  }

  /** Up to `count` places of a warehouse where something lies; a place that is drawn empty is not drawn again. */
  drawFrom(warehouseId: string, random: Random, count: number): Lying[] {
    const keys = this.byWarehouse.get(warehouseId) ?? []
    const drawn = new Set(keys.length === 0 ? [] : Array.from({ length: count }, () => random.pick(keys)))
    return [...drawn].flatMap((key) => this.lying(key))
  }

  /** Where a material lies, in the order in which it first came there. */
  placesOf(materialId: string): Lying[] {
    return (this.byMaterial.get(materialId) ?? []).flatMap((key) => this.lying(key))
  }

  private lying(key: string): Lying[] {
    const { movement, balance } = this.known.get(key) ?? {}
    const quantity = Number(balance?.quantity ?? 0)
    return movement && quantity > 0 ? [{ place: movement, quantity }] : []
  }

  /** Keeps a quantity of what lies in a place; answers the balance's id, or undefined where less is free. */
  reserve(place: Movement, quantity: number): string | undefined {
    const key = stockKey(place)
    const kept = this.kept.get(key) ?? 0
    if (Number(this.balances.get(key)?.quantity ?? 0) - kept < quantity) return undefined
    this.kept.set(key, kept + quantity)
    return idOf(key)
  }

  /** Every balance as a record; `name` says what lies where. */
  records(name: (place: Movement) => string): DemoRecord[] {
    return [...this.known].map(([key, { movement, balance, firstInOn, lastMovedOn, since, by }]) => {
      const { materialId, warehouseId, locationId, lotNo, serialNo, ownerId, expiresOn } = movement
      const where = { materialId, warehouseId, locationId, lotNo, serialNo, ownerId }
      const reserved = this.kept.get(key) ?? 0
      const available = (Number(balance.quantity) - reserved).toFixed(4)
      const figures = { ...balance, reserved: reserved.toFixed(4), available, expiresOn, firstInOn, lastMovedOn }
      return { id: idOf(key), at: since, by, values: { stockName: name(movement).slice(0, 200), ...where, ...figures } }
    })
  }
}

function pushTo(lists: Map<string, string[]>, name: string, key: string): void {
  const list = lists.get(name)
  if (list) list.push(key)
  else lists.set(name, [key])
}
