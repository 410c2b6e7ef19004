import { type AnyRecord, label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context } from '../model/extension.ts'
import { type Definition, definitionFollowedBy, definitionOf } from './definition.ts'
import { type Command, commandEngine, type State, type Wait } from './engine/engine.ts'
import { type Instance, lockFree, lockInstance, type ProcessStatus, recordOf } from './instance.ts'
import { refusing } from './refusing.ts'
import { readTask, type Task } from './task.ts'
import { valuesFor } from './who/values.ts'
import { advance, type Moved as Move } from './write/advance.ts'
import { closeStep } from './write/steps.ts'
import { readStates } from './write/stored.ts'

/** A process that nobody else moves until the transaction ends, and where it stands. */
export type Opened = { instance: Instance; definition: Definition; state: State }
export type OpenedTask = Opened & { task: Task; wait: Wait }

export async function openInstance({ tx, session }: Context, id: string): Promise<Opened> {
  const { tenantId } = session
  // Sent together and done in this order: what stands behind the lock is read once nobody else moves the process.
  const [{ instance, counted }, definition, stateOf] = await Promise.all([
    lockInstance(tx, tenantId, id),
    definitionFollowedBy(tx, tenantId, id),
    readStates(tx, tenantId, [id]),
  ])
  return {
    instance: { ...instance, formUrl: definition.diagram.formUrl },
    definition,
    state: { instance: counted, ...stateOf(id) },
  }
}

/** Those of some processes that are under way and that nobody else is moving just now, by few statements however many there are. */
export async function openFree({ tx, session }: Context, ids: readonly string[]): Promise<Opened[]> {
  const { tenantId } = session
  const [locked, stateOf] = await Promise.all([lockFree(tx, tenantId, ids), readStates(tx, tenantId, ids)])
  const definitions = new Map<string, Definition>()
  for (const { instance } of locked)
    if (!definitions.has(instance.definitionId))
      definitions.set(instance.definitionId, await definitionOf(tx, tenantId, instance.definitionId))
  return locked.flatMap(({ instance, counted }) => {
    const definition = definitions.get(instance.definitionId)
    if (!definition) return []
    const { formUrl } = definition.diagram
    return [{ instance: { ...instance, formUrl }, definition, state: { instance: counted, ...stateOf(instance.id) } }]
  })
}

/** A task in a process that the caller may read. The process first, then the task: all who decide over one process wait in one line. */
export async function openTaskOf(context: Context, taskId: string): Promise<Opened & { task: Task; wait: Wait | undefined }> {
  const { tx, session } = context
  const task = await readTask(tx, session, taskId)
  const opened = await openInstance(context, task.instanceId)
  return { ...opened, task, wait: waitOf(opened.state, task) }
}

/** What the interpreter waits for, of a task. */
const waitOf = ({ waits }: State, { waitId, nodeId }: Task): Wait | undefined =>
  waits[waitId]?.kind === 'task'
    ? waits[waitId]
    : Object.values(waits).find(({ kind, node }) => kind === 'task' && node === nodeId)

export type Doing = {
  comment?: string
  pass?: boolean
  chosen?: readonly string[]
  byHand?: ProcessStatus
  /** What it is about, where that was read already. */
  record?: AnyRecord
}

/**
 * Does a command to a process and stores everything that follows from it; tasks that pass by themselves are done at once. Answers how the
 * process stands then. Throws a refusal in the caller's language for what cannot be done where it stands.
 */
export async function operate(context: Context, opened: Opened, command: Command, doing: Doing = {}): Promise<Opened> {
  return passOn(context, await commanded(context, opened, command, doing))
}

type Moved = Opened & { passing: readonly string[] }

async function commanded(context: Context, opened: Opened, command: Command, doing: Doing): Promise<Moved> {
  const record = doing.record ?? (await recordOf(context.tx, context.session.tenantId, opened.instance))
  return {
    definition: opened.definition,
    ...(await advance(context, await movedBy(context, opened, command, { ...doing, record }))),
  }
}

/** What a command comes to; nothing of it is stored. Throws a refusal in the caller's language for what cannot be done. */
export async function movedBy(
  context: Context,
  { definition, state, instance }: Opened,
  command: Command,
  { comment = '', chosen, byHand, pass = true, record }: Doing & { record: AnyRecord },
): Promise<Move> {
  const { at, place } = context
  const values = await valuesFor(context, definition, record, instance.starter)
  const position = await refusing(place.language, () =>
    commandEngine(definition.diagram.program, state, command, { ...values, pass }, at.getTime()),
  )
  return {
    definition,
    instance,
    before: state,
    position,
    record,
    by: command.do,
    comment,
    ...(chosen && { chosen }),
    ...(byHand !== undefined && { byHand }),
  }
}

const byItself = label('自动通过', 'Passed by itself', 'Tự động duyệt')
/** More tasks than these pass by themselves in a row only in a circle. */
const maxPassing = 50

/** Does the tasks that need nobody, one after the other. */
export async function passOn(context: Context, start: Moved): Promise<Opened> {
  let { passing, ...opened }: Moved = start
  for (let count = 0; passing.length > 0 && count < maxPassing; count += 1) {
    const [id = '', ...rest] = passing
    const next = await passTask(context, opened, id)
    passing = [...rest, ...next.passing]
    opened = next
  }
  const { definition, instance, state } = opened
  return { definition, instance, state }
}

/** A task that nobody has to decide counts as approved; the history says that it passed by itself. */
export async function passTask(context: Context, opened: Opened, taskId: string): Promise<Moved> {
  const { tx, session, at, place } = context
  const { rows } = await sql<{ waitId: string }>`select wait_id as "waitId" from process_task
    where tenant_id = ${session.tenantId} and id = ${taskId} and is_open`.execute(tx)
  const wait = opened.state.waits[rows[0]?.waitId ?? '']
  if (!wait) return { ...opened, passing: [] }
  const decision = { type: 'comment' as const, comment: byItself[place.language], attachments: [] }
  await closeStep(tx, session.tenantId, taskId, decision, at)
  const free = withoutPeople(opened.state, wait)
  return commanded(context, { ...opened, state: free }, { do: 'complete', wait: wait.id, values: { pass: true } }, {})
}

/** The same state with a task that anybody may do. */
export const withoutPeople = (state: State, wait: Wait): State => ({
  ...state,
  waits: { ...state.waits, [wait.id]: { ...wait, task: { assignee: '', users: [], groups: [], owner: null } } },
})
