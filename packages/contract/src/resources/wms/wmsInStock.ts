import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'
import {
  docActions,
  docStates,
  headFields,
  lineFields,
  lineRemark,
  linesPosting,
  receivedFields,
  sourceFields,
} from './documentFields.ts'

/** What comes into a warehouse: bought, made, returned or found. */
export const wmsInStock = defineResource({
  key: 'wmsInStock',
  path: '/blade-bip/dc-wms-in-stock',
  calls: { list: get('list'), detail: get('detail'), submit: post('submit-detail'), remove: post('remove') },
  label: label('入库单', 'Receipt', 'Phiếu nhập kho'),
  icon: 'package',
  display: 'no',
  fields: {
    ...headFields('RK-{yyyy}{mm}-{0000}', label('入库日期', 'Received on', 'Ngày nhập')),
    inType: {
      kind: 'dict',
      label: label('入库类型', 'Kind', 'Loại nhập'),
      dictionary: 'DC_IN_TYPE',
      required: true,
      initial: 'other',
      indexed: true,
      width: 110,
    },
    supplierId: {
      kind: 'reference',
      label: label('供应商', 'Supplier', 'Nhà cung cấp'),
      to: 'supplier',
      indexed: true,
      width: 200,
    },
    lines: {
      kind: 'lines',
      label: label('入库明细', 'Lines', 'Chi tiết nhập'),
      minLines: 1,
      maxLines: 2000,
      fields: { ...lineFields, ...receivedFields, ...sourceFields, remark: lineRemark },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
    amount: {
      kind: 'money',
      label: label('金额', 'Amount', 'Thành tiền'),
      formula: { op: 'sum', lines: 'lines', of: 'amount' },
      summed: true,
      sortable: true,
      width: 140,
    },
  },
  list: {
    columns: [
      'no',
      'inType',
      'docStatus',
      'warehouseId',
      'postedOn',
      'lineCount',
      'amount',
      'keeperId',
      'auditorId',
      'createTime',
    ],
    filters: ['no', 'inType', 'docStatus', 'warehouseId', 'supplierId', 'postedOn', 'keeperId', 'orgId'],
  },
  form: [
    {
      label: label('入库', 'Receipt', 'Nhập kho'),
      fields: [
        'no',
        'inType',
        'supplierId',
        'orgId',
        'warehouseId',
        'postedOn',
        'keeperId',
        'ownerId',
        'auditorId',
        'auditedAt',
        'rejectReason',
      ],
    },
    { label: label('入库明细', 'Lines', 'Chi tiết nhập'), fields: ['lines', 'amount'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: docStates,
  actions: docActions(
    { ...linesPosting, moves: 'in', value: 'amount', expires: 'expiresOn' },
    { submitAudit: 'submit-audit', audit: '/blade-bip/plus/wms-in-stock/audit', reject: 'reject' },
  ),
  importCall: post('import-excel'),
  menu: { group: 'wms.documents', path: '/wms/warehousing-entry', order: 1 },
})
