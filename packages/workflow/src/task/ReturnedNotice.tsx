import type { ProcessDetail } from '@bip/contract/workflow'
import { Alert, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { Remarks } from '../flow/FlowTimeline.tsx'
import { stepsOf } from '../flow/steps.ts'
import { useText } from '../host/useText.ts'

/** Why a request came back, above what is to be changed; nothing where it was not rejected. */
export const ReturnedNotice = ({ detail: { process, flow } }: { detail: ProcessDetail }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  if (process.processIsFinished !== 'reject') return null
  const rejected = stepsOf(flow, process.startUserId).findLast(({ outcome }) => outcome === 'outcome.reject')
  if (!rejected) return null
  const { person, name, endedAt, arrivedAt } = rejected
  const title = t('returned.title', { person, step: name, when: formatDateTime(endedAt ?? arrivedAt, { timeZone }) })
  return (
    <Alert tone="danger" title={title}>
      <Remarks step={rejected} />
    </Alert>
  )
}
