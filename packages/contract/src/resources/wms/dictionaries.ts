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
  {
    code: 'DC_STOCK_DIMENSION',
    label: label('库存维度', 'Dimension of stock', 'Chiều tồn kho'),
    values: [
      value('material', '物料', 'Material', 'Vật tư'),
      value('warehouse', '仓库', 'Warehouse', 'Kho'),
      value('location', '库位', 'Location', 'Vị trí'),
      value('lot', '批次', 'Lot', 'Lô'),
      value('owner', '货主', 'Owner', 'Chủ hàng'),
    ],
  },
  {
    code: 'DC_OUTLOOK_SOURCE',
    label: label('库存展望依据', 'Reason in an outlook', 'Căn cứ triển vọng tồn'),
    values: [
      value('stock', '现有结存', 'On hand now', 'Tồn hiện tại'),
      value('purchaseOrder', '采购未到', 'Purchase to come', 'Mua chưa về'),
      value('stockReservation', '库存预留', 'Reservation', 'Giữ hàng'),
      value('saleOrder', '销售未出', 'Sale to go', 'Bán chưa xuất'),
    ],
  },
  {
    code: 'DC_TRACE_WAY',
    label: label('追溯方向', 'Direction of a trace', 'Hướng truy xuất'),
    values: [value('up', '来源', 'Where from', 'Nguồn gốc'), value('down', '去向', 'Where to', 'Nơi đến')],
  },
  {
    code: 'DC_STOCK_SOURCE',
    label: label('库存单据', 'Document of stock', 'Chứng từ kho'),
    values: [
      value('wmsInStock', '仓库入库', 'Warehouse receipt', 'Nhập kho'),
      value('wmsOutStock', '仓库出库', 'Warehouse issue', 'Xuất kho'),
      value('scmInStock', '采购入库', 'Purchase receipt', 'Nhập mua'),
      value('scmOutStock', '销售出库', 'Sales issue', 'Xuất bán'),
      value('stockTransfer', '调拨', 'Transfer', 'Chuyển kho'),
      value('stockCount', '盘点', 'Stock count', 'Kiểm kê'),
    ],
  },
  {
    code: 'DC_IN_TYPE',
    label: label('入库类型', 'Kind of receipt', 'Loại nhập'),
    values: [
      value('purchase', '采购入库', 'Purchase', 'Mua hàng'),
      value('production', '生产入库', 'Production', 'Sản xuất'),
      value('return', '退货入库', 'Return', 'Trả hàng'),
      value('other', '其他入库', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_OUT_TYPE',
    label: label('出库类型', 'Kind of issue', 'Loại xuất'),
    values: [
      value('sale', '销售出库', 'Sale', 'Bán hàng'),
      value('production', '生产领料', 'Production', 'Sản xuất'),
      value('scrap', '报废出库', 'Scrap', 'Hủy hàng', 'warning'),
      value('other', '其他出库', 'Other', 'Khác'),
    ],
  },
  {
    code: 'DC_INSPECTION',
    label: label('检验结果', 'Inspection', 'Kết quả kiểm'),
    values: [
      value('free', '免检', 'Not inspected', 'Miễn kiểm'),
      value('waiting', '待检', 'Waiting', 'Chờ kiểm', 'pending'),
      value('passed', '合格', 'Passed', 'Đạt', 'success'),
      value('conceded', '让步接收', 'Accepted by concession', 'Chấp nhận có điều kiện', 'warning'),
    ],
  },
  {
    code: 'DC_AGE_BAND',
    label: label('库龄段', 'Age of stock', 'Nhóm tuổi tồn kho'),
    values: [
      value('d30', '30 天内', 'Up to 30 days', 'Đến 30 ngày'),
      value('d90', '31–90 天', '31 to 90 days', '31–90 ngày'),
      value('d180', '91–180 天', '91 to 180 days', '91–180 ngày'),
      value('d365', '181–365 天', '181 to 365 days', '181–365 ngày', 'warning'),
      value('older', '一年以上', 'Over a year', 'Trên một năm', 'danger'),
    ],
  },
]
