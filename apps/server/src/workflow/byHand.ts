import { type ApprovalStanding, actionsOfApproval, becomingOf, type Core, sendingAction } from '@bip/contract'
import { sql } from 'kysely'
import type { Context, Extension, Values } from '../model/extension.ts'
import type { ProcessStanding } from './instance.ts'
import { openInstance, operate } from './operate.ts'
import { startProcess } from './operations/start.ts'
import { operationStep } from './write/hand.ts'
import { writeSteps } from './write/steps.ts'

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
  const ending = Object.keys(actions).filter(
    (name) => name !== sending && during !== undefined && actions[name]?.from?.includes(during) && actions[name]?.to !== during,
  )
  const operations: Record<string, Operation> = { ...extension.operations }
  const wrap = (name: string, after: (context: Context, id: string, args: Values) => Promise<unknown>) => {
    const own = extension.operations?.[name]
    operations[name] = async (context, record, args) => {
      const answer = await own?.(context, record, args)
      await after(context, record.id, args)
      return answer
    }
  }
  wrap(sending, (context, id) => begin(context, approval.processKey, id))
  for (const name of ending) wrap(name, (context, id, args) => end(context, core, id, name, args))
  return { ...extension, operations }
}

/** Where a customer has taken the process out of use, a record is sent and decided by hand. */
async function begin(context: Context, key: string, businessId: string): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql`select from process_definition
    where tenant_id = ${session.tenantId} and key = ${key} and is_current and not is_suspended`.execute(tx)
  if (rows.length > 0) await startProcess(context, { definition: key, values: {}, businessId, isMoving: true })
}

async function end(context: Context, core: Core, businessId: string, action: string, args: Values): Promise<void> {
  const { tx, session } = context
  const { rows } = await sql<{ id: string }>`select id from process_instance
    where tenant_id = ${session.tenantId} and business_id = ${businessId} and end_time is null limit 1`.execute(tx)
  const [running] = rows
  if (!running) return
  const standing = standingBy(core, action, args)
  const type = standing === 'finished' ? 'comment' : 'terminateComment'
  const words = Object.values(args)
    .filter((value) => typeof value === 'string')
    .join(' · ')
  await writeSteps(tx, session.tenantId, running.id, [operationStep(context, '', type, words)])
  await operate(
    context,
    await openInstance(context, running.id),
    { do: 'terminate', by: '' },
    { byHand: standing, comment: words },
  )
}

/** How the process stands after an action of the record; one that belongs to no outcome gives it up. */
function standingBy({ approval }: Core, action: string, args: Values): ProcessStanding {
  if (!approval || !actionsOfApproval(approval).includes(action)) return 'recall'
  const fits = (standing: ApprovalStanding) => {
    const becoming = becomingOf(approval, standing)
    if (!('action' in becoming) || becoming.action !== action) return false
    return Object.entries(becoming.args ?? {}).every(([name, value]) => args[name] === value)
  }
  return fits('approved') ? 'finished' : 'terminated'
}
