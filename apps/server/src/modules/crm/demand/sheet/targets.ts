import { type Field, isEmpty, languages } from '@bip/contract'
import { cellOfColumn, customerRlist, type RlistColumn } from '@bip/contract/resources'

/** A cell of a row that a customer's sheet may fill, and the words by which its column may be called. */
export type Target = { key: string; field: Field; names: readonly string[] }

/** What customers call the columns that every schedule has. */
const usual: Readonly<Record<string, readonly string[]>> = {
  itemNo: ['序号', '编号', '行号', 'no', 'no.', 'item', 'pos', 'stt', 'số thứ tự'],
  itemName: ['设备名称', '品名', '物料名称', '设备', 'description', 'equipment', 'tên thiết bị', 'thiết bị'],
  station: ['工位号', '站位', 'op', 'station no', 'công đoạn'],
  specification: ['规格', '规格型号', '型号', '技术要求', '参数', 'spec', 'specs', 'requirement', 'model', 'quy cách'],
  quantity: ['数量（台）', '台数', '需求数量', 'qty', 'quantity', 'sl', 'số lượng'],
  unit: ['单位', 'uom', 'đvt'],
  neededOn: ['交期', '到货日期', '需求日期', 'delivery', 'delivery date', 'due date', 'ngày giao', 'ngày giao hàng'],
  targetPrice: ['目标价', '单价', '预算单价', 'price', 'unit price', 'budget', 'đơn giá'],
  remark: ['备注', '说明', 'notes', 'note', 'comment', 'ghi chú'],
}

/** Everything that may be filled in a row, by the columns of the schedule's settings. */
export function targetsOf(columns: readonly RlistColumn[]): Target[] {
  const cells: Readonly<Record<string, Field>> = customerRlist.fields.items.fields
  const fixed = Object.keys(usual).flatMap((key): Target[] => {
    const field = cells[key]
    return field ? [{ key, field, names: [key, ...Object.values(field.label), ...(usual[key] ?? [])] }] : []
  })
  const configured = columns.flatMap((column): Target[] => {
    if (isEmpty(column.cell)) return []
    const field = cellOfColumn(column)
    const titles = [column.title, column.titleEn, column.titleVi].flatMap((title) => (isEmpty(title) ? [] : [String(title)]))
    const others = String(column.otherNames ?? '').split(/[;；,，]/)
    return [{ key: String(column.cell), field, names: [...titles, ...languages.map((one) => field.label[one]), ...others] }]
  })
  const remark = fixed.findIndex(({ key }) => key === 'remark')
  return [...fixed.slice(0, remark), ...configured, ...fixed.slice(remark)]
}
