import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { CellBoundary } from '../cells/CellBoundary.tsx'
import type { CellMaker } from '../cells/cellMakers.ts'
import type { ColumnBox, ShownColumns } from '../columns/useColumnBoxes.ts'
import { descriptionOf } from '../columns/useColumns.ts'
import type { DataColumn } from '../model/types.ts'
import type { GridView } from '../view/GridView.ts'
import type { Slot } from '../view/Slot.ts'
import { useSlotLine } from './useSlotLine.ts'

type GridRowProps<T> = {
  slot: Slot<T>
  view: GridView<T>
  columns: ShownColumns<T>
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  /** What stands before the first column. */
  lead?: ReactNode
  hasLead: boolean
  /** A cell at the end. */
  end: ((slot: Slot<T>) => ReactNode) | undefined
  /** What stands below the cells. */
  below: ((slot: Slot<T>) => ReactNode) | undefined
}

type CellProps<T> = { box: ColumnBox<T>; slot: Slot<T>; view: GridView<T>; maker: CellMaker<T>; hasLead: boolean }

const cellProps = <T,>({ index, place, label }: ColumnBox<T>, align: CellMaker<T>['align'], hasLead: boolean) => ({
  role: 'gridcell',
  className: `cell ${place}`,
  'aria-colindex': index + (hasLead ? 2 : 1),
  'data-column': index,
  'data-label': label,
  'data-align': align === 'left' ? undefined : align,
  tabIndex: -1,
})

const DrawnCell = <T,>({ box, slot, view, maker, hasLead }: CellProps<T>) => {
  const line = useSlotLine(slot, view)
  return (
    <div {...cellProps(box, maker.align, hasLead)}>
      {line?.kind === 'row' && maker.draw && (
        <CellBoundary row={line.row}>
          <Drawing maker={maker} row={line.row} />
        </CellBoundary>
      )}
    </div>
  )
}

/** A component of its own, so that what a renderer throws, or reading its value, is caught around it. */
const Drawing = <T,>({ maker, row }: { maker: CellMaker<T>; row: T }) => maker.draw?.(maker.context(row))

const Row = <T,>({ slot, view, columns, makerOf, lead, hasLead, end, below }: GridRowProps<T>) => {
  const root = useRef<HTMLDivElement>(null)
  const adopted = useRef<readonly unknown[]>(undefined)
  // Other columns are other cells, to be written anew; after a while behind other pages the cells are the same.
  useLayoutEffect(() => {
    const parts = [slot, view, columns, makerOf, root.current]
    if (adopted.current && parts.every((part, at) => part === adopted.current?.[at])) return
    adopted.current = parts
    if (root.current) view.inReact(() => view.adopt(slot, root.current as HTMLElement)) // Checked.
  }, [slot, view, columns, makerOf])

  const cell = (box: ColumnBox<T>) => {
    const description = descriptionOf(box.column)
    const maker = makerOf(description)
    if (description.painted) return <div key={box.column.id} {...cellProps(box, maker.align, hasLead)} data-painted="" />
    if (maker.draw) return <DrawnCell key={box.column.id} box={box} slot={slot} view={view} maker={maker} hasLead={hasLead} />
    return <div key={box.column.id} {...cellProps(box, maker.align, hasLead)} data-text="" />
  }
  return (
    <div ref={root} role="row" className="row" tabIndex={-1}>
      <div role="presentation" className="pins" data-side="start">
        {lead}
        {columns.start.map(cell)}
      </div>
      {columns.centre.map(cell)}
      {(columns.end.length > 0 || end) && (
        <div role="presentation" className="pins" data-side="end">
          {columns.end.map(cell)}
          {end?.(slot)}
        </div>
      )}
      {below?.(slot)}
    </div>
  )
}

/** The elements of one slot; drawn again only when the columns change. */
export const GridRow = memo(Row) as typeof Row // memo loses the type parameter.
