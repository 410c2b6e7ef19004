import type { ScheduleOperation, ScheduleTone } from '@bip/charts/schedule'
import type { ScheduleBar } from '@bip/contract/resources'
import { wallOf } from './zoneClock.ts'

const tones: Readonly<Record<string, ScheduleTone>> = { '0': 'neutral', '1': 'info', '2': 'warning', '3': 'success' }

/** Bars of the plan as the board draws them. `whyText` says what one waits for. */
export const operationsOf = (
  bars: readonly ScheduleBar[],
  timeZone: string,
  whyText: (bar: ScheduleBar) => string,
): ScheduleOperation[] =>
  bars.map((bar) => {
    const start = bar.start ? wallOf(bar.start, timeZone) : 0
    return {
      ...{ key: bar.operationId, resource: bar.start ? bar.stationId : null, lane: bar.lane, start },
      end: bar.end ? wallOf(bar.end, timeZone) : start + Math.max(15, Math.round(bar.minutes)),
      ...{ chain: bar.itemId, name: `${bar.processName} ${bar.itemNo}`, detail: `${bar.materialName} ${bar.stepNo}` },
      tone: bar.isLate && bar.start ? 'danger' : (tones[bar.status] ?? 'neutral'),
      ...{ isPinned: bar.isPinned, isLate: bar.isLate, isPaused: bar.status === '2', why: whyText(bar) },
    }
  })
