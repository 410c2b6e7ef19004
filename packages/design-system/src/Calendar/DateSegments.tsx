import { type ClipboardEvent, type FocusEvent, type RefObject, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { mergeProps } from 'react-aria/mergeProps'
import { useDateField, useDateSegment } from 'react-aria/useDateField'
import { type DateFieldState, type DateSegment, type DateValue, useDateFieldState } from 'react-stately/useDateFieldState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Segment, Segments } from './DateSegments.styles.ts'
import { createCalendar, dateLocaleOf } from './dates.ts'

export type DateSegmentsProps = {
  value: DateValue | null
  onChange: (value: DateValue | null) => void
  /** What an empty field begins with when its first segment is stepped. */
  placeholderValue: DateValue
  /** Default 'day'. */
  granularity?: 'day' | 'minute'
  /** Id, description and state from the field around. */
  control: { id: string; 'aria-describedby'?: string; 'aria-labelledby'?: string; 'aria-label'?: string }
  isDisabled: boolean
  isReadOnly: boolean
  isInvalid: boolean
  isRequired: boolean
  /** Text was pasted; true when it was understood. */
  onPasteText: (text: string) => boolean
  /** Called with whether some segments are filled and others not. */
  onBlur: (isUnfinished: boolean) => void
}

const isUnfinished = ({ segments }: DateFieldState): boolean => {
  const editable = segments.filter((segment) => segment.isEditable)
  return editable.some((segment) => segment.isPlaceholder) && !editable.every((segment) => segment.isPlaceholder)
}

/** Chinese dates read 2026-11-20 all over the interface, so they do here. */
const literalOf = (text: string, locale: string): string => (locale === 'zh-CN' ? text.replaceAll('/', '-') : text)

const SegmentPart = ({ segment, state, locale }: { segment: DateSegment; state: DateFieldState; locale: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  if (segment.type === 'literal') {
    return (
      <Segment aria-hidden="true" data-literal="">
        {literalOf(segment.text, locale)}
      </Segment>
    )
  }
  return (
    <Segment {...segmentProps} ref={ref} data-placeholder={segment.isPlaceholder || undefined}>
      {segment.isPlaceholder ? segment.placeholder : segment.text}
    </Segment>
  )
}

const SegmentRow = (props: DateSegmentsProps) => {
  const {
    control,
    onPasteText,
    onBlur,
    placeholderValue,
    granularity = 'day',
    isDisabled,
    isReadOnly,
    isInvalid,
    isRequired,
    value,
    onChange,
  } = props
  const { locale } = useLocale()
  const ref: RefObject<HTMLDivElement | null> = useRef(null)
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
  const state = useDateFieldState({ ...options, value, onChange, placeholderValue, locale: dateLocaleOf(locale), createCalendar })
  const { fieldProps } = useDateField({ ...options, ...control }, state, ref)

  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault()
    if (!isDisabled && !isReadOnly) onPasteText(event.clipboardData.getData('text'))
  }

  return (
    <Segments
      {...mergeProps(fieldProps, {
        onBlur: (event: FocusEvent<HTMLElement>) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(isUnfinished(state))
        },
      })}
      ref={ref}
      onPasteCapture={onPaste}
    >
      {state.segments.map((segment, index) => (
        // Segments have no identity beyond their place; literals occur twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the segments is fixed by the locale.
        <SegmentPart key={`${segment.type}-${index}`} segment={segment} state={state} locale={locale} />
      ))}
    </Segments>
  )
}

/** A date typed part by part: figures move on by themselves, arrow keys step, a pasted date is read. */
export const DateSegments = (props: DateSegmentsProps) => {
  const { locale } = useLocale()
  return (
    <I18nProvider locale={dateLocaleOf(locale)}>
      <SegmentRow {...props} />
    </I18nProvider>
  )
}
