import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { narrowedBy } from './stockDimensions.ts'

const figure = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, sortable: true, width: 120 }) as const

const by = { kind: 'dict', dictionary: 'DC_STOCK_DIMENSION', label: label('按', 'By', 'Theo'), required: true } as const

/** Stock summed by one dimension, within what the other dimensions are narrowed to; a pivot asks it level by level. */
export const stockPivot = defineQuery({
  key: 'stockPivot',
  path: '/blade-bip/plus/query/stock-pivot',
  label: label('库存透视', 'Stock pivot', 'Phân tích tồn kho'),
  icon: 'boxes',
  answers: 'list',
  reads: ['stockBalance', 'material', 'warehouse', 'warehouseLocation', 'cargoOwner'],
  asks: { by, ...narrowedBy },
  fields: {
    groupId: { kind: 'text', label: label('分组', 'Group', 'Nhóm') },
    groupName: { kind: 'text', label: label('名称', 'Name', 'Tên'), width: 220 },
    detail: { kind: 'text', label: label('规格型号', 'Specification', 'Quy cách'), width: 180 },
    quantity: figure('结存', 'On hand', 'Tồn'),
    reserved: figure('预留', 'Reserved', 'Đã giữ'),
    available: figure('可用', 'Free', 'Khả dụng'),
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 70 },
    value: { kind: 'money', label: label('金额', 'Value', 'Giá trị'), sortable: true, summed: true, width: 140 },
    balances: { kind: 'number', label: label('库存条数', 'Balances', 'Số dòng tồn'), sortable: true, width: 100 },
  },
  list: {
    columns: ['groupName', 'detail', 'quantity', 'reserved', 'available', 'unit', 'value', 'balances'],
    sort: '-value',
    size: 100,
  },
  fresh: 10,
  menu: { group: 'wms.stock', path: '/wms/stock-pivot', order: 8 },
})

/** The cells of a pivot: what groups on a page hold in each group across. */
export const stockPivotCells = defineQuery({
  key: 'stockPivotCells',
  path: '/blade-bip/plus/query/stock-pivot-cells',
  label: label('库存透视单元格', 'Stock pivot cells', 'Ô của bảng phân tích tồn'),
  icon: 'boxes',
  answers: 'series',
  reads: ['stockBalance', 'material', 'warehouse', 'warehouseLocation', 'cargoOwner'],
  asks: {
    by,
    across: { ...by, label: label('列', 'Across', 'Cột') },
    groups: { kind: 'text', max: 8000, label: label('分组', 'Groups', 'Các nhóm'), required: true },
    ...narrowedBy,
  },
  fields: {
    groupId: { kind: 'text', label: label('分组', 'Group', 'Nhóm') },
    acrossId: { kind: 'text', label: label('列', 'Across', 'Cột') },
    acrossName: { kind: 'text', label: label('列名', 'Name of the column', 'Tên cột') },
    quantity: figure('结存', 'On hand', 'Tồn'),
    value: { kind: 'money', label: label('金额', 'Value', 'Giá trị') },
  },
  series: { x: 'acrossName', y: ['value'] },
  access: 'signedIn',
})
