import type { ProcessDetail } from '@bip/contract/workflow'
import { PageHeader, Tag } from '@bip/design-system'
import type { ReactNode } from 'react'
import { useText } from '../host/useText.ts'
import { stateOf } from './stateOf.ts'
import { useHeadNote } from './useHeadNote.ts'

/** What is asked for, how it stands, by whom and since when. */
export const TaskHead = ({ detail, actions }: { detail: ProcessDetail; actions?: ReactNode }) => {
  const { t } = useText()
  const { process } = detail
  const state = stateOf[process.processIsFinished]
  const note = useHeadNote(detail)
  return (
    <PageHeader
      style={{ marginBottom: 0 }}
      title={process.title}
      tag={<Tag tone={state.tone}>{t(state.key)}</Tag>}
      note={note}
      actions={actions}
    />
  )
}
