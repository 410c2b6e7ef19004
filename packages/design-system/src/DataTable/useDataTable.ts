import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useColumnMenu } from './columns/useColumnMenu.tsx'
import { useHead } from './columns/useHead.ts'
import { editedLines, withAddLine } from './editing/editedLines.ts'
import { useCellInput } from './editing/useCellInput.tsx'
import { useEditing } from './editing/useEditing.ts'
import { useRowSteps } from './editing/useRowSteps.ts'
import type { DataFilters } from './model/filters.ts'
import type { Lines } from './model/lines.ts'
import { useRowDrag } from './rowDrag/useRowDrag.ts'
import type { DataSort } from './types.ts'
import { fitWidth } from './view/fitWidth.ts'
import type { GridNoticeProps } from './view/GridNotice.tsx'
import { GridView } from './view/GridView.ts'
import { useCells, useLineText } from './view/useCells.ts'
import { descriptionOf } from './view/useColumns.ts'
import { useFilter } from './view/useFilter.ts'
import { useFittedHeight } from './view/useFittedHeight.ts'
import { useGridFocus } from './view/useGridFocus.ts'
import { useHandle } from './view/useHandle.ts'
import { useLines } from './view/useLines.ts'
import { usePinnedRows } from './view/usePinnedRows.ts'
import { useRowActions } from './view/useRowActions.ts'
import { useRowActs } from './view/useRowActs.ts'
import { useRowCheck } from './view/useRowCheck.ts'
import { useSelection } from './view/useSelection.tsx'
import { useSpokenState } from './view/useSpokenState.ts'
import { useTableColumns } from './view/useTableColumns.ts'
import type { TableOptions } from './view/useTableOptions.ts'
import type { TableState } from './view/useTableState.ts'
import { useTotals } from './view/useTotals.ts'
import { useWindows } from './view/useWindows.ts'
import { useWriter } from './view/useWriter.ts'

const noFilters: DataFilters = {}
const noSort: readonly DataSort[] = []

