import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'
import { orderStates } from './states.ts'

const material = {
  materialName: { kind: 'text', label: label('物料', 'Material', 'Vật tư'), width: 200 },
  materialCode: { kind: 'text', label: label('物料编码', 'Code', 'Mã vật tư'), width: 130 },
} as const
const number = (zh: string, en: string, vi: string, scale = 4) =>
  ({ kind: 'number', label: label(zh, en, vi), scale, width: 110 }) as const
const day = (zh: string, en: string, vi: string) =>
  ({ kind: 'date', label: label(zh, en, vi), sortable: true, width: 120 }) as const
const text = (zh: string, en: string, vi: string, width = 160) => ({ kind: 'text', label: label(zh, en, vi), width }) as const
const state = { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), states: orderStates, width: 100 } as const

/** Orders level by level: the orders below one, or those at the top, with whether anything is below them. */
export const moTree = defineQuery({
  key: 'moTree',
  path: '/blade-bip/mps/mo/lazy-list',
  also: [{ names: { parentKey: 'parentId', parent: 'parentId' } }],
  label: label('生产订单树', 'Orders by level', 'Cây lệnh sản xuất'),
  icon: 'network',
  answers: 'tree',
  reads: ['mo', 'material'],
  asks: {
    parentId: { kind: 'text', label: label('上级', 'Above', 'Cấp trên'), max: 64 },
    billNo: { kind: 'text', label: label('订单号', 'Number', 'Số lệnh') },
  },
  fields: {
    billNo: text('订单号', 'Number', 'Số lệnh'),
    ...material,
    quantity: number('数量', 'Quantity', 'Số lượng'),
    moStatus: state,
    plannedStart: day('计划开工', 'Planned start', 'Bắt đầu KH'),
    plannedEnd: day('计划完工', 'Planned end', 'Kết thúc KH'),
    dueDate: day('交期', 'Due', 'Hạn giao'),
    hasChildren: { kind: 'boolean', label: label('有下级', 'Has orders below', 'Có cấp dưới'), width: 80 },
    children: number('下级订单', 'Orders below', 'Lệnh cấp dưới', 0),
  },
  list: {
    columns: ['billNo', 'materialName', 'quantity', 'moStatus', 'plannedStart', 'plannedEnd', 'dueDate', 'children'],
    filters: ['billNo'],
    sort: '-dueDate',
  },
  opens: { resource: 'mo', id: 'id' },
})

/** Items level by level. */
export const moItemTree = defineQuery({
  key: 'moItemTree',
  path: '/blade-bip/mps/mo-item/lazy-list',
  also: [{ names: { parentKey: 'parentId', parent: 'parentId' } }],
  label: label('订单明细树', 'Items by level', 'Cây mục lệnh'),
  icon: 'network',
  answers: 'tree',
  reads: ['moItem', 'mo'],
  asks: {
    parentId: { kind: 'text', label: label('上级', 'Above', 'Cấp trên'), max: 64 },
    billNo: { kind: 'text', label: label('订单号', 'Order number', 'Số lệnh') },
  },
  fields: {
    itemNo: text('明细号', 'Number', 'Số mục'),
    quantity: number('数量', 'Quantity', 'Số lượng'),
    finishedQuantity: number('完工数量', 'Finished', 'Hoàn thành'),
    itemStatus: state,
    plannedStart: day('计划开工', 'Planned start', 'Bắt đầu KH'),
    plannedEnd: day('计划完工', 'Planned end', 'Kết thúc KH'),
    dueDate: day('交期', 'Due', 'Hạn giao'),
    hasChildren: { kind: 'boolean', label: label('有下级', 'Has items below', 'Có cấp dưới'), width: 80 },
  },
  list: {
    columns: ['itemNo', 'quantity', 'finishedQuantity', 'itemStatus', 'plannedStart', 'plannedEnd', 'dueDate'],
    filters: ['billNo'],
    sort: '-dueDate',
  },
  opens: { resource: 'moItem', id: 'id' },
})

/** What is promised against what is planned: each open order with the days between. */
export const moEtd = defineQuery({
  key: 'moEtd',
  path: '/blade-bip/mps/mo/get-etd-list',
  label: label('订单交期', 'Delivery dates', 'Hạn giao hàng'),
  icon: 'calendar-range',
  answers: 'list',
  reads: ['mo', 'material', 'customer'],
  asks: { isLate: { kind: 'boolean', label: label('只看延期', 'Late ones only', 'Chỉ lệnh trễ') } },
  fields: {
    billNo: text('订单号', 'Number', 'Số lệnh'),
    ...material,
    customerName: text('客户', 'Customer', 'Khách hàng', 200),
    quantity: number('数量', 'Quantity', 'Số lượng'),
    moStatus: state,
    dueDate: day('交期', 'Due', 'Hạn giao'),
    plannedEnd: day('计划完工', 'Planned end', 'Kết thúc KH'),
    lateDays: { ...number('延期天数', 'Days late', 'Số ngày trễ', 0), sortable: true },
    progress: { ...number('完成率', 'Done', 'Tiến độ', 1), unit: label('%', '%', '%') },
  },
  list: {
    columns: ['billNo', 'materialName', 'customerName', 'quantity', 'moStatus', 'dueDate', 'plannedEnd', 'lateDays', 'progress'],
    filters: ['isLate', 'dueDate', 'moStatus'],
    sort: '-lateDays',
  },
  opens: { resource: 'mo', id: 'id' },
  menu: { group: 'mps.orders', path: '/mps/etd', order: 3 },
})

