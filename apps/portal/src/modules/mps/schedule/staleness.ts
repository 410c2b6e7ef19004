import type { SchedulePlan } from '@bip/contract/resources'

/** What happened on the floor that the last run did not know: operations, by what they met. */
export type Staleness = { overrun: number; stopped: number; reported: number }

/**
 * Why a plan no longer holds. A pause is told by its bar, so it does not count; what begins in a stop is wrong whenever the stop was entered.
 */
export function stalenessOf({ bars, stops, now, ranAt, reported }: SchedulePlan): Staleness {
  const at = Date.parse(now)
  const ran = ranAt === null ? 0 : Date.parse(ranAt)
  const placed = bars.flatMap(({ stationId, start, end, status }) =>
    stationId && start && end && status !== '2' ? [{ stationId, start: Date.parse(start), end: Date.parse(end) }] : [],
  )
  const coming = stops
    .map((stop) => ({
      ...stop,
      start: Date.parse(stop.start),
      end: Date.parse(stop.end),
      isNew: Date.parse(stop.changedAt) > ran,
    }))
    .filter(({ end }) => end > at)
  const atStation = Map.groupBy(coming, ({ stationId }) => stationId)
  const meets = (bar: (typeof placed)[number]): boolean =>
    bar.end > at &&
    (atStation.get(bar.stationId) ?? []).some(
      (stop) => bar.start < stop.end && bar.end > stop.start && (stop.isNew || (bar.start >= stop.start && bar.start > at)),
    )
  return { overrun: placed.filter(({ end }) => end <= at).length, stopped: placed.filter(meets).length, reported }
}
