import type { Placement, Why } from '@bip/scheduling'
import type { Loaded } from './loadPlant.ts'
import type { Placing } from './storePlan.ts'

/** What of a plan differs from what is stored, ready to be stored. */
export function placingsOf(
  { operations, clock }: Loaded,
  placements: readonly Placement[],
  whys: ReadonlyMap<string, Why>,
  pins: ReadonlyMap<string, boolean> = new Map(),
): Placing[] {
  return placements.flatMap((one): Placing[] => {
    const operation = operations.get(one.operation)
    if (!operation) return []
    const { row } = operation
    const isPinned = pins.get(one.operation) ?? row?.isPinned ?? false
    const isSame =
      row?.stationId === one.station &&
      row.laneNo === one.lane &&
      row.crewKey === one.crew &&
      row.isPinned === isPinned &&
      clock.wall(row.startsAt) === one.start &&
      clock.wall(row.endsAt) === one.end
    if (isSame) return []
    const why = whys.get(one.operation)
    const { id, itemId, moId, itemNo, stepNo, processId, groupId } = operation
    return [
      {
        ...{ operationId: id, itemId, moId, itemNo, stepNo, processId, groupId, stationId: one.station, laneNo: one.lane },
        ...{ crewKey: one.crew, startsAt: clock.instant(one.start), endsAt: clock.instant(one.end), setupMinutes: one.setup },
        ...{ workedMinutes: one.setup + one.run, waitsFor: why?.kind ?? 'none', waitMinutes: why?.minutes ?? 0, isPinned },
        row: row && { ...row, startsAt: new Date(row.startsAt).toISOString(), endsAt: new Date(row.endsAt).toISOString() },
      },
    ]
  })
}
