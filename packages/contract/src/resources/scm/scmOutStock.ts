import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'
import {
  docActions,
  docStates,
  headFields,
  lineFields,
  lineRemark,
  linesPosting,
  pickAction,
  pickReason,
  sourceFields,
} from '../wms/documentFields.ts'

/** What leaves for customers, order by order. */
export const scmOutStock = defineResource({
  key: 'scmOutStock',
  path: '/blade-bip/scm-out-stock',
  calls: standardCalls(),
  label: label('销售出库单', 'Sales issue', 'Phiếu xuất bán'),
  icon: 'truck',
  display: 'no',
  fields: {
    ...headFields('XC-{yyyy}{mm}-{0000}', label('出库日期', 'Issued on', 'Ngày xuất')),
    customerId: {
      kind: 'reference',
      label: label('客户', 'Customer', 'Khách hàng'),
      to: 'customer',
      required: true,
      indexed: true,
      width: 220,
    },
    deliveryAddress: { kind: 'text', label: label('交货地址', 'Deliver to', 'Địa chỉ giao'), max: 300, width: 220 },
    shipId: {
      kind: 'reference',
      label: label('发货单', 'Dispatch', 'Phiếu giao hàng'),
      to: 'ship',
      serverOwned: true,
      width: 140,
    },
    lines: {
      kind: 'lines',
      label: label('出库明细', 'Lines', 'Chi tiết xuất'),
      minLines: 1,
      maxLines: 2000,
      fields: { ...lineFields, pickReason, ...sourceFields, remark: lineRemark },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
  },
  list: {
    columns: ['no', 'customerId', 'docStatus', 'warehouseId', 'postedOn', 'lineCount', 'keeperId', 'auditorId'],
    filters: ['no', 'customerId', 'docStatus', 'warehouseId', 'postedOn', 'orgId'],
  },
  form: [
    {
      label: label('出库', 'Issue', 'Xuất kho'),
      fields: [
        'no',
        'customerId',
        'deliveryAddress',
        'orgId',
        'warehouseId',
        'postedOn',
        'keeperId',
        'ownerId',
        'auditorId',
        'auditedAt',
        'shipId',
        'rejectReason',
      ],
    },
    { label: label('出库明细', 'Lines', 'Chi tiết xuất'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: docStates,
  actions: {
    ...pickAction('/blade-bip/plus/scm-out-stock/pick'),
    ...docActions({ ...linesPosting, moves: 'out' }, { audit: 'audit', reject: 'reject' }),
    dispatch: {
      call: post('/blade-bip/plus/scm-out-stock/dispatch'),
      label: label('生成发货单', 'Make dispatch', 'Tạo phiếu giao hàng'),
      icon: 'send',
      from: ['posted'],
      where: { shipId: { filled: false } },
      success: label(
        '已生成发货单，看板可见',
        'The dispatch was made and stands on the wall',
        'Đã tạo phiếu giao, hiển thị trên bảng',
      ),
    },
  },
  menu: { group: 'scm.stock', path: '/scm/outbound-order', order: 4 },
})
