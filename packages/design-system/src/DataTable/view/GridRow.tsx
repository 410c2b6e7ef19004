import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx'
import type { CellContext, DataColumn } from '../types.ts'
import { brokenText, type CellMaker } from './cellMakers.ts'
import { GridDetail } from './GridDetail.tsx'
import type { GridView } from './GridView.ts'
import type { Slot } from './Slot.ts'
import type { ColumnBox, ShownColumns } from './useColumnBoxes.ts'
import { descriptionOf } from './useColumns.ts'
import { useSlotLine } from './useSlotLine.ts'

type GridRowProps<T> = {
  slot: Slot<T>
  view: GridView<T>
  columns: ShownColumns<T>
  makerOf: (column: DataColumn<T>) => CellMaker<T>
  /** What stands before the first column. */
  lead?: ReactNode
  hasLead: boolean
  drawDetail?: (row: T) => ReactNode
}

type CellProps<T> = { box: ColumnBox<T>; slot: Slot<T>; view: GridView<T>; maker: CellMaker<T>; hasLead: boolean }

const cellProps = <T,>({ index, style }: ColumnBox<T>, align: CellMaker<T>['align'], hasLead: boolean) => ({
  role: 'gridcell',
  className: 'cell',
  'aria-colindex': index + (hasLead ? 2 : 1),
  'data-column': index,
  'data-align': align === 'left' ? undefined : align,
  style: style as CSSProperties,
  tabIndex: -1,
})

const DrawnCell = <T,>({ box, slot, view, maker, hasLead }: CellProps<T>) => {
  const line = useSlotLine(slot, view)
  return (
    <div {...cellProps(box, maker.align, hasLead)}>
      {line?.kind === 'row' && maker.draw && (
        <ErrorBoundary resetKeys={[line.row]} fallback={brokenText}>
          <Drawing draw={maker.draw} cell={maker.context(line.row)} />
        </ErrorBoundary>
      )}
    </div>
  )
}

/** A component of its own, so that what a renderer throws is caught around it. */
const Drawing = <T,>({ draw, cell }: { draw: NonNullable<CellMaker<T>['draw']>; cell: CellContext<T> }) => draw(cell)

const Row = <T,>({ slot, view, columns, makerOf, lead, hasLead, drawDetail }: GridRowProps<T>) => {
  const root = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are other cells, to be written anew.
  useLayoutEffect(() => {
    if (root.current) view.inReact(() => view.adopt(slot, root.current as HTMLElement)) // Checked.
  }, [slot, view, columns, makerOf])

  const cell = (box: ColumnBox<T>) => {
    const maker = makerOf(descriptionOf(box.column))
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
      {columns.end.length > 0 && (
        <div role="presentation" className="pins" data-side="end">
          {columns.end.map(cell)}
        </div>
      )}
      {drawDetail && <GridDetail slot={slot} view={view} draw={drawDetail} />}
    </div>
  )
}

/** The elements of one slot; drawn again only when the columns change. */
export const GridRow = memo(Row) as typeof Row // memo loses the type parameter.
