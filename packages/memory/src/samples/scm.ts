import type { MemoryRow } from '../gateway.ts'

export const supplier: MemoryRow[] = [
  {
    id: 'supplier-1',
    supplierCode: 'S0001',
    supplierName: '上海恒准精密机械有限公司',
    category: 'standard',
    contactName: '杨帆',
    phone: '021-80020001',
    paymentDays: '60',
  },
  {
    id: 'supplier-2',
    supplierCode: 'S0002',
    supplierName: '昆山恒立机加工厂',
    category: 'machining',
    contactName: '朱明',
    phone: '0512-80020002',
    paymentDays: '30',
  },
  {
    id: 'supplier-3',
    supplierCode: 'S0003',
    supplierName: '北京华控电气有限公司',
    category: 'electrical',
    contactName: '沈佳',
    phone: '010-80020003',
    paymentDays: '45',
  },
  {
    id: 'supplier-4',
    supplierCode: 'S0004',
    supplierName: '宁波气动元件有限公司',
    category: 'hydraulic',
    contactName: '高翔',
    phone: '0574-80020004',
    paymentDays: '60',
  },
  {
    id: 'supplier-5',
    supplierCode: 'S0005',
    supplierName: 'Công ty TNHH Thép Đông Anh',
    category: 'steel',
    contactName: 'Đỗ Văn Nam',
    phone: '024-80020005',
    paymentDays: '15',
    status: 'candidate',
  },
  {
    id: 'supplier-6',
    supplierCode: 'S0006',
    supplierName: '常州旧友钢材贸易部',
    category: 'steel',
    contactName: '马强',
    phone: '0519-80020006',
    paymentDays: '0',
    status: 'frozen',
    frozenReason: '连续三批来料不合格',
  },
]

const materialRows = [
  ['SRV-750W', '伺服电机', '750W 220V 带抱闸', 'drive', 'pcs', '1280.0000', '21'],
  ['RED-PLF60', '行星减速机', 'PLF60 1:10', 'drive', 'pcs', '640.0000', '14'],
  ['CYL-CQ2B32', '薄型气缸', 'CQ2B32-30D', 'pneumatic', 'pcs', '185.5000', '7'],
  ['PLC-S71200', 'PLC 控制器', 'S7-1200 CPU1214C', 'electrical', 'pcs', '1860.0000', '30'],
  ['SEN-E2EX5', '接近传感器', 'E2E-X5ME1', 'electrical', 'pcs', '96.0000', '5'],
  ['ALU-4040', '铝型材', '4040 国标 银白', 'raw', 'm', '38.2000', '3'],
  ['STL-Q235-10', '钢板', 'Q235 10 mm', 'raw', 'kg', '4.6500', '5'],
  ['BRG-6204', '深沟球轴承', '6204-2RS', 'standard', 'pcs', '12.8000', '2'],
  ['SCR-M8X25', '内六角螺钉', 'M8×25 12.9 级', 'standard', 'box', '45.0000', '2'],
  ['GRS-EP2', '润滑脂', 'EP2 400 g', 'consumable', 'pcs', '28.0000', '2'],
] as const

export const material: MemoryRow[] = materialRows.map(
  ([materialCode, materialName, specification, category, unit, referencePrice, leadDays], index) => ({
    id: `material-${index + 1}`,
    materialCode,
    materialName,
    specification,
    category,
    unit,
    referencePrice,
    leadDays,
    orgId: index < 8 ? '100007' : '100012',
    supplierIds: index < 3 ? ['supplier-1', 'supplier-4', 'supplier-2'].slice(0, 3 - index) : [],
    isActive: index !== 9,
  }),
)

const line = (materialNumber: number, quantity: string, price: string, taxRate = '13.00') => ({
  materialId: `material-${materialNumber}`,
  quantity,
  price,
  taxRate,
})

const purchaseOrderRows = [
  ['supplier-3', 'draft', '2026-11-18', '2026-12-18', [line(4, '12.0000', '1820.0000'), line(5, '60.0000', '92.5000')]],
  ['supplier-1', 'draft', '2026-11-17', '2026-11-24', [line(8, '400.0000', '12.4000'), line(9, '30.0000', '43.8000')]],
  ['supplier-4', 'inReview', '2026-11-12', '2026-11-26', [line(3, '96.0000', '179.0000')]],
  ['supplier-2', 'inReview', '2026-11-10', '2026-11-30', [line(6, '180.5000', '37.9000'), line(7, '2450.0000', '4.5800')]],
  ['supplier-1', 'invalid', '2026-10-29', '2026-11-12', [line(1, '4.0000', '1265.0000')]],
  ['supplier-5', 'draft', '2026-11-19', null, [line(7, '1200.0000', '4.7200', '8.00')]],
] as const

export const purchaseOrder: MemoryRow[] = purchaseOrderRows.map(
  ([supplierId, processStatus, purchaseDate, deliveryDate, lines], index) => ({
    id: `po-${index + 1}`,
    no: `PO-2026-${String(index + 1).padStart(5, '0')}`,
    supplierId,
    orgId: supplierId === 'supplier-5' ? '100012' : '100007',
    processStatus,
    purchaseDate,
    deliveryDate,
    purchaserId: 'user-3',
    receiverIds: index === 0 ? ['user-5', 'user-7'] : [],
    currency: supplierId === 'supplier-5' ? 'VND' : 'CNY',
    rate: supplierId === 'supplier-5' ? '0.00028' : '1',
    lines: [...lines],
  }),
)

const shipRows = [
  ['customer-1', '电池托盘焊接线', '2', 'assembly1', '86', '2026-11-21T01:00:00.000Z', null, 'rushing'],
  ['customer-2', '电芯分选机', '4', 'assembly1', '100', '2026-11-20T06:30:00.000Z', null, 'ready'],
  ['customer-4', '空调外机装配线', '1', 'assembly2', '55', '2026-11-27T02:00:00.000Z', null, 'assembling'],
  ['customer-5', 'Máy kiểm tra bo mạch AOI', '3', 'bacninh', '20', '2026-12-04T03:00:00.000Z', null, 'assembling'],
  ['customer-3', '桁架上下料机械手', '2', 'assembly2', '0', '2026-12-11T02:00:00.000Z', null, 'queued'],
  ['customer-9', '交叉带分拣机', '1', 'assembly1', '100', '2026-11-16T02:00:00.000Z', '2026-11-16T05:20:00.000Z', 'shipped'],
  ['customer-7', '液压缸试验台', '1', 'assembly2', '40', '2026-11-30T02:00:00.000Z', null, 'changing'],
] as const

export const ship: MemoryRow[] = shipRows.map(
  ([customerId, productName, quantity, workshop, assemblyProgress, planShipTime, actualShipTime, shipStatus], index) => ({
    id: `ship-${index + 1}`,
    no: `SO-2611-${String(index + 1).padStart(3, '0')}`,
    customerId,
    productName,
    quantity,
    workshop,
    assemblyProgress,
    planShipTime,
    actualShipTime,
    shipStatus,
    leaderId: workshop === 'bacninh' ? 'user-7' : 'user-5',
  }),
)
