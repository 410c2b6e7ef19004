import type { ProcessTask } from '@bip/contract/workflow'
import type { StatusTone } from '@bip/design-system'
import type { TextKey } from '../locales/index.ts'

/** How the process as a whole stands: the pill beside the title. */
export const stateOf: Readonly<Record<ProcessTask['processIsFinished'], { key: TextKey; tone: StatusTone }>> = {
  '': { key: 'state.running', tone: 'info' },
  finished: { key: 'state.finished', tone: 'success' },
  reject: { key: 'state.reject', tone: 'danger' },
  recall: { key: 'state.recall', tone: 'neutral' },
  terminated: { key: 'state.terminated', tone: 'danger' },
}
