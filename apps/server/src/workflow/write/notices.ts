import { type Label, label, languages } from '@bip/contract'
import { processPath } from '@bip/contract/workflow'
import { notify } from '../../messages/notify.ts'
import type { Context } from '../../model/extension.ts'
import { bindingOf } from '../bindings.ts'
import type { Instance } from '../instance.ts'

const texts = {
  todo: label('待办：{title}', 'To do: {title}', 'Cần xử lý: {title}'),
  transferred: label('转办给您：{title}', 'Handed to you: {title}', 'Chuyển cho bạn: {title}'),
  copied: label('抄送给您：{title}', 'Copied to you: {title}', 'Gửi bản sao cho bạn: {title}'),
  rejected: label('被驳回：{title}', 'Rejected: {title}', 'Bị từ chối: {title}'),
  approved: label('已通过：{title}', 'Approved: {title}', 'Đã duyệt: {title}'),
  cancelled: label('已取消：{title}', 'Cancelled: {title}', 'Đã hủy: {title}'),
  terminated: label('已终止：{title}', 'Terminated: {title}', 'Đã kết thúc: {title}'),
  toClaim: label('待认领：{title}', 'To claim: {title}', 'Chờ nhận: {title}'),
  delegated: label('委托给您：{title}', 'Delegated to you: {title}', 'Ủy quyền cho bạn: {title}'),
  returned: label('委托已办结：{title}', 'Back from delegation: {title}', 'Ủy quyền đã xong: {title}'),
  assigned: label('指派给您：{title}', 'Assigned to you: {title}', 'Giao cho bạn: {title}'),
  urged: label('催办：{title}', 'Please hurry: {title}', 'Nhắc xử lý: {title}'),
  told: label('知会您：{title}', 'For you to know: {title}', 'Để bạn biết: {title}'),
  late: label('已超时：{title}', 'Overdue: {title}', 'Quá hạn: {title}'),
  stopped: label('流程异常：{title}', 'Process stopped: {title}', 'Quy trình bị dừng: {title}'),
}
export type NoticeKind = keyof typeof texts

const waits = label('{node}，请处理', '{node}: please decide', '{node}: vui lòng xử lý')
const says = label('{who}：{comment}', '{who}: {comment}', '{who}: {comment}')
const by = label('处理人：{who}', 'Handled by {who}', 'Người xử lý: {who}')

type Values = Readonly<Record<string, string | Label>>

export type ProcessNotice = { kind: NoticeKind; userIds: readonly string[]; taskId?: string; comment?: string; node?: Label }

/** Tells people where a process stands; the push follows the commit. Who did it is not told of it. */
export async function tell({ tx, session, at }: Context, instance: Instance, notice: ProcessNotice): Promise<void> {
  const { kind, taskId, comment, node } = notice
  const userIds = kind === 'todo' ? notice.userIds : notice.userIds.filter((id) => id !== session.userId)
  if (userIds.length === 0) return
  const who = session.realName
  const content = node ? filled(waits, { node }) : comment ? filled(says, { who, comment }) : filled(by, { who })
  await notify(tx, {
    tenantId: session.tenantId,
    userIds,
    type: 3,
    title: filled(texts[kind], { title: instance.title }),
    content,
    url: pathTo(instance, taskId),
    ...(taskId && { taskId }),
    push: 'work',
    from: session,
    at,
  })
}

/** The page of a process in the portal: of an open task, or to read. */
function pathTo({ definitionKey, id, businessId, formUrl }: Instance, taskId: string | undefined): string {
  const route = bindingOf(definitionKey).core.approval?.route
  if (route && !formUrl) return taskId ? `${route}/handle/${taskId}/${id}/${businessId}` : `${route}/detail/${id}/${businessId}`
  const address = {
    taskId: taskId ?? '',
    processInstanceId: id,
    businessId,
    processDefinitionKey: definitionKey,
    ...(formUrl && { formUrl }),
  }
  return processPath(address, taskId ? 'todo' : 'done')
}

/** A label with its marks filled in, by values that may be labels themselves. */
function filled(text: Label, values: Values): Label {
  const said = (language: keyof Label) =>
    text[language].replace(/\{(\w+)\}/g, (mark, name: string) => {
      const value = values[name]
      return (typeof value === 'object' ? value[language] : value) ?? mark
    })
  return Object.fromEntries(languages.map((language) => [language, said(language)])) as Label // made from every language
}
