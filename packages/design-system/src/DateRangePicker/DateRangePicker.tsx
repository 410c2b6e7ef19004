import { getLocalTimeZone, today } from '@internationalized/date'
import { useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { calendarTexts } from '../Calendar/calendar.texts.ts'
import { checkDates } from '../Calendar/checkDates.ts'
import { DateSegments } from '../Calendar/DateSegments.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import { readDate } from '../Calendar/dates.ts'
import { type DateRange, todayIn } from '../Calendar/days.ts'
import type { useDateDraft } from '../Calendar/useDateDraft.ts'
import { DateControl } from '../DatePicker/DateControl.tsx'
import { DateValueInput } from '../DatePicker/DateValueInput.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Between } from './DateRangePicker.styles.ts'
import { RangePanel } from './RangePanel.tsx'
import { readEnds } from './readEnds.ts'
import { type DateRangeShortcut, defaultShortcuts } from './shortcuts.ts'
import { useRangeDraft } from './useRangeDraft.ts'

export type DateRangePickerProps = FieldProps & {
  /** Two days 'YYYY-MM-DD', both included; null for no bounds. */
  value?: DateRange | null
  /** Default null. */
  defaultValue?: DateRange | null
  /** Called when both days are there and in order, or with null. */
  onChange?: (value: DateRange | null) => void
  /** First day that may be chosen, 'YYYY-MM-DD'. */
  min?: string
  /** Last day that may be chosen, 'YYYY-MM-DD'. */
  max?: string
  /** Ranges by name. Default: today, yesterday, last 7 days, all; an empty list shows none. */
  shortcuts?: readonly DateRangeShortcut[]
  /** Months side by side in the pop-up. Default 2. */
  months?: 1 | 2
  /** Shows a button that takes the bounds away. Default true. */
  isClearable?: boolean
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
}

/** From one day to another: typed, pasted ('2026-11-01 ~ 2026-11-20'), chosen by name or in a calendar. */
export const DateRangePicker = (props: DateRangePickerProps) => {
  const { value, defaultValue = null, onChange, min, max, shortcuts, months = 2, isClearable = true, ...other } = props
  const { timeZone = getLocalTimeZone(), ...rest } = other
  const given = value ?? defaultValue
  checkDates('DateRangePicker', { value: given && (given.start ?? ''), min, max, timeZone })
  checkDates('DateRangePicker', { value: given && (given.end ?? '') })
  const { t, formatDate } = useLocale()
  const [range, setRange] = useControlledState<DateRange | null>(value, defaultValue, onChange)
  const [isLeft, setLeft] = useState(true)
  const draft = useRangeDraft(range, setRange)

  const problem = (): string | undefined => {
    if (draft.refused) return t(dateTexts.unreadable, { text: draft.refused, example: todayIn(timeZone) })
    if (draft.isReversed) return t(calendarTexts.reversed)
    if (draft.isUnfinished || (isLeft && draft.isHalf)) return t(dateTexts.unfinished)
    if (range && min && range.start < min) return t(dateTexts.tooEarly, { min: formatDate(min) })
    if (range && max && range.end > max) return t(dateTexts.tooLate, { max: formatDate(max) })
    return undefined
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError }, { isGroup: true })
  const { id, 'aria-describedby': describedBy } = field.control

  const paste = (text: string, end: ReturnType<typeof useDateDraft>): void => {
    const ends = readEnds(text)
    if (ends) draft.put(ends)
    else end.paste(text, readDate(text))
  }
  const segments = (which: 'start' | 'end') => {
    const end = draft[which]
    return (
      <DateSegments
        key={`${which}-${end.round}`}
        value={end.shown}
        onChange={end.put}
        placeholderValue={today(timeZone)}
        control={{
          id: which === 'start' ? id : `${id}-end`,
          'aria-describedby': describedBy,
          'aria-label': `${field.label} ${t(dateTexts[which])}`,
        }}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        isInvalid={field.isInvalid}
        isRequired={field.isRequired}
        onBlur={end.leave}
        onPasteText={(text) => paste(text, end)}
      />
    )
  }

  return (
    <FieldFrame
      {...field.frame}
      rootProps={{
        ...field.frame.rootProps,
        onFocus: (event) => {
          setLeft(false)
          rest.onFocus?.(event)
        },
        onBlur: (event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setLeft(true)
          rest.onBlur?.(event)
        },
      }}
    >
      <DateControl
        field={field}
        onClear={isClearable && (draft.ends.start || draft.ends.end || draft.isUnfinished) ? draft.clear : undefined}
        popup={(close) => (
          <RangePanel
            label={field.label}
            range={range}
            shortcuts={shortcuts ?? defaultShortcuts(t)}
            months={months}
            timeZone={timeZone}
            min={min}
            max={max}
            onChange={(next) => {
              if (next) draft.put(next)
              else draft.clear()
              close()
            }}
          />
        )}
      >
        {segments('start')}
        <Between aria-hidden="true">–</Between>
        {segments('end')}
        <DateValueInput
          name={field.name}
          value={range && `${range.start}/${range.end}`}
          isDisabled={field.isDisabled}
          problem={draft.isHalf ? t(dateTexts.unfinished) : ownError}
        />
      </DateControl>
    </FieldFrame>
  )
}
