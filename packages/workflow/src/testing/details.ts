import type { FlowEntry, ProcessDetail, ProcessTask } from '@bip/contract/workflow'

type EntryOptions = {
  type?: string
  name?: string
  person?: string
  isOpen?: boolean
  comment?: [type: string, text: string]
} & Partial<Pick<FlowEntry, 'createTime' | 'endTime' | 'assignee' | 'attachments'>>

/** One entry of a flow; a finished user task where nothing else is said. */
export function entryOf(id: string, options: EntryOptions = {}): FlowEntry {
  const { type = 'userTask', name = '', person = '', isOpen = false, comment, createTime = '2026-11-20T01:14:00Z' } = options
  return {
    historyActivityId: id,
    historyActivityType: type,
    historyActivityName: name,
    assignee: options.assignee ?? '',
    assigneeName: person,
    createTime,
    endTime: isOpen ? null : (options.endTime ?? createTime),
    historyActivityDurationTime: '',
    comments: comment
      ? [{ action: 'AddComment', type: comment[0], fullMessage: comment[1], userName: person, time: createTime }]
      : [],
    attachments: options.attachments ?? [],
  }
}

const flowEntry = (id: string): FlowEntry => entryOf(id, { type: 'sequenceFlow' })

/** Started by 王敏, approved by 陈立新, waiting for 周婷. */
export const runningFlow: readonly FlowEntry[] = [
  entryOf('start', { type: 'startEvent', name: '发起', person: '王敏', assignee: 'user-wang' }),
  flowEntry('toLeader'),
  entryOf('leaderApprove', {
    name: '部门主管审批',
    person: '陈立新',
    assignee: 'user-chen',
    endTime: '2026-11-20T04:05:00Z',
    comment: ['comment', '同意，交接已安排。'],
  }),
  flowEntry('toDays'),
  entryOf('isLong', { type: 'exclusiveGateway', name: '超过 3 天？', createTime: '2026-11-20T04:05:00Z' }),
  flowEntry('toHr'),
  entryOf('hrReview', {
    name: '人事复核',
    person: '周婷',
    assignee: 'user-zhou',
    isOpen: true,
    createTime: '2026-11-20T04:05:00Z',
  }),
]

/** Sent back by 陈立新, transferred before that. */
export const rejectedFlow: readonly FlowEntry[] = [
  entryOf('start', { type: 'startEvent', name: '发起', person: '王敏', assignee: 'user-wang' }),
  flowEntry('toLeader'),
  entryOf('leaderApprove', {
    name: '部门主管审批',
    person: '赵海燕',
    endTime: '2026-11-20T01:25:00Z',
    comment: ['transferComment', '本周出差，请立新代为处理。'],
  }),
  entryOf('leaderApprove', {
    name: '部门主管审批',
    person: '陈立新',
    createTime: '2026-11-20T01:25:00Z',
    endTime: '2026-11-20T04:05:00Z',
    comment: ['rollbackComment', '与二期调试冲突，请改到下月。'],
  }),
  flowEntry('toResubmit'),
  entryOf('resubmit', {
    name: '重新提交',
    person: '王敏',
    assignee: 'user-wang',
    isOpen: true,
    createTime: '2026-11-20T04:05:00Z',
  }),
]

/** Approved to the end, after it had been sent back once. */
export const finishedFlow: readonly FlowEntry[] = [
  ...rejectedFlow.slice(0, -1),
  entryOf('resubmit', {
    name: '重新提交',
    person: '王敏',
    assignee: 'user-wang',
    createTime: '2026-11-20T04:05:00Z',
    endTime: '2026-11-20T05:30:00Z',
    comment: ['comment', '已改到 12 月 14 日。'],
  }),
  flowEntry('toLeaderAgain'),
  entryOf('leaderApprove', {
    name: '部门主管审批',
    person: '陈立新',
    createTime: '2026-11-20T05:30:00Z',
    endTime: '2026-11-20T06:02:00Z',
    comment: ['comment', '同意。'],
    attachments: [{ name: '交接清单.xlsx', url: '/files/handover.xlsx' }],
  }),
  flowEntry('toDays'),
  entryOf('isLong', { type: 'exclusiveGateway', createTime: '2026-11-20T06:02:00Z' }),
  flowEntry('toEnd'),
  entryOf('end', { type: 'endEvent', name: '结束', createTime: '2026-11-20T06:02:00Z' }),
]

export const leaveValues = {
  leaveType: 'annual',
  startDate: '2026-11-30',
  endDate: '2026-12-04',
  days: '5',
  reason: '回老家探亲，工作已交接给同组同事，紧急事项可电话联系。',
  attachments: [],
}

const readable = { readable: true, writable: false, required: false }

/** Fields of a leave request as a task of it sees them. */
export const leaveFields = ({ writable }: { writable: boolean } = readable) =>
  Object.keys(leaveValues).map((id) => ({ id, readable: true, writable, required: writable && id !== 'attachments' }))

/** A task of a leave request, open for the reader; `process` replaces parts of it. */
export function detailOf(process: Partial<ProcessTask> = {}, parts: Partial<Omit<ProcessDetail, 'process'>> = {}): ProcessDetail {
  return {
    process: {
      taskId: 'task-1',
      taskName: '人事复核',
      processInstanceId: 'process-1',
      processDefinitionId: 'Leave:1',
      processDefinitionKey: 'Leave',
      processDefinitionName: '请假',
      status: 'todo',
      processIsFinished: '',
      isOwner: false,
      isReturnable: false,
      isMultiInstance: false,
      formKey: 'wf_ex_Leave',
      businessId: 'leave-1',
      serialNumber: 'QJ-202611-0007',
      title: '王敏 的年假（5 天）',
      startUserId: 'user-wang',
      startUsername: '王敏',
      assignee: 'user-zhou',
      assigneeName: '周婷',
      startTime: '2026-11-20T04:05:00Z',
      createTime: '2026-11-20T04:05:00Z',
      endTime: null,
      variables: leaveValues,
      hideComment: false,
      hideAttachment: false,
      hideCopy: false,
      hideExamine: true,
      ...process,
    },
    form: { formKey: 'wf_ex_Leave', allForm: null, taskForm: leaveFields(), formList: [] },
    flow: [...runningFlow],
    button: [
      { buttonKey: 'wf_pass', name: '通过' },
      { buttonKey: 'wf_reject', name: '驳回' },
      { buttonKey: 'wf_transfer', name: '转办' },
    ],
    ...parts,
  }
}
