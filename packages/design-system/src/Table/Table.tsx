import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { addRange, toggleKey } from './selection.ts'
import { Grid, Refreshing, Root, Scroller, Spacer } from './Table.styles.ts'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { type RowHandlers, TableRow } from './TableRow.tsx'
import { TableState } from './TableState.tsx'
import { tableKeys } from './tableKeys.ts'
import { arrangeColumns, type TableColumn, type TableSelection, type TableSort } from './types.ts'
import { usePinOffsets } from './usePinOffsets.ts'
import { useRowHeight } from './useRowHeight.ts'
import { useRowWindow } from './useRowWindow.ts'

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

/** Rows of a list: sticky header, pinned columns, sorting, selection, actions; long lists keep only the rows in sight in the page. */
export const Table = <T,>(props: TableProps<T>) => {
  const {
    columns: given,
    rows,
    rowKey,
    caption,
    selection,
    sort = [],
    onSortChange,
    rowActions,
    onRowPress,
    isLoading = false,
    ...more
  } = props
  const { emptyState, errorState, stickyFirst = false, totals, onWidthsChange, defaultWidths = {}, maxHeight, ...root } = more
  const { t } = useLocale()
  const table = useRef<HTMLTableElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>(defaultWidths)
  const [activeKey, setActive] = useState<string>()
  const columns = useMemo(() => arrangeColumns(given, stickyFirst), [given, stickyFirst])
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const rowHeight = useRowHeight(table)
  const { start, end } = useRowWindow(scroller, rows.length, rowHeight)
  const anchor = useRef<string>(undefined)
  usePinOffsets(table, `${selection ? 'select' : ''}|${columns.map(({ key, pin }) => `${key}:${pin ?? ''}`).join()}`)

  const latest = useRef({ selection, rows, rowKeys, onRowPress })
  useLayoutEffect(() => {
    latest.current = { selection, rows, rowKeys, onRowPress }
  })
  const handlers = useMemo<RowHandlers>(
    () => ({
      press: (key) => {
        const row = latest.current.rows[latest.current.rowKeys.indexOf(key)]
        setActive(key)
        if (row !== undefined) latest.current.onRowPress?.(row)
      },
      toggle: (key, isRange) => {
        const { selection: current, rowKeys: keys } = latest.current
        setActive(key)
        if (!current || current.isDisabled?.(key)) return
        const hasRange = isRange && current.mode === 'multiple' && anchor.current !== undefined
        current.onChange(hasRange ? addRange(current, keys, anchor.current ?? key, key) : toggleKey(current, key))
        if (!hasRange) anchor.current = key
      },
    }),
    [],
  )

  const resize = (key: string, width: number) => {
    const next = { ...widths, [key]: width }
    setWidths(next)
    onWidthsChange?.(next)
  }

  const isInteractive = selection !== undefined || onRowPress !== undefined
  const inTabOrder = activeKey !== undefined && rowKeys.includes(activeKey) ? activeKey : rowKeys[start]
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)
  const hasRows = rows.length > 0 && errorState === undefined
  const style: CSSProperties = { maxBlockSize: maxHeight }

  return (
    <Root {...root}>
      {isLoading && hasRows && <Refreshing role="status" aria-label={t('common.loading')} />}
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
            rowKeys,
            active: activeKey,
            setActive,
            handlers,
            scroller,
            rowHeight,
            canSelect: selection !== undefined,
            canPress: onRowPress !== undefined,
          })}
        >
          <TableHead
            columns={columns}
            rowKeys={rowKeys}
            widths={widths}
            onResize={resize}
            selection={selection}
            sort={sort}
            onSortChange={onSortChange}
            hasActions={rowActions !== undefined}
          />
          <tbody>
            {start > 0 && (
              <Spacer aria-hidden="true">
                <td colSpan={span} style={{ height: start * rowHeight }} />
              </Spacer>
            )}
            {hasRows &&
              rows.slice(start, end).map((row, offset) => {
                const key = rowKeys[start + offset] ?? ''
                return (
                  <TableRow
                    key={key}
                    row={row}
                    rowKey={key}
                    index={start + offset}
                    columns={columns}
                    selectionMode={selection?.mode}
                    isSelected={selection?.keys.has(key) ?? false}
                    isSelectable={!selection?.isDisabled?.(key)}
                    isPressable={onRowPress !== undefined}
                    isInTabOrder={key === inTabOrder}
                    rowActions={rowActions}
                    handlers={handlers}
                  />
                )
              })}
            {hasRows && end < rows.length && (
              <Spacer aria-hidden="true">
                <td colSpan={span} style={{ height: (rows.length - end) * rowHeight }} />
              </Spacer>
            )}
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
