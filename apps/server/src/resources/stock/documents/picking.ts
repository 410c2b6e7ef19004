import { allocate, isEmpty, label, type Offered, say } from '@bip/contract'
import Big from 'big.js'
import { sql } from 'kysely'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { lotId } from '../lots.ts'
import { type LineFault, refuseLines } from '../refuse.ts'
import { isHeld, leavesUnfit } from './inspected.ts'
import { keptFor, ordersOf } from './reserved.ts'

type Balance = Offered & {
  balanceId: string
  materialId: string
  locationId: string | null
  lotNo: string | null
  serialNo: string | null
}

/** A part of a line as the warehouse's rule picks it. */
type PickPart = Omit<Balance, 'available' | 'id'> & { quantity: string }

type Asking = Pick<Context, 'tx' | 'session' | 'at' | 'place'>

/**
 * What may be taken: neither what waits for its inspection nor what is no longer good. Whoever leaves out what was removed asks by an index;
 * the indexes hold nothing else.
 */
const free = async ({ tx, session, at, place }: Asking, warehouseId: string, materialIds: readonly string[]) => {
  const { rows } =
    await sql<Balance>`select b.id, b.id as "balanceId", b.material_id as "materialId", b.location_id as "locationId",
      l.location_name as "locationName", b.lot_no as "lotNo", b.serial_no as "serialNo", b.available::text,
      b.expires_on::text as "expiresOn", b.first_in_on::text as "firstInOn"
    from stock_balance b left join warehouse_location l on l.tenant_id = b.tenant_id and l.id = b.location_id
    where b.tenant_id = ${session.tenantId} and b.warehouse_id = ${warehouseId} and b.available > 0 and not b.is_deleted
      and b.material_id = any(${materialIds}::text[]) and not ${isHeld(session.tenantId, sql`b`)}
      and (b.expires_on is null or b.expires_on >= ${localDay(at, place.timeZone)}::date) order by b.id`.execute(tx)
  const { rows: rules } = await sql<{ rule: string | null }>`select picking_rule as rule from warehouse
    where tenant_id = ${session.tenantId} and id = ${warehouseId}`.execute(tx)
  return { balances: rows, rule: rules[0]?.rule ?? 'fefo' }
}

type ToPick = { materialId: string; quantity: string; sourceNo?: unknown }

/** Takes of stock by a rule, and leaves there what is not taken. */
function takeFrom(stock: readonly Balance[], wanted: string, rule: string): { parts: PickPart[]; open: string } {
  const { parts, open } = allocate(wanted, stock, rule)
  const byId = new Map(stock.map((balance) => [balance.id, balance]))
  return {
    open,
    parts: parts.flatMap(({ balanceId: id, quantity }): PickPart[] => {
      const balance = byId.get(id)
      if (!balance) return []
      balance.available = Big(balance.available).minus(quantity).toFixed(4)
      const { available: _, id: __, ...place } = balance
      return [{ ...place, quantity }]
    }),
  }
}

/** What is taken twice of one balance is one part. */
const merged = (parts: readonly PickPart[]): PickPart[] =>
  [...Map.groupBy(parts, ({ balanceId }) => balanceId).values()].flatMap(([first, ...more]) =>
    first ? { ...first, quantity: more.reduce((sum, { quantity }) => sum.plus(quantity), Big(first.quantity)).toFixed(4) } : [],
  )

/**
 * What the rule of a warehouse picks for lines, one after the other: first what is kept for the order that a line settles, then what is free.
 * No stock is given to two of them. `open` is what lacks.
 */
export async function pickParts(
  context: Asking,
  warehouseId: string,
  lines: readonly ToPick[],
): Promise<{ parts: PickPart[]; open: string }[]> {
  const { balances, rule } = await free(context, warehouseId, [...new Set(lines.map(({ materialId }) => materialId))])
  const kept = (await keptFor(context, ordersOf(lines)))
    .filter((one) => one.warehouseId === warehouseId)
    .map(({ quantity, reservedFor, reservationId: _, warehouseId: __, ...one }) => ({
      reservedFor,
      stock: { ...one, available: quantity } satisfies Balance,
    }))
  return lines.map(({ materialId, quantity, sourceNo }) => {
    const own = kept.flatMap(({ reservedFor, stock }) => (reservedFor === sourceNo ? stock : []))
    const ofMaterial = (stock: readonly Balance[]) => stock.filter((one) => one.materialId === materialId)
    const first = takeFrom(ofMaterial(own), quantity, rule)
    const then = takeFrom(ofMaterial(balances), first.open, rule)
    return { parts: merged([...first.parts, ...then.parts]), open: then.open }
  })
}

