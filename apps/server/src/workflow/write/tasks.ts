import { sql } from 'kysely'
import { newId } from '../../db/id.ts'
import type { Context } from '../../model/extension.ts'
import { participantRows } from '../../permissions/participants.ts'
import type { Wait } from '../engine/engine.ts'
import type { Instance } from '../instance.ts'
import { dueAfter } from '../who/due.ts'
import { type Found, whoDoes } from '../who/resolve.ts'
import { isRule, type Person, withIds } from '../who/rules.ts'
import type { Moved } from './advance.ts'
import type { ProcessNotice } from './notices.ts'
import type { NewStep } from './steps.ts'
import type { Added } from './stored.ts'

type TaskRow = { id: string; waitId: string; nodeId: string }
export type Settled = {
  /** Waits with the people who were found for them. */
  waits: Record<string, Wait>
  /** Tasks that pass by themselves. */
  passing: string[]
  /** What the tasks that wait now add. */
  added: Pick<Added, 'tasks' | 'participants' | 'candidates'>
  steps: NewStep[]
  /** Who is to be told of them. */
  notices: ProcessNotice[]
}

/** Closes the tasks that a process no longer waits for, and says what those leave that it waits for now. */
export async function settleTasks(context: Context, moved: Moved): Promise<Settled> {
  const { instance, position, before } = moved
  const tasks = Object.values(position.state.waits).filter(({ kind }) => kind === 'task')
  const { open, approvedBy } = before ? await soFar(context, instance) : { open: [], approvedBy: new Set<string>() }
  const known = new Set(open.map(({ waitId }) => waitId))
  const waiting = new Set(tasks.map(({ id }) => id))
  await closeTasks(
    context,
    instance.id,
    open.filter(({ waitId }) => !waiting.has(waitId)),
  )
  const fresh = tasks.filter(({ id }) => !known.has(id))
  const opened: OpenTask[] = []
  for (const wait of fresh) {
    const found = await foundFor(context, moved, askingFor(context, moved, approvedBy), wait)
    const hours = moved.definition.diagram.nodes.get(wait.node)?.rules?.dueHours ?? null
    const due = await dueAfter(context, { hours, dueAt: wait.dueAt })
    opened.push(openTask(context, moved, wait, { found, due }))
  }
  return {
    waits: Object.fromEntries(opened.map(({ wait }) => [wait.id, wait])),
    passing: opened.flatMap(({ row, passes }) => (passes ? [row.id] : [])),
    added: {
      tasks: opened.map(({ row }) => row),
      participants: opened.flatMap(({ participants }) => participants),
      candidates: opened.flatMap(({ candidates }) => candidates),
    },
    steps: opened.flatMap(({ steps }) => steps),
    notices: opened.flatMap(({ notice }) => notice ?? []),
  }
}

/** The open tasks of a process, and who approved in it before. */
async function soFar({ tx, session }: Context, { id, starter }: Instance): Promise<{ open: TaskRow[]; approvedBy: Set<string> }> {
  const { tenantId } = session
  const { rows } = await sql<{ open: TaskRow[]; approvers: string[] }>`select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'waitId', wait_id, 'nodeId', node_id) order by id) from process_task
        where tenant_id = ${tenantId} and instance_id = ${id} and is_open), '[]') as open,
      array(select distinct user_id from process_step where tenant_id = ${tenantId} and instance_id = ${id} and comment_type = 'comment'
        and user_id <> ${starter.id}) as approvers`.execute(tx)
  return { open: rows[0]?.open ?? [], approvedBy: new Set(rows[0]?.approvers) }
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

const askingFor = ({ tx, session }: Context, { instance, record, chosen = [] }: Moved, approvedBy: ReadonlySet<string>) => ({
  asking: { tx, tenantId: session.tenantId, starter: instance.starter, record, chosen },
  approvedBy,
})

type Asked = ReturnType<typeof askingFor>

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

type OpenTask = {
  row: { id: string } & Record<string, unknown>
  wait: Wait
  steps: NewStep[]
  participants: Record<string, unknown>[]
  candidates: Record<string, unknown>[]
  notice: ProcessNotice | undefined
  passes: boolean
}

/** What a task leaves that a process waits for now: its row, its steps, who may read, and who is told. */
function openTask(context: Context, moved: Moved, wait: Wait, { found, due }: { found: Found; due: string | null }): OpenTask {
  const { session, at } = context
  const { tenantId } = session
  const { instance } = moved
  const id = newId()
  const { assignee, candidates, standsInFor, passes = false } = found
  const userIds = passes ? [] : assignee ? [assignee.id] : candidates.map((person) => person.id)
  return {
    row: {
      tenant_id: tenantId,
      id,
      instance_id: instance.id,
      node_id: wait.node,
      wait_id: wait.id,
      assignee: assignee?.id ?? '',
      assignee_name: assignee?.name ?? '',
      is_open: true,
      create_time: at.toISOString(),
      due_time: due,
    },
    wait: resolved(wait, found),
    steps: [
      ...(standsInFor ? [standInStep(context, wait, standsInFor, assignee)] : []),
      { activityId: wait.node, type: 'userTask', at, taskId: id, isOpen: true, ...(assignee && { user: assignee }) },
    ],
    participants: participantRows(tenantId, instance.id, { userIds, role: 'assignee', at }),
    candidates: assignee
      ? []
      : userIds.map((user) => ({ tenant_id: tenantId, user_id: user, task_id: id, instance_id: instance.id })),
    notice: passes ? undefined : noticeOf(moved, id, wait.node, { assignee, userIds }),
    passes,
  }
}

function noticeOf(
  { definition: { diagram }, by, comment = '' }: Moved,
  taskId: string,
  nodeId: string,
  { assignee, userIds }: { assignee: Person | null; userIds: string[] },
): ProcessNotice {
  if (diagram.own?.id === nodeId && by !== 'start') return { kind: 'rejected', comment, userIds, taskId }
  const node = diagram.nodes.get(nodeId)?.name
  return { kind: assignee ? 'todo' : 'toClaim', ...(node && { node }), userIds, taskId }
}

/** Says that somebody has the task in the place of a colleague who is away. */
const standInStep = ({ at }: Context, { node }: Wait, away: Person, by: Person | null) => ({
  activityId: node,
  type: 'operation',
  at,
  user: away,
  comment: { type: 'assigneeComment' as const, text: `→ ${by?.name ?? ''}` },
})
