import type { MouseEvent, ReactNode } from 'react'
import { CellBoundary } from '../cells/CellBoundary.tsx'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { ColumnBox, ShownColumns } from '../columns/useColumnBoxes.ts'
import { descriptionOf } from '../columns/useColumns.ts'
import { bottomPlace, topPlace } from '../keyboard/places.ts'
import type { CellContext, DataColumn } from '../model/types.ts'

type GridPinnedProps<T> = {
  rows: readonly T[]
  side: 'top' | 'bottom'
  columns: ShownColumns<T>
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  hasLead: boolean
  /** Number of the first of them for assistive technology. */
  rowIndex: number
  onRowPress: ((row: T) => void) | undefined
}

/** A component of its own, so that what a renderer throws is caught around it. */
const Drawing = <T,>({ draw, cell }: { draw: (cell: CellContext<T>) => ReactNode; cell: CellContext<T> }) => draw(cell)

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="button"]') !== null

/** Rows that stay in sight above or below the others, such as a plan to compare with; they are neither sorted nor filtered. */
export const GridPinned = <T,>({ rows, side, columns, makerOf, hasLead, rowIndex, onRowPress }: GridPinnedProps<T>) =>
  rows.map((row, at) => {
    const cell = ({ column, index, place, label }: ColumnBox<T>) => {
      const { align, draw, text, context } = makerOf(descriptionOf(column))
      return (
        <div
          key={column.id}
          role="gridcell"
          className={`cell ${place}`}
          data-text={draw ? undefined : ''}
          aria-colindex={index + (hasLead ? 2 : 1)}
          data-column={index}
          data-align={align === 'left' ? undefined : align}
          data-label={label}
          tabIndex={-1}
        >
          {draw ? (
            <CellBoundary row={row}>
              <Drawing draw={draw} cell={context(row)} />
            </CellBoundary>
          ) : (
            text(row)
          )}
        </div>
      )
    }
    const press = ({ target }: MouseEvent): void => {
      if (!isControl(target) && window.getSelection()?.isCollapsed !== false) onRowPress?.(row)
    }
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys.
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand still.
        key={at}
        role="row"
        tabIndex={-1}
        aria-rowindex={rowIndex + at}
        className="row"
        data-pinned={side}
        data-place={side === 'top' ? topPlace(at) : bottomPlace(at)}
        onClick={press}
      >
        <div role="presentation" className="pins" data-side="start">
          {columns.start.map(cell)}
        </div>
        {columns.centre.map(cell)}
        {columns.end.length > 0 && (
          <div role="presentation" className="pins" data-side="end">
            {columns.end.map(cell)}
          </div>
        )}
      </div>
    )
  })
