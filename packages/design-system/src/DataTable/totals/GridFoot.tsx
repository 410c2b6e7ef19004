import type { ColumnBox, ShownColumns } from '../columns/useColumnBoxes.ts'
import { descriptionOf } from '../columns/useColumns.ts'
import { isNumeric } from '../model/values.ts'

type GridFootProps<T> = {
  columns: ShownColumns<T>
  /** Figures in words by column key; the first column without one gets the name of the row. */
  totals: Readonly<Record<string, string>>
  label: string
  /** Number of the row for assistive technology. */
  rowIndex: number
  hasLead: boolean
}

/** The row of totals that stays at the bottom. */
export const GridFoot = <T,>({ columns, totals, label, rowIndex, hasLead }: GridFootProps<T>) => {
  const cell = (box: ColumnBox<T>) => {
    const { column, index, place } = box
    const { type, align = isNumeric(type) ? 'right' : 'left' } = descriptionOf(column)
    return (
      <div
        key={column.id}
        role="gridcell"
        className={`cell ${place}`}
        data-text=""
        aria-colindex={index + (hasLead ? 2 : 1)}
        data-align={align === 'left' ? undefined : align}
        data-label={totals[column.id] === undefined ? undefined : box.label}
      >
        {totals[column.id] ?? (index === 0 ? label : '')}
      </div>
    )
  }
  return (
    <div role="row" aria-rowindex={rowIndex} className="row">
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
}
