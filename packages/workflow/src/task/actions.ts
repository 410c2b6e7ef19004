import type { ProcessDetail } from '@bip/contract/workflow'
import type { TextKey } from '../locales/index.ts'

/** The name that the process gives a button, or a text of ours. */
export type ActionName = { key: TextKey } | { name: string }

export type TaskActions = {
  pass?: ActionName
  reject?: ActionName
  /** Drawings are matched before it is submitted. */
  match: boolean
  transfer: boolean
  /** Sent back to its starter, who submits it again or gives it up. */
  isResubmission: boolean
}

const nothing: TaskActions = { match: false, transfer: false, isResubmission: false }

/** What the caller may do with a task: by its buttons while it is open, nothing once it is not. */
export function actionsOf({ process, button }: Pick<ProcessDetail, 'process' | 'button'>): TaskActions {
  if (process.status !== 'todo') return nothing
  const names = new Map(button.map(({ buttonKey, name }) => [buttonKey, name]))
  const isResubmission = process.processIsFinished === 'reject' || process.processIsFinished === 'recall'
  const [passName, rejectName] = [names.get('wf_pass'), names.get('wf_reject')]
  return {
    pass: passName === undefined ? undefined : nameOfPass(passName, isResubmission),
    reject: rejectName === undefined ? undefined : nameOfReject(rejectName, isResubmission),
    match: names.has('wf_drawing_match'),
    transfer: names.has('wf_transfer') && !isResubmission,
    isResubmission,
  }
}

const nameOfPass = (name: string, isResubmission: boolean): ActionName => {
  if (isResubmission) return { key: 'action.resubmit' }
  return name === '' ? { key: 'action.pass' } : { name }
}

/** There is nobody before the starter to send it back to, so rejecting a resubmission gives the request up. */
const nameOfReject = (name: string, isResubmission: boolean): ActionName => {
  if (isResubmission) return { key: 'action.cancelRequest' }
  return name === '' ? { key: 'action.reject' } : { name }
}
