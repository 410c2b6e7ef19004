import { type Label, type Language, label } from '@bip/contract'
import type { FlowButton, FlowEntry, ProcessTask, TaskField } from '@bip/contract/workflow'
import { idOfLink } from '../../files/stored.ts'
import type { Session } from '../../services/session.ts'
import { bindingOf } from '../bindings.ts'
import type { Definition } from '../definition.ts'
import type { Node } from '../engine/diagram.ts'
import type { Instance } from '../instance.ts'
import type { StepRow } from '../steps.ts'

/** A process with the task in it that a row or a page is about, if there is one. */
export type TaskView = {
  instance: Instance
  definition: Pick<Definition, 'name' | 'formKey' | 'diagram'>
  task?: {
    id: string
    nodeId: string
    assignee: string
    assigneeName: string
    isOpen: boolean
    createTime: string
    endTime: string | null
  }
}

/** A row of the lists and the head of a task page, as the caller sees it. */
export function asProcessTask(
  { instance, definition, task }: TaskView,
  session: Session,
  language: Language,
  variables: Record<string, unknown> = {},
): ProcessTask {
  const { starter, standing } = instance
  const isMine = task?.isOpen === true && task.assignee === session.userId
  return {
    taskId: task?.id ?? '',
    taskName: task ? (definition.diagram.nodes.get(task.nodeId)?.name[language] ?? '') : '',
    processInstanceId: instance.id,
    processDefinitionId: instance.definitionId,
    processDefinitionKey: instance.definitionKey,
    processDefinitionName: definition.name[language],
    status: isMine ? 'todo' : standing || 'done',
    processIsFinished: standing,
    isOwner: starter.id === session.userId,
    isReturnable: false,
    isMultiInstance: false,
    formKey: definition.formKey,
    businessId: instance.businessId,
    serialNumber: instance.serialNumber,
    title: instance.title[language],
    startUserId: starter.id,
    startUsername: starter.name,
    assignee: task?.assignee ?? '',
    assigneeName: task?.assigneeName ?? '',
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

/** What the form of a step may do with each field: all are read, those of the form are written where the step is one of filling in. */
export function taskFields(key: string, isEditable: boolean): TaskField[] {
  const { core } = bindingOf(key)
  const inForm = new Set(core.form?.flatMap(({ fields }) => fields))
  return Object.entries(core.fields).map(([id, field]) => {
    const writable = isEditable && inForm.has(id) && !field.serverOwned
    return { id, readable: true, writable, required: writable && field.required === true }
  })
}

export const startForm = ({ key, formKey }: Pick<Definition, 'key' | 'formKey'>) => ({
  formKey,
  allForm: null,
  taskForm: taskFields(key, true),
  formList: [],
})

const names = {
  wf_pass: label('通过', 'Approve', 'Duyệt'),
  wf_reject: label('驳回', 'Reject', 'Từ chối'),
  wf_transfer: label('转办', 'Transfer', 'Chuyển xử lý'),
}
const ownNames: Readonly<Record<string, Label>> = {
  wf_pass: label('重新提交', 'Resubmit', 'Gửi lại'),
  wf_reject: label('取消申请', 'Cancel the request', 'Hủy đơn'),
}

/** What the caller may do with a task that is theirs. */
export function buttonsOf({ permissions }: Session, node: Node | undefined, language: Language): FlowButton[] {
  if (!node) return []
  const button = ([buttonKey, name]: [string, Label]): FlowButton => ({ buttonKey, name: name[language] })
  if (node.assignee === 'starter') return Object.entries(ownNames).map(button)
  return Object.entries(names)
    .filter(([key]) => permissions.has(key))
    .map(button)
}

/** Steps as the history shows them; `whole` keeps gateways and flows, for colouring a diagram. */
export function asFlow(
  steps: readonly StepRow[],
  { diagram }: Pick<Definition, 'diagram'>,
  language: Language,
  whole = false,
): FlowEntry[] {
  const ofPeople = new Set(['startEvent', 'userTask', 'endEvent'])
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
