import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

const open = 'queued,assembling,ready,rushing,changing'

/** What buyers and those who dispatch begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'purchaseOrder.late',
    label: label('采购逾期未到', 'Late purchase orders', 'Đơn mua quá hạn'),
    subject: 'late',
    resource: 'purchaseOrder',
    where: { processStatus_in: 'inReview,approved', deliveryDate_ge: '{today-60}', deliveryDate_le: '{today-1}' },
    sort: 'deliveryDate',
    shows: ['supplierId', 'deliveryDate', 'purchaserId'],
  },
  {
    key: 'purchaseOrder.waiting',
    label: label('我的采购草稿', 'My draft orders', 'Đơn mua nháp của tôi'),
    subject: 'waiting',
    resource: 'purchaseOrder',
    where: { processStatus: 'draft', purchaserId: '{me}' },
    sort: '-purchaseDate',
    shows: ['supplierId', 'deliveryDate', 'total'],
  },
  {
    key: 'purchaseOrder.figures',
    label: label('近 90 天采购额', 'Purchases of 90 days', 'Giá trị mua 90 ngày'),
    subject: 'figures',
    resource: 'purchaseOrder',
    where: { purchaseDate_ge: '{today-90}' },
    bars: { by: 'processStatus', sum: 'total' },
  },
  {
    key: 'supplier.waiting',
    label: label('待评审供应商', 'Suppliers to be assessed', 'Nhà cung cấp chờ đánh giá'),
    subject: 'waiting',
    resource: 'supplier',
    where: { status: 'candidate' },
    sort: '-createTime',
    shows: ['category', 'contactName', 'phone'],
  },
  {
    key: 'ship.late',
    label: label('发货逾期', 'Late dispatches', 'Giao hàng trễ'),
    subject: 'late',
    resource: 'ship',
    where: { shipStatus_in: open, planShipTime_le: '{today-1}' },
    sort: 'planShipTime',
    shows: ['customerId', 'planShipTime', 'shipStatus'],
  },
  {
    key: 'ship.figures',
    label: label('在制发货按状态', 'Open dispatches by status', 'Đơn giao đang mở theo trạng thái'),
    subject: 'figures',
    resource: 'ship',
    where: { shipStatus_in: open },
    bars: { by: 'shipStatus' },
  },
]
