import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SortButton, SortPlace } from './SortButton.styles.ts'
import { HeadCell } from './Table.styles.ts'
import { tableTexts } from './Table.texts.ts'
import { pinProps } from './TableRow.tsx'
import { columnName, type TableSelection } from './types.ts'
import { descriptionOf, type ModelColumn, type TableModel } from './useTableModel.ts'

export type TableHeadProps<T> = {
  model: TableModel<T>
  columns: readonly ModelColumn<T>[]
  selectionMode?: TableSelection['mode']
  hasActions: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const sortMessage = { asc: tableTexts.sortAscending, desc: tableTexts.sortDescending } as const

const widthStyle = (
  width: number | undefined,
  { minWidth, maxWidth }: { minWidth?: number; maxWidth?: number },
): CSSProperties => (width === undefined ? { minWidth, maxWidth } : { width, minWidth: width, maxWidth: width })

/** The sticky row of headers: selects the page, sorts, resizes. */
export const TableHead = <T,>({ model, columns, selectionMode, hasActions }: TableHeadProps<T>) => {
  const { t } = useLocale()
  const { columnSizing, sorting } = model.state
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectionMode && (
          <HeadCell
            data-pin="left"
            scope="col"
            style={{ insetInlineStart: 0, width: 40, paddingInline: '14px 0' }}
            data-column="select"
          >
            {selectionMode === 'multiple' && (
              <SelectBox
                type="checkbox"
                label={t(tableTexts.selectAll)}
                isChecked={model.getIsAllPageRowsSelected()}
                isIndeterminate={model.getIsSomePageRowsSelected() && !model.getIsAllPageRowsSelected()}
                isDisabled={model.getRowModel().rows.length === 0}
                onToggle={() => model.toggleAllPageRowsSelected()}
              />
            )}
          </HeadCell>
        )}
        {columns.map((column) => {
          const described = descriptionOf(column)
          const { header, align, isResizable = true } = described
          const direction = column.getIsSorted()
          const next = column.getNextSortingOrder()
          const name = columnName(described)
          const pin = pinProps(column, columns)
          return (
            <HeadCell
              key={column.id}
              scope="col"
              data-column={column.id}
              data-align={align}
              {...pin}
              aria-sort={direction ? ariaSort[direction] : undefined}
              style={{ ...widthStyle(columnSizing[column.id] ?? described.width, described), ...pin.style }}
            >
              {column.getCanSort() ? (
                <SortButton
                  type="button"
                  title={t(next ? sortMessage[next] : tableTexts.sortNone, { column: name })}
                  onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}
                >
                  {header}
                  {direction === 'desc' ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />}
                  {sorting.length > 1 && direction && <SortPlace>{column.getSortIndex() + 1}</SortPlace>}
                </SortButton>
              ) : (
                header
              )}
              {isResizable && (
                <ColumnResizer
                  name={name}
                  onResize={(width) => model.setColumnSizing((widths) => ({ ...widths, [column.id]: width }))}
                  onGiveUp={() => model.setColumnSizing(columnSizing)}
                />
              )}
            </HeadCell>
          )
        })}
        {hasActions && (
          <HeadCell data-pin="right" style={{ insetInlineEnd: 0, inlineSize: 0, padding: 0 }} data-column="actions" scope="col">
            <Hidden>{t(tableTexts.rowActions)}</Hidden>
          </HeadCell>
        )}
      </tr>
    </thead>
  )
}
