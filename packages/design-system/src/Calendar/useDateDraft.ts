import type { DateValue } from 'react-stately/useDateFieldState'
import type { LeftSegments } from './SegmentRow.tsx'
import { useSegmentDraft } from './useSegmentDraft.ts'

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
export const useDateDraft = ({ value, setValue, date: shown, write }: Setup) => {
  const draft = useSegmentDraft<DateValue>({
    value,
    setValue,
    shown,
    write: (date) => (date.year >= firstYear ? write(date) : null),
  })
  return {
    ...draft,
    /** The focus left: two figures of a year mean this century. */
    leave: (left: LeftSegments): void => {
      const { shown: date } = draft
      const isDate = !left.isUnfinished && left.impossible === ''
      if (isDate && date && date.year < 100) draft.put(date.set({ year: 2000 + date.year }))
      else draft.leave(left)
    },
  }
}
