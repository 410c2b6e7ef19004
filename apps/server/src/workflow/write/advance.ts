import type { AnyRecord } from '@bip/contract'
import type { Context } from '../../model/extension.ts'
import type { RecordStatus } from '../binding.ts'
import { bindingOf } from '../bindings.ts'
import type { Definition } from '../definition.ts'
import type { Command, Position, State } from '../engine/engine.ts'
import type { Instance, ProcessStatus } from '../instance.ts'
import { tellIncidents } from './incidents.ts'
import { type NoticeKind, type ProcessNotice, tell } from './notices.ts'
import { queueEffects } from './queue.ts'
import { isBack, statusAfter } from './status.ts'
import { passedSteps, stepRows } from './steps.ts'
import { type Move, storeMoves } from './stored.ts'
import { type Settled, settleTasks } from './tasks.ts'

/** What moved a process. `by` is the command, or `start`. */
export type Moved = {
  definition: Definition
  instance: Instance
  before: State | undefined
  position: Position
  /** What it is about, as it was before this move. */
  record: AnyRecord
  by: Command['do'] | 'start'
  comment?: string
  /** Whom the decision chose for what comes next. */
  chosen?: readonly string[]
  /** The record itself was moved by hand: how its process stands then, and nothing is left to do to it. */
  byHand?: ProcessStatus
}

/** How the record stands, by how its process stands. */
const statusOfRecord: Readonly<Record<ProcessStatus, RecordStatus>> = {
  '': 'inApproval',
  reject: 'rejected',
  finished: 'approved',
  recall: 'cancelled',
  terminated: 'rejected',
}

/** What an applicant is told when their process comes to stand so. */
const outcomeNotice: Readonly<Partial<Record<ProcessStatus, NoticeKind>>> = {
  finished: 'approved',
  recall: 'cancelled',
  terminated: 'terminated',
}

/** A process after it was moved: the tasks in it that pass by themselves, and where it stands. */
type Advanced = { instance: Instance; passing: string[]; state: State }

/**
 * Stores where a process has come to: its steps, the tasks that now wait and those that no longer do, its record, and what people are
 * told. All in the transaction of whoever moved it. Answers the tasks that pass by themselves.
 */
export async function advance(context: Context, moved: Moved): Promise<Advanced> {
  const { tx, session } = context
  const { tenantId } = session
  const { position, comment = '' } = moved
  const instance = instanceAfter(context, moved)
  const settled = await settleTasks(context, { ...moved, instance })
  const state: State = { ...position.state, waits: { ...position.state.waits, ...settled.waits } }
  const notices = [...settled.notices, ...outcomeOf(moved, instance, state)]
  // Sent together: none of them has to wait for another.
  await Promise.all([
    storeMoves(tx, tenantId, [moveOf(context, moved, instance, settled)]),
    ...notices.map((notice) => tell(context, instance, notice)),
  ])
  await queueEffects(tx, tenantId, instance.id, position.effects)
  await tellIncidents(context, moved.definition, instance, position)
  if (isMoved(moved, instance))
    await bindingOf(instance.definitionKey).move(context, instance.businessId, statusOfRecord[instance.status], comment)
  return { instance, passing: settled.passing, state }
}

const instanceAfter = ({ at }: Context, moved: Moved): Instance => ({
  ...moved.instance,
  status: moved.byHand ?? statusAfter(moved),
  endTime: moved.position.isOver ? at.toISOString() : null,
})

/** Whether the record has to follow. */
const isMoved = (moved: Moved, { status }: Instance): boolean =>
  moved.byHand === undefined && (status !== moved.instance.status || moved.by === 'start')

/** What the applicant is told of how the process stands now. */
function outcomeOf({ definition, instance: before, comment = '' }: Moved, instance: Instance, state: State): ProcessNotice[] {
  const { status, starter } = instance
  const kind = status === before.status || isBack(definition, state) ? undefined : outcomeNotice[status]
  return kind ? [{ kind, userIds: [starter.id], comment }] : []
}

function moveOf({ session, at }: Context, { position }: Moved, instance: Instance, settled: Settled): Move {
  const steps = [...passedSteps(position.passages, at, instance.starter), ...settled.steps]
  const put = { ...position.changes.put, waits: withResolved(position.changes.put.waits, settled.waits) }
  return {
    instance,
    counted: position.state.instance,
    changes: { ...position.changes, put },
    added: { ...settled.added, steps: stepRows(session.tenantId, instance.id, steps) },
  }
}

/** What it takes for many moves to be stored at once: nobody gets a task, loses one or is told, and the record stays as it is. */
export const isPlain = (context: Context, moved: Moved): boolean => {
  const { before, position } = moved
  const tasks = (state: State | undefined) =>
    Object.values(state?.waits ?? {}).flatMap(({ kind, id }) => (kind === 'task' ? id : []))
  const instance = instanceAfter(context, moved)
  return (
    !position.isOver &&
    position.effects.length === 0 &&
    String(tasks(before)) === String(tasks(position.state)) &&
    !isMoved(moved, instance) &&
    outcomeOf(moved, instance, position.state).length === 0
  )
}

/** Stores plain moves of many processes at once. */
export const advancePlain = (context: Context, moves: readonly Moved[]): Promise<void> =>
  storeMoves(
    context.tx,
    context.session.tenantId,
    moves.map((moved) => moveOf(context, moved, instanceAfter(context, moved), nothingSettled)),
  )

const nothingSettled: Settled = {
  waits: {},
  passing: [],
  added: { tasks: [], participants: [], candidates: [] },
  steps: [],
  notices: [],
}

type Waits = Readonly<Record<string, State['waits'][string]>>

/** Rows to store, with who has each task in the place of the rule that found them. */
function withResolved(rows: Position['changes']['put']['waits'], waits: Waits): Position['changes']['put']['waits'] {
  const seen = new Set(rows.flatMap((row) => ('id' in row ? row.id : [])))
  const more = Object.values(waits).filter(({ id }) => !seen.has(id))
  return [...rows.map((row) => ('id' in row ? (waits[row.id] ?? row) : row)), ...more]
}
