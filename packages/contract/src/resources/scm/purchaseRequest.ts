import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { invalidReason, numberField, orderActions, orderedFields, orderStates } from './orderParts.ts'

const name = label('采购申请', 'Purchase request', 'Yêu cầu mua hàng')

/** What somebody asks to have bought. */
export const purchaseRequest = defineResource({
  key: 'purchaseRequest',
  path: '/blade-bip/ScmPurchaseRequest',
  calls: standardCalls('pr-'),
  label: name,
  icon: 'sticky-note',
  display: 'no',
  fields: {
    no: numberField('PR-{yyyy}-{00000}'),
    orgId: {
      kind: 'reference',
      label: label('申请组织', 'Organisation', 'Tổ chức yêu cầu'),
      to: 'organisation',
      required: true,
      indexed: true,
      width: 150,
    },
    billtypeDict: {
      kind: 'dict',
      label: label('单据类型', 'Kind', 'Loại yêu cầu'),
      dictionary: 'DC_PURCHASE_REQUEST_TYPE',
      required: true,
      initial: 'standard',
      indexed: true,
      width: 120,
    },
    processStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
    applicationDate: {
      kind: 'date',
      label: label('申请日期', 'Requested on', 'Ngày yêu cầu'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    applicationUserId: {
      kind: 'person',
      label: label('申请人', 'Requested by', 'Người yêu cầu'),
      required: true,
      indexed: true,
      width: 120,
    },
    neededOn: {
      kind: 'date',
      label: label('需求日期', 'Needed on', 'Ngày cần'),
      sortable: true,
      indexed: true,
      notBefore: 'applicationDate',
      width: 120,
    },
    purpose: { kind: 'text', label: label('用途', 'Used for', 'Mục đích'), max: 200, searchable: true, width: 220 },
    lines: {
      kind: 'lines',
      label: label('申请明细', 'Lines', 'Chi tiết yêu cầu'),
      minLines: 1,
      maxLines: 2000,
      fields: {
        ...orderedFields,
        neededOn: { kind: 'date', label: label('需求日期', 'Needed on', 'Ngày cần'), width: 120 },
        supplierId: {
          kind: 'reference',
          label: label('建议供应商', 'Suggested supplier', 'Nhà cung cấp đề xuất'),
          to: 'supplier',
          width: 200,
        },
        price: {
          kind: 'money',
          label: label('参考单价', 'Reference price', 'Đơn giá tham khảo'),
          scale: 4,
          min: '0',
          prefill: ['materialId', 'referencePrice'],
          width: 120,
        },
        amount: {
          kind: 'money',
          label: label('参考金额', 'Reference amount', 'Số tiền tham khảo'),
          formula: { op: 'multiply', args: ['quantity', 'price'] },
          width: 130,
        },
        remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
    amount: {
      kind: 'money',
      label: label('参考金额', 'Reference amount', 'Số tiền tham khảo'),
      formula: { op: 'sum', lines: 'lines', of: 'amount' },
      summed: true,
      sortable: true,
      width: 140,
    },
    invalidReason,
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') },
  },
  list: {
    columns: [
      'no',
      'billtypeDict',
      'processStatus',
      'applicationDate',
      'neededOn',
      'applicationUserId',
      'orgId',
      'lineCount',
      'amount',
      'purpose',
    ],
    filters: ['no', 'billtypeDict', 'processStatus', 'applicationDate', 'neededOn', 'applicationUserId', 'orgId'],
  },
  form: [
    {
      label: label('基本信息', 'Basics', 'Thông tin chung'),
      fields: ['no', 'orgId', 'billtypeDict', 'applicationDate', 'applicationUserId', 'neededOn', 'purpose', 'invalidReason'],
    },
    { label: label('申请明细', 'Lines', 'Chi tiết yêu cầu'), fields: ['lines', 'amount'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: orderStates,
  actions: orderActions('pr-', name),
  menu: { group: 'scm.purchase', path: '/scm/purchase-request', order: 4 },
})
