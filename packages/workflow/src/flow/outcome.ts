import type { FlowEntry } from '@bip/contract/workflow'
import type { StatusTone } from '@bip/design-system'
import type { TextKey } from '../locales/index.ts'

/** What became of one step. */
export type Outcome = TextKey & `outcome.${string}`

/** Comment types as the gateway writes them. */
const outcomeOfComment: Readonly<Record<string, Outcome>> = {
  comment: 'outcome.pass',
  assigneeComment: 'outcome.assign',
  rollbackComment: 'outcome.reject',
  recallComment: 'outcome.recall',
  withdrawComment: 'outcome.withdraw',
  transferComment: 'outcome.transfer',
  delegateComment: 'outcome.delegate',
  addMultiInstanceComment: 'outcome.addSigner',
  deleteMultiInstanceComment: 'outcome.removeSigner',
  dispatchComment: 'outcome.dispatch',
  terminateComment: 'outcome.terminate',
  deleteProcessComment: 'outcome.delete',
}

/** How an outcome looks in lists, timelines and the diagram: success, moved on (amber), ended badly (red). */
export const toneOfOutcome: Readonly<Record<Outcome, StatusTone>> = {
  'outcome.start': 'success',
  'outcome.pass': 'success',
  'outcome.resubmit': 'success',
  'outcome.end': 'success',
  'outcome.open': 'info',
  'outcome.assign': 'warning',
  'outcome.recall': 'warning',
  'outcome.transfer': 'warning',
  'outcome.delegate': 'warning',
  'outcome.addSigner': 'warning',
  'outcome.withdraw': 'warning',
  'outcome.dispatch': 'warning',
  'outcome.reject': 'danger',
  'outcome.cancel': 'danger',
  'outcome.removeSigner': 'danger',
  'outcome.terminate': 'danger',
  'outcome.delete': 'danger',
}

/** What the last comment of an entry says became of it; a step that ended without one was approved. */
export function outcomeOf(entry: FlowEntry): Outcome {
  if (entry.historyActivityType === 'startEvent') return 'outcome.start'
  if (entry.historyActivityType === 'endEvent') return 'outcome.end'
  if (entry.endTime === null) return 'outcome.open'
  const types = entry.comments.map(({ type }) => outcomeOfComment[type]).filter((outcome) => outcome !== undefined)
  return types.at(-1) ?? 'outcome.pass'
}
