import { label } from '@bip/contract'
import { audited } from '../../workflow/definitions/audited.ts'
import type { Course } from '../../workflow/definitions/course.ts'

/** Reviews of designs are opened, and orders go to the ERP, once whom the audit rules name for them agree. */
export const projectCourses: readonly Course[] = [
  audited('InitiateReview', 'initiateReview', label('设计评审发起', 'Start of a design review', 'Mở thẩm định thiết kế'), 16),
  audited('FeasibilityAssessment', 'dcFea', label('可行性评估审批', 'Feasibility assessment', 'Duyệt đánh giá khả thi'), 24),
  audited('ErpOrder', 'erpOrder', label('ERP 订单审批', 'ERP order', 'Duyệt đơn ERP'), 16),
  audited('ErpOrderNe', 'erpOrderNe', label('ERP 非标订单审批', 'ERP order, non-standard', 'Duyệt đơn ERP phi tiêu chuẩn'), 16),
]
