import { type Label, label } from '@bip/contract'
import type { Course } from '../../workflow/definitions/course.ts'

const audit = label('单据审核', 'Audit', 'Duyệt chứng từ')

/** Documents of stock are audited by whom the audit rules name for them. */
const audited = (key: string, document: string, name: Label): Course => ({
  key,
  label: name,
  steps: [{ id: 'audit', label: audit, by: `auditors:${document}`, dueHours: 8 }],
})

export const stockCourses: readonly Course[] = [
  audited('WmsInStock', 'wmsInStock', label('入库审核', 'Receipt audit', 'Duyệt phiếu nhập kho')),
  audited('WmsOutStock', 'wmsOutStock', label('出库审核', 'Issue audit', 'Duyệt phiếu xuất kho')),
  audited('StockTransfer', 'stockTransfer', label('调拨审核', 'Transfer audit', 'Duyệt phiếu chuyển kho')),
  audited('StockCount', 'stockCount', label('盘点审核', 'Count audit', 'Duyệt phiếu kiểm kê')),
]
