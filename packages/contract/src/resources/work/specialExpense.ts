import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { attachments, becomes, reasonField, requestFields, requestStates, sendForApproval } from './requestParts.ts'

/** Money that no budget has and that has to be approved before it is spent. */
export const specialExpense = defineResource({
  key: 'specialExpense',
  path: '/blade-bip/dc/scm/special-expense',
  calls: standardCalls(),
  also: { list: [{ path: 'list-with-flow' }] },
  label: label('特殊费用', 'Special expense', 'Chi phí đặc biệt'),
  icon: 'badge-alert',
  display: 'no',
  fields: {
    ...requestFields('TF-{yyyy}{mm}-{0000}'),
    subject: {
      kind: 'text',
      label: label('费用名称', 'Subject', 'Tên chi phí'),
      required: true,
      max: 100,
      searchable: true,
      width: 220,
    },
    specialKind: {
      kind: 'dict',
      label: label('费用类别', 'Kind', 'Loại'),
      dictionary: 'DC_SPECIAL_EXPENSE_KIND',
      required: true,
      initial: 'expedite',
      indexed: true,
      width: 130,
    },
    supplierId: { kind: 'reference', to: 'supplier', label: label('收款单位', 'Payee', 'Bên nhận'), indexed: true, width: 200 },
    neededOn: { kind: 'date', label: label('需付日期', 'Needed on', 'Ngày cần'), required: true, sortable: true, width: 120 },
    currency: {
      kind: 'dict',
      label: label('币别', 'Currency', 'Tiền tệ'),
      dictionary: 'DC_CURRENCY',
      required: true,
      initial: 'CNY',
      width: 110,
    },
    paid: { kind: 'money', label: label('原币金额', 'Amount', 'Nguyên tệ'), min: '0.01', required: true, width: 130 },
    rate: {
      kind: 'number',
      label: label('汇率', 'Rate', 'Tỷ giá'),
      scale: 8,
      min: '0.000001',
      required: true,
      initial: '1',
      width: 120,
    },
    amount: {
      kind: 'money',
      label: label('本币金额', 'In CNY', 'Quy đổi CNY'),
      formula: { op: 'multiply', args: ['paid', 'rate'] },
      summed: true,
      sortable: true,
      width: 130,
    },
    orderNo: {
      kind: 'text',
      label: label('关联单号', 'For document', 'Chứng từ liên quan'),
      max: 40,
      searchable: true,
      width: 150,
    },
    reason: reasonField(label('申请事由', 'Reason', 'Lý do')),
    consequence: {
      kind: 'longText',
      label: label('不支付的影响', 'What happens without it', 'Hậu quả nếu không chi'),
      max: 500,
      width: 220,
    },
    attachments,
  },
  list: {
    columns: ['no', 'subject', 'requestStatus', 'specialKind', 'supplierId', 'neededOn', 'amount', 'createTime'],
    filters: ['no', 'subject', 'requestStatus', 'specialKind', 'supplierId', 'neededOn'],
  },
  form: [
    {
      label: label('费用信息', 'Expense', 'Thông tin chi phí'),
      fields: ['subject', 'specialKind', 'supplierId', 'neededOn', 'currency', 'paid', 'rate', 'amount', 'orderNo'],
    },
    { label: label('说明', 'Reasons', 'Giải trình'), fields: ['reason', 'consequence', 'attachments'] },
  ],
  states: requestStates,
  actions: { commit: sendForApproval },
  approval: { processKey: 'SpecialExpense', title: ['subject', 'amount'], summary: ['amount', 'specialKind', 'reason'], becomes },
  menu: { group: 'work.requests', path: '/work/special-expense', order: 3 },
})
