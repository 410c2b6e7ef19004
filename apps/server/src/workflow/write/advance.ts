import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import { newId } from '../db/id.ts'
import type { Context } from '../model/extension.ts'
import { addParticipants } from '../permissions/participants.ts'
import { assigneeOf } from './assignees.ts'
import type { Standing } from './binding.ts'
import { bindingOf } from './bindings.ts'
import type { Definition } from './definition.ts'
import type { Position } from './engine/engine.ts'
import type { Instance, ProcessStanding } from './instance.ts'
import { type NoticeKind, tell } from './notices.ts'
import { passedSteps, writeSteps } from './steps.ts'
import { writeChanges } from './stored.ts'

/** How the record stands, by how its process stands. */
const standingOfRecord: Readonly<Record<ProcessStanding, Standing>> = {
  '': 'inApproval',
  reject: 'rejected',
  finished: 'approved',
  recall: 'cancelled',
}

/** What an applicant is told when their process comes to stand so. */
const outcomeNotice: Readonly<Partial<Record<ProcessStanding, NoticeKind>>> = { finished: 'approved', recall: 'cancelled' }

/**
 * Stores where a process has come to: its steps, the tasks that now wait and those that no longer do, its record, and what people are
 * told. All in the transaction of whoever moved it.
 */
export async function advance(
  context: Context,
  definition: Definition,
  instance: Instance,
  position: Position,
  comment = '',
): Promise<void> {
  const { tx, session, at } = context
  const { tenantId } = session
  const standing = standingAt(definition, position)
  await writeSteps(tx, tenantId, instance.id, passedSteps(position.passages, at, instance.starter))
  const open = await openNodes(context, instance.id)
  await closeTasks(
    context,
    instance.id,
    [...open].filter((node) => !position.waiting.includes(node)),
  )
  for (const node of position.waiting) if (!open.has(node)) await openTask(context, definition, instance, node, comment)
  const time = at.toISOString()
  await sql`update process_instance set standing = ${standing}, state = ${JSON.stringify(position.state.instance)}::jsonb,
      end_time = ${position.isOver ? time : null}::timestamptz
    where tenant_id = ${tenantId} and id = ${instance.id}`.execute(tx)
  await writeChanges(tx, tenantId, instance.id, position.changes)
  if (standing !== instance.standing)
    await bindingOf(instance.definitionKey).move(context, instance.businessId, standingOfRecord[standing])
  const kind = outcomeNotice[standing]
  if (kind) await tell(context, instance, { kind, userIds: [instance.starter.id], comment })
}

function standingAt({ diagram }: Definition, { isOver, waiting, passages }: Position): ProcessStanding {
  if (!isOver) return waiting.some((node) => diagram.nodes.get(node)?.assignee === 'starter') ? 'reject' : ''
  const ends = passages.map(({ id }) => diagram.nodes.get(id)?.outcome)
  return ends.includes('cancelled') ? 'recall' : 'finished'
}

async function openNodes({ tx, session }: Context, instanceId: string): Promise<Set<string>> {
  const { rows } = await sql<{ node_id: string }>`select node_id from process_task
    where tenant_id = ${session.tenantId} and instance_id = ${instanceId} and is_open`.execute(tx)
  return new Set(rows.map(({ node_id }) => node_id))
}

/** Steps beside the one that was decided, which the process no longer waits for. */
async function closeTasks({ tx, session, at }: Context, instanceId: string, nodes: readonly string[]): Promise<void> {
  if (nodes.length === 0) return
  const { tenantId } = session
  const time = at.toISOString()
  await sql`with closed as (
      update process_task set is_open = false, end_time = ${time}::timestamptz
      where tenant_id = ${tenantId} and instance_id = ${instanceId} and is_open and node_id = any(${nodes}::text[]) returning id)
    update process_step set end_time = ${time}::timestamptz
    where tenant_id = ${tenantId} and end_time is null and task_id in (select id from closed)`.execute(tx)
}

async function openTask(
  context: Context,
  { diagram }: Definition,
  instance: Instance,
  nodeId: string,
  comment: string,
): Promise<void> {
  const { tx, session, at, place } = context
  const { tenantId } = session
  const node = diagram.nodes.get(nodeId)
  if (!node?.assignee) throw new Error(`The process ${instance.definitionId} waits at ${nodeId}, which is nobody's task.`)
  const person = await assigneeOf(tx, tenantId, node.assignee, instance.starter, place.language)
  const taskId = newId()
  await sql`insert into process_task (tenant_id, id, instance_id, node_id, assignee, assignee_name, is_open, create_time)
    values (${tenantId}, ${taskId}, ${instance.id}, ${nodeId}, ${person.id}, ${person.name}, true, ${at.toISOString()}::timestamptz)`.execute(
    tx,
  )
  await writeSteps(tx, tenantId, instance.id, [{ activityId: nodeId, type: 'userTask', at, user: person, taskId, isOpen: true }])
  await addParticipants(tx, tenantId, instance.id, { userIds: [person.id], role: 'assignee', at })
  const isReturned = node.assignee === 'starter'
  const about = isReturned ? { kind: 'rejected' as const, comment } : { kind: 'todo' as const, node: node.name }
  await tell(context, instance, { ...about, userIds: [person.id], taskId })
}

/** What conditions of a diagram may ask: the record, and how its last step was decided. */
export const variablesOf = (record: AnyRecord, pass: boolean) => ({ ...record, pass })
