import {
  type AnyRecord,
  type ApprovalStatus,
  actionsOfApproval,
  becomingOf,
  type Core,
  sendingAction,
  stateField,
} from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../model/extension.ts'
import type { ProcessStatus } from './instance.ts'
import { type Opened, openInstance, operate } from './operate.ts'
import { startProcess } from './operations/start.ts'
import { operationStep } from './write/hand.ts'
import { isBack } from './write/status.ts'
import { closeStep, writeSteps } from './write/steps.ts'

type Operation = NonNullable<Extension['operations']>[string]

/**
 * What actions of a resource under approval do beside what they did: sending a record begins its process, and whoever decides over the
 * record by hand ends it, so that both never say different things.
 */
export function withApproval(core: Core, extension: Extension = {}): Extension {
  const { approval, actions = {} } = core
  const sending = approval && sendingAction(approval)
  if (!approval || !sending) return extension
  const during = actions[sending]?.to
  const state = stateField(core) ?? ''
  const leaves = (name: string): boolean => {
    const { from, to, moves = {} } = actions[name] ?? {}
    return (
      during !== undefined &&
      from?.includes(during) !== false &&
      (to !== undefined ? to !== during : during in (moves[state] ?? {}))
    )
  }
  const ending = Object.keys(actions).filter((name) => name !== sending && leaves(name))
  const operations: Record<string, Operation> = { ...extension.operations }
  const wrap = (name: string, after: (context: Context, id: string, args: Values) => Promise<unknown>) => {
    const own = extension.operations?.[name]
    operations[name] = async (context, record, args) => {
      const answer = await own?.(context, record, args)
      await after(context, record.id, args)
      return answer
    }
  }
  wrap(sending, (context, id) => sendOn(context, approval.processKey, id))
  for (const name of ending) wrap(name, (context, id, args) => end(context, core, id, name, args))
  const beforeRemove = async (context: Context, records: readonly AnyRecord[]) => {
    await extension.beforeRemove?.(context, records)
    for (const { id } of records) await giveUp(context, id)
  }
  return { ...extension, operations, beforeRemove }
}

/** A record that came back to its applicant goes on in its process; any other begins one. */
async function sendOn(context: Context, key: string, businessId: string): Promise<void> {
  const running = await runningFor(context, businessId)
  if (running && isBack(running.definition, running.state)) return sendAgain(context, running)
  await begin(context, key, businessId)
}

async function sendAgain(context: Context, opened: Opened): Promise<void> {
  const { tx, session, at } = context
  const { tenantId, userId } = session
  const node = opened.definition.diagram.own?.id
  const wait = Object.values(opened.state.waits).find((one) => one.kind === 'task' && one.node === node)
  const { rows } = await sql<{ id: string }>`select id from process_task
    where tenant_id = ${tenantId} and instance_id = ${opened.instance.id} and is_open and wait_id = ${wait?.id ?? ''}`.execute(tx)
  if (!wait || !rows[0]) return
  await closeStep(tx, tenantId, rows[0].id, { type: 'comment', comment: '', attachments: [] }, at)
  const by = wait.task?.assignee || userId
  const command = { do: 'complete' as const, wait: wait.id, by, values: { pass: true }, isStraight: true }
  await operate(context, opened, command, { pass: true, byHand: '' })
}

/** A record that is removed is asked for no longer. */
async function giveUp(context: Context, businessId: string): Promise<void> {
  const running = await runningFor(context, businessId)
  if (!running) return
  await writeSteps(context.tx, context.session.tenantId, running.instance.id, [operationStep(context, '', 'withdrawComment', '')])
  await operate(context, running, { do: 'terminate', by: '' }, { byHand: 'recall' })
}

async function runningFor(context: Context, businessId: string): Promise<Opened | undefined> {
  const { tx, session } = context
  const { rows } = await sql<{ id: string }>`select id from process_instance
    where tenant_id = ${session.tenantId} and business_id = ${businessId} and end_time is null limit 1`.execute(tx)
  return rows[0] && openInstance(context, rows[0].id)
}

/** Where a customer has taken the process out of use, a record is sent and decided by hand. */
async function begin(context: Context, key: string, businessId: string): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql`select from process_definition
    where tenant_id = ${session.tenantId} and key = ${key} and is_current and not is_suspended`.execute(tx)
  if (rows.length > 0) await startProcess(context, { definition: key, values: {}, businessId, isMoving: true })
}

async function end(context: Context, core: Core, businessId: string, action: string, args: Values): Promise<void> {
  const running = await runningFor(context, businessId)
  if (!running) return
  const { tx, session } = context
  const status = statusByHand(core, action, args)
  const type = status === 'finished' ? 'comment' : 'terminateComment'
  const words = Object.values(args)
    .filter((value) => typeof value === 'string')
    .join(' · ')
  await writeSteps(tx, session.tenantId, running.instance.id, [operationStep(context, '', type, words)])
  await operate(context, running, { do: 'terminate', by: '' }, { byHand: status, comment: words })
}

/** How the process stands after an action of the record; one that belongs to no outcome gives it up. */
function statusByHand({ approval }: Core, action: string, args: Values): ProcessStatus {
  if (!approval || !actionsOfApproval(approval).includes(action)) return 'recall'
  const fits = (status: ApprovalStatus) => {
    const becoming = becomingOf(approval, status)
    if (!('action' in becoming) || becoming.action !== action) return false
    return Object.entries(becoming.args ?? {}).every(([name, value]) => args[name] === value)
  }
  return fits('approved') ? 'finished' : 'terminated'
}
