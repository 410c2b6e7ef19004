import type { Time } from '@internationalized/date'
import { useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useTimeField } from 'react-aria/useTimeField'
import { useTimeFieldState } from 'react-stately/useTimeFieldState'
import { dateLocaleOf } from '../Calendar/days.ts'
import { type SegmentFieldProps, SegmentRow } from '../Calendar/SegmentRow.tsx'
import { useTypedParts } from '../Calendar/useTypedParts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'

type TimeSegmentsProps = SegmentFieldProps & {
  value: Time | null
  onChange: (value: Time | null) => void
  hasSeconds: boolean
}

const TimeField = ({ control, value, onChange, hasSeconds, ...field }: TimeSegmentsProps) => {
  const { locale } = useLocale()
  const row = useRef<HTMLDivElement>(null)
  const { isDisabled, isReadOnly, isInvalid, isRequired } = field
  const options = {
    ...control,
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    value,
    onChange,
    granularity: hasSeconds ? ('second' as const) : ('minute' as const),
    shouldForceLeadingZeros: true,
    hourCycle: 24 as const,
  }
  const state = useTypedParts(useTimeFieldState<Time>({ ...options, locale: dateLocaleOf(locale) }))
  const { fieldProps } = useTimeField(options, state, row)
  return <SegmentRow {...field} state={state} fieldProps={fieldProps} row={row} />
}

/** A time typed part by part, on 24 hours. */
export const TimeSegments = (props: TimeSegmentsProps) => {
  const { locale } = useLocale()
  return (
    <I18nProvider locale={dateLocaleOf(locale)}>
      <TimeField {...props} />
    </I18nProvider>
  )
}
