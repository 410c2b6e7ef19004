import {
  type AnyRecord,
  type Entry,
  type Movement,
  movementsOf,
  type Posting,
  reversed,
  settle,
  stockKey,
  totalsOf,
} from '@bip/contract'
import { stockEntry } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { isDuplicate } from '../../db/failures.ts'
import { insertRows } from '../../db/insertRows.ts'
import type { Context } from '../../model/extension.ts'
import { type Model, modelOf } from '../../model/model.ts'
import { rowOf } from '../draft/rows.ts'
import { baseRow } from '../write/store.ts'
import { addToBalances, balanceId, lockBalances } from './balances.ts'
import { placeName, readFacts, type StockFacts } from './facts.ts'
import { keepLots } from './lots.ts'
import { holdMonth, refuseLater } from './months.ts'
import { faultOf, faultsOf, type LineFault, lackFaults, refuseLines } from './refuse.ts'
import { asKnown } from './spelling.ts'

const model = modelOf(stockEntry)

/** The document that something is posted of. */
type Source = { type: string; id: string; no: string; postedOn: string; isReverse: boolean }

/** Posts the lines of a document, or takes back what it posted; all of it or nothing, in the transaction of the call. */
export async function post(context: Context, of: Model, posting: Posting | 'reverse', record: AnyRecord): Promise<void> {
  const named = { type: of.core.key, id: record.id, no: String(record[of.core.display] ?? '') }
  if (posting === 'reverse') return takeBack(context, named)
  const postedOn = String(record[posting.postedOn] ?? '').slice(0, 10)
  refuseLater(context, postedOn)
  await lay(context, await asKnown(context, movementsOf(posting, record)), { ...named, postedOn, isReverse: false })
}

/** What a document posted and nobody took back yet, as the movements that take it back, by the day of each. */
async function takeBack(context: Context, named: Pick<Source, 'type' | 'id' | 'no'>): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<Entry & { postedOn: string }>`select e.material_id as "materialId", e.warehouse_id as "warehouseId",
      e.location_id as "locationId", e.lot_no as "lotNo", e.serial_no as "serialNo", e.owner_id as "ownerId",
      e.source_line_id as "lineId", e.line_no::int as "lineNo", e.quantity::text, e.value::text, null as "expiresOn",
      e.posted_on::text as "postedOn"
    from stock_entry e where e.tenant_id = ${session.tenantId} and e.source_id = ${named.id} and e.source_type = ${named.type}
    order by e.id`.execute(tx)
  const open = unreversed(rows)
  for (const [postedOn, entries] of Map.groupBy(open, (entry) => entry.postedOn))
    await lay(context, reversed(entries), { ...named, postedOn, isReverse: true })
}

/** Entries of a document that no later one takes back. */
function unreversed(entries: readonly (Entry & { postedOn: string })[]) {
  const open: (Entry & { postedOn: string })[] = []
  for (const entry of entries) {
    const at = open.findLastIndex(
      (one) =>
        one.lineId === entry.lineId &&
        stockKey(one) === stockKey(entry) &&
        Number(one.quantity) === -Number(entry.quantity) &&
        Number(one.value) === -Number(entry.value),
    )
    if (at >= 0) open.splice(at, 1)
    else open.push(entry)
  }
  return open
}

async function lay(context: Context, movements: readonly Movement[], source: Source): Promise<void> {
  if (movements.length === 0) return
  const { tx, session, place, at } = context
  const { language } = place
  const { tenantId } = session
  await holdMonth(context, source.postedOn)
  const facts = await readFacts(tx, tenantId, movements)
  refuseLines(faultsOf(movements, facts, language), language)
  const { faults, expiresOn } = await keepLots(context, movements, facts, source)
  refuseLines(faults, language)
  const known = await lockBalances(tx, tenantId, movements, at)
  refuseLines(await serialFaults(context, movements), language)
  const settled = settle(movements, known, (id) => facts.warehouses.get(id)?.allowNegative ?? false)
  refuseLines(await lackFaults(tx, tenantId, settled.lacks, facts, language), language)
  await writeBalances(context, settled.entries, { facts, expiresOn, source })
  await insertRows(tx, model.table, entryRows(context, settled.entries, source))
}

type Written = { facts: StockFacts; expiresOn: ReadonlyMap<string, string | null>; source: Source }

