import { getLocalTimeZone, today } from '@internationalized/date'
import { useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { CalendarFoot } from '../Calendar/Calendar.styles.ts'
import { CalendarPanel } from '../Calendar/CalendarPanel.tsx'
import { checkDates } from '../Calendar/checkDates.ts'
import { DateSegments } from '../Calendar/DateSegments.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import { readDate, toCalendarDay } from '../Calendar/dates.ts'
import { todayIn } from '../Calendar/days.ts'
import { useDateDraft } from '../Calendar/useDateDraft.ts'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { DateControl } from './DateControl.tsx'
import { DateValueInput } from './DateValueInput.tsx'

export type DatePickerProps = FieldProps & {
  /** 'YYYY-MM-DD'; null when empty. A day, not an instant: no zone shifts it. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** First day that may be chosen, 'YYYY-MM-DD'; an earlier one that is typed is kept and marked. */
  min?: string
  /** Last day that may be chosen, 'YYYY-MM-DD'; a later one that is typed is kept and marked. */
  max?: string
  /** Days that the calendar does not offer, such as holidays; one that is typed is kept and marked. */
  isDateDisabled?: (date: string) => boolean
  /** Shows a button that empties the field. Default false. */
  isClearable?: boolean
  /** IANA zone that says which day is today. Default: the browser's. */
  timeZone?: string
}

/** A day, typed part by part, pasted, or picked from a calendar. */
export const DatePicker = (props: DatePickerProps) => {
  const {
    value,
    defaultValue = null,
    onChange,
    min,
    max,
    isDateDisabled,
    isClearable,
    timeZone = getLocalTimeZone(),
    ...rest
  } = props
  checkDates('DatePicker', { value: value ?? defaultValue, min, max, timeZone })
  const { t, formatDate } = useLocale()
  const [day, setDay] = useControlledState<string | null>(value, defaultValue, onChange)
  const date = useMemo(() => toCalendarDay(day), [day])
  const draft = useDateDraft({ value: day, setValue: setDay, date, write: (next) => next.toString().slice(0, 10) })

  const problem = (): string | undefined => {
    if (draft.refused) return t(dateTexts.unreadable, { text: draft.refused, example: todayIn(timeZone) })
    if (draft.isUnfinished) return t(dateTexts.unfinished)
    if (day && min && day < min) return t(dateTexts.tooEarly, { min: formatDate(min) })
    if (day && max && day > max) return t(dateTexts.tooLate, { max: formatDate(max) })
    if (day && isDateDisabled?.(day)) return t(dateTexts.blocked)
    return undefined
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError }, { isGroup: true })
  const { id, 'aria-describedby': describedBy } = field.control

  return (
    <FieldFrame {...field.frame}>
      <DateControl
        field={field}
        onClear={isClearable && (day !== null || draft.isUnfinished) ? draft.clear : undefined}
        popup={(close) => {
          const pick = (picked: string): void => {
            draft.put(toCalendarDay(picked))
            close()
          }
          const now = todayIn(timeZone)
          const isTodayBlocked = (min && now < min) || (max && now > max) || isDateDisabled?.(now)
          return (
            <>
              <CalendarPanel
                label={field.label}
                start={day}
                end={day}
                min={min}
                max={max}
                isDateDisabled={isDateDisabled}
                timeZone={timeZone}
                onPick={pick}
                autoFocus
              />
              <CalendarFoot>
                <Button size="small" variant="quiet" isDisabled={Boolean(isTodayBlocked)} onPress={() => pick(now)}>
                  {t(dateTexts.today)}
                </Button>
              </CalendarFoot>
            </>
          )
        }}
      >
        <DateSegments
          key={draft.round}
          value={draft.shown}
          onChange={draft.put}
          placeholderValue={today(timeZone)}
          control={{ id, 'aria-describedby': describedBy, ...field.labelledBy }}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
          isInvalid={field.isInvalid}
          isRequired={field.isRequired}
          onBlur={draft.leave}
          onPasteText={(text) => draft.paste(text, readDate(text))}
        />
        <DateValueInput name={field.name} value={day} isDisabled={field.isDisabled} problem={ownError} />
      </DateControl>
    </FieldFrame>
  )
}
