import type { InstanceState } from '@bip/contract/listings'
import type { FlowInstance, FlowInstanceDetail } from '@bip/contract/workflow'

const ended: Readonly<Record<FlowInstance['processIsFinished'], InstanceState>> = {
  '': 'finished',
  finished: 'approved',
  reject: 'reject',
  recall: 'recall',
  terminated: 'terminated',
}

/** The state of a process: what needs an administrator comes before everything else. */
export function instanceState({ endTime, processIsFinished, isSuspended, hasIncident }: FlowInstance): InstanceState {
  if (endTime !== null) return ended[processIsFinished]
  if (hasIncident) return 'incident'
  // One that was sent back goes on until whoever asked gives up.
  return isSuspended ? 'suspended' : 'running'
}

const byStatus: Readonly<Record<string, InstanceState>> = {
  running: 'running',
  suspended: 'suspended',
  terminated: 'terminated',
  withdrawn: 'recall',
}

/** The same for the engine's own word, which does not know whether a process that ended was approved. */
export const stateOf = ({ status, waits }: Pick<FlowInstanceDetail, 'status' | 'waits'>): InstanceState =>
  waits.some(({ kind }) => kind === 'incident') ? 'incident' : (byStatus[status] ?? 'finished')
