import type { WallTime } from '@bip/contract/calendar'

type Timed = { start: WallTime; end: WallTime }

const reaches = new WeakMap<readonly Timed[], number>()

/** How long the longest of a list lasts; reckoned once a list. */
function reachOf(list: readonly Timed[]): number {
  let reach = reaches.get(list)
  if (reach === undefined) {
    reach = list.reduce((longest, { start, end }) => Math.max(longest, end - start), 0)
    reaches.set(list, reach)
  }
  return reach
}

/** Where in a list by time the first one begins that is not before a time. */
function placeOf(list: readonly Timed[], time: WallTime): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?.start ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Those of a list by time that go on between two times; also of a list of years only what lies there is looked at. */
export function between<T extends Timed>(list: readonly T[], from: WallTime, to: WallTime): T[] {
  const found: T[] = []
  for (let at = placeOf(list, from - reachOf(list)); at < list.length; at += 1) {
    const one = list[at]
    if (!one || one.start >= to) break
    if (one.end > from) found.push(one)
  }
  return found
}
