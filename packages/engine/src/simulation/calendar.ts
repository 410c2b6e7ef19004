const minute = 60_000
const day = 24 * 60 * minute
/** Working hours of a day, in minutes after midnight (UTC). */
const hours = [
  [8 * 60, 12 * 60],
  [13 * 60, 17 * 60],
] as const

/** 0 is Sunday; 1970 began on a Thursday. */
const weekday = (at: number) => (Math.floor(at / day) + 4) % 7
export const isWorkday = (at: number): boolean => weekday(at) !== 0 && weekday(at) !== 6

/** The instant at which so many minutes of work, begun at `from`, are done. */
export function worked(from: number, minutes: number): number {
  let left = minutes * minute
  for (let midnight = Math.floor(from / day) * day; ; midnight += day) {
    if (!isWorkday(midnight)) continue
    for (const [begin, end] of hours) {
      const [opens, closes] = [Math.max(from, midnight + begin * minute), midnight + end * minute]
      if (opens >= closes) continue
      if (left <= closes - opens) return opens + left
      left -= closes - opens
    }
  }
}
