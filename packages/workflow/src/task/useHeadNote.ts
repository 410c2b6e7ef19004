import type { ProcessDetail } from '@bip/contract/workflow'
import { useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useText } from '../host/useText.ts'

/** The number of a request, who started it and when, in one line. */
export const useHeadNote = ({ process, flow }: ProcessDetail): string => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const startedAt = flow[0]?.createTime ?? process.createTime
  const note = [
    process.serialNumber && t('head.serial', { serial: process.serialNumber }),
    process.startUsername,
    t('head.started', { when: formatDateTime(startedAt, { timeZone }) }),
  ]
  return note.filter(Boolean).join(' · ')
}
