import type { ScheduleOperation, ScheduleTone } from '@bip/charts/schedule'
import type { MoveEffect, ScheduleBar } from '@bip/contract/resources'
import { wallOf } from './zoneClock.ts'

const tones: Readonly<Record<string, ScheduleTone>> = { '0': 'neutral', '1': 'info', '2': 'warning', '3': 'success' }

const operationOf = (bar: ScheduleBar, timeZone: string, why: string): ScheduleOperation => {
  const start = bar.start ? wallOf(bar.start, timeZone) : 0
  return {
    ...{ key: bar.operationId, resource: bar.start ? bar.stationId : null, lane: bar.lane, start },
    end: bar.end ? wallOf(bar.end, timeZone) : start + Math.max(15, Math.round(bar.minutes)),
    ...{ chain: bar.itemId, name: `${bar.processName} ${bar.itemNo}`, detail: `${bar.materialName} ${bar.stepNo}` },
    tone: bar.isLate && bar.start ? 'danger' : (tones[bar.status] ?? 'neutral'),
    ...{ isPinned: bar.isPinned, isLate: bar.isLate, isPaused: bar.status === '2', why },
  }
}

/**
 * Reads bars of the plan as the board draws them. A bar that was read before gives the same operation again, so that the board draws only
 * what changed. `whyText` says what one waits for.
 */
export const operationReader = (timeZone: string, whyText: (bar: ScheduleBar) => string) => {
  const known = new WeakMap<ScheduleBar, ScheduleOperation>()
  return (bars: readonly ScheduleBar[]): ScheduleOperation[] =>
    bars.map((bar) => {
      const operation = known.get(bar) ?? operationOf(bar, timeZone, whyText(bar))
      known.set(bar, operation)
      return operation
    })
}

/** Operations where moves that are only tried out would put them. */
export function triedOut(
  operations: readonly ScheduleOperation[],
  moved: MoveEffect['moved'],
  timeZone: string,
): readonly ScheduleOperation[] {
  if (moved.length === 0) return operations
  const places = new Map(moved.map((one) => [one.operationId, one]))
  return operations.map((operation) => {
    const place = places.get(operation.key)
    if (!place) return operation
    const [start, end] = [wallOf(place.start, timeZone), wallOf(place.end, timeZone)]
    return { ...operation, resource: place.stationId, lane: place.lane, start, end }
  })
}
