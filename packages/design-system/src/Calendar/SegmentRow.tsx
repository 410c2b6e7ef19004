import { type ClipboardEvent, type FocusEvent, type HTMLAttributes, type KeyboardEvent, type RefObject, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Segment, Segments } from './DateSegments.styles.ts'
import { dateTexts } from './date.texts.ts'

/** What a field of segments needs from the field around, whether it holds a date or a time. */
export type SegmentFieldProps = {
  /** Id, description and name. */
  control: { id: string; 'aria-describedby'?: string; 'aria-labelledby'?: string; 'aria-label'?: string }
  isDisabled: boolean
  isReadOnly: boolean
  isInvalid: boolean
  isRequired: boolean
  onPasteText: (text: string) => void
  /** Called with whether some segments are filled and others not. */
  onBlur: (isUnfinished: boolean) => void
}

const isUnfinished = ({ segments }: DateFieldState): boolean => {
  const editable = segments.filter((segment) => segment.isEditable)
  return editable.some((segment) => segment.isPlaceholder) && !editable.every((segment) => segment.isPlaceholder)
}

/** Chinese dates read 2026-11-20 all over the interface, so they do here. */
const literalOf = (text: string, locale: string): string => (locale === 'zh-CN' ? text.replaceAll('/', '-') : text)

/** Times come between marks of direction, which show nothing and need no room. */
const isSign = (text: string): boolean => /[^\u2066-\u2069]/.test(text)

const SegmentPart = ({ segment, state, locale }: { segment: DateSegment; state: DateFieldState; locale: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  const { t } = useLocale()
  const { segmentProps } = useDateSegment(segment, state, ref)
  if (segment.type === 'literal') {
    return (
      <Segment aria-hidden="true" data-literal={isSign(segment.text) ? 'sign' : ''}>
        {literalOf(segment.text, locale)}
      </Segment>
    )
  }
  return (
    <Segment
      {...segmentProps}
      // The behaviour knows no Vietnamese for this word.
      aria-valuetext={segment.isPlaceholder ? t(dateTexts.emptyPart) : segmentProps['aria-valuetext']}
      ref={ref}
      data-placeholder={segment.isPlaceholder || undefined}
    >
      {segment.isPlaceholder ? segment.placeholder : segment.text}
    </Segment>
  )
}

/** What people write between the parts of dates and times. */
const signs = /^[-/.,:：。，、 年月日时分]$/

type SegmentRowProps = Pick<SegmentFieldProps, 'isDisabled' | 'isReadOnly' | 'onPasteText' | 'onBlur'> & {
  state: DateFieldState
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
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(isUnfinished(state))
        },
      })}
      ref={row}
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
