import {
  type ComponentPropsWithRef,
  type CSSProperties,
  Fragment,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { checkTable } from './checkTable.ts'
import { Refreshing } from './Refreshing.styles.ts'
import { RowGap } from './RowGap.tsx'
import { Grid, Root, Scroller } from './Table.styles.ts'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { type RowHandlers, TableRow } from './TableRow.tsx'
import { TableState } from './TableState.tsx'
import { tableKeys } from './tableKeys.ts'
import type { TableColumn, TableSelection, TableSort } from './types.ts'
import { usePinOffsets } from './usePinOffsets.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useRowHeight } from './useRowHeight.ts'
import { useRowWindow } from './useRowWindow.ts'
import { toggleRow, useTableModel } from './useTableModel.ts'

export type TableProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  /** Identity of a row. */
  rowKey: (row: T) => string
  /** Name of the table for screen readers. */
  caption: string
  selection?: TableSelection
  sort?: readonly TableSort[]
  /** Hears the new order; the caller sorts. Shift adds a step. */
  onSortChange?: (sort: TableSort[]) => void
  /** Small buttons at the end of a row, shown on hover and focus. */
  rowActions?: (row: T) => ReactNode
  /** A press on the row, or Enter. */
  onRowPress?: (row: T) => void
  /** Skeleton rows while there are none, a thin line above rows that are being refreshed. */
  isLoading?: boolean
  /** What to show without rows; default a short notice. */
  emptyState?: ReactNode
  /** What to show instead of rows after a failure. */
  errorState?: ReactNode
  /** Keeps the first column in sight; default false. */
  stickyFirst?: boolean
  /** Sums by column key, in a row that stays at the bottom. */
  totals?: Readonly<Record<string, ReactNode>>
  /** Hears widths the reader sets, by column key in px, to remember them. */
  onWidthsChange?: (widths: Record<string, number>) => void
  /** Widths to begin with, by column key in px. */
  defaultWidths?: Readonly<Record<string, number>>
  /** Most height in px, beyond which the body scrolls; default the height of the container. */
  maxHeight?: number
}

const noSort: readonly TableSort[] = []

/** Rows of a list: sticky header, pinned columns, sorting, selection, actions; long lists keep only the rows in sight in the page. */
export const Table = <T,>(props: TableProps<T>) => {
  const {
    columns: given,
    rows,
    rowKey,
    caption,
    selection,
    sort = noSort,
    onSortChange,
    rowActions,
    onRowPress,
    isLoading = false,
    ...more
  } = props
  const { emptyState, errorState, stickyFirst = false, totals, onWidthsChange, defaultWidths = {}, maxHeight, ...root } = more
  const { t } = useLocale()
  checkTable(rows, rowKey, given, sort)
  const table = useRef<HTMLTableElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>(defaultWidths)
  const [activeKey, setActive] = useState<string>()
  const { model, columns } = useTableModel({
    columns: given,
    rows,
    rowKey,
    stickyFirst,
    selection,
    sort,
    onSortChange,
    widths,
    onWidthsChange: (next) => {
      setWidths(next)
      onWidthsChange?.(next)
    },
  })
  const lines = model.getRowModel().rows
  const activeIndex = activeKey === undefined ? -1 : lines.findIndex(({ id }) => id === activeKey)
  const rowHeight = useRowHeight(table)
  const { indexes, scrollTo } = useRowWindow({ scroller, count: lines.length, rowHeight, kept: activeIndex })
  const focusRow = useRowFocus(scroller, scrollTo)
  usePinOffsets(table, `${selection ? 'select' : ''}|${columns.map((column) => `${column.id}:${column.getIsPinned()}`).join()}`)

  const latest = useRef({ model, onRowPress })
  useLayoutEffect(() => {
    latest.current = { model, onRowPress }
  })
  const handlers = useMemo<RowHandlers>(
    () => ({
      press: (key) => {
        setActive(key)
        latest.current.onRowPress?.(latest.current.model.getRow(key).original.row)
      },
      toggle: (key, isRange) => {
        setActive(key)
        toggleRow(latest.current.model, key, isRange)
      },
    }),
    [],
  )

  const isInteractive = selection !== undefined || onRowPress !== undefined
  const inTabOrder = activeIndex < 0 ? indexes[0] : activeIndex
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const hasRows = lines.length > 0 && errorState === undefined
  const style: CSSProperties = { maxBlockSize: maxHeight }

  return (
    <Root {...root}>
      {isLoading && hasRows && <Refreshing role="status" aria-label={t(commonTexts.loading)} />}
      <Scroller
        ref={scroller}
        style={style}
        tabIndex={isInteractive && hasRows ? undefined : 0}
        role="group"
        aria-label={caption}
      >
        <Grid
          ref={table}
          role={isInteractive ? 'grid' : undefined}
          aria-label={caption}
          aria-rowcount={rows.length + 1}
          aria-multiselectable={selection?.mode === 'multiple' || undefined}
          aria-busy={isLoading || undefined}
          onKeyDown={tableKeys({
            lines,
            activeIndex,
            setActive,
            focusRow,
            handlers,
            canSelect: selection !== undefined,
            selectAll: selection?.mode === 'multiple' ? () => model.toggleAllPageRowsSelected(true) : undefined,
            canPress: onRowPress !== undefined,
          })}
        >
          <TableHead model={model} columns={columns} selectionMode={selection?.mode} hasActions={rowActions !== undefined} />
          <tbody>
            {hasRows &&
              indexes.map((index, place) => {
                const line = lines[index]
                if (!line) return null
                const { id, original } = line
                return (
                  <Fragment key={id}>
                    <RowGap rows={index - (indexes[place - 1] ?? -1) - 1} rowHeight={rowHeight} span={span} />
                    <TableRow
                      row={original.row}
                      rowKey={id}
                      index={index}
                      columns={columns}
                      selectionMode={selection?.mode}
                      isSelected={line.getIsSelected()}
                      isSelectable={line.getCanSelect()}
                      isPressable={onRowPress !== undefined}
                      isInTabOrder={index === inTabOrder}
                      rowActions={rowActions}
                      handlers={handlers}
                    />
                  </Fragment>
                )
              })}
            {hasRows && <RowGap rows={lines.length - (indexes.at(-1) ?? -1) - 1} rowHeight={rowHeight} span={span} />}
            {!hasRows && (
              <TableState
                span={span}
                columns={columns}
                isLoading={isLoading && errorState === undefined}
                content={errorState ?? emptyState}
              />
            )}
          </tbody>
          {totals && hasRows && (
            <TableFoot
              columns={columns}
              totals={totals}
              hasSelection={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          )}
        </Grid>
      </Scroller>
    </Root>
  )
}
