import type { AnyRecord } from '@bip/contract'
import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'
import type { RecordStatus } from '../binding.ts'
import { bindingOf } from '../bindings.ts'
import type { Definition } from '../definition.ts'
import type { Command, Position, State } from '../engine/engine.ts'
import type { Instance, ProcessStatus } from '../instance.ts'
import { tellIncidents } from './incidents.ts'
import { type NoticeKind, tell } from './notices.ts'
import { queueEffects } from './queue.ts'
import { isBack, statusAfter } from './status.ts'
import { passedSteps, writeSteps } from './steps.ts'
import { writeChanges } from './stored.ts'
import { settleTasks } from './tasks.ts'

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

/**
 * Stores where a process has come to: its steps, the tasks that now wait and those that no longer do, its record, and what people are
 * told. All in the transaction of whoever moved it. Answers the tasks that pass by themselves.
 */
export async function advance(context: Context, moved: Moved): Promise<{ instance: Instance; passing: string[]; state: State }> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { definition, position, comment = '' } = moved
  const status = moved.byHand ?? statusAfter(moved)
  const instance = { ...moved.instance, status, endTime: position.isOver ? at.toISOString() : null }
  await writeSteps(tx, tenantId, instance.id, passedSteps(position.passages, at, instance.starter))
  const settled = await settleTasks(context, { ...moved, instance })
  const waits = settled.waits
  const state: State = { ...position.state, waits: { ...position.state.waits, ...waits } }
  const put = { ...position.changes.put, waits: withResolved(position.changes.put.waits, waits) }
  await sql`update process_instance set standing = ${status}, state = ${JSON.stringify(state.instance)}::jsonb,
      end_time = ${instance.endTime}::timestamptz
    where tenant_id = ${tenantId} and id = ${instance.id}`.execute(tx)
  await writeChanges(tx, tenantId, instance.id, { ...position.changes, put })
  await queueEffects(tx, tenantId, instance.id, position.effects)
  await tellIncidents(context, definition, instance, position)
  if (moved.byHand === undefined && (status !== moved.instance.status || moved.by === 'start'))
    await bindingOf(instance.definitionKey).move(context, instance.businessId, statusOfRecord[status], comment)
  const kind = status === moved.instance.status || isBack(definition, state) ? undefined : outcomeNotice[status]
  if (kind) await tell(context, instance, { kind, userIds: [instance.starter.id], comment })
  return { instance, passing: settled.passing, state }
}

type Waits = Readonly<Record<string, State['waits'][string]>>

/** Rows to store, with who has each task in the place of the rule that found them. */
function withResolved(rows: Position['changes']['put']['waits'], waits: Waits): Position['changes']['put']['waits'] {
  const seen = new Set(rows.flatMap((row) => ('id' in row ? row.id : [])))
  const more = Object.values(waits).filter(({ id }) => !seen.has(id))
  return [...rows.map((row) => ('id' in row ? (waits[row.id] ?? row) : row)), ...more]
}
