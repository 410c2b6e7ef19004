import type { FilterValue } from '@bip/contract'
import { useText } from '../host/useText.ts'
import { boundsOf } from './filterValue.ts'

/** A range in words: from, until, or between two values. */
export const RangeSummary = ({ value, format }: { value: FilterValue; format: (bound: string) => string }) => {
  const { t } = useText()
  if (typeof value === 'string') return format(value)
  const { ge, le } = boundsOf(value)
  if (ge && le) return ge === le ? format(ge) : t('filter.between', { from: format(ge), to: format(le) })
  return ge ? t('filter.from', { value: format(ge) }) : le ? t('filter.until', { value: format(le) }) : null
}
