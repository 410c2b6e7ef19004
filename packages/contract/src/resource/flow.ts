import { label } from '../i18n.ts'
import type { Field, Fields, FlowPart } from '../kinds/index.ts'

/** How a process stands, as lists of records say it. */
const flowStates = {
  running: { label: label('审批中', 'In approval', 'Đang duyệt'), tone: 'pending' },
  reject: { label: label('已驳回', 'Rejected', 'Bị từ chối'), tone: 'danger' },
  recall: { label: label('已撤回', 'Withdrawn', 'Đã thu hồi'), tone: 'neutral' },
  finished: { label: label('已通过', 'Approved', 'Đã duyệt'), tone: 'success' },
  terminated: { label: label('已终止', 'Terminated', 'Đã kết thúc'), tone: 'danger' },
} as const

/** The fields that every resource under approval has beside its own; they are read with its lists and stored nowhere. */
export const flowFields = {
  flowStatus: { kind: 'state', flow: 'status', label: label('流程状态', 'Process', 'Quy trình'), states: flowStates, width: 110 },
  flowStep: { kind: 'text', flow: 'step', label: label('当前节点', 'Waits at', 'Bước hiện tại'), width: 140 },
  flowPeople: { kind: 'text', flow: 'people', label: label('当前审批人', 'Waits for', 'Người đang duyệt'), width: 140 },
} as const satisfies Fields

/** The fields of a resource that show its process. */
export const flowFieldsOf = (fields: Fields): { key: string; field: Field; flow: FlowPart }[] =>
  Object.entries(fields).flatMap(([key, field]) => (field.flow ? [{ key, field, flow: field.flow }] : []))
