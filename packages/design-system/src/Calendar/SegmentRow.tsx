import { type ClipboardEvent, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type RefObject, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Segment, Segments } from './DateSegments.styles.ts'
import { dateTexts } from './date.texts.ts'
import { isBeyond, textOf, type useTypedParts } from './useTypedParts.ts'

/** What a field of segments needs from the field around, whether it holds a date or a time. */
export type SegmentFieldProps = {
  /** Id, description and name. */
  control: { id: string; 'aria-describedby'?: string; 'aria-labelledby'?: string; 'aria-label'?: string }
  isDisabled: boolean
  isReadOnly: boolean
  isInvalid: boolean
  isRequired: boolean
  onPasteText: (text: string) => void
  onBlur: (left: LeftSegments) => void
}

/** What stands in the segments when the focus leaves them. */
export type LeftSegments = {
  /** Some are filled and others not. */
  isUnfinished: boolean
  /** All are filled, with what is no date or time, such as 2026-02-30; '' otherwise. */
  impossible: string
}

/** Chinese dates read 2026-11-20 all over the interface, so they do here. */
const literalOf = (text: string, locale: string): string => (locale === 'zh-CN' ? text.replaceAll('/', '-') : text)

const shownText = (segment: DateSegment, locale: string): string =>
  segment.type === 'literal' ? literalOf(segment.text, locale) : textOf(segment)

const directions = /[\u2066-\u2069]/g

const leftOf = ({ segments, value }: DateFieldState, locale: string): LeftSegments => {
  const editable = segments.filter((segment) => segment.isEditable)
  const isFull = editable.every((segment) => !segment.isPlaceholder)
  const isDate = value !== null && editable.every((segment) => Reflect.get(value, segment.type) === segment.value)
  return {
    isUnfinished: !isFull && editable.some((segment) => !segment.isPlaceholder),
    impossible:
      isFull && !isDate
        ? segments
            .map((segment) => shownText(segment, locale))
            .join('')
            .replaceAll(directions, '')
        : '',
  }
}

/** Times come between marks of direction, which show nothing and need no room. */
const isSign = (text: string): boolean => text.replaceAll(directions, '') !== ''

const SegmentPart = ({ segment, state, locale }: { segment: DateSegment; state: DateFieldState; locale: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  const { t } = useLocale()
  const { segmentProps } = useDateSegment(segment, state, ref)
  // The behaviour knows no Vietnamese for the word, and names the nearest month that there is.
  const spoken = segment.isPlaceholder
    ? t(dateTexts.emptyPart)
    : isBeyond(segment)
      ? textOf(segment)
      : segmentProps['aria-valuetext']
  if (segment.type === 'literal') {
    return (
      <Segment aria-hidden="true" data-literal={isSign(segment.text) ? 'sign' : ''}>
        {shownText(segment, locale)}
      </Segment>
    )
  }
  return (
    <Segment {...segmentProps} aria-valuetext={spoken} ref={ref} data-placeholder={segment.isPlaceholder || undefined}>
      {segment.isPlaceholder ? segment.placeholder : textOf(segment)}
    </Segment>
  )
}

/** What people write between the parts of dates and times. */
const signs = /^[-/.,:：。，、 年月日时分]$/

type SegmentRowProps = Pick<SegmentFieldProps, 'isDisabled' | 'isReadOnly' | 'onPasteText' | 'onBlur'> & {
  state: ReturnType<typeof useTypedParts>
  /** What the behaviour of the field asks for. */
  fieldProps: HTMLAttributes<HTMLElement>
  row: RefObject<HTMLDivElement | null>
}

/** The segments side by side: figures move on by themselves, arrow keys step, pasted text is read. */
export const SegmentRow = ({ state, fieldProps, row, isDisabled, isReadOnly, onPasteText, onBlur }: SegmentRowProps) => {
  const { locale } = useLocale()
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    if (!isDisabled && !isReadOnly && text.trim() !== '') onPasteText(text)
  }
  const typedIn = useRef<EventTarget>(null)
  // A part that is full goes on by itself: the sign typed after it says nothing more.
  const goOnAtSign = (event: KeyboardEvent): void => {
    const { target, key } = event
    if (/^\d$/.test(key)) typedIn.current = target
    else if (signs.test(key) && typedIn.current === target && target instanceof HTMLElement && row.current) {
      event.preventDefault()
      event.stopPropagation()
      const parts = [...row.current.querySelectorAll<HTMLElement>('[role="spinbutton"]')]
      parts[parts.indexOf(target) + 1]?.focus()
    } else typedIn.current = null
  }
  return (
    <Segments
      {...mergeProps(fieldProps, {
        onBlur: (event: FocusEvent<HTMLElement>) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(leftOf(state, locale))
        },
      })}
      ref={row}
      onFocusCapture={state.forgetTyped}
      onPasteCapture={onPaste}
      onKeyDownCapture={goOnAtSign}
    >
      {state.segments.map((segment, index) => (
        // Segments have no identity beyond their place; literals occur twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the segments is fixed by the locale.
        <SegmentPart key={`${segment.type}-${index}`} segment={segment} state={state} locale={locale} />
      ))}
    </Segments>
  )
}
