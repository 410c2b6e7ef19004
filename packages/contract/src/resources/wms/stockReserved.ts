import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { narrowedToBalance } from './stockDimensions.ts'
import { stockFields } from './stockFields.ts'

const { materialId, warehouseId, locationId, ownerId } = stockFields

/** The reservations that a reserved figure is the sum of, each with the order that it is kept for. */
export const stockReserved = defineQuery({
  key: 'stockReserved',
  path: '/blade-bip/plus/query/stock-reserved',
  label: label('预留去向', 'What stock is reserved for', 'Hàng được giữ cho ai'),
  icon: 'stamp',
  answers: 'list',
  reads: ['stockReservation', 'stockBalance', 'saleOrder'],
  asks: narrowedToBalance,
  fields: {
    reservationNo: { kind: 'text', label: label('预留单号', 'Reservation', 'Số giữ hàng'), width: 150 },
    reservationId: { kind: 'text', label: label('预留单', 'Reservation id', 'Mã giữ hàng'), width: 120 },
    reservedFor: { kind: 'text', label: label('用于', 'For', 'Dùng cho'), width: 160 },
    orderId: { kind: 'text', label: label('销售订单', 'Sales order id', 'Mã đơn bán'), width: 120 },
    neededOn: { kind: 'date', label: label('需用日期', 'Needed on', 'Ngày cần'), sortable: true, width: 110 },
    quantity: {
      kind: 'number',
      label: label('预留数量', 'Reserved', 'Số lượng giữ'),
      scale: 4,
      sortable: true,
      summed: true,
      width: 110,
    },
    materialId: { kind: 'reference', to: materialId.to, label: materialId.label, width: 200 },
    warehouseId: { kind: 'reference', to: warehouseId.to, label: warehouseId.label, width: 150 },
    locationId: { kind: 'reference', to: locationId.to, label: locationId.label, width: 110 },
    lotNo: { kind: 'text', label: stockFields.lotNo.label, width: 120 },
    ownerId: { kind: 'reference', to: ownerId.to, label: ownerId.label, width: 130 },
  },
  list: {
    columns: [
      'reservationNo',
      'reservedFor',
      'neededOn',
      'quantity',
      'materialId',
      'warehouseId',
      'locationId',
      'lotNo',
      'ownerId',
    ],
    sort: 'neededOn',
  },
})
