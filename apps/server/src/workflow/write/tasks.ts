import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Context } from '../../model/extension.ts'
import { addParticipants } from '../../permissions/participants.ts'
import type { Wait } from '../engine/engine.ts'
import { dueAfter } from '../who/due.ts'
import { type Found, whoDoes } from '../who/resolve.ts'
import { isRule, type Person, withIds } from '../who/rules.ts'
import type { Moved } from './advance.ts'
import { tell } from './notices.ts'
import { writeSteps } from './steps.ts'

type TaskRow = { id: string; waitId: string; nodeId: string }
type Settled = {
  /** Waits with the people who were found for them. */
  waits: Record<string, Wait>
  /** Tasks that pass by themselves. */
  passing: string[]
}

/** Closes the tasks that a process no longer waits for, and opens those that it waits for now. */
export async function settleTasks(context: Context, moved: Moved): Promise<Settled> {
  const { instance, position, before } = moved
  const tasks = Object.values(position.state.waits).filter(({ kind }) => kind === 'task')
  const open = before ? await openTasks(context, instance.id) : []
  const known = new Set(open.map(({ waitId }) => waitId))
  const waiting = new Set(tasks.map(({ id }) => id))
  await closeTasks(
    context,
    instance.id,
    open.filter(({ waitId }) => !waiting.has(waitId)),
  )
  const settled: Settled = { waits: {}, passing: [] }
  const fresh = tasks.filter(({ id }) => !known.has(id))
  if (fresh.length === 0) return settled
  const asking = await askingFor(context, moved)
  for (const wait of fresh) {
    const found = await foundFor(context, moved, asking, wait)
    const taskId = await openTask(context, moved, wait, found)
    if (found.passes) settled.passing.push(taskId)
    settled.waits[wait.id] = resolved(wait, found)
  }
  return settled
}

async function openTasks({ tx, session }: Context, instanceId: string): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`select id, wait_id as "waitId", node_id as "nodeId" from process_task
    where tenant_id = ${session.tenantId} and instance_id = ${instanceId} and is_open order by id`.execute(tx)
  return rows
}

async function closeTasks({ tx, session, at }: Context, instanceId: string, tasks: readonly TaskRow[]): Promise<void> {
  if (tasks.length === 0) return
  const { tenantId } = session
  const [time, ids] = [at.toISOString(), tasks.map(({ id }) => id)]
  await sql`with closed as (update process_task set is_open = false, end_time = ${time}::timestamptz
      where tenant_id = ${tenantId} and instance_id = ${instanceId} and is_open and id = any(${ids}::text[])),
    ended as (update process_step set end_time = ${time}::timestamptz
      where tenant_id = ${tenantId} and end_time is null and task_id = any(${ids}::text[]))
    delete from process_candidate where tenant_id = ${tenantId} and task_id = any(${ids}::text[])`.execute(tx)
}

async function askingFor({ tx, session }: Context, { instance, record, chosen = [] }: Moved) {
  const { tenantId } = session
  const { rows } = await sql<{ id: string }>`select distinct user_id as id from process_step
    where tenant_id = ${tenantId} and instance_id = ${instance.id} and comment_type = 'comment' and user_id <> ${instance.starter.id}`.execute(
    tx,
  )
  const asking = { tx, tenantId, starter: instance.starter, record, chosen }
  return { asking, approvedBy: new Set(rows.map(({ id }) => id)) }
}

type Asked = Awaited<ReturnType<typeof askingFor>>

/** Who does a task: people whom the interpreter knows by id, or those whom a rule finds. */
export async function foundFor(
  context: Context,
  { definition }: Pick<Moved, 'definition'>,
  { asking, approvedBy }: Asked,
  wait: Wait,
): Promise<Found> {
  const node = definition.diagram.nodes.get(wait.node)
  const { assignee = '', users = [], groups = [] } = wait.task ?? {}
  const { language } = context.place
  const name = node?.name[language] ?? wait.node
  const step = { name, rules: node?.rules, language, at: context.at, approvedBy }
  if (assignee !== '' && !isRule(assignee)) {
    // Whoever signs beside others, or did the step before, by id.
    const [person] = await withIds(asking, [assignee])
    if (person) return { assignee: person, candidates: [] }
  }
  const several = [...users, ...groups.map((group) => (isRule(group) ? group : `role:${group}`))]
  if (assignee === '' && several.length > 0) return whoDoes(asking, { ...step, rule: several.join(',') })
  return whoDoes(asking, { ...step, rule: assignee })
}

const resolved = (wait: Wait, { assignee, candidates }: Found): Wait => ({
  ...wait,
  task: { assignee: assignee?.id ?? '', users: candidates.map(({ id }) => id), groups: [], owner: wait.task?.owner ?? null },
})

async function openTask(context: Context, moved: Moved, wait: Wait, found: Found): Promise<string> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { definition, instance } = moved
  const id = newId()
  const node = definition.diagram.nodes.get(wait.node)
  const due = dueAfter(context, node?.rules?.dueHours ?? null, wait.dueAt)
  const { assignee, candidates, standsInFor } = found
  await sql`insert into process_task (tenant_id, id, instance_id, node_id, wait_id, assignee, assignee_name, is_open, create_time, due_time)
    values (${tenantId}, ${id}, ${instance.id}, ${wait.node}, ${wait.id}, ${assignee?.id ?? ''}, ${assignee?.name ?? ''}, true,
      ${at.toISOString()}::timestamptz, ${due}::timestamptz)`.execute(tx)
  await writeSteps(tx, tenantId, instance.id, [
    ...(standsInFor ? [standInStep(context, wait, standsInFor, assignee)] : []),
    { activityId: wait.node, type: 'userTask', at, taskId: id, isOpen: true, ...(assignee && { user: assignee }) },
  ])
  await inform(context, moved, { id, nodeId: wait.node, assignee, candidates, isPassing: found.passes === true })
  return id
}

/** Says that somebody has the task in the place of a colleague who is away. */
const standInStep = ({ at }: Context, { node }: Wait, away: Person, by: Person | null) => ({
  activityId: node,
  type: 'operation',
  at,
  user: away,
  comment: { type: 'assigneeComment' as const, text: `→ ${by?.name ?? ''}` },
})

type Opened = { id: string; nodeId: string; assignee: Person | null; candidates: readonly Person[]; isPassing: boolean }

async function inform(context: Context, moved: Moved, { id, nodeId, assignee, candidates, isPassing }: Opened): Promise<void> {
  const { tx, session, at } = context
  const { definition, instance, comment = '' } = moved
  if (isPassing) return
  const userIds = assignee ? [assignee.id] : candidates.map((person) => person.id)
  await addParticipants(tx, session.tenantId, instance.id, { userIds, role: 'assignee', at })
  if (!assignee) await addCandidates(context, instance.id, id, candidates)
  const { diagram } = definition
  const isReturned = diagram.own?.id === nodeId && moved.by !== 'start'
  const node = diagram.nodes.get(nodeId)?.name
  const about = isReturned
    ? { kind: 'rejected' as const, comment }
    : { kind: assignee ? ('todo' as const) : ('toClaim' as const), ...(node && { node }) }
  await tell(context, instance, { ...about, userIds, taskId: id })
}

async function addCandidates({ tx, session }: Context, instanceId: string, taskId: string, people: readonly Person[]) {
  await sql`insert into process_candidate (tenant_id, user_id, task_id, instance_id)
    select ${session.tenantId}, unnest(${people.map(({ id }) => id)}::text[]), ${taskId}, ${instanceId}
    on conflict do nothing`.execute(tx)
}
