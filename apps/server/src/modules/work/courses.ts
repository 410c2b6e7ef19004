import { label } from '@bip/contract'
import type { Course } from '../../workflow/definitions/course.ts'

const head = label('部门主管审批', 'Department head', 'Trưởng phòng duyệt')
const general = label('总经理审批', 'General manager', 'Tổng giám đốc duyệt')
const finance = label('财务复核', 'Finance', 'Kế toán kiểm tra')

/** Requests of people: driving, expenses, money beside the budget, new suppliers. */
export const requestCourses: readonly Course[] = [
  {
    key: 'Drive',
    label: label('行车记录审批', 'Driving record', 'Duyệt nhật ký lái xe'),
    steps: [{ id: 'headReview', label: head, by: 'departmentHead', dueHours: 16 }],
  },
  {
    key: 'ExpenseReimbursement',
    label: label('费用报销审批', 'Expense reimbursement', 'Duyệt thanh toán chi phí'),
    steps: [
      { id: 'headReview', label: head, by: 'departmentHead', dueHours: 16 },
      { id: 'financeReview', label: finance, by: 'head:HR', again: 'pass', dueHours: 24 },
      {
        id: 'generalReview',
        label: general,
        by: 'departmentHead:2',
        when: 'amount > 10000',
        again: 'pass',
        late: 'escalate',
        dueHours: 24,
      },
    ],
  },
  {
    key: 'SpecialExpense',
    label: label('特殊费用审批', 'Special expense', 'Duyệt chi phí đặc biệt'),
    steps: [
      { id: 'headReview', label: head, by: 'departmentHead', dueHours: 8 },
      { id: 'generalReview', label: general, by: 'head:GM', again: 'pass', dueHours: 16, late: 'remind' },
    ],
  },
  {
    key: 'SupplierAdmission',
    label: label('供应商准入审批', 'Supplier admission', 'Duyệt nhà cung cấp mới'),
    steps: [
      { id: 'headReview', label: head, by: 'departmentHead', dueHours: 16 },
      {
        id: 'jointReview',
        label: label('质量与计划会签', 'Quality and planning sign', 'Chất lượng và kế hoạch cùng ký'),
        by: 'person:inspector,person:planner',
        all: true,
        dueHours: 40,
      },
      { id: 'generalReview', label: general, by: 'head:GM', when: 'annualAmount > 1000000', again: 'pass' },
    ],
  },
]
