import { label } from '@bip/contract'
import type { Course, CourseStep } from '../../workflow/definitions/course.ts'

const head = label('部门主管审批', 'Department head', 'Trưởng phòng duyệt')
const general = label('总经理审批', 'General manager', 'Tổng giám đốc duyệt')
const finance = label('财务复核', 'Finance', 'Kế toán kiểm tra')

/** A claim that waits for a special expense tells whoever decides over it. */
const hurried = (by: string): CourseStep['hears'] => ({
  said: {
    kind: 'message',
    name: 'reimbursementWaits-${id}',
    label: label('有报销等待', 'A claim waits', 'Có đề nghị đang chờ'),
  },
  call: { id: 'Hurry', label: label('提醒审批人', 'Tell who decides', 'Báo người duyệt'), does: `tell:${by}` },
})

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
    awaits: {
      id: 'special',
      label: label('特殊费用已批准', 'Special expense approved', 'Chi phí đặc biệt đã duyệt'),
      when: "specialExpenseId != null and specialExpenseStatus != 'approved'",
      asks: {
        kind: 'message',
        name: 'reimbursementWaits-${specialExpenseId}',
        label: label('催办特殊费用', 'Hurry the special expense', 'Nhắc chi phí đặc biệt'),
      },
      until: {
        kind: 'signal',
        name: 'specialExpenseApproved-${specialExpenseId}',
        label: label('特殊费用已批准', 'Special expense approved', 'Chi phí đặc biệt đã duyệt'),
      },
      days: 15,
    },
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
    calls: [{ id: 'book', label: label('登记入账', 'Book', 'Ghi sổ'), does: 'send:erp' }],
  },
  {
    key: 'SpecialExpense',
    label: label('特殊费用审批', 'Special expense', 'Duyệt chi phí đặc biệt'),
    steps: [
      { id: 'headReview', label: head, by: 'departmentHead', dueHours: 8, hears: hurried('departmentHead') },
      {
        id: 'generalReview',
        label: general,
        by: 'head:GM',
        again: 'pass',
        dueHours: 16,
        late: 'remind',
        hears: hurried('head:GM'),
      },
    ],
    calls: [{ id: 'prepare', label: label('通知财务备款', 'Tell finance', 'Báo kế toán'), does: 'tell:head:HR' }],
    says: {
      kind: 'signal',
      name: 'specialExpenseApproved-${id}',
      label: label('特殊费用已批准', 'Special expense approved', 'Chi phí đặc biệt đã duyệt'),
    },
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
