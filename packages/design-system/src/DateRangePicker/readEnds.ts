import { readDate } from '../Calendar/dates.ts'
import type { DateRange } from '../Calendar/days.ts'

const between = /^(.+?)\s*(?:[–—~～至到,，、;；\t\n]|\s-\s|đến|to)\s*(.+)$/
const interval = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/

/** Reads two pasted dates: '2026-11-01 ~ 2026-11-20', two cells of a spreadsheet, an ISO interval. Null for anything else. */
export const readEnds = (text: string): DateRange | null => {
  const both = interval.exec(text.trim()) ?? between.exec(text.trim())
  const [start, end] = [readDate(both?.[1] ?? ''), readDate(both?.[2] ?? '')]
  return start && end ? { start: start.toString(), end: end.toString() } : null
}
