import { label } from '@bip/contract'
import { audited } from '../../workflow/definitions/audited.ts'
import type { Course } from '../../workflow/definitions/course.ts'

/** Documents of stock are audited by whom the audit rules name for them. */
export const stockCourses: readonly Course[] = [
  audited('WmsInStock', 'wmsInStock', label('入库审核', 'Receipt audit', 'Duyệt phiếu nhập kho')),
  audited('WmsOutStock', 'wmsOutStock', label('出库审核', 'Issue audit', 'Duyệt phiếu xuất kho')),
  audited('StockTransfer', 'stockTransfer', label('调拨审核', 'Transfer audit', 'Duyệt phiếu chuyển kho')),
  {
    ...audited('StockCount', 'stockCount', label('盘点审核', 'Count audit', 'Duyệt phiếu kiểm kê')),
    says: { kind: 'signal', name: 'stockCounted', label: label('库存已盘点', 'Stock was counted', 'Đã kiểm kê kho') },
  },
]
