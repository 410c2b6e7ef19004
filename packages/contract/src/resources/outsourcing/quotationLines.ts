import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What is to be done, as an enquiry and the offers for it say it alike. */
export const quotationLines = {
  materialId: { kind: 'reference', label: label('物料', 'Material', 'Vật tư'), to: 'material', width: 240 },
  technologyId: {
    kind: 'reference',
    label: label('外协工艺', 'Process', 'Công đoạn'),
    to: 'outsourceTechnology',
    required: true,
    width: 180,
  },
  quantity: {
    kind: 'number',
    label: label('数量', 'Quantity', 'Số lượng'),
    scale: 4,
    min: '0.0001',
    required: true,
    initial: '1',
    width: 110,
  },
  unit: {
    kind: 'dict',
    label: label('单位', 'Unit', 'Đơn vị'),
    dictionary: 'DC_UNIT',
    required: true,
    initial: 'pcs',
    width: 90,
  },
} as const satisfies Fields
