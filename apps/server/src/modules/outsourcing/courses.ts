import { label } from '@bip/contract'
import type { Course } from '../../workflow/definitions/course.ts'

/** Supplier assessments are audited by the head of the department. */
export const assessmentCourses: readonly Course[] = [
  {
    key: 'PoAssessment',
    label: label('采购考核审批', 'Supplier assessment', 'Duyệt đánh giá nhà cung cấp'),
    steps: [
      {
        id: 'headReview',
        label: label('部门主管审批', 'Department head', 'Trưởng phòng duyệt'),
        by: 'departmentHead',
        dueHours: 24,
      },
    ],
  },
]
