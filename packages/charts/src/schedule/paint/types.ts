import type { WallTime } from '@bip/contract/calendar'
import type { ChartTokens } from '../../BarChart/useTokens.ts'
import type { Axis } from '../../gantt/axis/axis.ts'
import type { Lettering } from '../../sheet/Lettering.ts'
import type { Lists, ScheduleRow } from '../model/rows.ts'
import type { SchedulePlace, ScheduleStop } from '../types.ts'
import type { Brushes } from './brushes.ts'
import type { Loads } from './Loads.ts'

export type DrawnPlace = SchedulePlace & { overlay: number; name: string }

/** What the board is drawn from. */
export type BoardScene = {
  axis: Axis
  rows: readonly ScheduleRow[]
  /** What the filter leaves, and everything. */
  lists: Lists
  all: Lists
  stops: ReadonlyMap<string, readonly ScheduleStop[]>
  places: ReadonlyMap<string, readonly DrawnPlace[]>
  now: WallTime
  chain: string | null
  marked: readonly string[]
  /** The row above which something is held. */
  target: string | undefined
  tokens: ChartTokens
}

/** All that one drawing needs. */
export type Drawing = {
  context: CanvasRenderingContext2D
  scene: BoardScene
  brushes: Brushes
  lettering: Lettering
  loads: Loads
  rows: readonly ScheduleRow[]
  /** px of the board at the upper left corner, and how many of them are drawn. */
  left: number
  top: number
  width: number
  height: number
  from: WallTime
  to: WallTime
}
