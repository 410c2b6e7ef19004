import type { InstantField } from '@bip/contract'
import { useLocale } from '@bip/design-system'
import { dayOf } from '../../fields/zone.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { Blank } from '../Blank.tsx'
import { Figures } from '../parts.styles.ts'
import { RangeSummary } from '../RangeSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Value = ({ field, value }: ViewProps<InstantField>) => {
  const { timeZone } = useHost()
  const { formatDateTime } = useLocale()
  return typeof value === 'string' && value !== '' ? (
    <Figures>{formatDateTime(value, { timeZone, seconds: field.seconds })}</Figures>
  ) : (
    <Blank />
  )
}

/** Ranges of instants are chosen by days of the tenant's zone, so they read as days. */
const Summary = ({ value }: SummaryProps<InstantField>) => {
  const { timeZone } = useHost()
  const { formatDate } = useLocale()
  return <RangeSummary value={value} format={(bound) => formatDate(dayOf(bound, timeZone))} />
}

export const instantView: KindView<InstantField> = {
  text: ({ field, value }, { formatDateTime, timeZone }) =>
    typeof value === 'string' && value !== '' ? formatDateTime(value, { timeZone, seconds: field.seconds }) : '',
  isPlain: () => true,

  align: 'start',
  width: 160,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary,
}
