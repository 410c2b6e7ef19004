import { useCallback, useImperativeHandle, useRef } from 'react'
import { useCells } from './cells/useCells.ts'
import { useTableColumns } from './columns/useTableColumns.ts'
import { noticeOf } from './feature/notices.ts'
import { pressesOf } from './feature/presses.ts'
import type { Table, TableBase } from './feature/Table.ts'
import { useContributions, useServices } from './feature/useContributions.ts'
import { useFocus } from './feature/useFocus.ts'
import { useTableRows } from './feature/useTableRows.ts'
import { useView, useWrittenView } from './feature/useTableView.ts'
import { features } from './features.ts'
import type { CellPlace } from './model/cellPlace.ts'
import type { DataTableHandle, DataTableProps } from './props/DataTableProps.ts'
import { useTableOptions } from './props/useTableOptions.ts'
import { useLineText } from './rowModel/useLineText.ts'
import type { GridView } from './view/GridView.ts'

/** px by which what two features put before the first column stands closer than each by itself. */
const shared = 16

/** All that a table does, by feature; what is drawn of it stands in `DataTable`. */
export const useDataTable = <T>(props: DataTableProps<T>) => {
  const { state, options, root } = useTableOptions(props, features)
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const rooms = features.map(({ room }) => room?.(options, state) ?? {})
  const leads = rooms.flatMap(({ lead }) => lead || [])
  const columns = useTableColumns<T>({
    root: scroller,
    columns: options.columns,
    layout: state.layout,
    sort: state.sort,
    setSort: state.setSort,
    before: leads.reduce((sum, lead) => sum + lead - shared, leads.length > 0 ? shared : 0),
    indent: rooms.reduce((sum, { indent = 0 }) => sum + indent, 0),
    hasCards: options.hasCards === true && !options.tree && options.groupBy.length === 0,
    rowHeight: options.rowHeight,
  })
  const makerOf = useCells(options.columns, options.renderers)
  const services = useServices<T>()
  const base: TableBase<T> = { options, state, columns, makerOf }
  const shown = useRef<GridView<T>>(null)
  const { parts, rows } = useTableRows(features, base, services, (change, isCommitting) => {
    const { current: view } = shown
    const show = (): void => (change === 'lines' ? view?.setLines(rows.model.lines) : view?.refreshRows())
    if (isCommitting) view?.inReact(show)
    else show()
  })
  const text = useLineText(columns.described, makerOf, rows.order, parts)
  const view = useView(base, { rows, text })
  shown.current = view

  const focusing = useRef<(at: CellPlace) => void>(null)
  const focusCell = useCallback((at: CellPlace): void => focusing.current?.(at), [])
  const menus = (): ReturnType<Table<T>['menus']> => contributions.flatMap(({ menu }) => menu ?? [])
  const table: Table<T> = { ...base, rows, view, text, scroller, body, menus, focusCell }
  const contributions = useContributions(features, table, services)

  const bands = contributions.flatMap(({ parts }) => parts?.bands ?? [])
  const top = bands.reduce((sum, { side, count }) => sum + (side === 'top' ? count : 0), 0)
  const page = contributions.find((one) => one.page)?.page
  const firstRow = columns.groups.depth + 2 + top
  useWrittenView(table, contributions, { rowsBefore: firstRow - 1, firstNumber: page?.first ?? 0 })
  const presses = pressesOf(table, contributions)
  const focus = useFocus(table, contributions, presses)
  focusing.current = focus.focusCell
  useImperativeHandle(options.handle, () => {
    const focusRow = (key: string, column?: string): boolean => {
      const place = view.lines.placeOf(key)
      const at = columns.described.findIndex((one) => one.key === column)
      if (place >= 0) focusCell({ place, column: Math.max(0, at) })
      return place >= 0
    }
    const handles = contributions.map(({ handle }) => handle)
    return Object.assign({ focusRow }, ...handles) as DataTableHandle<T> // The features of the list offer all of it.
  })

  const { count } = contributions.find(({ lines }) => lines)?.lines ?? rows.model.lines
  return {
    table,
    root,
    contributions,
    bands,
    gridProps: focus.gridProps,
    onClick: presses.onClick,
    /** Number of lines. */
    count,
    /** Rows of all pages. */
    total: page?.total ?? count,
    /** Number of the first line for assistive technology. */
    firstRow,
    /** Height in rows of what is pinned above the lines. */
    pinnedRows: top,
    isWaiting: options.isLoading === true || contributions.some((one) => one.isWaiting),
    notice: noticeOf(table, contributions),
  }
}
