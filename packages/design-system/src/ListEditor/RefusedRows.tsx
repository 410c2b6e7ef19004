import { Alert } from '../Alert/Alert.tsx'
import type { RowOutcome } from '../DataTable/model/rowOutcome.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Refused } from './ListEditor.styles.ts'
import { listEditorTexts } from './ListEditor.texts.ts'

type RefusedRowsProps = {
  outcomes: readonly RowOutcome[]
  /** What a row is called. */
  nameOf: (key: string) => string
  onGo: (outcome: RowOutcome) => void
}

/** Rows that stand in the notice before it says how many more there are. */
const firstRows = 5

/** What was not stored and why, each row leading to its place in the table. */
export const RefusedRows = ({ outcomes, nameOf, onGo }: RefusedRowsProps) => {
  const { t, formatNumber } = useLocale()
  const count = new Set(outcomes.map(({ key }) => key)).size
  if (count === 0) return null
  return (
    <Alert tone="warning" title={t(listEditorTexts.refused, { count: formatNumber(count) })}>
      <Refused>
        {outcomes.slice(0, firstRows).map((outcome) => (
          <li key={`${outcome.key} ${outcome.column}`}>
            <button type="button" onClick={() => onGo(outcome)}>
              {[nameOf(outcome.key), outcome.message ?? t(listEditorTexts[outcome.status === 'stale' ? 'stale' : 'faulty'])]
                .filter(Boolean)
                .join(' · ')}
            </button>
          </li>
        ))}
        {outcomes.length > firstRows && <li>{t(listEditorTexts.rest, { count: formatNumber(outcomes.length - firstRows) })}</li>}
      </Refused>
    </Alert>
  )
}
