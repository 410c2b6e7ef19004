import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'
import {
  docActions,
  docStates,
  documentApproval,
  headFields,
  lineFields,
  lineRemark,
  linesPosting,
  pickAction,
  pickReason,
  sourceFields,
} from './documentFields.ts'

/** What leaves a warehouse: sold, issued to production, scrapped. */
export const wmsOutStock = defineResource({
  key: 'wmsOutStock',
  path: '/blade-bip/dc-wms-out-stock',
  calls: { list: get('list'), detail: get('detail'), submit: post('submit-detail'), remove: post('remove') },
  label: label('出库单', 'Issue', 'Phiếu xuất kho'),
  icon: 'truck',
  display: 'no',
  fields: {
    ...headFields('CK-{yyyy}{mm}-{0000}', label('出库日期', 'Issued on', 'Ngày xuất')),
    outType: {
      kind: 'dict',
      label: label('出库类型', 'Kind', 'Loại xuất'),
      dictionary: 'DC_OUT_TYPE',
      required: true,
      initial: 'production',
      indexed: true,
      width: 110,
    },
    customerId: {
      kind: 'reference',
      label: label('客户', 'Customer', 'Khách hàng'),
      to: 'customer',
      indexed: true,
      width: 200,
    },
    receiverId: { kind: 'person', label: label('领用人', 'Taken by', 'Người nhận'), indexed: true, width: 120 },
    lines: {
      kind: 'lines',
      label: label('出库明细', 'Lines', 'Chi tiết xuất'),
      minLines: 1,
      maxLines: 2000,
      fields: {
        ...lineFields,
        pickReason,
        ...sourceFields,
        remark: lineRemark,
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
  },
  list: {
    columns: [
      'no',
      'outType',
      'docStatus',
      'warehouseId',
      'postedOn',
      'lineCount',
      'receiverId',
      'keeperId',
      'auditorId',
      'createTime',
    ],
    filters: ['no', 'outType', 'docStatus', 'warehouseId', 'customerId', 'postedOn', 'receiverId', 'keeperId', 'orgId'],
  },
  form: [
    {
      label: label('出库', 'Issue', 'Xuất kho'),
      fields: [
        'no',
        'outType',
        'customerId',
        'orgId',
        'warehouseId',
        'postedOn',
        'receiverId',
        'keeperId',
        'ownerId',
        'auditorId',
        'auditedAt',
        'rejectReason',
      ],
    },
    { label: label('出库明细', 'Lines', 'Chi tiết xuất'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: docStates,
  actions: {
    ...pickAction('/blade-bip/plus/wms-out-stock/pick'),
    ...docActions(
      { ...linesPosting, moves: 'out' },
      { submitAudit: 'submit-audit', audit: '/blade-bip/plus/wms-out-stock/audit', reject: 'reject' },
    ),
  },
  approval: {
    processKey: 'WmsOutStock',
    title: ['no', 'customerId'],
    summary: ['outType', 'receiverId', 'lineCount'],
    becomes: documentApproval,
  },
  menu: { group: 'wms.documents', path: '/wms/outbound-order', order: 2 },
})
