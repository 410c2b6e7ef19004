import { label } from '@bip/contract'
import type { Course } from '../../workflow/definitions/course.ts'

/** Purchase requests go to the head of the department, and large ones to the general manager. */
export const purchaseCourses: readonly Course[] = [
  {
    key: 'PurchaseRequest',
    label: label('采购申请审批', 'Purchase request', 'Duyệt yêu cầu mua hàng'),
    steps: [
      {
        id: 'headReview',
        label: label('部门主管审批', 'Department head', 'Trưởng phòng duyệt'),
        by: 'departmentHead',
        dueHours: 16,
      },
      {
        id: 'generalReview',
        label: label('总经理审批', 'General manager', 'Tổng giám đốc duyệt'),
        by: 'head:GM',
        when: 'amount > 100000',
        again: 'pass',
        dueHours: 24,
      },
    ],
  },
]