const unreasoned = label(
  '第 {line} 行：按拣货规则应先出批次 {first}，本行选了 {lot}；请改选，或填写另选批次原因',
  'Line {line}: the picking rule takes lot {first} first, this line takes {lot}. Take that one, or say why another',
  'Dòng {line}: theo quy tắc phải xuất lô {first} trước, dòng này chọn {lot}. Hãy đổi lô hoặc ghi lý do',
)

const far = '9999-12-31'

/** Refuses lines that take another lot than the picking rule of the warehouse would, without a reason. */
export async function refuseUnreasoned(context: Context, record: Values): Promise<void> {
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const chosen = lines.filter(({ lotNo }) => !isEmpty(lotNo))
  if (chosen.length === 0) return
  const ids = [...new Set(chosen.map(({ materialId }) => String(materialId)))]
  const { balances, rule } = await free(context, String(record.warehouseId), ids)
  if (rule === 'lifo') return
  const kept = await keptFor(context, ordersOf(chosen))
  const ageOf = ({ expiresOn, firstInOn }: Balance): string => (rule === 'fefo' ? expiresOn : firstInOn) ?? far
  const faults = lines.flatMap((line, at): LineFault[] => {
    if (isEmpty(line.lotNo) || !isEmpty(line.pickReason)) return []
    // What is kept for the order was chosen when it was reserved.
    if (kept.some(({ reservedFor, lotNo }) => reservedFor === line.sourceNo && lotNo === line.lotNo)) return []
    const own = balances.filter(({ materialId }) => materialId === line.materialId)
    const age = own.flatMap((balance) => (balance.lotNo === line.lotNo ? ageOf(balance) : [])).toSorted()[0]
    // A lot that other lines of the document take as well is not passed over.
    const first = own
      .filter(({ lotNo }) => lotNo !== null && !lines.some((one) => one.materialId === line.materialId && one.lotNo === lotNo))
      .toSorted((one, other) => (ageOf(one) < ageOf(other) ? -1 : 1))[0]
    if (!first || age === undefined || ageOf(first) >= age) return []
    const values = { line: at + 1, first: String(first.lotNo), lot: String(line.lotNo) }
    return [{ lineNo: at + 1, text: say(unreasoned, context.place.language, values) }]
  })
  refuseLines(faults, context.place.language)
}

const expired = label(
  '第 {line} 行：批次 {lot} 已于 {day} 过期；请改选批次，或填写另选批次原因；报废请改选出库类型',
  'Line {line}: lot {lot} expired on {day}. Take another one, or say why this one; what is scrapped goes out by its own kind of issue',
  'Dòng {line}: lô {lot} đã hết hạn ngày {day}. Hãy chọn lô khác hoặc ghi lý do; hàng hủy thì chọn loại xuất tương ứng',
)

/** Refuses lines that take what is no longer good without a reason, but to scrap it or send it back. */
export async function refuseExpired({ tx, session, at, place }: Context, record: Values): Promise<void> {
  if (leavesUnfit(record)) return
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const ids = lines.flatMap(({ lotNo, pickReason }) => (isEmpty(lotNo) || !isEmpty(pickReason) ? [] : lotId(String(lotNo))))
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string; day: string }>`select id, expires_on::text as day from stock_lot
    where tenant_id = ${session.tenantId} and id = any(${[...new Set(ids)]}::text[])
      and expires_on < ${localDay(at, place.timeZone)}::date`.execute(tx)
  const days = new Map(rows.map(({ id, day }) => [id, day]))
  const faults = lines.flatMap(({ lotNo, pickReason }, index): LineFault[] => {
    const day = isEmpty(lotNo) || !isEmpty(pickReason) ? undefined : days.get(lotId(String(lotNo)))
    if (day === undefined) return []
    return [{ lineNo: index + 1, text: say(expired, place.language, { line: index + 1, lot: String(lotNo), day }) }]
  })
  refuseLines(faults, place.language)
}