/** All that a table does, by feature; what is drawn of it stands in `DataTable`. */
export const useDataTable = <T>(state: TableState, options: TableOptions<T>) => {
  const {
    label,
    columns,
    rows,
    load,
    rowKey,
    groupBy,
    onGroupByChange,
    tree,
    openDetails,
    renderers,
    quickFilter,
    isServed,
    selectionMode,
    isSelectionDisabled,
    maxSelected,
    hasTotals,
    onEdit,
    editMode,
    onDraftsChange,
    onRowPress,
    onRowDoublePress,
    newRow,
    onRowsChange,
    onRowMove,
    isZebra,
    isLoading,
    columnPresets,
    headFilters,
    pinnedRows,
    rowActions,
    maxHeight,
    page,
  } = options
  const { sort, filters } = state
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isMovable = onRowMove !== undefined && sort.length === 0 && groupBy.length === 0
  const hasLead = selectionMode !== 'none' || isMovable

  const { areas, boxes, groups, card, scale, setTotalWidths, rowHeight, lineHeight } = useTableColumns(
    scroller,
    state,
    options,
    isMovable,
  )
  const { all, shown } = boxes
  const makerOf = useCells(columns, renderers)
  const filter = useFilter(columns, makerOf, isServed ? noFilters : filters, isServed ? '' : quickFilter, options.filter)
  const viewRef = useRef<GridView<T>>(null)
  const viewOf = useCallback(() => viewRef.current as GridView<T>, []) // Made below, before anybody asks.
  const descriptions = useMemo(() => all.map(descriptionOf), [all])
  const editing = useEditing<T>({
    onEdit,
    editMode,
    onDraftsChange,
    columns: descriptions,
    viewOf,
    onRowStep: (...step): void => rowSteps.step(...step),
    onMovesStep: (moves): void => dragging.run(moves),
    onStored: (edits): void => server?.stored(edits),
  })
  const { expansion } = state
  const described = useRef(columns)
  described.current = columns
  const columnOf = useCallback((key: string) => described.current.find((one) => one.key === key), [])
  const [isEdited, hasAddLine] = [onEdit !== undefined, newRow !== undefined && onRowsChange !== undefined]
  const { store } = editing
  // Another one only when reading becomes editing or ends it, for then the lines are others.
  const over = useMemo(() => {
    if (!isEdited) return undefined
    return (whole: Lines<T>, isReady?: () => boolean): Lines<T> => {
      const edited = editedLines(whole, store, columnOf)
      return hasAddLine ? withAddLine(edited, isReady) : edited
    }
  }, [isEdited, hasAddLine, store, columnOf])
  const { lines, order, setRows, version, fault } = useLines<T>(
    {
      label,
      rows,
      rowKey,
      filter,
      groupBy,
      tree,
      openDetails,
      columns,
      sort: isServed ? noSort : sort,
      expansion,
      over,
    },
    (next, { isOther, isCommitting }) => {
      const change = (): void => (isOther ? view.setLines(next) : view.refreshRows())
      if (isCommitting) view.inReact(change)
      else change()
    },
  )
  const text = useLineText(columns, all, makerOf, order)
  const [view] = useState(() => new GridView<T>(lines.current, { text }, rowHeight))
  viewRef.current = view
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  view.onSlots = redraw
  view.firstNumber = page?.first ?? 0
  const pinned = usePinnedRows(pinnedRows, onRowPress)
  const firstRow = groups.depth + 2 + pinned.top.length
  view.rowsBefore = firstRow - 1
  view.hasDepth = tree !== undefined || groupBy.length > 0
  const actions = useRowActions(rowActions, viewOf, all.length)
  useFittedHeight(scroller, view, maxHeight)
  useRowCheck(label, rows, rowKey, columns)
  useSpokenState(columns, state)
  const server = useWindows<T>({
    load,
    rowKey,
    question: { sort, filters, quickFilter },
    viewOf,
    columnOf,
    over,
    onRows: (come, isWhole) => editing.meet(come, rowKey, isWhole),
  })

  const { selection, setSelection } = state
  const selecting = useSelection<T>({
    mode: selectionMode,
    selection,
    setSelection,
    isDisabled: isSelectionDisabled,
    rows,
    rowKey,
    view,
    isPaged: page !== undefined,
    most: maxSelected,
    fetchRows: server ? (one, other) => server.rows.fetch(one, other) : undefined,
    isMovable,
  })
  const contents = `${version} ${editing.version}`
  const { range, finding, formatLooks } = useWriter<T>({
    body,
    view,
    viewOf,
    columns: descriptions,
    text,
    state: selecting.state,
    editing,
    isStriped: isZebra,
    lineHeight,
    version: contents,
    isPaged: page !== undefined && page.total > rows.length,
  })
  useLayoutEffect(() => (scroller.current && body.current ? view.attach(scroller.current, body.current) : undefined), [view])

  const { focusCell, gridProps } = useGridFocus({
    root: scroller,
    view,
    columnCount: all.length + (rowActions ? 1 : 0),
    hasLead,
    around: { groups: card ? 0 : groups.depth, top: pinned.top.length, bottom: pinned.bottom.length },
    revealColumn: boxes.reveal,
    onMove: range.move,
    onLines: range.follow,
    onActive: (at): void => typing.onActive(at),
    onKey: (event, at): boolean =>
      finding.key(event, at) ||
      dragging.key(event, at) ||
      head.key(event, at) ||
      pinned.key(event, at) ||
      (onEdit !== undefined && typing.key(event, at)) ||
      acts.key(event, at),
  })
  const fitColumn = (index: number): number => fitWidth(scroller.current, index, scale)
  const head = useHead<T>({
    root: scroller,
    columns,
    all,
    areas,
    groups,
    geometry: boxes.geometry,
    state,
    focusCell,
    fitWidth: fitColumn,
  })
  const dragging = useRowDrag<T>({
    onRowMove: isMovable ? onRowMove : undefined,
    scroller,
    view,
    rows,
    selection,
    editing,
    isEdited: onEdit !== undefined,
    focusCell,
  })
  const rowSteps = useRowSteps<T>({
    newRow,
    onRowsChange,
    rows,
    rowKey,
    tree,
    groupBy,
    described: columns,
    columns: descriptions,
    windows: server?.rows,
    arrivals: server?.arrivals,
    view,
    editing,
    state,
    focusCell,
  })
  const onAddRow = (): void => rowSteps.add()
  const acts = useRowActs<T>({ view, mode: selectionMode, selecting, state, onRowPress, onRowDoublePress, onAddRow, focusCell })
  const isFollowed = hasTotals || descriptions.some(({ value }) => value !== undefined)
  const typing = useCellInput<T>({
    editing,
    rowSteps,
    view,
    columns: descriptions,
    text,
    range,
    focusCell,
    isEnabled: onEdit !== undefined,
    isFollowed,
  })
  useLayoutEffect(() => {
    range.handle.current = onEdit ? { canFill: editing.canEdit, onFill: typing.filling.stretch } : null
  })
  const edited = (row: T): T => editing.edited(row, rowKey)
  useHandle<T>(state, options, {
    view,
    order,
    setRows,
    reload: () => void server?.rows.reload(),
    editing,
    rowSteps,
    focusCell,
    makerOf,
    edited,
    columns: descriptions,
    widths: boxes.geometry.widths,
    pinned: areas.start.length,
  })

  const figures = options.totals ?? server?.rows.totals
  const totals = useTotals(hasTotals, figures, columns, makerOf, order, edited, contents, scale, setTotalWidths)
  const columnMenu = useColumnMenu<T>({
    columns: all,
    described: columns,
    presets: columnPresets,
    headFilters,
    state,
    groupBy,
    setGroupBy: onGroupByChange,
    rowsOf: isServed || tree ? null : () => rows,
    textOf: (column) => makerOf(column).text,
    fitWidth: fitColumn,
    step: head.step,
    focusTable: () => scroller.current?.focus(),
  })
  const { count } = server?.lines ?? lines.current
  const pinnedProps = { columns: shown, makerOf, hasLead, onRowPress }
  const hasFailed = server !== null && server.rows.error !== null
  const lost = editing.lostRows()
  const problem = fault !== undefined ? 'fault' : all.length === 0 ? 'noColumns' : undefined
  const noticeOf = (): GridNoticeProps | undefined => {
    if (server && hasFailed) return { is: 'failed', onRetry: () => server.rows.retry() }
    if (problem) return { is: problem }
    const rows = lost.map((line) => all.map((_, column) => text({ ...line, kind: 'row', index: -1, depth: 0 }, column)))
    return rows.length > 0 ? { is: 'lost', rows, onDiscard: editing.dropLost } : undefined
  }
  const notice = noticeOf()
  const isWaiting = isLoading || (server !== null && server.rows.total === null && server.rows.error === null)

  return {
    boxes,
    groups,
    card,
    scale,
    rowHeight,
    view,
    gridProps,
    scroller,
    body,
    firstRow,
    hasLead,
    isWaiting,
    range,
    typing,
    isMovable,
    dragging,
    acts,
    actions,
    shown,
    all,
    head,
    selecting,
    columnMenu,
    pinned,
    pinnedProps,
    makerOf,
    totals,
    formatLooks,
    finding,
    focusCell,
    notice,
    hasFailed,
    count,
  }
}
