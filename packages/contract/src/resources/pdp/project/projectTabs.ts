import { label } from '../../../i18n.ts'
import type { DetailTabs } from '../../../resource/tabs.ts'

/** The page of a project: what it is, its plan, who works on it, and all that was written for it. */
export const projectTabs = {
  overview: { label: label('概览', 'Overview', 'Tổng quan') },
  plan: { label: label('计划', 'Plan', 'Kế hoạch'), below: ['planItem', 'planBaseline'] },
  team: { label: label('团队', 'Team', 'Nhóm'), below: ['projectRole'] },
  files: { label: label('文件', 'Files', 'Tệp') },
  deliveries: { label: label('交付', 'Deliveries', 'Bàn giao'), below: ['delivered', 'stationApply'] },
  reviews: { label: label('评审', 'Reviews', 'Thẩm định'), below: ['dcFea', 'initiateReview', 'dcReview'] },
  changes: { label: label('变更', 'Changes', 'Thay đổi'), below: ['changeRecord'] },
  budget: { label: label('预算', 'Budget', 'Ngân sách'), below: ['projectBudget', 'pdpExecutePricing'] },
  cases: { label: label('案例', 'Cases', 'Trường hợp'), below: ['projectCase'] },
  issues: { label: label('问题', 'Issues', 'Vấn đề'), below: ['dcReviewProblem'] },
  processes: { label: label('流程记录', 'Process records', 'Hồ sơ quy trình'), below: ['processCorrelation'] },
  history: { label: label('动态', 'History', 'Lịch sử'), aside: true },
} as const satisfies DetailTabs
