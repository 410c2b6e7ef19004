import type { WallTime } from '@bip/contract/calendar'
import { useStore } from '@bip/design-system'
import { memo, useMemo, useRef } from 'react'
import type { Axis } from '../../gantt/axis/axis.ts'
import { between } from '../model/between.ts'
import { timeAt } from '../model/boxes.ts'
import { type Lists, rowsWithin, type ScheduleRow } from '../model/rows.ts'
import type { DrawnPlace } from '../paint/types.ts'
import { Pane } from '../Schedule.styles.ts'
import type { SightStores } from '../sight.ts'
import type { ScheduleOperation } from '../types.ts'
import { type HeldBar, ResourceRow } from './ResourceRow.tsx'
import type { BarHandlers } from './ScheduleBar.tsx'
import { shifted, useMovedAlong } from './useMovedAlong.ts'

type Props = {
  stores: SightStores
  axis: Axis
  rows: readonly ScheduleRow[]
  lists: Lists
  places: ReadonlyMap<string, readonly DrawnPlace[]>
  /** The bar that had the focus last; it stays, wherever one scrolls. */
  active: string | null
  marked: readonly string[]
  held: HeldBar | null
  isMovable: boolean
  handlers: BarHandlers
  labelOf: (operation: ScheduleOperation) => string
  hintId: string | undefined
}

const none: readonly never[] = []

/** The key of the first bar in sight. */
function firstOf(rows: readonly ScheduleRow[], lists: Lists, from: WallTime, to: WallTime): string | undefined {
  for (const { key } of rows) {
    const [bar] = between(lists.get(key) ?? none, from, to)
    if (bar) return bar.key
  }
  return undefined
}

/** The bars where the scrolling rested, to be pressed, focused and read aloud. While one scrolls they go along, and no others are made. */
export const Bars = memo(({ stores, axis, rows, lists, places, active, held, ...shared }: Props) => {
  const sight = useStore(stores.rest)
  const pane = useRef<HTMLDivElement>(null)
  useMovedAlong(stores, (exact) => shifted(pane, exact, 1, 1))
  const [from, to] = [timeAt(axis, sight.left), timeAt(axis, sight.left + sight.width - sight.names)]
  const inSight = rowsWithin(rows, sight.top, sight.top + sight.height - sight.head)
  const kept = useMemo(() => [held?.key, active ?? undefined].filter((key) => key !== undefined), [held?.key, active])
  const rowsOfKept = useMemo(
    (): readonly ScheduleRow[] =>
      kept.length === 0 ? none : rows.filter(({ key }) => lists.get(key)?.some((bar) => kept.includes(bar.key))),
    [rows, lists, kept],
  )
  const isThere = active !== null && rowsOfKept.some(({ key }) => lists.get(key)?.some((bar) => bar.key === active))
  const reached = isThere ? active : firstOf(inSight, lists, from, to)
  return (
    <Pane ref={pane}>
      {[...inSight, ...rowsOfKept.filter((row) => !inSight.includes(row))].map(
        (row) =>
          row.kind === 'resource' && (
            <ResourceRow
              key={row.key}
              {...shared}
              {...{ row, axis, from, to }}
              list={lists.get(row.key) ?? none}
              places={places.get(row.key) ?? none}
              kept={rowsOfKept.includes(row) ? kept : none}
              reached={reached}
              held={held?.resource === row.key ? held : null}
            />
          ),
      )}
    </Pane>
  )
})
