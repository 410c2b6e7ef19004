import type { ProcessTask } from '@bip/contract/workflow'
import { useConfirm } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import type { TaskActions } from './actions.ts'
import type { TaskComment } from './useComment.ts'

type VerdictOptions = {
  actions: TaskActions
  /** What the button of a decision is called. */
  nameOf: (pass: boolean) => string
  comment: TaskComment
  /** A comment is asked for on this page. */
  hasComment: boolean
  onPass: () => void
  /** Sends the decision without values. */
  decide: (pass: boolean, comment: string) => Promise<void>
}

/** The ways to a rejection and the decisions by key, with what is asked before each. */
export function useVerdict(process: ProcessTask, { actions, nameOf, comment, hasComment, onPass, decide }: VerdictOptions) {
  const { t } = useText()
  const confirm = useConfirm()

  /** Whether a reason is there, where one is asked for. */
  const isReasonGiven = (): boolean => {
    if (!hasComment || actions.isResubmission || comment.value.trim() !== '') return true
    comment.demand()
    return false
  }

  const reject = async (): Promise<void> => {
    if (!isReasonGiven()) return
    const isGivenUp =
      !actions.isResubmission ||
      (await confirm({
        title: t('cancel.askTitle', { title: process.title }),
        message: t('cancel.askText'),
        confirmLabel: t('action.cancelRequest'),
        tone: 'danger',
      }))
    if (isGivenUp) await decide(false, comment.value)
  }

  /** A key alone, pressed by mistake, must decide nothing. */
  const isMeant = (pass: boolean): Promise<boolean> => {
    const action = nameOf(pass)
    const words = comment.value.trim()
    return confirm({
      title: t('pass.askTitle', { action, title: process.title }),
      message: words === '' ? t('pass.askNoComment') : t('pass.askComment', { comment: words }),
      confirmLabel: action,
      tone: pass ? undefined : 'danger',
    })
  }
  const passByKey = async (): Promise<void> => {
    if (await isMeant(true)) onPass()
  }
  const rejectByKey = async (): Promise<void> => {
    // Giving up a request asks by itself.
    if (actions.isResubmission) await reject()
    else if (isReasonGiven() && (await isMeant(false))) await decide(false, comment.value)
  }
  return { reject, passByKey, rejectByKey }
}
