import { label } from '../../../i18n.ts'
import type { Approval } from '../../../resource/approval.ts'
import { erpSend } from '../../../resource/send.ts'
import { auditBecomes } from '../parts.ts'

/** What lists of orders show, and by what they are filtered. */
export const orderList = {
  columns: [
    ...(['orderNo', 'customerId', 'orderStatus', 'configureId', 'contractNo', 'orderDate', 'deliveryDate', 'lineCount'] as const),
    ...(['total', 'currency', 'salerId', 'erpState', 'erpNo'] as const),
  ],
  filters: [
    ...(['orderNo', 'customerId', 'orderStatus', 'configureId', 'contractNo', 'projectId', 'orderDate', 'deliveryDate'] as const),
    ...(['salerId', 'tpmUserId', 'headerState', 'erpState', 'orgId'] as const),
  ],
  sort: '-orderDate',
} as const

/** The form of an order; what its business type leaves out is not drawn. */
export const orderForm = [
  {
    label: label('客户与合同', 'Customer and contract', 'Khách hàng và hợp đồng'),
    fields: [
      ...['orderNo', 'configureId', 'customerId', 'contactId', 'endCustomerId', 'customerOrderNo', 'contractNo', 'contractDate'],
      ...['oppsId', 'saleOrderId', 'projectId', 'costProjectId', 'productLineId', 'equipmentId'],
    ],
  },
  {
    label: label('条款与交付', 'Terms and delivery', 'Điều khoản và giao hàng'),
    fields: [
      ...['orderDate', 'deliveryDate', 'currency', 'exchangeRate', 'collectionTermId', 'deliveryTerms', 'deliveryAddress'],
      ...['warrantyMonths', 'orgId', 'stockOrgId', 'deptId', 'salerId', 'documentaryId', 'tpmUserId'],
    ],
  },
  { label: label('订单明细', 'Lines', 'Chi tiết đơn'), tab: 'lines', fields: ['lines', 'amount', 'tax', 'total'] },
  {
    label: label('要求与附件', 'Requirements and files', 'Yêu cầu và tệp'),
    tab: 'more',
    fields: ['technicalRequirement', 'packing', 'remark', 'attachments'],
  },
  {
    label: label('审批', 'Approval', 'Phê duyệt'),
    tab: 'course',
    fields: ['headerState', 'headerAuditorId', 'auditorId', 'auditedAt', 'auditRemark', 'tpmSubmittedAt', 'planOrderCount'],
  },
  { label: label('ERP', 'ERP', 'ERP'), tab: 'course', fields: ['erpState', 'erpNo', 'erpReason'] },
  {
    label: label('表单', 'Form', 'Biểu mẫu'),
    tab: 'course',
    folded: true,
    fields: ['shownFields', 'requiredFields'],
  },
] as const

export const orderTabs = {
  lines: { label: label('订单明细', 'Lines', 'Chi tiết đơn') },
  more: { label: label('要求与附件', 'Requirements and files', 'Yêu cầu và tệp') },
  course: { label: label('审批与 ERP', 'Approval and ERP', 'Phê duyệt và ERP') },
}

type OrderKey = 'orderNo' | 'customerId' | 'total' | 'lineCount' | 'deliveryDate'

/** Whoever passes an order in its process has looked at the header as well. */
export const orderApproval = (processKey: string): Approval<OrderKey> => ({
  processKey,
  title: ['orderNo', 'customerId'],
  summary: ['total', 'lineCount', 'deliveryDate'],
  becomes: { ...auditBecomes, approved: { ...auditBecomes.approved, before: ['auditHeader'] } },
})

/** What goes to the ERP of an order. */
export const orderSend = (kind: string) =>
  erpSend(kind, [
    ...['orderNo', 'configureId', 'customerId', 'endCustomerId', 'customerOrderNo', 'contractNo', 'contractDate', 'projectId'],
    ...['orderDate', 'deliveryDate', 'currency', 'exchangeRate', 'collectionTermId', 'deliveryTerms', 'deliveryAddress', 'orgId'],
    ...['stockOrgId', 'salerId', 'lines', 'amount', 'tax', 'total'],
  ])
