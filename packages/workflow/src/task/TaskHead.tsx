import type { ProcessDetail } from '@bip/contract/workflow'
import { PageHeader, Tag, useLocale } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useText } from '../host/useText.ts'
import { stateOf } from './stateOf.ts'

/** What is asked for, how it stands, by whom and since when. */
export const TaskHead = ({ detail }: { detail: ProcessDetail }) => {
  const { t } = useText()
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  const { process, flow } = detail
  const state = stateOf[process.processIsFinished]
  const startedAt = flow[0]?.createTime ?? process.createTime
  const note = [
    process.serialNumber && t('head.serial', { serial: process.serialNumber }),
    process.startUsername,
    t('head.started', { when: formatDateTime(startedAt, { timeZone }) }),
  ]
  return (
    <PageHeader
      style={{ marginBottom: 0 }}
      title={process.title}
      tag={<Tag tone={state.tone}>{t(state.key)}</Tag>}
      note={note.filter(Boolean).join(' · ')}
    />
  )
}
