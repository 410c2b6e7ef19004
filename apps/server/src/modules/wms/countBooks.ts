import { type AnyRecord, computeInto, isEmpty, label, type StockPlace, say, stockKey } from '@bip/contract'
import { stockCount } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Values } from '../../model/extension.ts'
import { balanceId } from '../../resources/stock/balances.ts'
import { refuseLines } from '../../resources/stock/refuse.ts'
import { asKnown } from '../../resources/stock/spelling.ts'

const cells = stockCount.fields.lines.fields

type Line = Values & { id: string }
export const linesOf = ({ lines }: AnyRecord): Line[] => (Array.isArray(lines) ? (lines as Line[]) : [])

const textOf = (value: unknown): string | null => (isEmpty(value) ? null : String(value))

/** Where a line of a count lies. */
const placeOf = (line: Values, warehouseId: unknown): StockPlace => ({
  materialId: String(line.materialId ?? ''),
  warehouseId: String(warehouseId ?? ''),
  locationId: textOf(line.locationId),
  lotNo: textOf(line.lotNo),
  serialNo: textOf(line.serialNo),
  ownerId: textOf(line.ownerId),
})

/**
 * The lines with what the ledger said when each was counted: what came and went since is no difference. What nobody knew before is worth
 * nothing in the books.
 */
export async function withBooks({ tx, session }: Context, record: AnyRecord): Promise<Line[]> {
  const lines = linesOf(record).map((line) => ({ line, balance: balanceId(placeOf(line, record.warehouseId)) }))
  const counted = lines.map(({ line, balance }) => ({ balance, at: textOf(line.countedAt) }))
  const { rows } = await sql<{ id: string; quantity: string }>`select b.id, (b.quantity - coalesce((select sum(e.quantity)
        from stock_entry e where e.tenant_id = b.tenant_id and e.balance_id = b.id and e.create_time > c.at and not e.is_deleted), 0))::text as quantity
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c(balance text, at timestamptz)
    join stock_balance b on b.tenant_id = ${session.tenantId} and b.id = c.balance and not b.is_deleted`.execute(tx)
  const books = new Map(rows.map(({ id, quantity }) => [id, quantity]))
  return lines.map(({ line, balance }) => {
    const settled: Line = { ...line, bookQuantity: books.get(balance) ?? '0.0000' }
    computeInto(cells, settled)
    return settled
  })
}

const countedTwice = label(
  '第 {line} 行与第 {first} 行是同一物料、库位和批次，请合并为一行',
  'Line {line} counts the same as line {first}; write both into one line',
  'Dòng {line} trùng vật tư, vị trí và lô với dòng {first}; hãy gộp thành một dòng',
)

/** Each place is counted by one line: by two, what lies there would be short in both. */
function refuseTwice({ place }: Context, lines: readonly Values[], warehouseId: unknown): void {
  const first = new Map<string, number>()
  const faults = lines.flatMap((line, at) => {
    const key = stockKey(placeOf(line, warehouseId))
    const before = first.get(key)
    if (before === undefined) first.set(key, at + 1)
    if (before === undefined) return []
    return { lineNo: at + 1, text: say(countedTwice, place.language, { line: at + 1, first: before }) }
  })
  refuseLines(faults, place.language)
}

/** What the books say, when a line was counted and what was counted first are the server's: a change of lines keeps them. */
export async function keepBooks(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  if (!Array.isArray(values.lines)) return
  const known = new Map((before ? linesOf(before) : []).map((line) => [line.id, line]))
  const lines = await asKnown(context, values.lines as Values[])
  for (const line of lines) {
    const old: Values | undefined = known.get(String(line.id))
    const isCounted = !isEmpty(line.countedQuantity)
    const isSame = isCounted && !isEmpty(old?.countedAt) && Number(old?.countedQuantity) === Number(line.countedQuantity)
    const countedAt = isSame ? old?.countedAt : isCounted ? context.at.toISOString() : null
    Object.assign(line, { bookQuantity: old?.bookQuantity ?? null, firstCount: old?.firstCount ?? null, countedAt })
    computeInto(cells, line)
  }
  refuseTwice(context, lines, values.warehouseId ?? before?.warehouseId)
  values.lines = lines
}
