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
  /** While it waits for people it hears what another process says, and has something done; the step goes on. */
  hears?: { said: Said; call: CourseCall }
}

/** What one process says to others: a message to one of them, a signal to all that wait for it. The name may hold `\${field}`. */
export type Said = { kind: 'message' | 'signal'; name: string; label: Label }

/** A service task: the name of its handler, such as `tell:head:HR` (`workflow/services/handlers.ts`). */
export type CourseCall = { id: string; label: Label; does: string }

/** Before its first step a course waits, where `when` holds, until another process says something; after `days` it goes back to its applicant. */
export type CourseWait = {
  id: string
  label: Label
  when: string
  /** Told to the other process when the waiting begins. */
  asks: Said
  until: Said
  days: number
}

/** A process that goes from step to step; whoever rejects sends it back to its applicant, who changes it or gives it up. */
export type Course = {
  key: string
  label: Label
  awaits?: CourseWait
  steps: readonly CourseStep[]
  /** Done by the product itself once all have agreed, in this order. */
  calls?: readonly CourseCall[]
  /** Said when it is approved. */
  says?: Said
}

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
  isDue: label('等待超时', 'Waited too long', 'Chờ quá hạn'),
  whichFirst: label('先到者为准', 'Whichever comes first', 'Điều nào đến trước'),
  givenUp: label('取消申请', 'Given up', 'Hủy đơn'),
} as const
