import type { WallTime } from '@bip/contract/calendar'
import { useStore } from '@bip/design-system'
import { type RefObject, useMemo, useRef } from 'react'
import { useTokens } from '../../BarChart/useTokens.ts'
import { type Axis, widthOf } from '../../gantt/axis/axis.ts'
import type { Lists, ScheduleRow } from '../model/rows.ts'
import type { BoardScene, DrawnPlace } from '../paint/types.ts'
import { Corner, headHeight, Room, Scroller, Sheet, Shield, Window } from '../Schedule.styles.ts'
import { type SightStores, useInSight } from '../sight.ts'
import type { ScheduleOperation, ScheduleOverlay, ScheduleStop } from '../types.ts'
import { Bars } from './Bars.tsx'
import type { HeldBar } from './ResourceRow.tsx'
import { RowNames } from './RowNames.tsx'
import type { BarHandlers } from './ScheduleBar.tsx'
import { ScheduleHead } from './ScheduleHead.tsx'
import { usePaint } from './usePaint.ts'

type Props = {
  scroller: RefObject<HTMLDivElement | null>
  stores: SightStores
  axis: Axis
  rows: readonly ScheduleRow[]
  /** What the filter leaves, and everything. */
  lists: Lists
  all: Lists
  stops: readonly ScheduleStop[]
  overlays: readonly ScheduleOverlay[]
  now: WallTime
  folded: ReadonlySet<string>
  chain: string | null
  active: string | null
  marked: readonly string[]
  held: HeldBar | null
  isMovable: boolean
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
  onFold: (name: string) => void
  onScroll: () => void
}

/** Where other plans have operations, by resource. */
const drawnPlaces = (overlays: readonly ScheduleOverlay[]): ReadonlyMap<string, readonly DrawnPlace[]> =>
  Map.groupBy(
    overlays.flatMap(({ name, places }, overlay) => places.map((place): DrawnPlace => ({ ...place, overlay, name }))),
    ({ resource }) => resource,
  )

/** A window that stays in its scroller, however far that is scrolled; what is seen through it is moved and painted along. */
export const BoardCanvas = (props: Props) => {
  const { scroller, stores, axis, rows, lists, all, stops, overlays, now, folded, chain, held, marked, onFold, onScroll } = props
  const { active, isMovable, handlers, labelOf, hintId } = props
  const sheet = useRef<HTMLCanvasElement>(null)
  const tokens = useTokens()
  const height = headHeight + (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0)
  const stopsOf = useMemo(() => Map.groupBy(stops, ({ resource }) => resource), [stops])
  const places = useMemo(() => drawnPlaces(overlays), [overlays])
  const target = held?.resource
  const scene = useMemo(
    (): BoardScene => ({ axis, rows, lists, all, stops: stopsOf, places, now, chain, marked, target, tokens }),
    [axis, rows, lists, all, stopsOf, places, now, chain, marked, target, tokens],
  )
  usePaint(sheet, stores, scene)
  const names = useInSight(stores, (sight) => sight.names)
  const seenWidth = useInSight(stores, ({ width }) => width)
  const seenHeight = useInSight(stores, (sight) => sight.height)
  const isMoving = useStore(stores.isMoving)
  return (
    <Scroller ref={scroller} onScroll={onScroll}>
      <Room style={{ inlineSize: widthOf(axis) + names, blockSize: height }}>
        <Window style={{ inlineSize: seenWidth, blockSize: Math.min(seenHeight, height) }}>
          <div>
            <Sheet ref={sheet} aria-hidden />
            <Bars {...{ stores, axis, rows, lists, places, active, marked, held, isMovable, handlers, labelOf, hintId }} />
            {isMoving && <Shield />}
          </div>
          <RowNames {...{ stores, rows, folded, onFold }} />
          <ScheduleHead axis={axis} stores={stores} />
          <Corner aria-hidden />
        </Window>
      </Room>
    </Scroller>
  )
}
