import { useMemo, useState } from 'react'
import { addDecimal, compareDecimal, decimalSigns, formatDecimal, isDecimal, parseDecimal, roundDecimal } from './decimal.ts'

type Options = {
  value: string | null
  setValue: (value: string | null) => void
  locale: string
  precision: number | undefined
  isFixed: boolean
  thousands: boolean
  min: string | undefined
  max: string | undefined
  step: string
}

type Draft = { text: string; value: string | null; isReadable: boolean }

const typeable = /^[\d０-９.,．，。、+＋\-－−–—\s'’¥￥$€₫]*$/u

const isSame = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && isDecimal(a) && isDecimal(b) && compareDecimal(a, b) === 0)

/** The text of a number field between the value and what the user is typing; the text is a draft until it is left. */
export const useNumberDraft = ({ value, setValue, locale, precision, isFixed, thousands, min, max, step }: Options) => {
  const signs = useMemo(() => decimalSigns(locale), [locale])
  const [draft, setDraft] = useState<Draft | null>(null)
  // A value that came from elsewhere meanwhile (a reset, a calculation) wins over the draft.
  const current = draft && isSame(draft.value, value) ? draft : null
  const format = (next: string): string =>
    formatDecimal(next, signs, { thousands, minimumDecimals: isFixed ? (precision ?? 0) : 0 })

  const put = (next: string | null): void => {
    if (!isSame(next, value)) setValue(next)
  }

  const text = current?.text ?? (value === null ? '' : format(value))

  /**
   * Takes typed text and refuses what can never become a number; what was pasted stays to be mended.
   * Text that an input method still composes is only shown.
   */
  const type = (typed: string, composing: boolean, isPasted = false): void => {
    if (composing) {
      setDraft({ text: typed, value, isReadable: true })
      return
    }
    if (!isPasted && !typeable.test(typed) && typeable.test(text)) return
    const read = parseDecimal(typed, signs)
    const next = typeof read === 'string' && precision !== undefined ? roundDecimal(read, precision) : (read ?? null)
    setDraft({ text: typed, value: next, isReadable: read !== undefined })
    put(next)
  }

  return {
    text,
    isUnreadable: current ? !current.isReadable : value !== null && !isDecimal(value),
    format,
    /** Shows the bare number for editing. */
    begin: (): void => {
      if (!current && value !== null)
        setDraft({ text: formatDecimal(value, signs, { thousands: false }), value, isReadable: isDecimal(value) })
    },
    type,
    /** Ends a composition: text that is no number gives way to the value. */
    endComposition: (text: string): void => {
      if (parseDecimal(text, signs) === undefined) setDraft(null)
      else type(text, false)
    },
    /** Leaves the field: a readable draft becomes the formatted value, an unreadable one stays to be mended. */
    commit: (): void => {
      if (current?.isReadable) setDraft(null)
    },
    /** Adds `times` steps and stays within the bounds. */
    stepBy: (times: number): void => {
      let next = value !== null && isDecimal(value) ? value : '0'
      for (let count = Math.abs(times); count > 0; count -= 1) next = addDecimal(next, times > 0 ? step : `-${step}`)
      if (min !== undefined && compareDecimal(next, min) < 0) next = min
      if (max !== undefined && compareDecimal(next, max) > 0) next = max
      setDraft({ text: formatDecimal(next, signs, { thousands: false }), value: next, isReadable: true })
      put(next)
    },
  }
}
