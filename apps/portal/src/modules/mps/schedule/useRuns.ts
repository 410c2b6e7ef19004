import { type RunAnswer, type RunAsked, scheduleCalls, scheduleProposal } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useRef, useState } from 'react'
import { useScheduleText } from './useScheduleText.ts'

/** Runs of the scheduler, which can be given up, and what becomes of their proposals. */
export const useRuns = (onChanged: () => void) => {
  const { client } = useHost()
  const toast = useToast()
  const { t } = useScheduleText()
  const [isRunning, setRunning] = useState(false)
  const [answer, setAnswer] = useState<RunAnswer | null>(null)
  const control = useRef<AbortController>(null)

  const start = async (asked: RunAsked, isAgain = false): Promise<void> => {
    const own = new AbortController()
    control.current = own
    setRunning(true)
    try {
      const path = isAgain ? scheduleCalls.again : scheduleCalls.auto
      setAnswer(await client.request<RunAnswer>({ method: 'POST', path, body: asked, silent: true, signal: own.signal }))
    } catch (error) {
      if (own.signal.aborted) toast.info(t('cancelled'))
      else toast.error(reasonOf(error))
    } finally {
      setRunning(false)
    }
  }
  const decide = async (name: 'apply' | 'discard'): Promise<void> => {
    if (!answer) return
    try {
      await client.request({
        method: 'POST',
        path: `${scheduleProposal.path}/${name}`,
        body: { ids: answer.proposalId },
        silent: true,
      })
      toast.success(t(name === 'apply' ? 'proposal.applied' : 'proposal.discarded'))
      setAnswer(null)
      onChanged()
    } catch (error) {
      toast.error(reasonOf(error))
      onChanged()
    }
  }
  return { isRunning, answer, start, decide, cancel: () => control.current?.abort(), later: () => setAnswer(null) }
}
