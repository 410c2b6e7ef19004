import { isEmpty, label, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { attachable } from '../files/attachable.ts'
import { linkOf } from '../files/stored.ts'
import type { Context, Values } from '../model/extension.ts'
import { advance, variablesOf } from './advance.ts'
import { bindingOf } from './bindings.ts'
import { copyTo } from './copies.ts'
import { definitionOf } from './definition.ts'
import type { Node } from './engine/diagram.ts'
import { signalEngine } from './engine/engine.ts'
import { lockInstance, recordOf } from './instance.ts'
import { type Attachment, type CommentType, closeStep } from './steps.ts'
import { readState } from './stored.ts'
import { readTask, takeTask } from './task.ts'
import { retitle } from './title.ts'

export type Completion = {
  taskId: string
  pass: boolean
  comment: string
  /** What the task's form holds; values that the task may not write are left as they are. */
  values: Values
  /** Ids of files. */
  attachments: readonly string[]
  copyUsers: readonly string[]
}

/** Decides the caller's task: the process goes on, its record and everybody concerned with it. */
export async function completeTask(context: Context, completion: Completion): Promise<void> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { pass, comment } = completion
  const task = await readTask(tx, session, completion.taskId)
  // The process first, then the task: all who decide over one process wait in one line.
  const { instance, counted } = await lockInstance(tx, tenantId, task.instanceId)
  const definition = await definitionOf(tx, tenantId, instance.definitionId)
  const node = definition.diagram.nodes.get(task.nodeId)
  if (!node) throw new Error(`The task ${task.id} is at ${task.nodeId}, which its process does not have.`)
  await takeTask(context, task)
  const state = await readState(tx, tenantId, instance.id, counted)
  const type = decisionOf(context, node, pass, comment)
  const binding = bindingOf(instance.definitionKey)
  if (node.isEditable && pass && !isEmpty(completion.values))
    await binding.revise(context, instance.businessId, completion.values)
  const record = await recordOf(tx, tenantId, instance)
  const attachments = await filesOf(context, completion.attachments)
  await closeStep(tx, tenantId, task.id, { type, comment, attachments }, at)
  const position = await signalEngine(definition.xml, state, task.nodeId, variablesOf(record, pass), {
    by: session.userId,
    now: at.getTime(),
  })
  const title = node.isEditable ? await retitle(context, instance, await binding.title(context, record)) : instance.title
  await advance(context, definition, { ...instance, title }, position, comment)
  await copyTo(context, { ...instance, title }, completion.copyUsers)
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
function decisionOf({ session }: Context, { assignee }: Node, pass: boolean, comment: string): CommentType {
  // One's own request may always be sent again or given up.
  if (assignee === 'starter') return pass ? 'comment' : 'recallComment'
  const permission = pass ? 'wf_pass' : 'wf_reject'
  if (!session.permissions.has(permission)) throw new Refusal('forbidden', { what: permission })
  if (!pass && comment === '') throw new Refusal('commentNeeded')
  return pass ? 'assigneeComment' : 'rollbackComment'
}
