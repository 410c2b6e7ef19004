import { allocate, isEmpty, label, type Offered, say } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { type LineFault, refuseLines } from '../refuse.ts'

type Balance = Offered & {
  materialId: string
  locationId: string | null
  locationName: string | null
  lotNo: string | null
  serialNo: string | null
}

/** A part of a line as the warehouse's rule picks it. */
type PickPart = Omit<Balance, 'available' | 'id'> & { balanceId: string; quantity: string }

/** Whoever leaves out what was removed asks by an index; the indexes hold nothing else. */
const free = async ({ tx, session }: Pick<Context, 'tx' | 'session'>, warehouseId: string, materialIds: readonly string[]) => {
  const { rows } = await sql<Balance>`select b.id, b.material_id as "materialId", b.location_id as "locationId",
      l.location_name as "locationName", b.lot_no as "lotNo", b.serial_no as "serialNo", b.available::text,
      b.expires_on::text as "expiresOn", b.first_in_on::text as "firstInOn"
    from stock_balance b left join warehouse_location l on l.tenant_id = b.tenant_id and l.id = b.location_id
    where b.tenant_id = ${session.tenantId} and b.warehouse_id = ${warehouseId} and b.available > 0 and not b.is_deleted
      and b.material_id = any(${materialIds}::text[]) order by b.id`.execute(tx)
  const { rows: rules } = await sql<{ rule: string | null }>`select picking_rule as rule from warehouse
    where tenant_id = ${session.tenantId} and id = ${warehouseId}`.execute(tx)
  return { balances: rows, rule: rules[0]?.rule ?? 'fefo' }
}

type ToPick = { materialId: string; quantity: string }

/** What the rule of a warehouse picks for lines, one after the other: no stock is given to two of them. `open` is what lacks. */
export async function pickParts(
  context: Pick<Context, 'tx' | 'session'>,
  warehouseId: string,
  lines: readonly ToPick[],
): Promise<{ parts: PickPart[]; open: string }[]> {
  const { balances, rule } = await free(context, warehouseId, [...new Set(lines.map(({ materialId }) => materialId))])
  const left = new Map(balances.map((balance) => [balance.id, balance]))
  return lines.map((line) => {
    const offered = [...left.values()].filter(({ materialId }) => materialId === line.materialId)
    const { parts, open } = allocate(line.quantity, offered, rule)
    return {
      open,
      parts: parts.flatMap(({ balanceId, quantity }): PickPart[] => {
        const balance = left.get(balanceId)
        if (!balance) return []
        const { available, id: _id, ...place } = balance
        left.set(balanceId, { ...balance, available: String(Number(available) - Number(quantity)) })
        return [{ ...place, balanceId, quantity }]
      }),
    }
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
  const ageOf = ({ expiresOn, firstInOn }: Balance): string => (rule === 'fefo' ? expiresOn : firstInOn) ?? far
  const faults = lines.flatMap((line, at): LineFault[] => {
    if (isEmpty(line.lotNo) || !isEmpty(line.pickReason)) return []
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
