import { FormError } from '../Field/FormError.ts'
import type { Option } from '../Select/option.ts'
import type { FormSchema } from './schema/types.ts'

export type PurchaseLine = {
  material: string | null
  quantity: string | null
  due: string | null
  kind: string | null
  drawing: string
}

export type Purchase = {
  title: string
  category: string | null
  supplier: string | null
  buyer: string | null
  due: string | null
  terms: string | null
  days: string | null
  prepaid: string | null
  isImported: boolean
  incoterm: string | null
  port: string
  remark: string
  lines: PurchaseLine[]
}

export const emptyLine: PurchaseLine = { material: null, quantity: null, due: null, kind: 'standard', drawing: '' }

export const emptyPurchase: Purchase = {
  title: '',
  category: null,
  supplier: null,
  buyer: null,
  due: null,
  terms: 'credit',
  days: '30',
  prepaid: null,
  isImported: false,
  incoterm: null,
  port: '',
  remark: '',
  lines: [emptyLine],
}

export const filledPurchase: Purchase = {
  title: '苏州产线二期 · 导轨与丝杠',
  category: 'drive',
  supplier: 's2',
  buyer: 'wang',
  due: '2026-12-18',
  terms: 'credit',
  days: '60',
  prepaid: null,
  isImported: false,
  incoterm: null,
  port: '',
  remark: '与三期合并发运',
  lines: [
    { material: 'm1', quantity: '24', due: '2026-12-08', kind: 'standard', drawing: '' },
    { material: 'm2', quantity: '12', due: '2026-12-10', kind: 'custom', drawing: 'SZ2-0417-B' },
    { material: 'm3', quantity: '6', due: '2026-12-18', kind: 'standard', drawing: '' },
  ],
}

export const buyers: Option[] = [
  { value: 'wang', label: '王敏' },
  { value: 'chen', label: '陈立新' },
  { value: 'an', label: 'Nguyễn An' },
]

export const lineMaterials: Option[] = [
  { value: 'm1', label: '直线导轨 HGR25', description: '1.03.07.00412' },
  { value: 'm2', label: '滚珠丝杠 SFU2510', description: '1.03.07.00455' },
  { value: 'm3', label: '联轴器 LK13-C55', description: '1.03.09.00120' },
  { value: 'm4', label: '伺服电机 1.5 kW', description: '1.05.01.00038' },
]

export const suppliersByCategory: Readonly<Record<string, readonly Option[]>> = {
  drive: [
    { value: 's2', label: '宁波海岭传动科技' },
    { value: 's6', label: '杭州恒力轴承' },
  ],
  electric: [
    { value: 's3', label: '无锡万通电气' },
    { value: 's2', label: '宁波海岭传动科技' },
  ],
  steel: [{ value: 's4', label: 'Công ty TNHH Thép Bắc Ninh' }],
}

/** A purchase order as data: sections, a group, rows, and fields that depend on others. */
export const purchaseSchema: FormSchema<Purchase> = {
  sections: [
    {
      title: '基本信息',
      items: [
        {
          name: 'title',
          label: '订单名称',
          control: 'text',
          hint: '不超过 40 个字',
          span: 2,
          rules: { required: true, maxLength: 40 },
        },
        { name: 'buyer', label: '采购员', control: 'select', options: buyers, rules: { required: true } },
        {
          name: 'category',
          label: '物料类别',
          control: 'radio',
          span: 2,
          options: [
            { value: 'drive', label: '传动' },
            { value: 'electric', label: '电气' },
            { value: 'steel', label: '钢材' },
          ],
          rules: { required: true },
        },
        {
          name: 'supplier',
          label: '供应商',
          control: 'comboBox',
          options: { by: 'category', of: suppliersByCategory },
          disabledWhen: { field: 'category', isFilled: false },
          rules: { required: true },
        },
        { name: 'due', label: '要求交期', control: 'date', props: { min: '2026-11-20' }, rules: { required: true } },
      ],
    },
    {
      title: '采购明细',
      note: '非标件须填写图号；数量按采购单位。',
      items: [
        {
          kind: 'rows',
          name: 'lines',
          label: '物料',
          min: 1,
          max: 20,
          newRow: emptyLine,
          addLabel: '添加物料',
          template: 'minmax(180px, 2fr) 110px minmax(120px, 1fr) 140px 150px',
          fields: [
            { name: 'material', label: '物料', control: 'comboBox', options: lineMaterials, rules: { required: true } },
            {
              name: 'kind',
              label: '类别',
              control: 'select',
              options: [
                { value: 'standard', label: '标准件' },
                { value: 'custom', label: '非标件' },
              ],
            },
            {
              name: 'drawing',
              label: '图号',
              control: 'text',
              requiredWhen: { field: '.kind', is: 'custom' },
              disabledWhen: { field: '.kind', isNot: 'custom' },
            },
            {
              name: 'quantity',
              label: '数量',
              control: 'number',
              props: { min: '0', align: 'end', unit: '件' },
              rules: { required: true },
            },
            { name: 'due', label: '交期', control: 'date' },
          ],
        },
      ],
    },
    {
      title: '付款与运输',
      items: [
        {
          name: 'terms',
          label: '付款方式',
          control: 'select',
          options: [
            { value: 'credit', label: '月结' },
            { value: 'prepaid', label: '预付' },
            { value: 'cash', label: '货到付款' },
          ],
        },
        {
          name: 'days',
          label: '账期',
          control: 'number',
          props: { unit: '天', precision: 0 },
          visibleWhen: { field: 'terms', is: 'credit' },
          rules: { required: true, max: { value: '180', message: '账期最长 180 天' } },
        },
        {
          name: 'prepaid',
          label: '预付比例',
          control: 'number',
          props: { unit: '%', min: '0', max: '100' },
          visibleWhen: { field: 'terms', is: 'prepaid' },
          rules: { required: true },
        },
        { name: 'isImported', label: '进口采购', control: 'checkbox' },
        {
          kind: 'group',
          title: '进口运输',
          visibleWhen: { field: 'isImported', is: true },
          fields: [
            {
              name: 'incoterm',
              label: '贸易术语',
              control: 'select',
              options: [
                { value: 'fob', label: 'FOB' },
                { value: 'cif', label: 'CIF' },
                { value: 'dap', label: 'DAP' },
              ],
              rules: { required: true },
            },
            { name: 'port', label: '目的港', control: 'text', props: { placeholder: '例如：洋山港' } },
          ],
        },
        {
          name: 'remark',
          label: '采购说明',
          control: 'longText',
          span: 'full',
          props: { maxLength: 500 },
          requiredWhen: ({ lines }) => lines.some(({ kind }) => kind === 'custom'),
        },
      ],
    },
  ],
}

export const refusal = new FormError('订单没有保存：供应商不可用', { supplier: '该供应商已停用，请另选' })
