import { getLocalTimeZone, now, Time } from '@internationalized/date'
import { Clock } from 'lucide-react'
import { useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { dateTexts } from '../Calendar/date.texts.ts'
import { useSegmentDraft } from '../Calendar/useSegmentDraft.ts'
import { DateValueInput } from '../DatePicker/DateValueInput.tsx'
import { DialogControl } from '../Field/DialogControl.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { TimeColumns } from './TimeColumns.tsx'
import { TimeFoot } from './TimePicker.styles.ts'
import { timeTexts } from './TimePicker.texts.ts'
import { TimeSegments } from './TimeSegments.tsx'
import { readTime, toTime, writeTime } from './times.ts'

export type TimePickerProps = FieldProps & {
  /** 'HH:mm' on 24 hours, 'HH:mm:ss' with `hasSeconds`; null when empty. A clock's reading, not an instant: no zone shifts it. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** First time that may be chosen; an earlier one that is typed is kept and marked. */
  min?: string
  /** Last time that may be chosen; a later one that is typed is kept and marked. */
  max?: string
  /** Minutes go in steps of so many; others that are typed are kept and marked. Default 1. */
  minuteStep?: number
  /** Default false. */
  hasSeconds?: boolean
  /** Shows a button that empties the field. Default false. */
  isClearable?: boolean
  /** IANA zone that says what time it is now. Default: the browser's. */
  timeZone?: string
}

const checkProps = ({ value, min, max, minuteStep = 1 }: TimePickerProps): void => {
  if (value && !toTime(value)) warnProp('TimePicker', 'value', `is "${value}", not a time such as "08:30"; the field stays empty`)
  for (const [prop, bound] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (bound && !toTime(bound)) warnProp('TimePicker', prop, `is "${bound}", not a time such as "08:30"; it bounds nothing`)
  if (minuteStep < 1 || 60 % minuteStep !== 0)
    warnProp('TimePicker', 'minuteStep', `is ${minuteStep}, which does not divide an hour evenly`)
}

/** A time of day, typed part by part, pasted, or chosen from columns. */
export const TimePicker = (props: TimePickerProps) => {
  const { value, defaultValue = null, onChange, min, max, minuteStep = 1, hasSeconds = false, isClearable, ...other } = props
  const { timeZone = getLocalTimeZone(), ...rest } = other
  checkProps(props)
  const { t } = useLocale()
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue, onChange)
  const write = (time: Time): string => writeTime(time, hasSeconds)
  const shown = useMemo(() => toTime(chosen), [chosen])
  const draft = useSegmentDraft<Time>({ value: chosen, setValue: setChosen, shown, write })

  const problem = (): string | undefined => {
    if (draft.refused) return t(timeTexts.unreadable, { text: draft.refused })
    if (draft.isUnfinished) return t(timeTexts.unfinished)
    if (!shown) return undefined
    const [earliest, latest] = [toTime(min), toTime(max)]
    if (earliest && shown.compare(earliest) < 0) return t(dateTexts.tooEarly, { min: write(earliest) })
    if (latest && shown.compare(latest) > 0) return t(dateTexts.tooLate, { max: write(latest) })
    const rest = shown.minute % minuteStep
    return rest === 0
      ? undefined
      : t(timeTexts.offStep, { step: minuteStep, example: write(shown.set({ minute: shown.minute - rest })) })
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError }, { isGroup: true })
  const { id, 'aria-describedby': describedBy } = field.control
  const thisMoment = (): Time => {
    const { hour, minute, second } = now(timeZone)
    return new Time(hour, minute - (minute % minuteStep), hasSeconds ? second : 0)
  }
  const isNowBlocked = (min && write(thisMoment()) < min) || (max && write(thisMoment()) > max)

  return (
    <FieldFrame {...field.frame}>
      <DialogControl
        field={field}
        icon={<Clock size={16} aria-hidden="true" />}
        openLabel={t(timeTexts.open)}
        onClear={isClearable && (chosen !== null || draft.isUnfinished) ? draft.clear : undefined}
        popup={(close) => (
          <>
            <TimeColumns
              time={shown}
              onChange={draft.put}
              minuteStep={minuteStep}
              hasSeconds={hasSeconds}
              min={min}
              max={max}
              autoFocus
            />
            <TimeFoot>
              <Button size="small" variant="quiet" isDisabled={Boolean(isNowBlocked)} onPress={() => draft.put(thisMoment())}>
                {t(dateTexts.now)}
              </Button>
              <Button size="small" variant="primary" onPress={close}>
                {t(dateTexts.done)}
              </Button>
            </TimeFoot>
          </>
        )}
      >
        <TimeSegments
          key={draft.round}
          value={draft.shown}
          onChange={draft.put}
          hasSeconds={hasSeconds}
          control={{ id, 'aria-describedby': describedBy, ...field.labelledBy }}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
          isInvalid={field.isInvalid}
          isRequired={field.isRequired}
          onBlur={draft.leave}
          onPasteText={(text) => draft.paste(text, readTime(text))}
        />
        <DateValueInput name={field.name} value={chosen} isDisabled={field.isDisabled} problem={ownError} />
      </DialogControl>
    </FieldFrame>
  )
}
