import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

const score = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 1, min: '0', max: '100', required: true, width: 100 }) as const

const weight = (zh: string, en: string, vi: string, initial: string) =>
  ({
    kind: 'number',
    label: label(zh, en, vi),
    min: '0',
    max: '100',
    required: true,
    initial,
    unit: label('%', '%', '%'),
    width: 100,
  }) as const

const auditArgs = {
  result: { kind: 'dict', label: label('审核结果', 'Result', 'Kết quả'), dictionary: 'DC_AUDIT_RESULT', required: true },
  opinion: { kind: 'longText', label: label('审核意见', 'Opinion', 'Ý kiến'), max: 500 },
} as const satisfies Fields

/** How good a supplier was in a period: deliveries counted, four scores with weights, a grade, and an audit by somebody else. */
export const poAssessment = defineResource({
  key: 'poAssessment',
  path: '/blade-bip/po-assessment',
  calls: standardCalls(),
  label: label('采购考核', 'Supplier assessment', 'Đánh giá nhà cung cấp'),
  icon: 'star',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('考核单号', 'Number', 'Số đánh giá'),
      template: 'PA-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 140,
    },
    supplierId: {
      kind: 'reference',
      label: label('供应商', 'Supplier', 'Nhà cung cấp'),
      to: 'supplier',
      required: true,
      indexed: true,
      width: 220,
    },
    assessmentStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    period: {
      kind: 'dict',
      label: label('考核周期', 'Period', 'Kỳ'),
      dictionary: 'DC_ASSESSMENT_PERIOD',
      required: true,
      initial: 'quarter',
      indexed: true,
      width: 100,
    },
    periodFrom: {
      kind: 'date',
      label: label('期间从', 'From', 'Từ ngày'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    periodTo: { kind: 'date', label: label('期间至', 'To', 'Đến ngày'), required: true, notBefore: 'periodFrom', width: 120 },
    deliveries: { kind: 'number', label: label('交货批次', 'Deliveries', 'Số lô giao'), min: '0', width: 100 },
    lateDeliveries: { kind: 'number', label: label('逾期批次', 'Late', 'Số lô trễ'), min: '0', width: 100 },
    rejectedDeliveries: { kind: 'number', label: label('不合格批次', 'Rejected', 'Số lô không đạt'), min: '0', width: 110 },
    qualityScore: score('质量得分', 'Quality', 'Chất lượng'),
    deliveryScore: score('交付得分', 'Delivery', 'Giao hàng'),
    priceScore: score('价格得分', 'Price', 'Giá'),
    serviceScore: score('服务得分', 'Service', 'Dịch vụ'),
    qualityWeight: weight('质量权重', 'Weight of quality', 'Trọng số chất lượng', '40'),
    deliveryWeight: weight('交付权重', 'Weight of delivery', 'Trọng số giao hàng', '30'),
    priceWeight: weight('价格权重', 'Weight of price', 'Trọng số giá', '20'),
    serviceWeight: weight('服务权重', 'Weight of service', 'Trọng số dịch vụ', '10'),
    totalScore: {
      kind: 'number',
      label: label('综合得分', 'Total score', 'Tổng điểm'),
      scale: 1,
      formula: {
        op: 'add',
        scale: 1,
        args: [
          { op: 'percent', args: ['qualityScore', 'qualityWeight'] },
          { op: 'percent', args: ['deliveryScore', 'deliveryWeight'] },
          { op: 'percent', args: ['priceScore', 'priceWeight'] },
          { op: 'percent', args: ['serviceScore', 'serviceWeight'] },
        ],
      },
      sortable: true,
      width: 100,
    },
    grade: {
      kind: 'dict',
      label: label('等级', 'Grade', 'Hạng'),
      dictionary: 'DC_SUPPLIER_GRADE',
      serverOwned: true,
      indexed: true,
      width: 100,
    },
    assessorId: {
      kind: 'person',
      label: label('考核人', 'Assessor', 'Người đánh giá'),
      required: true,
      indexed: true,
      width: 120,
    },
    improvement: { kind: 'longText', label: label('改进要求', 'To be improved', 'Yêu cầu cải tiến'), max: 2000 },
    auditorId: { kind: 'person', label: label('审核人', 'Auditor', 'Người duyệt'), serverOwned: true, indexed: true, width: 120 },
    auditedAt: { kind: 'instant', label: label('审核时间', 'Audited at', 'Thời gian duyệt'), serverOwned: true, width: 160 },
    opinion: { kind: 'longText', label: label('审核意见', 'Opinion', 'Ý kiến duyệt'), serverOwned: true },
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') },
  },
  list: {
    columns: [
      'no',
      'supplierId',
      'assessmentStatus',
      'period',
      'periodFrom',
      'periodTo',
      'totalScore',
      'grade',
      'assessorId',
      'auditorId',
    ],
    filters: ['no', 'supplierId', 'assessmentStatus', 'period', 'periodFrom', 'grade', 'assessorId'],
  },
  form: [
    {
      label: label('考核对象', 'Assessed', 'Đối tượng'),
      fields: ['no', 'supplierId', 'period', 'periodFrom', 'periodTo', 'assessorId'],
    },
    {
      label: label('交货情况', 'Deliveries', 'Tình hình giao hàng'),
      fields: ['deliveries', 'lateDeliveries', 'rejectedDeliveries'],
    },
    {
      label: label('评分', 'Scores', 'Điểm'),
      fields: [
        'qualityScore',
        'qualityWeight',
        'deliveryScore',
        'deliveryWeight',
        'priceScore',
        'priceWeight',
        'serviceScore',
        'serviceWeight',
        'totalScore',
        'grade',
      ],
    },
    {
      label: label('结论', 'Conclusion', 'Kết luận'),
      fields: ['improvement', 'attachments', 'auditorId', 'auditedAt', 'opinion'],
    },
  ],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
    submitted: { label: label('待审核', 'To be audited', 'Chờ duyệt'), tone: 'pending' },
    passed: { label: label('已审核', 'Passed', 'Đã duyệt'), tone: 'success' },
    rejected: { label: label('已退回', 'Sent back', 'Đã trả lại'), tone: 'danger', editable: true, removable: true },
  },
  actions: {
    commit: {
      call: post('commit'),
      label: label('提交审核', 'Send for audit', 'Gửi duyệt'),
      icon: 'send',
      from: ['draft', 'rejected'],
      to: 'submitted',
      tone: 'primary',
      success: label('已提交审核', 'Sent for audit', 'Đã gửi duyệt'),
    },
    audit: {
      call: post('audit'),
      label: label('审核', 'Audit', 'Duyệt'),
      icon: 'check-check',
      from: ['submitted'],
      args: auditArgs,
      sets: {
        assessmentStatus: { arg: 'result' },
        opinion: { arg: 'opinion' },
        auditorId: { me: true },
        auditedAt: { now: true },
      },
      moves: { assessmentStatus: { submitted: ['passed', 'rejected'] } },
      success: label('审核完成', 'Audited', 'Đã duyệt'),
    },
  },
  approval: {
    processKey: 'PoAssessment',
    title: ['supplierId', 'period'],
    summary: ['totalScore', 'grade', 'lateDeliveries'],
    becomes: {
      inApproval: { action: 'commit' },
      approved: { action: 'audit', args: { result: 'passed' }, comment: 'opinion' },
      rejected: { action: 'audit', args: { result: 'rejected' }, comment: 'opinion' },
      cancelled: { state: 'draft' },
    },
  },
  menu: { group: 'outsourcing.suppliers', path: '/outsourcing/po-assessment', order: 1 },
})
