import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { Affix, ControlBox } from '../Field/Field.styles.ts'
import { FieldFrame } from '../Field/Field.tsx'
import { isComposing } from '../Field/ime.ts'
import type { FieldProps } from '../Field/types.ts'
import { useCustomValidity } from '../Field/useCustomValidity.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { checkNumbers } from './checkNumbers.ts'
import { compareDecimal } from './decimal.ts'
import { NumberInput, Steppers } from './NumberField.styles.ts'
import { numberFieldTexts } from './NumberField.texts.ts'
import { useNumberDraft } from './useNumberDraft.ts'

export type NumberFieldProps = FieldProps & {
  /** Decimal string such as '-1234.50'; null when empty. Never a floating-point number. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  /** Called with each readable state of the text, rounded to `precision`; null for empty or unreadable text. */
  onChange?: (value: string | null) => void
  /** Most decimals; more are rounded, halves away from zero. Default: as many as typed. */
  precision?: number
  /** Shows zeros up to `precision`. Default false. */
  isFixed?: boolean
  /** Smallest value, as a decimal string. A smaller one is kept and marked, not changed. */
  min?: string
  /** Largest value, as a decimal string. A larger one is kept and marked, not changed. */
  max?: string
  /** What an arrow key adds, as a positive decimal string. Default '1'. */
  step?: string
  /** Shown after the number. */
  unit?: ReactNode
  /** Shown before the number. */
  prefix?: ReactNode
  /** Groups of three while not being edited. Default true. */
  thousands?: boolean
  /** Shows buttons that add and take one step. Default false. */
  hasSteppers?: boolean
  /** 'end' lines figures up in columns. Default 'start'. */
  align?: 'start' | 'end'
  placeholder?: string
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>
}

const stepsOfKey: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Ways by which text comes in from elsewhere. */
const brought = new Set(['insertFromPaste', 'insertFromDrop'])

/** A number of any length, kept exactly; reads what the user's language, a spreadsheet or a Chinese keyboard writes. */
export const NumberField = (props: NumberFieldProps) => {
  const { value, defaultValue = null, onChange, precision, isFixed = false, min, max, step = '1', ...other } = props
  const { unit, prefix, thousands = true, hasSteppers, align = 'start', placeholder, inputRef, ...rest } = other
  const { t, locale } = useLocale()
  const input = useObjectRef(inputRef)
  const [given, setNumber] = useControlledState<string | null>(value, defaultValue, onChange)
  checkNumbers({ value: given, min, max, step, precision })
  // Records keep '' for nothing too.
  const number = given === '' ? null : given
  const draft = useNumberDraft({ value: number, setValue: setNumber, locale, precision, isFixed, thousands, min, max, step })

  const problem = (): string | undefined => {
    if (draft.isUnreadable) return t(numberFieldTexts.notANumber)
    if (number === null) return undefined
    if (min !== undefined && compareDecimal(number, min) < 0) return t(numberFieldTexts.tooSmall, { min: draft.format(min) })
    if (max !== undefined && compareDecimal(number, max) > 0) return t(numberFieldTexts.tooLarge, { max: draft.format(max) })
    return undefined
  }
  const ownError = problem()
  const field = useField({ ...rest, error: rest.error ?? ownError })
  useCustomValidity(input, ownError)
  const isLocked = field.isDisabled || field.isReadOnly

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    if (event.key === 'Enter') draft.commit()
    const steps = stepsOfKey[event.key]
    if (steps === undefined || isLocked || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    draft.stepBy(steps)
  }

  return (
    <FieldFrame {...field.frame}>
      <ControlBox {...field.box}>
        {prefix && <Affix>{prefix}</Affix>}
        <NumberInput
          {...field.control}
          ref={input}
          data-align={align}
          type="text"
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-valuenow={number === null || draft.isUnreadable ? undefined : Number(number)}
          aria-valuetext={number === null ? undefined : draft.format(number)}
          aria-valuemin={min === undefined ? undefined : Number(min)}
          aria-valuemax={max === undefined ? undefined : Number(max)}
          placeholder={placeholder}
          value={draft.text}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          onFocus={draft.begin}
          onBlur={draft.commit}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            const { nativeEvent } = event
            const { isComposing: isOnItsWay = false, inputType = '' } = nativeEvent instanceof InputEvent ? nativeEvent : {}
            draft.type(event.target.value, isOnItsWay, brought.has(inputType))
          }}
          onCompositionEnd={(event) => draft.endComposition(event.currentTarget.value)}
        />
        {field.name && <input type="hidden" name={field.name} value={number ?? ''} disabled={field.isDisabled} />}
        {unit && <Affix>{unit}</Affix>}
        {hasSteppers && !isLocked && (
          <Steppers>
            <button type="button" tabIndex={-1} aria-label={t(numberFieldTexts.increase)} onClick={() => draft.stepBy(1)}>
              <ChevronUp size={12} aria-hidden="true" />
            </button>
            <button type="button" tabIndex={-1} aria-label={t(numberFieldTexts.decrease)} onClick={() => draft.stepBy(-1)}>
              <ChevronDown size={12} aria-hidden="true" />
            </button>
          </Steppers>
        )}
      </ControlBox>
    </FieldFrame>
  )
}
