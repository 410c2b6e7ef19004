import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What keepers begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'wmsInStock.waiting',
    label: label('待审核的入库单', 'Receipts to be audited', 'Phiếu nhập chờ duyệt'),
    subject: 'waiting',
    resource: 'wmsInStock',
    where: { docStatus: 'auditing' },
    sort: 'postedOn',
    shows: ['warehouseId', 'postedOn', 'keeperId'],
  },
  {
    key: 'wmsOutStock.waiting',
    label: label('待审核的出库单', 'Issues to be audited', 'Phiếu xuất chờ duyệt'),
    subject: 'waiting',
    resource: 'wmsOutStock',
    where: { docStatus: 'auditing' },
    sort: 'postedOn',
    shows: ['warehouseId', 'postedOn', 'receiverId'],
  },
  {
    key: 'stockCount.late',
    label: label('未完成的盘点', 'Counts that are not finished', 'Kiểm kê chưa hoàn tất'),
    subject: 'late',
    resource: 'stockCount',
    where: { docStatus_in: 'draft,counting', postedOn_le: '{today-1}' },
    sort: 'postedOn',
    shows: ['warehouseId', 'postedOn', 'keeperId'],
  },
  {
    key: 'wmsOutStock.figures',
    label: label('近 30 天出库单按类型', 'Issues of 30 days by kind', 'Phiếu xuất 30 ngày theo loại'),
    subject: 'figures',
    resource: 'wmsOutStock',
    where: { postedOn_ge: '{today-30}' },
    bars: { by: 'outType' },
  },
  {
    key: 'wmsInStock.changed',
    label: label('本周入库', 'Receipts of this week', 'Nhập kho trong tuần'),
    subject: 'changed',
    resource: 'wmsInStock',
    where: { docStatus: 'posted', postedOn_ge: '{today-7}' },
    sort: '-postedOn',
    shows: ['warehouseId', 'postedOn', 'keeperId'],
  },
]
