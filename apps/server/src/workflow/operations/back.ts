import { label, say } from '@bip/contract'
import type { FlowBackNode } from '@bip/contract/workflow'
import { backNodes } from '@bip/engine'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { openTaskOf, operate } from '../operate.ts'
import { takeTask } from '../task.ts'
import { operationStep } from '../write/hand.ts'
import { writeSteps } from '../write/steps.ts'

/** The earlier steps that the caller's task can go back to, the latest first. */
export async function backNodesOf(context: Context, taskId: string): Promise<FlowBackNode[]> {
  const { task, wait, definition, state } = await openTaskOf(context, taskId)
  if (!wait || task.assignee !== context.session.userId) return []
  const { program, nodes } = definition.diagram
  return backNodes(program, state, wait.id).map(({ id, name }) => ({
    nodeId: id,
    nodeName: nodes.get(id)?.name[context.place.language] || name,
  }))
}

const noNode = label('请选择回退节点', 'choose the step to go back to', 'hãy chọn bước trả về')

/** Sends the caller's task back to an earlier step; branches that were opened since are closed with it. */
export async function rollbackTask(
  context: Context,
  { taskId, nodeId, comment }: { taskId: string; nodeId: string; comment: string },
): Promise<void> {
  const { session, place } = context
  if (comment === '') throw new Refusal('commentNeeded')
  if (nodeId === '') throw new Refusal('badRequest', { reason: say(noNode, place.language) })
  const { task, wait, ...opened } = await openTaskOf(context, taskId)
  await takeTask(context, task, { type: 'rollbackComment', comment, attachments: [] })
  if (!wait) throw new Refusal('alreadyHandled')
  await operate(context, opened, { do: 'rollback', wait: wait.id, node: nodeId, by: session.userId }, { comment })
}

/** Takes back what the caller decided, while nobody has decided anything after it. */
export async function recallTask(context: Context, { taskId, comment }: { taskId: string; comment: string }): Promise<void> {
  const { tx, session } = context
  const { task, ...opened } = await openTaskOf(context, taskId)
  await writeSteps(tx, session.tenantId, opened.instance.id, [operationStep(context, task.nodeId, 'recallComment', comment)])
  await operate(context, opened, { do: 'recall', node: task.nodeId, by: session.userId }, { comment })
}
