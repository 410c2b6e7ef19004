import { dayNumber, type WorkingCalendar } from '@bip/contract/calendar'
import type { BaselineRow } from '@bip/contract/resources'

type Days = { start: string; end: string }

/** An item in two plans; `before` or `after` is missing where it came or went. */
export type Difference = {
  key: string
  itemNo: string
  name: string
  before: Days | null
  after: Days | null
  /** Working days by which it begins and ends later; negative is earlier, null where it is in one plan only. */
  startDays: number | null
  endDays: number | null
}

const daysOf = (row: BaselineRow | undefined): Days | null => (row ? { start: row.planStart, end: row.planEnd } : null)

/** Working days from one day to another; negative where the other one lies before. */
function workdays(calendar: WorkingCalendar, from: string, to: string): number {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const [start, end] = first <= last ? [first, last] : [last, first]
  let count = 0
  for (let day = start; day < end; day += 1) if (calendar.isWorkday(day)) count += 1
  // Days that are both free lie apart all the same.
  const distance = count || (start === end ? 0 : 1)
  return first <= last ? distance : -distance
}

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** Every item of two plans, in the order of the plan, with what became of it between both. */
export function differencesOf(
  before: readonly BaselineRow[],
  after: readonly BaselineRow[],
  calendar: WorkingCalendar,
): Difference[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.itemId, row]))) as [
    Map<string, BaselineRow>,
    Map<string, BaselineRow>,
  ] // Two plans.
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((key): Difference => {
      const [was, is] = [old.get(key), now.get(key)]
      const named = is ?? was
      return {
        ...{ key, itemNo: named?.itemNo ?? '', name: named?.itemName ?? '', before: daysOf(was), after: daysOf(is) },
        startDays: was && is ? workdays(calendar, was.planStart, is.planStart) : null,
        endDays: was && is ? workdays(calendar, was.planEnd, is.planEnd) : null,
      }
    })
    .sort((one, other) => byNumber(one.itemNo, other.itemNo))
}

export const isDifferent = ({ startDays, endDays }: Difference): boolean => startDays !== 0 || endDays !== 0

/** What a comparison comes to: how many items end later or earlier, came and went, and by how much at most. */
export const summaryOf = (rows: readonly Difference[]) => ({
  later: rows.filter(({ endDays }) => endDays !== null && endDays > 0).length,
  earlier: rows.filter(({ endDays }) => endDays !== null && endDays < 0).length,
  added: rows.filter(({ before }) => before === null).length,
  gone: rows.filter(({ after }) => after === null).length,
  maxDays: rows.reduce((max, { endDays }) => Math.max(max, endDays ?? 0), 0),
})
