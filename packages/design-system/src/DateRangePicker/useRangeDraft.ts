import { useMemo, useState } from 'react'
import { toCalendarDay } from '../Calendar/dates.ts'
import type { DateRange } from '../Calendar/days.ts'
import { useDateDraft } from '../Calendar/useDateDraft.ts'

type Ends = { start: string | null; end: string | null }

const writeDay = (date: { toString: () => string }): string => date.toString().slice(0, 10)

/** Both ends of a range while one of them may still be missing; the value changes only when both are there, or both are gone. */
export const useRangeDraft = (range: DateRange | null, setRange: (range: DateRange | null) => void) => {
  const [draft, setDraft] = useState<{ ends: Ends; range: DateRange | null } | null>(null)
  const isCurrent = draft !== null && draft.range?.start === range?.start && draft.range?.end === range?.end
  const ends: Ends = isCurrent ? draft.ends : { start: range?.start ?? null, end: range?.end ?? null }

  const put = (next: Ends): void => {
    const { start, end } = next
    const whole = start && end && start <= end ? { start, end } : null
    setDraft({ ends: next, range: whole })
    if (whole?.start !== range?.start || whole?.end !== range?.end) setRange(whole)
  }
  const startDate = useMemo(() => toCalendarDay(ends.start), [ends.start])
  const endDate = useMemo(() => toCalendarDay(ends.end), [ends.end])
  const start = useDateDraft({
    value: ends.start,
    setValue: (day) => put({ ...ends, start: day }),
    date: startDate,
    write: writeDay,
  })
  const end = useDateDraft({ value: ends.end, setValue: (day) => put({ ...ends, end: day }), date: endDate, write: writeDay })

  return {
    start,
    end,
    ends,
    put,
    clear: (): void => {
      start.restart()
      end.restart()
      put({ start: null, end: null })
    },
    refused: start.refused || end.refused,
    isUnfinished: start.isUnfinished || end.isUnfinished,
    isHalf: (ends.start === null) !== (ends.end === null),
    isReversed: ends.start !== null && ends.end !== null && ends.start > ends.end,
  }
}
