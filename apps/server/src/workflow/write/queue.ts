import type { Effect } from '@bip/engine'
import type { Tx } from '../../db/database.ts'
import { enqueue, type NewEntry } from '../../outbox/outbox.ts'

export const flowKind = 'flow'

/** A step asks for something that the product does by itself. */
export type CallEntry = { do: 'call'; instanceId: string; wait: string; handler: string }
/** Somebody said a name that processes may wait for; `from` is the process that did, and hears its own signals at once. */
export type SaidEntry = { do: 'message' | 'signal'; name: string; from: string; values?: Readonly<Record<string, unknown>> }
/** One of the processes that hear a signal. */
export type HearEntry = { do: 'hear'; instanceId: string; name: string; values?: SaidEntry['values'] }
export type FlowEntry = CallEntry | SaidEntry | HearEntry

/** What the outbox keeps of what a process asked for, in the transaction that moved it. */
export const flowEntry = (tenantId: string, payload: FlowEntry): NewEntry => ({ tenantId, kind: flowKind, payload })

/** Leaves what a process calls and says, in the transaction that moved it; without it neither is there. */
export async function queueEffects(tx: Tx, tenantId: string, instanceId: string, effects: readonly Effect[]): Promise<void> {
  const entries = effects.flatMap((effect): FlowEntry[] => {
    if (effect.do === 'call') return [{ do: 'call', instanceId, wait: effect.wait, handler: effect.handler }]
    return effect.do === 'message' || effect.do === 'signal' ? [{ do: effect.do, name: effect.name, from: instanceId }] : []
  })
  if (entries.length > 0)
    await enqueue(
      tx,
      entries.map((entry) => flowEntry(tenantId, entry)),
    )
}
