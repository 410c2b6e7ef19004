import { now, parseDate, toTime, toTimeZone, type ZonedDateTime } from '@internationalized/date'
import { useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { CalendarPanel } from '../Calendar/CalendarPanel.tsx'
import { checkInstants } from '../Calendar/checkDates.ts'
import { DateSegments } from '../Calendar/DateSegments.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import { useDateDraft } from '../Calendar/useDateDraft.ts'
import { DateControl } from '../DatePicker/DateControl.tsx'
import { DateValueInput } from '../DatePicker/DateValueInput.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { TimeColumns } from '../TimePicker/TimeColumns.tsx'
import { TimeFoot } from '../TimePicker/TimePicker.styles.ts'
import { DayAndTime } from './DateTimePicker.styles.ts'
import { readDateTime, readInstant, writeInstant } from './readDateTime.ts'

export type DateTimePickerProps = FieldProps & {
  /** An instant in ISO 8601 with Z or an offset; null when empty. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  /** Receives the instant as ISO 8601 with Z. */
  onChange?: (value: string | null) => void
  /** IANA zone in which the instant is shown and typed, such as 'Asia/Shanghai'. */
  timeZone: string
  /** First instant that may be chosen; an earlier one is kept and marked. */
  min?: string
  /** Last instant that may be chosen; a later one is kept and marked. */
  max?: string
  /** Shows a button that empties the field. Default false. */
  isClearable?: boolean
}

/** A day and a time in a zone that the caller names; the value is an instant, so no zone is lost on the way. */
export const DateTimePicker = (props: DateTimePickerProps) => {
  const { value, defaultValue = null, onChange, timeZone, min, max, isClearable, ...rest } = props
  checkInstants('DateTimePicker', { value: value ?? defaultValue, min, max, timeZone })
  const { t, formatDateTime } = useLocale()
  const [instant, setInstant] = useControlledState<string | null>(value, defaultValue, onChange)

  const shown = useMemo(() => readInstant(instant, timeZone), [instant, timeZone])
  const draft = useDateDraft({ value: instant, setValue: setInstant, date: shown, write: (date) => writeInstant(date, timeZone) })

  const thisMinute = (): ZonedDateTime => now(timeZone).set({ second: 0, millisecond: 0 })
  const problem = (): string | undefined => {
    if (draft.refused)
      return t(dateTexts.unreadable, {
        text: draft.refused,
        example: thisMinute().toString().slice(0, 16).replace('T', ' '),
      })
    if (draft.isUnfinished) return t(dateTexts.unfinished)
    if (instant && min && Date.parse(instant) < Date.parse(min))
      return t(dateTexts.tooEarly, { min: formatDateTime(min, { timeZone }) })
    if (instant && max && Date.parse(instant) > Date.parse(max))
      return t(dateTexts.tooLate, { max: formatDateTime(max, { timeZone }) })
    return undefined
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError }, { isGroup: true })
  const { id, 'aria-describedby': describedBy } = field.control
  const dayOf = (from: string | undefined): string | undefined =>
    readInstant(from ?? null, timeZone)
      ?.toString()
      .slice(0, 10)

  return (
    <FieldFrame {...field.frame}>
      <DateControl
        field={field}
        onClear={isClearable && (instant !== null || draft.isUnfinished) ? draft.clear : undefined}
        popup={(close) => (
          <>
            <DayAndTime>
              <CalendarPanel
                label={field.label}
                start={shown?.toString().slice(0, 10) ?? null}
                end={shown?.toString().slice(0, 10) ?? null}
                min={dayOf(min)}
                max={dayOf(max)}
                timeZone={timeZone}
                onPick={(day) => {
                  const { year, month, day: date } = parseDate(day)
                  draft.put((shown ?? thisMinute()).set({ year, month, day: date }))
                }}
                autoFocus
              />
              <TimeColumns
                time={shown && toTime(shown)}
                onChange={({ hour, minute }) => draft.put((shown ?? thisMinute()).set({ hour, minute }))}
                minuteStep={5}
                isBeside
              />
            </DayAndTime>
            <TimeFoot>
              <Button size="small" variant="quiet" onPress={() => draft.put(thisMinute())}>
                {t(dateTexts.now)}
              </Button>
              <Button size="small" variant="primary" onPress={close}>
                {t(dateTexts.done)}
              </Button>
            </TimeFoot>
          </>
        )}
      >
        <DateSegments
          key={draft.round}
          value={draft.shown}
          onChange={draft.put}
          placeholderValue={thisMinute()}
          granularity="minute"
          control={{ id, 'aria-describedby': describedBy, ...field.labelledBy }}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
          isInvalid={field.isInvalid}
          isRequired={field.isRequired}
          onBlur={draft.leave}
          onPasteText={(text) => {
            const date = readDateTime(text, timeZone)
            draft.paste(text, date && toTimeZone(date, timeZone))
          }}
        />
        <DateValueInput name={field.name} value={instant} isDisabled={field.isDisabled} problem={ownError} />
      </DateControl>
    </FieldFrame>
  )
}
