import type { TextKey } from '@bip/contract'
import type { FlowInstance } from '@bip/contract/workflow'
import type { StatusTone } from '@bip/design-system'
import type { FlowText } from '../locales/zh-CN.ts'

type Standing = { key: TextKey<FlowText> & `states.${string}`; tone: StatusTone }

const ended = {
  '': { key: 'states.running', tone: 'pending' },
  finished: { key: 'states.approved', tone: 'success' },
  reject: { key: 'states.reject', tone: 'danger' },
  recall: { key: 'states.recall', tone: 'neutral' },
  terminated: { key: 'states.terminated', tone: 'danger' },
} as const satisfies Record<FlowInstance['processIsFinished'], Standing>

/** How a process stands: what needs an administrator comes before everything else. */
export function standingOf({ endTime, processIsFinished, isSuspended, hasIncident }: FlowInstance): Standing {
  if (endTime === null && hasIncident) return { key: 'states.incident', tone: 'danger' }
  if (endTime === null && isSuspended) return { key: 'states.suspended', tone: 'warning' }
  // One that was sent back goes on until whoever asked gives up.
  if (endTime === null) return ended['']
  return processIsFinished === '' ? { key: 'states.finished', tone: 'neutral' } : ended[processIsFinished]
}

const byStatus: Readonly<Record<string, Standing>> = {
  running: ended[''],
  suspended: { key: 'states.suspended', tone: 'warning' },
  terminated: ended.terminated,
  withdrawn: ended.recall,
}

/** The same for the engine's own word, which does not know whether a process that ended was approved. */
export const statusOf = (status: string): Standing => byStatus[status] ?? { key: 'states.finished', tone: 'neutral' }
