import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { useConfirm } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useState } from 'react'
import { useOnce } from '../api/useOnce.ts'
import { useText } from '../host/useText.ts'
import { type Refusal, refusalOf } from './useDecision.ts'

type Handlers = { onRefused: (refusal: Refusal | null) => void; onSubmit: () => void }

/** Asks the gateway whether drawings match what the task is about; where they do, the task may be submitted at once. */
export const useMatching = ({ taskId, processInstanceId, businessId }: ProcessTask, { onRefused, onSubmit }: Handlers) => {
  const { client } = useHost()
  const { t } = useText()
  const confirm = useConfirm()
  const once = useOnce()
  const [isMatching, setMatching] = useState(false)

  const match = async (): Promise<void> => {
    if (isMatching || !(await confirm({ title: t('match.ask'), confirmLabel: t('action.match') }))) return
    setMatching(true)
    onRefused(null)
    const body = { taskId, processInstanceId, businessId }
    try {
      await once((idempotencyKey) =>
        client.request({ method: 'POST', path: workflowCalls.drawingMatch, body, idempotencyKey, silent: true }),
      )
    } catch (error) {
      onRefused(refusalOf(error, t('failed.network')))
      return
    } finally {
      setMatching(false)
    }
    if (await confirm({ title: t('match.matched'), confirmLabel: t('match.submit') })) onSubmit()
  }
  return { match, isMatching }
}
