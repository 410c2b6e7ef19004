import { type AnyRecord, isEmpty, label, say } from '@bip/contract'
import { stockCount } from '@bip/contract/resources'
import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { refuseAuditor } from '../../resources/stock/documents/auditors.ts'
import { refuseLines } from '../../resources/stock/refuse.ts'
import { setValues } from '../../resources/write/setValues.ts'
import { keepBooks, linesOf, withBooks } from './countBooks.ts'

const model = modelOf(stockCount)
/** So many balances are counted in one document. */
const maxLines = 2000

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

const underWay = label(
  '{no} 正在盘点同一仓库的这些物料，请先完成它，或按另一 ABC 类盘点',
  '{no} counts the same stock; finish that one first, or count another class',
  '{no} đang kiểm cùng hàng này; hãy hoàn tất phiếu đó trước hoặc kiểm nhóm khác',
)

/** What two counts find missing at once would be posted twice: stock is in one count at a time. */
async function refuseOverlap({ tx, session, place }: Context, { id, warehouseId, abcClass }: AnyRecord): Promise<void> {
  await sql`select from warehouse where tenant_id = ${session.tenantId} and id = ${warehouseId} for no key update`.execute(tx)
  const { rows } = await sql<{ no: string }>`select no from stock_count where tenant_id = ${session.tenantId} and not is_deleted
    and warehouse_id = ${warehouseId} and id <> ${id} and doc_status in ('counting', 'auditing')
    and (abc_class is null or ${abcClass ?? null}::text is null or abc_class = ${abcClass ?? null}) order by id limit 1`.execute(
    tx,
  )
  if (rows[0]) throw notPossible(place, underWay, { no: rows[0].no })
}

/** Fills the count with what lies in its warehouse; a blind one without saying how much. */
async function begin(context: Context, record: AnyRecord): Promise<void> {
  const { tx, session, place } = context
  await refuseOverlap(context, record)
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
    countedAt: null,
    firstCount: null,
  }))
  await setValues(context, model, { id: record.id, values: { lines }, operation: 'begin' })
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
  const isOff = (line: Values) =>
    !isEmpty(line.countedQuantity) && isEmpty(line.firstCount) && differsTooMuch(line, Number(record.tolerance))
  if (!lines.some(isOff)) throw notPossible(context.place, withinAll)
  const emptied = linesOf(record).map((line, at) =>
    lines[at] && isOff(lines[at])
      ? { ...line, firstCount: line.countedQuantity, countedQuantity: null, countedAt: null, difference: null }
      : line,
  )
  await setValues(context, model, { id: record.id, values: { lines: emptied }, operation: 'recount' })
}

export const stockCountExtension: Extension = {
  beforeSave: keepBooks,
  operations: {
    begin,
    recount,
    finish,
    audit: (context, record) => refuseAuditor(context, 'stockCount', record),
    // What was posted is counted again, beside which nobody else may count it.
    reject: refuseOverlap,
  },
}
