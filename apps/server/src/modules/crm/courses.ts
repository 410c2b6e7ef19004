import { label } from '@bip/contract'
import type { Course } from '../../workflow/definitions/course.ts'

/** Opportunities are reviewed before their contract: by the technical owner, whom the audit rules name, and large ones by the general manager. */
export const sellingCourses: readonly Course[] = [
  {
    key: 'Opps',
    label: label('商机评审', 'Opportunity review', 'Thẩm định cơ hội'),
    steps: [
      {
        id: 'technicalReview',
        label: label('技术评审', 'Technical review', 'Thẩm định kỹ thuật'),
        by: 'field:tpmUserId',
        when: 'tpmUserId != null',
        dueHours: 24,
      },
      {
        id: 'audit',
        label: label('商务评审', 'Commercial review', 'Thẩm định thương mại'),
        by: 'auditors:opps',
        again: 'pass',
        dueHours: 16,
      },
      {
        id: 'generalReview',
        label: label('总经理审批', 'General manager', 'Tổng giám đốc duyệt'),
        by: 'head:GM',
        when: 'amount > 3000000',
        again: 'pass',
        dueHours: 24,
      },
    ],
  },
]