/** The route of an order's material, step by step, with what it takes for the whole order; all routes that hold where nothing is chosen. */
export const moTechnology = defineQuery({
  key: 'moTechnology',
  path: '/blade-bip/mps/mo/get-technology-info',
  also: [{ names: { id: 'moId' } }],
  label: label('工艺信息', 'Technology', 'Thông tin công nghệ'),
  icon: 'settings',
  answers: 'list',
  reads: ['mo', 'produceRoute', 'workProcess', 'workGroup'],
  asks: {
    moId: { kind: 'reference', to: 'mo', label: label('生产订单', 'Order', 'Lệnh sản xuất') },
    materialId: { kind: 'reference', to: 'material', label: label('物料', 'Material', 'Vật tư') },
  },
  fields: {
    routeCode: text('路线编码', 'Route', 'Mã tuyến', 140),
    routeVersion: number('版本', 'Version', 'Phiên bản', 0),
    stepNo: { ...number('工步号', 'Step', 'Bước', 0), sortable: true },
    processName: text('工序', 'Process', 'Công đoạn'),
    workGroupName: text('班组', 'Group', 'Tổ', 130),
    setupMinutes: number('准备（分）', 'Setup, min', 'Chuẩn bị, phút', 2),
    runMinutes: number('单件（分）', 'Run per piece, min', 'Mỗi cái, phút', 2),
    crew: number('人数', 'People', 'Số người', 0),
    hours: number('订单工时', 'Hours of the order', 'Giờ của lệnh', 2),
  },
  list: {
    columns: [
      'routeCode',
      'routeVersion',
      'stepNo',
      'processName',
      'workGroupName',
      'setupMinutes',
      'runMinutes',
      'crew',
      'hours',
    ],
    filters: ['moId', 'materialId'],
    sort: 'stepNo',
  },
  menu: { group: 'mps.orders', path: '/mps/technology', order: 8 },
})

/** What an item needs of its order's components: wanted, taken, still open, and what lies free. */
export const moItemBom = defineQuery({
  key: 'moItemBom',
  path: '/blade-bip/mps/mo-item/mr-pp-bom',
  also: [{ names: { id: 'itemId' } }],
  label: label('明细用料', 'Components of an item', 'Vật tư của mục'),
  icon: 'package',
  answers: 'list',
  reads: ['moItem', 'mo', 'material', 'stockBalance', 'stockReservation'],
  asks: { itemId: { kind: 'reference', to: 'moItem', label: label('订单明细', 'Order item', 'Mục lệnh'), required: true } },
  fields: {
    itemNo: text('明细号', 'Item', 'Số mục'),
    ...material,
    required: number('需用数量', 'Needed', 'Cần'),
    requisitioned: number('已领数量', 'Reserved', 'Đã giữ'),
    open: { ...number('未领数量', 'Still open', 'Chưa lĩnh'), sortable: true },
    available: number('可用库存', 'In stock, free', 'Tồn khả dụng'),
  },
  list: {
    columns: ['itemNo', 'materialCode', 'materialName', 'required', 'requisitioned', 'open', 'available'],
    filters: ['itemId'],
    sort: '-open',
  },
  menu: { group: 'mps.orders', path: '/mps/item-material', order: 9 },
})

/** What orders are made of: a row for each component of each order that is not ended. */
export const prdMoMaterial = defineQuery({
  key: 'prdMoMaterial',
  path: '/blade-erp/v-prd-mo-material/list',
  label: label('生产订单用料', 'Order material', 'Vật tư của lệnh sản xuất'),
  icon: 'package',
  answers: 'list',
  reads: ['mo', 'material'],
  display: 'materialName',
  fields: {
    moId: { kind: 'reference', to: 'mo', label: label('生产订单', 'Order', 'Lệnh sản xuất'), width: 150 },
    billNo: { ...text('订单号', 'Order number', 'Số lệnh', 150), searchable: true },
    mtoNo: { ...text('计划跟踪号', 'MTO number', 'Số MTO', 140), searchable: true, sortable: true },
    materialId: { kind: 'reference', to: 'material', label: label('物料', 'Material', 'Vật tư'), width: 200 },
    materialCode: { ...material.materialCode, searchable: true, sortable: true },
    materialName: { ...material.materialName, searchable: true, sortable: true },
    specification: { ...text('规格型号', 'Specification', 'Quy cách', 200), searchable: true },
    unit: { kind: 'dict', label: label('单位', 'Unit', 'Đơn vị'), dictionary: 'DC_UNIT', width: 80 },
    perPiece: number('单件用量', 'Per piece', 'Lượng/cái', 6),
    required: { ...number('需用数量', 'Needed', 'Cần'), sortable: true },
    moStatus: state,
    dueDate: day('交期', 'Due', 'Hạn giao'),
  },
  list: {
    columns: [
      ...(['billNo', 'mtoNo', 'materialCode', 'materialName', 'specification', 'unit', 'perPiece', 'required'] as const),
      ...(['moStatus', 'dueDate'] as const),
    ],
    filters: ['billNo', 'materialCode', 'materialName', 'moStatus', 'dueDate'],
    sort: 'dueDate',
  },
  opens: { resource: 'mo', id: 'moId' },
  menu: { group: 'mps.orders', path: '/mps/mo-material', order: 7 },
})
