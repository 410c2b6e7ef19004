import type { AnyRecord, Core, TimelineEntry } from '@bip/contract'
import { Alert, Button, Card, Empty, Skeleton, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { dayOf } from '../fields/zone.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { TimelineEntries } from './TimelineEntries.tsx'
import { TimelineFilters } from './TimelineFilters.tsx'
import { Day, DayName, Foot } from './timeline.styles.ts'
import { type TimelineQuestion, useTimeline } from './useTimeline.ts'

const everything: TimelineQuestion = { kinds: [], personId: null }

/** Everything that tells of a record, newest first and day by day. */
export const RecordTimeline = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const { t } = useText()
  const [question, setQuestion] = useState(everything)
  const { entries, resources, isThere, isLoading, error, retry, more } = useTimeline(core, record.id, question)
  const retryButton = (
    <Button size="small" onPress={retry}>
      {t('action.retry')}
    </Button>
  )
  return (
    <Card title={t('timeline.title')}>
      <TimelineFilters core={core} resources={resources} question={question} onChange={setQuestion} />
      {error && (
        <Alert tone="danger" action={retryButton}>
          {reasonOf(error)}
        </Alert>
      )}
      {!isThere && !error && <Skeleton lines={6} height={20} />}
      {isThere && entries.length === 0 && <Empty size="small" title={t('timeline.empty')} />}
      <Days entries={entries} />
      {more && (
        <Foot>
          <Button size="small" variant="quiet" isLoading={isLoading} onPress={more}>
            {t('timeline.more')}
          </Button>
        </Foot>
      )}
    </Card>
  )
}

/** Entries under the day on which they happened, in the tenant's zone. */
const Days = ({ entries }: { entries: readonly TimelineEntry[] }) => {
  const { timeZone } = useHost()
  const { formatDate } = useLocale()
  return [...Map.groupBy(entries, ({ at }) => dayOf(at, timeZone))].map(([day, ofDay]) => (
    <Day key={day} aria-label={formatDate(day)}>
      <DayName>{formatDate(day)}</DayName>
      <TimelineEntries entries={ofDay} />
    </Day>
  ))
}