/** Takes first and adds then, so that a serial number leaves a place before it comes to another. */
async function writeBalances(context: Context, entries: readonly Entry[], { facts, expiresOn, source }: Written): Promise<void> {
  const { tx, session, at } = context
  const totals = totalsOf(entries)
  const places = new Map(entries.map((entry) => [stockKey(entry), entry]))
  const byBalance = [...places].map(([key, entry]) => ({
    id: balanceId(entry),
    ...(totals.get(key) ?? { quantity: '0', value: '0' }),
    allow: facts.warehouses.get(entry.warehouseId)?.allowNegative ?? false,
    expiresOn: expiresOn.get(entry.lotNo ?? '') ?? null,
    name: `${facts.materials.get(entry.materialId)?.name ?? ''} · ${placeName(facts, entry)}`,
  }))
  const [taken, added] = [true, false].map((isTaken) => byBalance.filter(({ quantity }) => quantity.startsWith('-') === isTaken))
  for (const changes of [taken ?? [], added ?? []]) {
    const adding = changes.length === 0 ? 0 : addToBalances(tx, session, changes, { at, postedOn: source.postedOn })
    const count = await Promise.resolve(adding).catch((error: unknown) => refuseRival(context, entries, error))
    // They are locked and were settled, so this happens only if that was not so.
    if (count < changes.length) throw new Refusal('busy')
  }
}

/** Two that receive a serial number at once both find it nowhere; the second is told what it would have been told a moment later. */
function refuseRival({ place }: Context, entries: readonly Entry[], error: unknown): never {
  if (!isDuplicate(error, 'stock_balance_serial_once')) throw error
  const key = /\((.*)\)/.exec(detailOf(error).split('=')[1] ?? '')?.[1] ?? ''
  const named = entries.filter(({ serialNo, quantity }) => serialNo !== null && !quantity.startsWith('-'))
  const fits = named.filter(({ serialNo }) => key.endsWith(`, ${serialNo?.toLowerCase()}`))
  const faults = (fits.length > 0 ? fits : named).map((entry) =>
    faultOf('serialTwice', { ...entry, value: null }, place.language, { serial: entry.serialNo ?? '' }),
  )
  refuseLines(faults, place.language)
  throw error
}

const detailOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'detail' in error && typeof error.detail === 'string' ? error.detail : ''

const ofSource = new Set(['postedOn', 'sourceType', 'sourceId', 'sourceNo', 'isReverse'])
const ofEntry = new Set([
  ...['balanceId', 'materialId', 'warehouseId', 'locationId', 'lotNo', 'serialNo', 'ownerId'],
  ...['quantity', 'value', 'sourceLineId', 'lineNo'],
])

/** What all entries of a document have alike, and by what they are found, is worked out once. */
function entryRows(context: Context, entries: readonly Entry[], source: Source): Record<string, unknown>[] {
  const { type: sourceType, id: sourceId, no: sourceNo, postedOn, isReverse } = source
  const shared = rowOf(model, { postedOn, sourceType, sourceId, sourceNo, isReverse }, ofSource)
  return entries.map((entry) => {
    const values = { ...entry, balanceId: balanceId(entry), sourceLineId: entry.lineId, lineNo: String(entry.lineNo) }
    return { ...baseRow(context), ...shared, ...rowOf(model, values, ofEntry) }
  })
}

/** A serial number is in one place at a time. */
async function serialFaults({ tx, session, place }: Context, movements: readonly Movement[]): Promise<LineFault[]> {
  const named = movements.filter(({ serialNo }) => serialNo)
  if (named.length === 0) return []
  const { rows } = await sql<{
    materialId: string
    serialNo: string
  }>`select distinct material_id as "materialId", lower(serial_no) as "serialNo"
    from stock_balance where tenant_id = ${session.tenantId} and quantity > 0 and serial_no is not null and not is_deleted
    and (material_id, lower(serial_no)) in (select m, lower(s) from unnest(${named.map(({ materialId }) => materialId)}::text[],
      ${named.map(({ serialNo }) => serialNo)}::text[]) as x(m, s))`.execute(tx)
  const there = new Set(rows.map(({ materialId, serialNo }) => `${materialId} ${serialNo}`))
  const faults: LineFault[] = []
  for (const movement of named) {
    const key = `${movement.materialId} ${movement.serialNo?.toLowerCase()}`
    if (movement.quantity.startsWith('-')) there.delete(key)
    else if (there.has(key)) faults.push(faultOf('serialTwice', movement, place.language, { serial: movement.serialNo ?? '' }))
    else there.add(key)
  }
  return faults
}
