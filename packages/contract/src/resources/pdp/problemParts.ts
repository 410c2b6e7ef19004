import { label } from '../../i18n.ts'
import type { State } from '../../kinds/states.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'
import { choice, day, person, text } from './shapes.ts'

/** What every problem of a project says: how serious, whose, until when, and what was done about it. */
export const problemFields = {
  severity: choice(label('严重程度', 'Severity', 'Mức độ'), 'DC_PDP_SEVERITY', { required: true, initial: 'major' }),
  raisedBy: person(label('提出人', 'Raised by', 'Người nêu'), { required: true, begins: 'me' }),
  raisedOn: day(label('提出日期', 'Raised on', 'Ngày nêu'), { required: true, begins: 'today' }),
  ownerId: person(label('责任人', 'Owner', 'Người phụ trách'), { required: true }),
  dueOn: day(label('要求完成', 'Due', 'Hạn xử lý'), { required: true, notBefore: 'raisedOn' }),
  cause: { kind: 'longText', label: label('原因', 'Cause', 'Nguyên nhân'), max: 2000 },
  measures: { kind: 'longText', label: label('措施', 'What is done', 'Biện pháp'), max: 2000 },
  solvedOn: day(label('解决日期', 'Solved on', 'Ngày giải quyết'), { serverOwned: true }),
  verifiedBy: person(label('验证人', 'Verified by', 'Người xác minh'), { serverOwned: true }),
  verifiedOn: day(label('验证日期', 'Verified on', 'Ngày xác minh'), { serverOwned: true }),
  returnReason: text(label('退回原因', 'Why it is not solved', 'Lý do trả lại'), { serverOwned: true }),
} as const

export const problemStates = {
  open: { label: label('待处理', 'Open', 'Chờ xử lý'), tone: 'warning', editable: true, removable: true },
  solving: { label: label('处理中', 'In work', 'Đang xử lý'), tone: 'info', editable: true },
  solved: { label: label('待验证', 'To be verified', 'Chờ xác minh'), tone: 'pending' },
  closed: { label: label('已关闭', 'Closed', 'Đã đóng'), tone: 'success' },
} as const satisfies Record<string, State>

/** A problem is answered, verified by somebody, or given back. */
export const problemActions: Readonly<Record<string, Action>> = {
  accept: {
    call: post('accept'),
    label: label('开始处理', 'Begin', 'Bắt đầu xử lý'),
    icon: 'play',
    from: ['open'],
    to: 'solving',
    success: label('已开始处理', 'Begun', 'Đã bắt đầu xử lý'),
  },
  solve: {
    call: post('solve'),
    label: label('已解决', 'Solved', 'Đã giải quyết'),
    icon: 'check',
    from: ['open', 'solving'],
    to: 'solved',
    tone: 'primary',
    asks: ['measures'],
    needs: ['measures'],
    sets: { solvedOn: { now: true } },
    success: label('已提交验证', 'Sent to be verified', 'Đã gửi xác minh'),
  },
  verify: {
    call: post('verify'),
    label: label('验证关闭', 'Verify and close', 'Xác minh và đóng'),
    icon: 'check-check',
    from: ['solved'],
    to: 'closed',
    tone: 'primary',
    sets: { verifiedBy: { me: true }, verifiedOn: { now: true }, returnReason: { value: null } },
    success: label('已关闭', 'Closed', 'Đã đóng'),
  },
  giveBack: {
    call: post('give-back'),
    label: label('退回', 'Give back', 'Trả lại'),
    icon: 'undo',
    from: ['solved'],
    to: 'solving',
    asks: ['returnReason'],
    needs: ['returnReason'],
    sets: { solvedOn: { value: null } },
    success: label('已退回', 'Given back', 'Đã trả lại'),
  },
}

export const problemSection = {
  label: label('处理', 'What is done', 'Xử lý'),
  fields: ['ownerId', 'dueOn', 'cause', 'measures', 'solvedOn', 'verifiedBy', 'verifiedOn', 'returnReason'],
} as const
