import { dayLength, type WallTime } from '@bip/contract/calendar'
import { type RefObject, useMemo } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import type { ScheduleRow } from '../model/rows.ts'
import { Canvas, headHeight, NowLine, Scroller } from '../Schedule.styles.ts'
import type { ScheduleOperation, ScheduleOverlay, ScheduleStop } from '../types.ts'
import type { Held } from '../useHeld.ts'
import { type Sight, sightStep, sightStepDown } from '../useSight.ts'
import { GroupRow } from './GroupRow.tsx'
import { type DrawnPlace, ResourceRow } from './ResourceRow.tsx'
import { RowNames } from './RowNames.tsx'
import type { BarHandlers } from './ScheduleBar.tsx'
import { ScheduleHead } from './ScheduleHead.tsx'

type Lists = ReadonlyMap<string, readonly ScheduleOperation[]>

type Props = {
  scroller: RefObject<HTMLDivElement | null>
  axis: Axis
  sight: Sight
  rows: readonly ScheduleRow[]
  /** What the filter leaves, and everything. */
  lists: Lists
  all: Lists
  stops: readonly ScheduleStop[]
  overlays: readonly ScheduleOverlay[]
  now: WallTime
  folded: ReadonlySet<string>
  chain: string | null
  labelOf: (operation: ScheduleOperation) => string
  handlers: BarHandlers
  names: number
  width: number
  hintId: string | undefined
  isMovable: boolean
  reached: string | undefined
  marked: readonly string[]
  held: (Held & { tone: ScheduleOperation['tone'] }) | null
  onFold: (name: string) => void
  onScroll: () => void
}

const none: readonly never[] = []

/** Where other plans have operations, by resource. */
const drawnPlaces = (overlays: readonly ScheduleOverlay[]): ReadonlyMap<string, readonly DrawnPlace[]> =>
  Map.groupBy(
    overlays.flatMap(({ name, places }, overlay) => places.map((place): DrawnPlace => ({ ...place, overlay, name }))),
    ({ resource }) => resource,
  )

/** The rows that are in sight, below their axis, in one scroller. */
export const BoardCanvas = (props: Props) => {
  const { scroller, axis, sight, rows, lists, all, stops, overlays, now, folded, held, names, width, onFold, onScroll } = props
  const { chain, labelOf, handlers, hintId, isMovable, reached, marked } = props
  const height = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0)
  const stopsOf = useMemo(() => Map.groupBy(stops, ({ resource }) => resource), [stops])
  const placesOf = useMemo(() => drawnPlaces(overlays), [overlays])
  const timeAt = (px: number): WallTime => (axis.from + px / axis.pxPerDay) * dayLength
  const [from, to] = [timeAt(sight.left - sightStep), timeAt(sight.left + sight.width + 2 * sightStep)]
  const [top, bottom] = [sight.top - sightStepDown, sight.top + sight.height + 2 * sightStepDown]
  const inSight = useMemo(() => rows.filter((row) => row.top + row.height >= top && row.top <= bottom), [rows, top, bottom])
  return (
    <Scroller ref={scroller} onScroll={onScroll}>
      <Canvas style={{ inlineSize: width + names, blockSize: height + headHeight }}>
        <ScheduleHead axis={axis} sight={sight} names={names} />
        <NowLine style={{ insetInlineStart: (now / dayLength - axis.from) * axis.pxPerDay + names }} />
        <RowNames rows={inSight} folded={folded} onFold={onFold} />
        {inSight.map((row) =>
          row.kind === 'group' ? (
            <GroupRow key={row.key} {...{ row, axis, names, from, to }} lists={all} />
          ) : (
            <ResourceRow
              key={row.key}
              {...{ row, axis, names, from, to, handlers, labelOf, hintId, isMovable, reached, chain, marked }}
              list={lists.get(row.key) ?? none}
              stops={stopsOf.get(row.key) ?? none}
              places={placesOf.get(row.key) ?? none}
              held={held?.resource === row.key ? held : null}
              carried={held?.key}
            />
          ),
        )}
      </Canvas>
    </Scroller>
  )
}
