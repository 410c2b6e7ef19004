import { label } from '../../i18n.ts'
import { type Dictionary, value } from '../../resource/dictionary.ts'

/** Dictionaries of the warehouse. */
export const dictionaries: readonly Dictionary[] = [
  {
    code: 'DC_STOCK_TYPE',
    label: label('仓库类型', 'Kind of warehouse', 'Loại kho'),
    values: [
      value('raw', '原材料仓', 'Raw material', 'Kho nguyên liệu'),
      value('semi', '半成品仓', 'Semi-finished', 'Kho bán thành phẩm'),
      value('finished', '成品仓', 'Finished goods', 'Kho thành phẩm'),
      value('spare', '备件仓', 'Spare parts', 'Kho phụ tùng'),
      value('line', '线边仓', 'Line side', 'Kho chuyền'),
      value('outsourced', '外协仓', 'At outsourcers', 'Kho gia công ngoài'),
      value('rejected', '不良品仓', 'Rejected', 'Kho hàng lỗi', 'warning'),
    ],
  },
  {
    code: 'DC_LOCATION_TYPE',
    label: label('库位类型', 'Kind of location', 'Loại vị trí'),
    values: [
      value('storage', '存储', 'Storage', 'Lưu trữ'),
      value('picking', '拣货', 'Picking', 'Lấy hàng'),
      value('receiving', '收货暂存', 'Receiving', 'Chờ nhập'),
      value('shipping', '发货暂存', 'Shipping', 'Chờ xuất'),
      value('quarantine', '待检', 'Waiting for inspection', 'Chờ kiểm'),
    ],
  },
  {
    code: 'DC_PICKING_RULE',
    label: label('拣货规则', 'Picking rule', 'Quy tắc lấy hàng'),
    values: [
      value('fefo', '先到期先出', 'First expired first out', 'Hết hạn trước xuất trước'),
      value('fifo', '先进先出', 'First in first out', 'Nhập trước xuất trước'),
      value('lifo', '后进先出', 'Last in first out', 'Nhập sau xuất trước'),
    ],
  },
  {
    code: 'DC_CARGO_OWNER_TYPE',
    label: label('货主类型', 'Kind of owner', 'Loại chủ hàng'),
    values: [
      value('own', '自有', 'Own company', 'Công ty'),
      value('customer', '客户', 'Customer', 'Khách hàng'),
      value('supplier', '供应商寄售', 'Supplier, on consignment', 'Nhà cung cấp ký gửi'),
    ],
  },
]
