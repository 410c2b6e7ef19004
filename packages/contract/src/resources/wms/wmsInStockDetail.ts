import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'

/** Lines of receipts with their documents, to be found by what they came from. */
export const wmsInStockDetail = defineQuery({
  key: 'wmsInStockDetail',
  path: '/blade-bip/dc-wms-in-stock-detail/list',
  label: label('入库明细', 'Receipt line', 'Chi tiết nhập kho'),
  icon: 'package',
  answers: 'list',
  reads: ['wmsInStock', 'material'],
  fields: {
    inStockId: { kind: 'reference', label: label('入库单', 'Receipt', 'Phiếu nhập'), to: 'wmsInStock' },
    no: { kind: 'text', label: label('入库单号', 'Number', 'Số phiếu'), searchable: true, sortable: true, width: 150 },
    docStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), width: 100 },
    inType: { kind: 'dict', label: label('入库类型', 'Kind', 'Loại nhập'), dictionary: 'DC_IN_TYPE', width: 110 },
    postedOn: { kind: 'date', label: label('入库日期', 'Received on', 'Ngày nhập'), sortable: true, width: 120 },
    warehouseId: { kind: 'reference', label: label('仓库', 'Warehouse', 'Kho'), to: 'warehouse', width: 150 },
    materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), searchable: true, sortable: true, width: 130 },
    materialName: { kind: 'text', label: label('物料名称', 'Name', 'Tên vật tư'), searchable: true, sortable: true, width: 180 },
    quantity: { kind: 'number', label: label('数量', 'Quantity', 'Số lượng'), scale: 4, sortable: true, width: 110 },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
    lotNo: { kind: 'text', label: label('批次', 'Lot', 'Số lô'), width: 120 },
    serialNo: { kind: 'text', label: label('序列号', 'Serial number', 'Số sê-ri'), width: 130 },
    sourceNo: { kind: 'text', label: label('来源单号', 'Source', 'Chứng từ gốc'), width: 140 },
  },
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral' },
    auditing: { label: label('待审核', 'To be audited', 'Chờ duyệt'), tone: 'pending' },
    posted: { label: label('已过账', 'Posted', 'Đã ghi sổ'), tone: 'success' },
    rejected: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger' },
  },
  list: {
    columns: [
      'no',
      'docStatus',
      'inType',
      'postedOn',
      'warehouseId',
      'materialCode',
      'materialName',
      'quantity',
      'unit',
      'lotNo',
      'serialNo',
      'sourceNo',
    ],
    filters: ['no', 'inType', 'docStatus', 'warehouseId', 'postedOn', 'materialCode', 'materialName', 'sourceNo'],
    sort: '-postedOn',
  },
  opens: { resource: 'wmsInStock', id: 'inStockId' },
  menu: { group: 'wms.documents', path: '/wms/receipt-line', order: 6 },
})
