import {
  type AnyRecord,
  type Balance,
  type Core,
  type Entry,
  type Language,
  lackText,
  movementsOf,
  type Posting,
  reversed,
  type StockPlace,
  settle,
  stockKey,
} from '@bip/contract'
import { labelOf, MemoryRefusal, type MemoryState, tableOf } from './state.ts'

type Source = { type: string; id: string; no: string; postedOn: string; isReverse: boolean }

/** Posts the lines of a document to balances and entries, or takes back what it posted, by the same rules as the server. */
export function post(state: MemoryState, core: Core, posting: Posting | 'reverse', record: AnyRecord, language: Language): void {
  const source = { type: core.key, id: record.id, no: String(record[core.display] ?? '') }
  const movements = posting === 'reverse' ? reversed(openEntries(state, source.id)) : movementsOf(posting, record)
  const postedOn = String((posting === 'reverse' ? null : record[posting.postedOn]) ?? state.now().toISOString()).slice(0, 10)
  const mayGoBelow = (id: string) => tableOf(state, 'warehouse').get(id)?.allowNegative === true
  const { entries, balances, lacks } = settle(movements, balancesOf(state), mayGoBelow)
  const reason = lacks.map((lack) => {
    const { materialId, warehouseId, lineNo, quantity } = lack.movement
    const names = {
      material: labelOf(state, 'material', materialId) ?? '',
      where: labelOf(state, 'warehouse', warehouseId) ?? '',
    }
    const wanted = quantity.replace('-', '')
    return lackText({ line: lineNo, ...names, wanted, free: lack.free, reserved: lack.reserved, by: '' }, language)
  })
  if (reason.length > 0) throw new MemoryRefusal('notPossible', { reason: reason.join('；') })
  const ids = storeBalances(state, entries, balances, postedOn)
  for (const entry of entries) storeEntry(state, entry, ids, { ...source, postedOn, isReverse: posting === 'reverse' })
}

const placeOf = (row: AnyRecord): StockPlace => ({
  materialId: String(row.materialId),
  warehouseId: String(row.warehouseId),
  locationId: textOf(row.locationId),
  lotNo: textOf(row.lotNo),
  serialNo: textOf(row.serialNo),
  ownerId: textOf(row.ownerId),
})
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const balancesOf = (state: MemoryState): Map<string, Balance> =>
  new Map(
    [...tableOf(state, 'stockBalance').values()].map((row) => [
      stockKey(placeOf(row)),
      { quantity: String(row.quantity ?? 0), reserved: String(row.reserved ?? 0), value: String(row.value ?? 0) },
    ]),
  )

/** What a document posted since it was last taken back. */
function openEntries(state: MemoryState, sourceId: string): Entry[] {
  const own = [...tableOf(state, 'stockEntry').values()].filter((row) => row.sourceId === sourceId)
  const last = own.findLastIndex(({ isReverse }) => isReverse === true)
  return own.slice(last + 1).map((row) => ({
    ...placeOf(row),
    lineId: String(row.sourceLineId),
    lineNo: Number(row.lineNo),
    quantity: String(row.quantity),
    value: String(row.value),
    expiresOn: null,
  }))
}

function storeBalances(
  state: MemoryState,
  entries: readonly Entry[],
  balances: ReadonlyMap<string, Balance>,
  postedOn: string,
): Map<string, string> {
  const table = tableOf(state, 'stockBalance')
  const rows = new Map([...table.values()].map((row) => [stockKey(placeOf(row)), row]))
  const places = new Map(entries.map((entry) => [stockKey(entry), entry]))
  const ids = new Map<string, string>()
  for (const [key, balance] of balances) {
    const entry = places.get(key)
    if (!entry) continue
    const before = rows.get(key)
    const id = before?.id ?? state.newId()
    const available = (Number(balance.quantity) - Number(balance.reserved)).toFixed(4)
    const name = `${labelOf(state, 'material', entry.materialId) ?? ''} · ${labelOf(state, 'warehouse', entry.warehouseId) ?? ''}`
    const row = { ...baseOf(state, id), firstInOn: postedOn, ...before, ...placeOf({ ...baseOf(state, id), ...entry }) }
    table.set(id, { ...row, ...balance, available, stockName: name, lastMovedOn: postedOn, expiresOn: before?.expiresOn ?? null })
    ids.set(key, id)
  }
  return ids
}

function storeEntry(state: MemoryState, entry: Entry, ids: ReadonlyMap<string, string>, source: Source): void {
  const base = baseOf(state, state.newId())
  tableOf(state, 'stockEntry').set(base.id, {
    ...base,
    ...placeOf({ ...base, ...entry }),
    balanceId: ids.get(stockKey(entry)) ?? null,
    quantity: entry.quantity,
    value: entry.value,
    postedOn: source.postedOn,
    sourceType: source.type,
    sourceId: source.id,
    sourceNo: source.no,
    sourceLineId: entry.lineId,
    lineNo: String(entry.lineNo),
    isReverse: source.isReverse,
  })
}

function baseOf(state: MemoryState, id: string): AnyRecord {
  const at = state.now().toISOString()
  const { userId, deptId } = state.session
  return { id, version: 1, createUser: userId, createDept: deptId, createTime: at, updateUser: userId, updateTime: at }
}
