import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { narrowedToBalance } from './stockDimensions.ts'
import { stockFields } from './stockFields.ts'

const { materialId, warehouseId, locationId, ownerId } = stockFields

/** The entries that a figure of stock is the sum of, each with the document that wrote it. */
export const stockExplained = defineQuery({
  key: 'stockExplained',
  path: '/blade-bip/plus/query/stock-explained',
  label: label('库存来源', 'Where stock comes from', 'Nguồn gốc tồn kho'),
  icon: 'arrow-left-right',
  answers: 'list',
  reads: ['stockEntry'],
  asks: narrowedToBalance,
  fields: {
    postedOn: { kind: 'date', label: label('过账日期', 'Posted on', 'Ngày ghi sổ'), sortable: true, width: 110 },
    sourceType: {
      kind: 'dict',
      label: label('单据类型', 'Document', 'Loại chứng từ'),
      dictionary: 'DC_STOCK_SOURCE',
      width: 110,
    },
    sourceNo: { kind: 'text', label: label('单号', 'Number', 'Số chứng từ'), width: 150 },
    sourceId: { kind: 'text', label: label('单据', 'Document id', 'Mã chứng từ'), width: 120 },
    lineNo: { kind: 'number', label: label('行号', 'Line no.', 'Số dòng'), width: 70 },
    materialId: { kind: 'reference', to: materialId.to, label: materialId.label, width: 200 },
    warehouseId: { kind: 'reference', to: warehouseId.to, label: warehouseId.label, width: 150 },
    locationId: { kind: 'reference', to: locationId.to, label: locationId.label, width: 110 },
    lotNo: { kind: 'text', label: stockFields.lotNo.label, width: 120 },
    serialNo: { kind: 'text', label: stockFields.serialNo.label, width: 120 },
    ownerId: { kind: 'reference', to: ownerId.to, label: ownerId.label, width: 130 },
    quantity: {
      kind: 'number',
      label: label('数量', 'Quantity', 'Số lượng'),
      scale: 4,
      sortable: true,
      summed: true,
      width: 110,
    },
    value: { kind: 'money', label: label('金额', 'Value', 'Giá trị'), sortable: true, summed: true, width: 120 },
    isReverse: { kind: 'boolean', label: label('冲销', 'Reverse', 'Đảo sổ'), width: 70 },
  },
  list: {
    columns: [
      'postedOn',
      'sourceType',
      'sourceNo',
      'lineNo',
      'quantity',
      'value',
      'materialId',
      'warehouseId',
      'locationId',
      'lotNo',
      'ownerId',
      'isReverse',
    ],
    filters: ['postedOn', 'sourceType', 'isReverse'],
    sort: '-postedOn',
  },
})
