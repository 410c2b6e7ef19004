import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { ColumnResizer } from './ColumnResizer.tsx'
import { SelectBox } from './SelectBox.tsx'
import { pageState, togglePage } from './selection.ts'
import { nextDirection, nextSort } from './sorting.ts'
import { HeadCell, Hidden, SortButton, SortPlace } from './Table.styles.ts'
import { pinProps } from './TableRow.tsx'
import { columnName, type TableColumn, type TableSelection, type TableSort } from './types.ts'

export type TableHeadProps<T> = {
  columns: readonly TableColumn<T>[]
  rowKeys: readonly string[]
  widths: Readonly<Record<string, number>>
  onResize: (key: string, width: number) => void
  selection?: TableSelection
  sort: readonly TableSort[]
  onSortChange?: (sort: TableSort[]) => void
  hasActions: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const sortMessage = { asc: 'table.sortAscending', desc: 'table.sortDescending' } as const

const widthStyle = (
  width: number | undefined,
  { minWidth, maxWidth }: { minWidth?: number; maxWidth?: number },
): CSSProperties => (width === undefined ? { minWidth, maxWidth } : { width, minWidth: width, maxWidth: width })

/** The sticky row of headers: selects the page, sorts, resizes. */
export const TableHead = <T,>({
  columns,
  rowKeys,
  widths,
  onResize,
  selection,
  sort,
  onSortChange,
  hasActions,
}: TableHeadProps<T>) => {
  const { t } = useLocale()
  const state = selection ? pageState(selection, rowKeys) : 'none'
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <HeadCell
            data-pin="left"
            scope="col"
            style={{ insetInlineStart: 0, width: 40, paddingInline: '14px 0' }}
            data-column="select"
          >
            {selection.mode === 'multiple' && (
              <SelectBox
                type="checkbox"
                label={t('table.selectAll')}
                isChecked={state === 'all'}
                isIndeterminate={state === 'some'}
                isDisabled={rowKeys.length === 0}
                onToggle={() => selection.onChange(togglePage(selection, rowKeys))}
              />
            )}
          </HeadCell>
        )}
        {columns.map((column) => {
          const { key, header, align, isSortable, isResizable = true } = column
          const place = sort.findIndex((step) => step.key === key)
          const direction = sort[place]?.direction
          const next = nextDirection(sort, key)
          const name = columnName(column)
          const pin = pinProps(column, columns)
          return (
            <HeadCell
              key={key}
              scope="col"
              data-column={key}
              data-align={align}
              {...pin}
              aria-sort={direction ? ariaSort[direction] : undefined}
              style={{ ...widthStyle(widths[key] ?? column.width, column), ...pin.style }}
            >
              {isSortable && onSortChange ? (
                <SortButton
                  type="button"
                  title={t(next ? sortMessage[next] : 'table.sortNone', { column: name })}
                  onClick={(event) => onSortChange(nextSort(sort, key, event.shiftKey))}
                >
                  {header}
                  {direction === 'desc' ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />}
                  {sort.length > 1 && place >= 0 && <SortPlace>{place + 1}</SortPlace>}
                </SortButton>
              ) : (
                header
              )}
              {isResizable && <ColumnResizer name={name} onResize={(width) => onResize(key, width)} />}
            </HeadCell>
          )
        })}
        {hasActions && (
          <HeadCell data-pin="right" style={{ insetInlineEnd: 0, inlineSize: 0, padding: 0 }} data-column="actions" scope="col">
            <Hidden>{t('table.rowActions')}</Hidden>
          </HeadCell>
        )}
      </tr>
    </thead>
  )
}
