import { useState } from 'react'
import type { DateValue } from 'react-stately/useDateFieldState'

type Draft = { date: DateValue | null; value: string | null }

type Setup = {
  value: string | null
  setValue: (value: string | null) => void
  /** The value as a date; the same object as long as the value is the same. */
  date: DateValue | null
  /** The value that a date stands for. */
  write: (date: DateValue) => string
}

const firstYear = 1000

/** The date in the segments, between the value and what is being typed: a year on its way (0, 20, 202, 2026) is no value yet. */
export const useDateDraft = ({ value, setValue, date, write }: Setup) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  const [round, setRound] = useState(0)
  // A value that came from elsewhere meanwhile (a reset, the calendar) wins over the draft.
  const current = draft && draft.value === value ? draft : null
  const shown = current ? current.date : date

  const put = (next: DateValue | null): void => {
    const written = next && next.year >= firstYear ? write(next) : null
    setDraft({ date: next, value: written })
    setUnfinished(false)
    if (written !== value) setValue(written)
  }

  const restart = (): void => {
    setDraft(null)
    setUnfinished(false)
    setRound(round + 1)
  }

  return {
    /** The date for the segments. */
    date: shown,
    isUnfinished,
    put,
    /** Changes when the segments must begin anew: a key for them. */
    round,
    /** Forgets what was typed. */
    restart,
    clear: (): void => {
      restart()
      if (value !== null) setValue(null)
    },
    /** The focus left: two figures of a year mean this century; parts without the rest are kept to be mended, and are no value. */
    leave: (isPartial: boolean): void => {
      if (isPartial) {
        setUnfinished(true)
        setDraft({ date: shown, value: null })
        if (value !== null) setValue(null)
      } else if (shown && shown.year < 100) put(shown.set({ year: 2000 + shown.year }))
      else if (shown && shown.year < firstYear) setUnfinished(true)
      else if (shown && write(shown) !== value) put(shown)
      else setUnfinished(false)
    },
  }
}
