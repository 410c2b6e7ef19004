import { useSyncExternalStore } from 'react'
import { CellBoundary } from '../cells/CellBoundary.tsx'
import { useSlotLine } from '../rows/useSlotLine.ts'
import type { GridView } from '../view/GridView.ts'
import type { Slot } from '../view/Slot.ts'
import type { RowActionsDrawing } from './useRowActions.ts'

type GridActionsProps<T> = { slot: Slot<T>; view: GridView<T>; drawing: RowActionsDrawing<T>; hasLead: boolean }

const hasHover = (): boolean => window.matchMedia('(hover: hover)').matches

/** The last cell of a row: what can be done with it, over the end of the row and only while the reader is there. */
export const GridActions = <T,>({ slot, view, drawing, hasLead }: GridActionsProps<T>) => {
  const { active, draw, index } = drawing
  const line = useSlotLine(slot, view)
  const isActive = useSyncExternalStore(active.subscribe, () => {
    const { pointed, focused } = active.get()
    return pointed === slot.id || focused === slot.id || !hasHover()
  })
  return (
    <div role="gridcell" className="cell actions" aria-colindex={index + (hasLead ? 2 : 1)} data-column={index} tabIndex={-1}>
      {isActive && line?.kind === 'row' && (
        <CellBoundary row={line.row}>
          <Actions key={line.key} draw={draw} row={line.row} />
        </CellBoundary>
      )}
    </div>
  )
}

/** A component of its own, so that what throws is caught around it. */
const Actions = <T,>({ draw, row }: { draw: RowActionsDrawing<T>['draw']; row: T }) => draw(row)
