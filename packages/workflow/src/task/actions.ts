import type { ProcessDetail } from '@bip/contract/workflow'
import type { TextKey } from '../locales/index.ts'

export type TaskActions = {
  pass?: 'action.pass' | 'action.resubmit'
  /** The name that the process gives its reject button, or a text of ours. */
  reject?: { key: TextKey } | { name: string }
  transfer: boolean
  /** Sent back to its starter, who submits it again or gives it up. */
  isResubmission: boolean
}

const nothing: TaskActions = { transfer: false, isResubmission: false }

/** What the caller may do with a task: by its buttons while it is open, nothing once it is not. */
export function actionsOf({ process, button }: Pick<ProcessDetail, 'process' | 'button'>): TaskActions {
  if (process.status !== 'todo') return nothing
  const names = new Map(button.map(({ buttonKey, name }) => [buttonKey, name]))
  const isResubmission = process.processIsFinished === 'reject' || process.processIsFinished === 'recall'
  const rejectName = names.get('wf_reject')
  return {
    pass: names.has('wf_pass') ? (isResubmission ? 'action.resubmit' : 'action.pass') : undefined,
    reject: rejectName === undefined ? undefined : nameOfReject(rejectName, isResubmission),
    transfer: names.has('wf_transfer') && !isResubmission,
    isResubmission,
  }
}

/** There is nobody before the starter to send it back to, so rejecting a resubmission gives the request up. */
const nameOfReject = (name: string, isResubmission: boolean): TaskActions['reject'] => {
  if (isResubmission) return { key: 'action.cancelRequest' }
  return name === '' ? { key: 'action.reject' } : { name }
}
