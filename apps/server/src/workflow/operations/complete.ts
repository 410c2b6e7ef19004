import { isEmpty, label, say } from '@bip/contract'
import type { CommentType } from '@bip/engine'
import { Refusal } from '../../base/errors.ts'
import { attachable } from '../../files/attachable.ts'
import { linkOf } from '../../files/stored.ts'
import type { Context, Values } from '../../model/extension.ts'
import { bindingOf } from '../bindings.ts'
import { removeDraft } from '../drafts.ts'
import type { Command, Wait } from '../engine/engine.ts'
import { recordOf } from '../instance.ts'
import { type Opened, openTaskOf, operate } from '../operate.ts'
import { demandOwn, takeTask } from '../task.ts'
import { mustBeFilled, writableOf } from '../taskFields.ts'
import { copyTo } from '../write/copies.ts'
import { type Attachment, closeStep } from '../write/steps.ts'
import { retitle } from '../write/title.ts'
import { giveBack } from './delegate.ts'

export type Completion = {
  taskId: string
  pass: boolean
  comment: string
  /** What the task's form holds; values that the task may not write are left as they are. */
  values: Values
  /** Ids of files. */
  attachments: readonly string[]
  copyUsers: readonly string[]
  /** Whom this decision chooses for the next step, where that step asks for it. */
  chosen?: readonly string[]
}

/** Decides the caller's task: the process goes on, its record and everybody concerned with it. */
export async function completeTask(context: Context, completion: Completion): Promise<void> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { pass, comment } = completion
  const { task, wait, ...opened } = await openTaskOf(context, completion.taskId)
  const node = opened.definition.diagram.nodes.get(task.nodeId)
  if (task.owner !== '' && wait) {
    // Whoever was asked for their opinion gives it; the decision is still its owner's.
    await demandOwn(context, task)
    return giveBack(context, { ...opened, task, wait }, comment)
  }
  await takeTask(context, task)
  if (!wait) throw new Refusal('alreadyHandled')
  const isOwn = node !== undefined && node.id === opened.definition.diagram.own?.id
  const type = decisionOf(context, isOwn, pass, comment)
  const instance = await takeValues(context, opened, task.nodeId, completion)
  const attachments = await filesOf(context, completion.attachments)
  await closeStep(tx, tenantId, task.id, { type, comment, attachments }, at)
  const { chosen } = completion
  await operate(context, { ...opened, instance }, commandFor(context, opened, wait, completion), {
    comment,
    pass,
    ...(chosen && { chosen }),
  })
  await copyTo(context, instance, completion.copyUsers)
  await removeDraft(context, opened.definition.key, task.id)
}

/** A rejection that no way of the diagram asks for ends the process. */
const commandFor = ({ session }: Context, { definition }: Opened, { id, node }: Wait, { pass }: Completion): Command =>
  pass || definition.diagram.asksPass || definition.diagram.nodes.get(node)?.isShared
    ? { do: 'complete', wait: id, by: session.userId, values: { pass }, isStraight: true }
    : { do: 'terminate', by: session.userId }

/** What the task's form changed, as far as the task may. Answers the process with the title that its record has then. */
async function takeValues(context: Context, { instance, definition }: Opened, nodeId: string, { pass, values }: Completion) {
  if (!pass) return instance
  const { tx, session } = context
  const binding = bindingOf(definition.key)
  const node = definition.diagram.nodes.get(nodeId)
  const writable = writableOf(binding.core, node)
  const sent = Object.fromEntries(Object.entries(values).filter(([key]) => writable.has(key)))
  if (!isEmpty(sent)) await binding.revise(context, instance.businessId, sent)
  if (node?.fields) mustBeFilled(context, binding.core, node, await recordOf(tx, session.tenantId, instance))
  if (isEmpty(sent) && !node?.isEditable) return instance
  const record = await recordOf(tx, session.tenantId, instance)
  const [title, summary] = [await binding.title(context, record), await binding.summary(context, record)]
  return { ...instance, title: await retitle(context, instance, title, summary) }
}

const unknownFile = label(
  '附件不存在，请重新上传',
  'an attachment is not there; upload it again',
  'tệp đính kèm không tồn tại, hãy tải lại',
)

/** The files that go with a decision, as they are stored; refuses those that the caller may not read, for everybody who takes part will. */
async function filesOf({ tx, session, place }: Context, ids: readonly string[]): Promise<Attachment[]> {
  const found = await attachable(tx, session, ids)
  return ids.map((id) => {
    const row = found.get(id)
    if (!row) throw new Refusal('badRequest', { reason: say(unknownFile, place.language) })
    return { name: row.original_name, url: linkOf(id) }
  })
}

/** What kind of decision it is; refuses one that the caller has no permission for, or that must be explained. */
function decisionOf({ session }: Context, isOwn: boolean, pass: boolean, comment: string): CommentType {
  // One's own request may always be sent again or given up.
  if (isOwn) return pass ? 'comment' : 'withdrawComment'
  const permission = pass ? 'wf_pass' : 'wf_reject'
  if (!session.permissions.has(permission)) throw new Refusal('forbidden', { what: permission })
  if (!pass && comment === '') throw new Refusal('commentNeeded')
  return pass ? 'comment' : 'rollbackComment'
}
