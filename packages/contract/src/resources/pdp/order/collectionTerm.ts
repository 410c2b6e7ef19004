import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'
import { choice, figure, text } from '../shapes.ts'

/** When a customer pays which share of an order. The shares come to a hundred. */
export const collectionTerm = defineResource({
  key: 'collectionTerm',
  path: '/blade-bip/plus/collection-term',
  calls: standardCalls(),
  label: label('收款条件', 'Collection terms', 'Điều khoản thu tiền'),
  plural: 'Collection terms',
  icon: 'landmark',
  display: 'termName',
  subtitle: 'termCode',
  fields: {
    termCode: text(label('编码', 'Code', 'Mã'), {
      required: true,
      max: 30,
      unique: true,
      searchable: true,
      sortable: true,
      width: 120,
    }),
    termName: text(label('名称', 'Name', 'Tên'), { required: true, max: 120, searchable: true, sortable: true, width: 240 }),
    shares: {
      kind: 'lines',
      label: label('分期', 'Instalments', 'Các đợt'),
      minLines: 1,
      maxLines: 12,
      fields: {
        collectOn: choice(label('节点', 'Due at', 'Mốc'), 'DC_ERP_COLLECT_ON', { required: true, width: 160 }),
        share: figure(label('比例', 'Share', 'Tỷ lệ'), {
          scale: 2,
          min: '0.01',
          max: '100',
          required: true,
          unit: label('%', '%', '%'),
        }),
        days: figure(label('账期', 'Days', 'Số ngày'), { max: '720', initial: '0', unit: label('天', 'days', 'ngày') }),
      },
    },
    totalShare: {
      kind: 'number',
      label: label('比例合计', 'Total share', 'Tổng tỷ lệ'),
      scale: 2,
      formula: { op: 'sum', lines: 'shares', of: 'share' },
      unit: label('%', '%', '%'),
      width: 110,
    },
    isActive: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: remarkField,
  },
  list: {
    columns: ['termCode', 'termName', 'totalShare', 'isActive', 'updateTime'],
    filters: ['termCode', 'termName', 'isActive'],
    sort: 'termCode',
  },
  form: [
    {
      label: label('收款条件', 'Collection terms', 'Điều khoản thu tiền'),
      fields: ['termCode', 'termName', 'isActive', 'shares', 'totalShare', 'remark'],
    },
  ],
  menu: { group: 'pdp.order', path: '/pdp/collection-term', order: 5 },
})
