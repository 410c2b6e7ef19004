import type { DateField } from '@bip/contract'
import { useLocale } from '@bip/design-system'
import { Blank } from '../Blank.tsx'
import { Figures } from '../parts.styles.ts'
import { RangeSummary } from '../RangeSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Value = ({ value }: ViewProps<DateField>) => {
  const { formatDate } = useLocale()
  return typeof value === 'string' && value !== '' ? <Figures>{formatDate(value)}</Figures> : <Blank />
}

const Summary = ({ value }: SummaryProps<DateField>) => {
  const { formatDate } = useLocale()
  return <RangeSummary value={value} format={formatDate} />
}

export const dateView: KindView<DateField> = {
  text: ({ value }, { formatDate }) => (typeof value === 'string' && value !== '' ? formatDate(value) : ''),
  isPlain: () => true,

  align: 'start',
  width: 120,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary,
}
