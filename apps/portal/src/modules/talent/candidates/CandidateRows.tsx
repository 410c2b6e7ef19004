import { type AnyRecord, say } from '@bip/contract'
import { talentCandidate } from '@bip/contract/resources'
import { Button, Empty, Skeleton, StatusDot } from '@bip/design-system'
import { type ListAnswer, reasonOf } from '@bip/records'
import { usePreferences } from '../../../app/preferences.ts'
import { useTalentText } from '../useTalentText.ts'
import { More, Name, Row, Rows } from './panels.styles.ts'

type CandidateRowsProps = {
  answer: ListAnswer
  records: readonly AnyRecord[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The candidates of a page, by name and state. */
export const CandidateRows = ({ answer, records, chosen, onChoose }: CandidateRowsProps) => {
  const { t } = useTalentText()
  if (answer.error && !answer.page)
    return (
      <Empty
        title={t('panels.failed')}
        description={reasonOf(answer.error)}
        action={<Button onPress={answer.refresh}>{t('panels.retry')}</Button>}
      />
    )
  if (answer.isLoading) return <Skeleton lines={12} height={20} />
  if (records.length === 0) return <Empty title={t('panels.none')} description={t('panels.noneHint')} />
  return (
    <Rows aria-label={t('panels.candidates')}>
      {records.map((record) => (
        <li key={record.id}>
          <Row type="button" aria-current={record.id === chosen} onClick={() => onChoose(record.id)}>
            <Candidate record={record} />
          </Row>
        </li>
      ))}
    </Rows>
  )
}

const Candidate = ({ record }: { record: AnyRecord }) => {
  const { t } = useTalentText()
  const { language } = usePreferences()
  const state = talentCandidate.states?.[String(record.candidateStatus)]
  const years = record.workYears ? t('panels.years', { years: String(Number(record.workYears)) }) : ''
  const more = [record._labels?.positionId, years, record.currentCompany].filter(Boolean).join(' · ')
  return (
    <>
      <Name>
        <strong>{String(record.candidateName)}</strong>
        {state && <StatusDot tone={state.tone}>{say(state.label, language)}</StatusDot>}
      </Name>
      <More>{more}</More>
    </>
  )
}
