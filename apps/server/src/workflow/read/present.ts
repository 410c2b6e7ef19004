import { type Label, type Language, label } from '@bip/contract'
import type { FlowButton, FlowEntry, ProcessTask } from '@bip/contract/workflow'
import { idOfLink } from '../../files/stored.ts'
import type { Session } from '../../services/session.ts'
import { bindingOf } from '../bindings.ts'
import type { Definition } from '../definition.ts'
import type { Diagram, Node } from '../engine/diagram.ts'
import type { Instance } from '../instance.ts'
import { taskFields } from '../taskFields.ts'
import type { StepRow } from '../write/steps.ts'

/** A process with the task in it that a row or a page is about, if there is one. */
export type TaskView = {
  instance: Instance
  definition: Pick<Definition, 'name' | 'formKey' | 'diagram'>
  task?: {
    id: string
    nodeId: string
    assignee: string
    assigneeName: string
    ownerName?: string
    dueTime?: string | null
    isOpen: boolean
    createTime: string
    endTime: string | null
  }
  /** The step that it waits at where no person has a task. */
  waitsAt?: string
}

/** A row of the lists and the head of a task page, as the caller sees it. */
export function asProcessTask(
  { instance, definition, task, waitsAt }: TaskView,
  session: Session,
  language: Language,
  variables: Record<string, unknown> = {},
): ProcessTask {
  const { starter, status } = instance
  const isMine = task?.isOpen === true && task.assignee === session.userId
  return {
    taskId: task?.id ?? '',
    taskName: definition.diagram.nodes.get(task?.nodeId ?? waitsAt ?? '')?.name[language] ?? '',
    processInstanceId: instance.id,
    processDefinitionId: instance.definitionId,
    processDefinitionKey: instance.definitionKey,
    processDefinitionName: definition.name[language],
    status: isMine ? 'todo' : status || 'done',
    processIsFinished: status,
    isOwner: starter.id === session.userId,
    isReturnable: instance.endTime === null && status === '',
    isMultiInstance: (task && definition.diagram.nodes.get(task.nodeId)?.isShared) === true,
    formKey: definition.formKey,
    ...(definition.diagram.formUrl && { formUrl: definition.diagram.formUrl }),
    businessId: instance.businessId,
    serialNumber: instance.serialNumber,
    title: instance.title[language],
    summary: instance.summary?.[language] ?? '',
    startUserId: starter.id,
    startUsername: starter.name,
    assignee: task?.assignee ?? '',
    assigneeName: task?.assigneeName ?? '',
    ownerName: task?.ownerName ?? '',
    dueTime: task?.dueTime ?? null,
    startTime: instance.createTime,
    createTime: task?.createTime ?? instance.createTime,
    endTime: task ? task.endTime : instance.endTime,
    variables,
    hideComment: false,
    hideAttachment: false,
    hideCopy: false,
    hideExamine: true,
  }
}

export const startForm = ({ key, formKey }: Pick<Definition, 'key' | 'formKey'>) => ({
  formKey,
  allForm: null,
  taskForm: taskFields(bindingOf(key).core, { isEditable: true }),
  formList: [],
})

const names = {
  wf_pass: label('通过', 'Approve', 'Duyệt'),
  wf_drawing_match: label('图纸匹配', 'Match drawings', 'Khớp bản vẽ'),
  wf_reject: label('驳回', 'Reject', 'Từ chối'),
  wf_transfer: label('转办', 'Transfer', 'Chuyển xử lý'),
  wf_delegate: label('委托', 'Delegate', 'Ủy quyền'),
  wf_rollback: label('回退', 'Roll back', 'Trả về bước trước'),
  wf_add_instance: label('加签', 'Add signer', 'Thêm người ký'),
  wf_terminate: label('终止', 'Terminate', 'Kết thúc'),
}
const ownNames: Readonly<Record<string, Label>> = {
  wf_pass: label('重新提交', 'Resubmit', 'Gửi lại'),
  wf_reject: label('取消申请', 'Cancel the request', 'Hủy đơn'),
}

/** What a colleague who was asked can do: say what they think. */
const returnName = label('提交意见', 'Give opinion', 'Gửi ý kiến')

export type ButtonsOf = {
  session: Session
  node: Node | undefined
  diagram: Diagram
  language: Language
  isLent: boolean
  hasBack: boolean
  /** The document has materials whose drawings can be matched. */
  hasDrawings: boolean
}

/** What the caller may do with a task that is theirs. */
export function buttonsOf({ session, node, diagram, language, isLent, hasBack, hasDrawings }: ButtonsOf): FlowButton[] {
  if (!node) return []
  const { permissions } = session
  const button = ([buttonKey, name]: [string, Label]): FlowButton => ({ buttonKey, name: name[language] })
  if (isLent) return [button(['wf_pass', returnName])]
  if (node.id === diagram.own?.id) return Object.entries(ownNames).map(button)
  const isShown: Readonly<Record<string, boolean>> = {
    wf_add_instance: node.isShared === true,
    wf_rollback: hasBack,
    wf_drawing_match: hasDrawings,
  }
  return Object.entries(names)
    .filter(([key]) => permissions.has(key) && isShown[key] !== false)
    .map(button)
}

/** Steps as the history shows them; `whole` keeps gateways and flows, for colouring a diagram. */
export function asFlow(
  steps: readonly StepRow[],
  { diagram }: Pick<Definition, 'diagram'>,
  language: Language,
  whole = false,
): FlowEntry[] {
  const ofPeople = new Set(['startEvent', 'userTask', 'operation', 'endEvent'])
  return steps
    .filter(({ activityType }) => whole || ofPeople.has(activityType))
    .map((step) => ({
      historyActivityId: step.activityId,
      historyActivityType: step.activityType,
      historyActivityName: diagram.nodes.get(step.activityId)?.name[language] ?? '',
      assignee: step.userId,
      assigneeName: step.userName,
      createTime: step.createTime,
      endTime: step.endTime,
      historyActivityDurationTime: step.endTime ? lasted(step.createTime, step.endTime, language) : '',
      comments:
        step.commentType && step.endTime
          ? [
              {
                action: 'AddComment',
                type: step.commentType,
                fullMessage: step.comment ?? '',
                userName: step.userName,
                time: step.endTime,
              },
            ]
          : [],
      // Decisions of former versions may name any page; what is shown are files.
      attachments: step.attachments.filter(({ url }) => idOfLink(url) !== undefined),
    }))
}

const units: readonly (readonly [milliseconds: number, unit: Label])[] = [
  [86_400_000, label('天', 'd', 'ngày')],
  [3_600_000, label('小时', 'h', 'giờ')],
  [60_000, label('分', 'min', 'phút')],
  [1000, label('秒', 's', 'giây')],
]

/** The two largest units of a time that passed: 2 小时 51 分. */
function lasted(from: string, to: string, language: Language): string {
  let left = Math.max(0, Date.parse(to) - Date.parse(from))
  const parts: string[] = []
  for (const [milliseconds, unit] of units) {
    const count = Math.floor(left / milliseconds)
    left -= count * milliseconds
    if (count > 0) parts.push(`${count} ${unit[language]}`)
    if (parts.length === 2 || (parts.length === 1 && count === 0)) break
  }
  return parts.join(' ') || `0 ${units[3]?.[1][language]}`
}
