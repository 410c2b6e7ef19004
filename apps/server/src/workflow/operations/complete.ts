import { type AnyRecord, isEmpty, label, say } from '@bip/contract'
import type { CommentType } from '@bip/engine'
import { Refusal } from '../../base/errors.ts'
import { attachable } from '../../files/attachable.ts'
import { linkOf } from '../../files/stored.ts'
import type { Context, Values } from '../../model/extension.ts'
import { bindingOf } from '../bindings.ts'
import { removeDraft } from '../drafts.ts'
import type { Command, Wait } from '../engine/engine.ts'
import { type Instance, recordOf } from '../instance.ts'
import { type Opened, openTaskOf, operate } from '../operate.ts'
import { type Attachment, demandOwn, takeTask } from '../task.ts'
import { mustBeFilled, writableOf } from '../taskFields.ts'
import { copyTo } from '../write/copies.ts'
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
  const { pass, comment } = completion
  const { task, wait, ...opened } = await openTaskOf(context, completion.taskId)
  const node = opened.definition.diagram.nodes.get(task.nodeId)
  if (task.owner !== '' && wait) {
    // Whoever was asked for their opinion gives it; the decision is still its owner's.
    await demandOwn(context, task)
    return giveBack(context, { ...opened, task, wait }, comment)
  }
  const isOwn = node !== undefined && node.id === opened.definition.diagram.own?.id
  const attachments = await filesOf(context, completion.attachments)
  const needed = refusalOf(context, isOwn, pass, comment)
  // Sent together: the record is read once the task is the caller's, and whoever does not have it hears that alone.
  const taking = takeTask(context, task, { type: typeOf(isOwn, pass), comment, attachments })
  const reading = recordOf(context.tx, context.session.tenantId, opened.instance)
  reading.catch(() => undefined)
  await taking
  const before = await reading
  if (!wait) throw new Refusal('alreadyHandled')
  if (needed) throw needed
  const { instance, record } = await takeValues(context, opened, task.nodeId, before, completion)
  const { chosen } = completion
  await operate(context, { ...opened, instance }, commandFor(context, opened, wait, completion), {
    comment,
    pass,
    record,
    ...(chosen && { chosen }),
  })
  await copyTo(context, instance, completion.copyUsers)
  if (node?.isEditable || node?.fields) await removeDraft(context, opened.definition.key, task.id)
}

/** A rejection that no way of the diagram asks for ends the process. */
const commandFor = ({ session }: Context, { definition }: Opened, { id, node }: Wait, { pass }: Completion): Command =>
  pass || definition.diagram.asksPass || definition.diagram.nodes.get(node)?.isShared
    ? { do: 'complete', wait: id, by: session.userId, values: { pass }, isStraight: true }
    : { do: 'terminate', by: session.userId }

/** What the task's form changed, as far as the task may. Answers the record, and the process with the title that it has then. */
async function takeValues(
  context: Context,
  { instance, definition }: Opened,
  nodeId: string,
  before: AnyRecord,
  { pass, values }: Completion,
): Promise<{ instance: Instance; record: AnyRecord }> {
  if (!pass) return { instance, record: before }
  const { tx, session } = context
  const binding = bindingOf(definition.key)
  const node = definition.diagram.nodes.get(nodeId)
  const writable = writableOf(binding.core, node)
  const sent = Object.fromEntries(Object.entries(values).filter(([key]) => writable.has(key)))
  if (!isEmpty(sent)) await binding.revise(context, instance.businessId, sent)
  const record = isEmpty(sent) ? before : await recordOf(tx, session.tenantId, instance)
  if (node?.fields) mustBeFilled(context, binding.core, node, record)
  if (isEmpty(sent) && !node?.isEditable) return { instance, record }
  const [title, summary] = [await binding.title(context, record), await binding.summary(context, record)]
  return { instance: { ...instance, title: await retitle(context, instance, title, summary) }, record }
}

const unknownFile = label(
  '附件不存在，请重新上传',
  'an attachment is not there; upload it again',
  'tệp đính kèm không tồn tại, hãy tải lại',
)

/** The files that go with a decision, as they are stored; refuses those that the caller may not read, for everybody who takes part will. */
async function filesOf({ tx, session, place }: Context, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const found = await attachable(tx, session, ids)
  return ids.map((id) => {
    const row = found.get(id)
    if (!row) throw new Refusal('badRequest', { reason: say(unknownFile, place.language) })
    return { name: row.original_name, url: linkOf(id) }
  })
}

/** What kind of decision it is. */
const typeOf = (isOwn: boolean, pass: boolean): CommentType => (pass ? 'comment' : isOwn ? 'withdrawComment' : 'rollbackComment')

/** Why the caller may not decide so: without the permission for it, or without the words that it needs. */
function refusalOf({ session }: Context, isOwn: boolean, pass: boolean, comment: string): Refusal | undefined {
  // One's own request may always be sent again or given up.
  if (isOwn) return undefined
  const permission = pass ? 'wf_pass' : 'wf_reject'
  if (!session.permissions.has(permission)) return new Refusal('forbidden', { what: permission })
  return !pass && comment === '' ? new Refusal('commentNeeded') : undefined
}
