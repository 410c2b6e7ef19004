import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { docActions, docStates, documentApproval, headFields, lineFields, lineRemark, linesPosting } from './documentFields.ts'

/** What goes from one place to another, within a warehouse or between two. */
export const stockTransfer = defineResource({
  key: 'stockTransfer',
  path: '/blade-bip/plus/stock-transfer',
  calls: standardCalls(),
  label: label('调拨单', 'Transfer', 'Phiếu chuyển kho'),
  icon: 'arrow-left-right',
  display: 'no',
  fields: {
    ...headFields('DB-{yyyy}{mm}-{0000}', label('调拨日期', 'Moved on', 'Ngày chuyển')),
    toWarehouseId: {
      kind: 'reference',
      label: label('调入仓库', 'To warehouse', 'Kho nhận'),
      to: 'warehouse',
      where: { isActive: { in: ['true'] } },
      required: true,
      indexed: true,
      width: 160,
    },
    lines: {
      kind: 'lines',
      label: label('调拨明细', 'Lines', 'Chi tiết chuyển'),
      minLines: 1,
      maxLines: 2000,
      fields: {
        ...lineFields,
        toLocationId: {
          kind: 'reference',
          label: label('调入库位', 'To location', 'Vị trí nhận'),
          to: 'warehouseLocation',
          where: { warehouseId: { field: 'toWarehouseId' } },
          width: 130,
        },
        remark: lineRemark,
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
  },
  list: {
    columns: ['no', 'docStatus', 'warehouseId', 'toWarehouseId', 'postedOn', 'lineCount', 'keeperId', 'auditorId', 'createTime'],
    filters: ['no', 'docStatus', 'warehouseId', 'toWarehouseId', 'postedOn', 'keeperId'],
  },
  form: [
    {
      label: label('调拨', 'Transfer', 'Chuyển kho'),
      fields: [
        'no',
        'orgId',
        'warehouseId',
        'toWarehouseId',
        'postedOn',
        'keeperId',
        'ownerId',
        'auditorId',
        'auditedAt',
        'rejectReason',
      ],
    },
    { label: label('调拨明细', 'Lines', 'Chi tiết chuyển'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: docStates,
  actions: docActions(
    { ...linesPosting, moves: 'between', toWarehouse: 'toWarehouseId', toLocation: 'toLocationId' },
    { submitAudit: 'submit-audit', audit: 'audit', reject: 'reject' },
  ),
  approval: {
    processKey: 'StockTransfer',
    title: ['no', 'toWarehouseId'],
    summary: ['toWarehouseId', 'lineCount'],
    becomes: documentApproval,
  },
  menu: { group: 'wms.documents', path: '/wms/transfer', order: 3 },
})
