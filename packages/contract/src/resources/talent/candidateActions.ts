import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'
import type { Action } from '../../resource/action.ts'
import { post } from '../../resource/core.ts'

const smsArgs = {
  content: {
    kind: 'longText',
    label: label('短信内容', 'Message', 'Nội dung tin nhắn'),
    hint: label('{name} 会替换为候选人姓名', '{name} stands for the candidate’s name', '{name} được thay bằng tên ứng viên'),
    required: true,
    max: 300,
  },
} as const satisfies Fields

/** The way of a candidate from a resume to the first day at work. */
export const candidateActions = {
  shortlist: {
    call: post('shortlist'),
    label: label('推进筛选', 'Shortlist', 'Sàng lọc'),
    icon: 'check',
    from: ['fresh', 'pool', 'rejected'],
    to: 'screening',
    tone: 'primary',
    asks: ['positionId', 'recruiterId'],
    needs: ['positionId'],
    success: label('已进入筛选', 'Being screened', 'Đang sàng lọc'),
  },
  interview: {
    call: post('interview'),
    label: label('安排面试', 'Invite to an interview', 'Mời phỏng vấn'),
    icon: 'calendar-clock',
    from: ['screening', 'interview'],
    to: 'interview',
    tone: 'primary',
    asks: ['interviewAt', 'interviewerId', 'interviewPlace'],
    needs: ['interviewAt', 'interviewerId'],
    success: label('已安排面试并通知面试官', 'The interviewer was told', 'Đã sắp xếp và báo người phỏng vấn'),
  },
  judge: {
    call: post('judge'),
    label: label('填写面试评价', 'Note the result', 'Ghi kết quả phỏng vấn'),
    icon: 'stamp',
    from: ['interview'],
    asks: ['interviewScore', 'interviewOpinion'],
    needs: ['interviewScore', 'interviewOpinion'],
    bulk: false,
    success: label('评价已保存', 'Saved', 'Đã lưu'),
  },
  offer: {
    call: post('offer'),
    label: label('发放录用', 'Make an offer', 'Gửi đề nghị'),
    icon: 'send',
    from: ['interview'],
    to: 'offered',
    asks: ['offerSalary', 'onboardOn'],
    needs: ['offerSalary', 'onboardOn'],
    bulk: false,
    success: label('已发放录用', 'The offer is made', 'Đã gửi đề nghị'),
  },
  hire: {
    call: post('hire'),
    label: label('确认入职', 'Hire', 'Nhận việc'),
    icon: 'user-check',
    from: ['offered'],
    to: 'hired',
    tone: 'primary',
    asks: ['onboardOn'],
    needs: ['onboardOn'],
    success: label('已入职', 'Hired', 'Đã nhận việc'),
  },
  keep: {
    call: post('keep'),
    label: label('放入人才库', 'Keep in the pool', 'Lưu vào kho'),
    icon: 'pin',
    from: ['fresh', 'screening', 'interview', 'offered', 'rejected'],
    to: 'pool',
    success: label('已放入人才库', 'Kept in the pool', 'Đã lưu vào kho'),
  },
  reject: {
    call: post('reject'),
    label: label('淘汰', 'Reject', 'Loại'),
    icon: 'x',
    from: ['fresh', 'screening', 'interview', 'offered', 'pool'],
    to: 'rejected',
    tone: 'danger',
    asks: ['rejectReason', 'rejectRemark'],
    needs: ['rejectReason'],
    success: label('已淘汰', 'Rejected', 'Đã loại'),
  },
  sendSms: {
    call: post('send-sms'),
    label: label('发送短信', 'Send a text message', 'Gửi tin nhắn'),
    icon: 'send',
    args: smsArgs,
    success: label('短信已提交发送', 'The messages are on their way', 'Đã gửi tin nhắn'),
  },
} as const satisfies Record<string, Action>
