import { useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useDateField } from 'react-aria/useDateField'
import { type DateValue, useDateFieldState } from 'react-stately/useDateFieldState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { createCalendar } from './dates.ts'
import { dateLocaleOf } from './days.ts'
import { type SegmentFieldProps, SegmentRow } from './SegmentRow.tsx'
import { useTypedParts } from './useTypedParts.ts'

export type DateSegmentsProps = SegmentFieldProps & {
  value: DateValue | null
  onChange: (value: DateValue | null) => void
  /** What an empty field begins with when its first segment is stepped. */
  placeholderValue: DateValue
  /** Default 'day'. */
  granularity?: 'day' | 'minute'
}

const DateField = ({ control, value, onChange, placeholderValue, granularity = 'day', ...field }: DateSegmentsProps) => {
  const { locale } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const { isDisabled, isReadOnly, isInvalid, isRequired } = field
  const options = {
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    granularity,
    shouldForceLeadingZeros: true,
    hideTimeZone: true,
    hourCycle: 24 as const,
  }
  const state = useTypedParts(
    useDateFieldState({ ...options, value, onChange, placeholderValue, locale: dateLocaleOf(locale), createCalendar }),
  )
  const { fieldProps } = useDateField({ ...options, ...control }, state, row)
  return <SegmentRow {...field} state={state} fieldProps={fieldProps} row={row} />
}

/** A date typed part by part: figures move on by themselves, arrow keys step, a pasted date is read. */
export const DateSegments = (props: DateSegmentsProps) => {
  const { locale } = useLocale()
  return (
    <I18nProvider locale={dateLocaleOf(locale)}>
      <DateField {...props} />
    </I18nProvider>
  )
}
