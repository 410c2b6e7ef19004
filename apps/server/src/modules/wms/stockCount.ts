import { type AnyRecord, computeInto, isEmpty, label, say } from '@bip/contract'
import { stockCount } from '@bip/contract/resources'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { refuseAuditor } from '../../resources/stock/documents/auditors.ts'
import { refuseLines } from '../../resources/stock/refuse.ts'
import { setValues } from '../../resources/write/setValues.ts'

const model = modelOf(stockCount)
const cells = stockCount.fields.lines.fields
/** So many balances are counted in one document. */
const maxLines = 2000

type Line = Values & { id: string }
const linesOf = ({ lines }: AnyRecord): Line[] => (Array.isArray(lines) ? (lines as Line[]) : [])

const nothing = label(
  '仓库中没有可盘点的库存，请换一个仓库或类别',
  'Nothing lies there to be counted; take another warehouse or class',
  'Không có hàng để kiểm; hãy chọn kho hoặc nhóm khác',
)
const tooMany = label(
  '库存超过 {max} 行，请按 ABC 类分开盘点',
  'More than {max} lines; count it class by class',
  'Hơn {max} dòng; hãy kiểm theo từng nhóm ABC',
)

/** Fills the count with what lies in its warehouse; a blind one without saying how much. */
async function begin(context: Context, record: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  const { rows } = await sql<Values>`select b.material_id as "materialId", b.location_id as "locationId", b.lot_no as "lotNo",
      b.serial_no as "serialNo", b.owner_id as "ownerId", b.quantity::text as quantity
    from stock_balance b join material m on m.tenant_id = b.tenant_id and m.id = b.material_id
    left join warehouse_location l on l.tenant_id = b.tenant_id and l.id = b.location_id
    where b.tenant_id = ${session.tenantId} and b.warehouse_id = ${record.warehouseId} and b.quantity <> 0 and not b.is_deleted
      and (${record.abcClass ?? null}::text is null or m.abc_class = ${record.abcClass ?? null})
    order by l.location_name nulls last, m.material_code, b.id limit ${sql.lit(maxLines + 1)}`.execute(tx)
  if (rows.length === 0) throw notPossible(place, nothing)
  if (rows.length > maxLines) throw notPossible(place, tooMany, { max: maxLines })
  const lines = rows.map(({ quantity, ...where }) => ({
    id: newId(),
    ...where,
    bookQuantity: record.isBlind === true ? null : quantity,
    countedQuantity: null,
    firstCount: null,
  }))
  await setValues(context, model, { id: record.id, values: { lines }, operation: 'begin' })
}

/** The lines with what the ledger says now; what nobody knew before is worth nothing in the books. */
async function withBooks({ tx, session }: Context, record: AnyRecord): Promise<Line[]> {
  const { rows } = await sql<{ key: string; quantity: string }>`select concat_ws('|', material_id, coalesce(location_id, ''),
      coalesce(lot_no, ''), coalesce(serial_no, ''), coalesce(owner_id, '')) as key, quantity::text
    from stock_balance where tenant_id = ${session.tenantId} and warehouse_id = ${record.warehouseId} and not is_deleted`.execute(
    tx,
  )
  const books = new Map(rows.map(({ key, quantity }) => [key, quantity]))
  return linesOf(record).map((line) => {
    const key = [line.materialId, line.locationId, line.lotNo, line.serialNo, line.ownerId].map((part) => part ?? '').join('|')
    const counted: Line = { ...line, bookQuantity: books.get(key) ?? '0.0000' }
    computeInto(cells, counted)
    return counted
  })
}

/** Whether a line differs by more than is allowed, in per cent of the books; of nothing in the books everything is too much. */
function differsTooMuch({ difference, bookQuantity }: Values, tolerance: number): boolean {
  const [off, book] = [Math.abs(Number(difference ?? 0)), Math.abs(Number(bookQuantity ?? 0))]
  return off > (book * tolerance) / 100
}

const notCounted = label('第 {line} 行还没有实盘数量', 'Line {line} is not counted yet', 'Dòng {line} chưa có số lượng thực tế')
const countAgain = label(
  '第 {line} 行差异超出容差，请先复盘',
  'Line {line} differs by more than the tolerance; count it again first',
  'Dòng {line} vượt dung sai; hãy kiểm lại trước',
)
const withinAll = label(
  '没有超出容差的行，无须复盘',
  'No line differs by more than the tolerance',
  'Không có dòng nào vượt dung sai',
)

async function finish(context: Context, record: AnyRecord): Promise<void> {
  const { language } = context.place
  const lines = await withBooks(context, record)
  const faults = lines.flatMap((line, at) => {
    const fault = (text: typeof notCounted) => ({ lineNo: at + 1, text: say(text, language, { line: at + 1 }) })
    if (isEmpty(line.countedQuantity)) return fault(notCounted)
    return isEmpty(line.firstCount) && differsTooMuch(line, Number(record.tolerance)) ? fault(countAgain) : []
  })
  refuseLines(faults, language)
  await setValues(context, model, { id: record.id, values: { lines }, operation: 'finish' })
}

/** Empties the lines that differ too much, and keeps what was counted first. */
async function recount(context: Context, record: AnyRecord): Promise<void> {
  const lines = await withBooks(context, record)
  const isOff = (line: Line) =>
    !isEmpty(line.countedQuantity) && isEmpty(line.firstCount) && differsTooMuch(line, Number(record.tolerance))
  if (!lines.some(isOff)) throw notPossible(context.place, withinAll)
  const emptied = linesOf(record).map((line, at) =>
    lines[at] && isOff(lines[at]) ? { ...line, firstCount: line.countedQuantity, countedQuantity: null, difference: null } : line,
  )
  await setValues(context, model, { id: record.id, values: { lines: emptied }, operation: 'recount' })
}

/** What the books say and what was counted first are the server's: a change of lines keeps them. */
function keepBooks(_: Context, values: Values, before: AnyRecord | null): void {
  const known = new Map((before ? linesOf(before) : []).map((line) => [line.id, line]))
  const lines = Array.isArray(values.lines) ? (values.lines as Values[]) : []
  for (const line of lines) {
    const old: Values | undefined = known.get(String(line.id))
    Object.assign(line, { bookQuantity: old?.bookQuantity ?? null, firstCount: old?.firstCount ?? null })
    computeInto(cells, line)
  }
}

export const stockCountExtension: Extension = {
  beforeSave: keepBooks,
  operations: {
    begin,
    recount,
    finish,
    audit: (context, record) => refuseAuditor(context, 'stockCount', record),
  },
}
