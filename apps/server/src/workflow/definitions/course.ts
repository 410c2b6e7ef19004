import { type Label, label } from '@bip/contract'

/** One step of a person in a course. */
export type CourseStep = {
  id: string
  label: Label
  /** The rule that finds who decides, such as `departmentHead` or `auditors:purchaseRequest`. */
  by: string
  /** An expression over the record; the step is left out where it does not hold. */
  when?: string
  /** All whom `by` finds sign, and not one of them. */
  all?: true
  /** Working hours until it is due. */
  dueHours?: number
  late?: 'remind' | 'escalate' | 'pass'
  again?: 'ask' | 'pass'
  nobody?: 'administrator' | 'pass' | 'refuse'
}

/** A process that goes from step to step; whoever rejects sends it back to its applicant, who changes it or gives it up. */
export type Course = { key: string; label: Label; steps: readonly CourseStep[] }

export const own = {
  start: label('发起', 'Start', 'Khởi tạo'),
  resubmit: label('重新提交', 'Resubmit', 'Gửi lại'),
  asksAgain: label('是否重新提交', 'Resubmit?', 'Gửi lại?'),
  passed: label('通过', 'Approved', 'Duyệt'),
  rejected: label('驳回', 'Rejected', 'Từ chối'),
  isPassed: label('是否通过', 'Approved?', 'Duyệt?'),
  isNeeded: label('是否需要', 'Needed?', 'Có cần không?'),
  end: label('结束', 'End', 'Kết thúc'),
  cancelled: label('取消', 'Cancelled', 'Đã hủy'),
  givenUp: label('取消申请', 'Given up', 'Hủy đơn'),
} as const
