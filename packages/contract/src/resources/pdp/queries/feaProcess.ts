import { label } from '../../../i18n.ts'
import { defineQuery } from '../../../resource/query.ts'

/** How far an assessment is: what has a score, what is open, and who decided. */
export const feaProcess = defineQuery({
  key: 'feaProcess',
  path: '/blade-bip/fea-evaluation/obtain-process-information',
  also: [{ names: { feaId: 'id', businessId: 'id' } }],
  label: label('评估过程', 'Assessment progress', 'Quá trình đánh giá'),
  icon: 'activity',
  asks: {
    id: { kind: 'text', label: label('评估编号', 'Assessment', 'Đánh giá'), required: true, max: 64 },
  },
  answers: 'one',
  reads: ['dcFea'],
  fields: {
    feaNo: { kind: 'text', label: label('单号', 'Number', 'Số chứng từ') },
    feaStatus: { kind: 'text', label: label('状态', 'Status', 'Trạng thái') },
    items: { kind: 'number', label: label('评估项数', 'Items', 'Số hạng mục') },
    scored: { kind: 'number', label: label('已评分', 'With a score', 'Đã chấm điểm') },
    problems: { kind: 'number', label: label('问题数', 'Problems', 'Số vấn đề') },
    openProblems: { kind: 'number', label: label('未关闭问题', 'Open problems', 'Vấn đề tồn') },
    auditorId: { kind: 'person', label: label('审批人', 'Approved by', 'Người duyệt') },
    auditedAt: { kind: 'instant', label: label('审批时间', 'Decided at', 'Duyệt lúc') },
  },
  access: 'signedIn',
})
