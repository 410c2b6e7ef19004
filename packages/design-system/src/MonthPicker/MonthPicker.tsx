import { getLocalTimeZone } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/Button.tsx'
import { CalendarFoot } from '../Calendar/Calendar.styles.ts'
import { dateTexts } from '../Calendar/date.texts.ts'
import { todayIn } from '../Calendar/days.ts'
import { DialogControl } from '../Field/DialogControl.tsx'
import { DraftInput } from '../Field/DraftInput.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useCustomValidity } from '../Field/useCustomValidity.ts'
import { useField } from '../Field/useField.ts'
import { useTextDraft } from '../Field/useTextDraft.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnProp } from '../foundations/warnProp.ts'
import { periodTexts } from './MonthPicker.texts.ts'
import { PeriodGrid } from './PeriodGrid.tsx'
import { fromOrdinal, type PeriodUnit, periodOfDay, readPeriod, toOrdinal } from './periods.ts'
import { usePeriodTexts } from './usePeriodTexts.ts'

export type MonthPickerProps = FieldProps & {
  /** 'YYYY-MM', or 'YYYY-Qn' for quarters and 'YYYY' for years; null when empty. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  /** What is picked. Default 'month'. */
  unit?: PeriodUnit
  /** First period that may be chosen, written as the value; an earlier one that is typed is kept and marked. */
  min?: string
  /** Last period that may be chosen, written as the value; a later one that is typed is kept and marked. */
  max?: string
  /** Shows a button that empties the field. Default false. */
  isClearable?: boolean
  placeholder?: string
  /** IANA zone that says which month is now. Default: the browser's. */
  timeZone?: string
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

const openKeys = { month: 'openMonth', quarter: 'openQuarter', year: 'openYear' } as const
const nowKeys = { month: 'thisMonth', quarter: 'thisQuarter', year: 'thisYear' } as const

const checkProps = ({ value, min, max, unit = 'month' }: MonthPickerProps): void => {
  const shape = { month: '2026-11', quarter: '2026-Q4', year: '2026' }[unit]
  for (const [prop, text] of Object.entries({ value, min, max }))
    if (text && toOrdinal(text, unit) === null) warnProp('MonthPicker', prop, `is "${text}", not a ${unit} such as "${shape}"`)
}

/** A month, a quarter or a year: typed as people write it, or picked from a page of them. */
export const MonthPicker = (props: MonthPickerProps) => {
  const { value, defaultValue = null, onChange, unit = 'month', min, max, isClearable, placeholder, ...other } = props
  const { timeZone = getLocalTimeZone(), inputRef, ...rest } = other
  checkProps(props)
  const { t } = useLocale()
  const texts = usePeriodTexts(unit)
  const input = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue, onChange)
  const at = toOrdinal(chosen, unit)
  const draft = useTextDraft({
    value: chosen,
    setValue: setChosen,
    shown: at === null ? '' : texts.whole(at),
    read: (text) => readPeriod(text, unit),
  })
  const current = toOrdinal(periodOfDay(todayIn(timeZone), unit), unit) ?? 0
  const [minOrdinal, maxOrdinal] = [toOrdinal(min, unit), toOrdinal(max, unit)]

  const problem = (): string | undefined => {
    if (draft.isUnreadable) return t(periodTexts.unreadable, { example: texts.whole(current) })
    if (at !== null && minOrdinal !== null && at < minOrdinal) return t(dateTexts.tooEarly, { min: texts.whole(minOrdinal) })
    if (at !== null && maxOrdinal !== null && at > maxOrdinal) return t(dateTexts.tooLate, { max: texts.whole(maxOrdinal) })
    return undefined
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError })
  useCustomValidity(input, ownError)
  const isBlocked = (ordinal: number): boolean =>
    (minOrdinal !== null && ordinal < minOrdinal) || (maxOrdinal !== null && ordinal > maxOrdinal)

  return (
    <FieldFrame {...field.frame}>
      <DialogControl
        field={field}
        icon={<CalendarDays size={16} aria-hidden="true" />}
        openLabel={t(periodTexts[openKeys[unit]])}
        onClear={isClearable && draft.text !== '' ? () => draft.put(null) : undefined}
        popup={(close) => {
          const pick = (ordinal: number): void => {
            draft.put(fromOrdinal(ordinal, unit))
            close()
          }
          return (
            <>
              <PeriodGrid label={field.label} unit={unit} chosen={at} current={current} isBlocked={isBlocked} onPick={pick} />
              <CalendarFoot>
                <Button size="small" variant="quiet" isDisabled={isBlocked(current)} onPress={() => pick(current)}>
                  {t(periodTexts[nowKeys[unit]])}
                </Button>
              </CalendarFoot>
            </>
          )
        }}
      >
        <DraftInput field={field} draft={draft} value={chosen} input={input} placeholder={placeholder ?? texts.whole(current)} />
      </DialogControl>
    </FieldFrame>
  )
}
