import type { ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Cell } from './Table.styles.ts'
import { tableTexts } from './Table.texts.ts'
import { pinProps } from './TableRow.tsx'
import { descriptionOf, type ModelColumn } from './useTableModel.ts'

export type TableFootProps<T> = {
  columns: readonly ModelColumn<T>[]
  totals: Readonly<Record<string, ReactNode>>
  hasSelection: boolean
  hasActions: boolean
}

/** Sums below their columns; the first column without one says what the row is. */
export const TableFoot = <T,>({ columns, totals, hasSelection, hasActions }: TableFootProps<T>) => {
  const { t } = useLocale()
  const labelled = columns.find(({ id }) => totals[id] === undefined)?.id
  return (
    <tfoot>
      <tr>
        {hasSelection && <Cell data-select="" data-pin="left" style={{ insetInlineStart: 0 }} />}
        {columns.map((column) => (
          <Cell key={column.id} data-align={descriptionOf(column).align} {...pinProps(column, columns)}>
            {column.id === labelled ? t(tableTexts.totals) : guarded(totals[column.id])}
          </Cell>
        ))}
        {hasActions && <Cell data-actions="" data-pin="right" style={{ insetInlineEnd: 0 }} />}
      </tr>
    </tfoot>
  )
}
