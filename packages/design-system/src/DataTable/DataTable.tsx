import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Refreshing } from '../Table/Table.styles.ts'
import { useRowHeight } from '../Table/useRowHeight.ts'
import { cardLook } from './cards/cardLook.ts'
import { useColumnMenu } from './columns/useColumnMenu.tsx'
import { useHead } from './columns/useHead.ts'
import { useHeadGroups } from './columns/useHeadGroups.ts'
import { Backdrop, Edge, Root, Scroller } from './DataTable.styles.ts'
import { dataTableTexts } from './DataTable.texts.ts'
import { editedLines, withAddLine } from './editing/editedLines.ts'
import { useCellInput } from './editing/useCellInput.tsx'
import { type EditProps, useEditing } from './editing/useEditing.ts'
import { type RowEditProps, useRowSteps } from './editing/useRowSteps.ts'
import type { ExportOptions } from './export/exportTable.ts'
import type { TablePrintOptions } from './export/printTable.ts'
import { useExport } from './export/useExport.ts'
import { useFind } from './find/useFind.tsx'
import { useFormats } from './formats/useFormats.ts'
import type { ColumnPreset } from './layout/ColumnPanel.tsx'
import { CutTexts } from './layout/CutTexts.tsx'
import type { DataFilters } from './model/filters.ts'
import type { Lines } from './model/lines.ts'
import { isSelected } from './model/selection.ts'
import { type RowDragProps, useRowDrag } from './rowDrag/useRowDrag.ts'
import type { CellRenderer, DataColumn, DataSort } from './types.ts'
import { fitWidth } from './view/fitWidth.ts'
import { GridFoot } from './view/GridFoot.tsx'
import { GridHead } from './view/GridHead.tsx'
import type { GridNoticeProps } from './view/GridNotice.tsx'
import { GridPinned } from './view/GridPinned.tsx'
import { GridRow } from './view/GridRow.tsx'
import { GridState } from './view/GridState.tsx'
import { GridView, type LineWriter } from './view/GridView.ts'
import { useCellRange } from './view/useCellRange.ts'
import { useCells, useLineText } from './view/useCells.ts'
import { useColumnBoxes } from './view/useColumnBoxes.ts'
import { descriptionOf, useColumns } from './view/useColumns.ts'
import { useFilter } from './view/useFilter.ts'
import { useFittedHeight } from './view/useFittedHeight.ts'
import { useGridFocus } from './view/useGridFocus.ts'
import { type LinesProps, useLines } from './view/useLines.ts'
import { type PinnedRows, usePinnedRows } from './view/usePinnedRows.ts'
import { useRowActions } from './view/useRowActions.ts'
import { useRowActs } from './view/useRowActs.ts'
import { useRowCheck } from './view/useRowCheck.ts'
import { useSelection } from './view/useSelection.tsx'
import { type StateProps, useTableState } from './view/useTableState.ts'
import { useTotals } from './view/useTotals.ts'
import { type LoadRows, useWindows } from './view/useWindows.ts'

/** What a caller may ask of a table that is shown. */
export type DataTableHandle<T> = {
  /** Shows these rows in place of the ones before, without anything else being drawn: for pushes many times a second. */
  setRows: (rows: readonly T[]) => void
  /** Brings a row into sight and puts the focus there; false when it is not shown. */
  focusRow: (key: string) => boolean
  /** Stores what was typed and is not stored yet; false when something is wrong with it, which is marked. */
  save: () => Promise<boolean>
  /** Gives up what is not stored. */
  discard: () => void
  undo: () => void
  redo: () => void
  /** Adds an empty row under the one of that key, or at the end, and begins to edit it. */
  addRow: (after?: string) => void
  /** Takes rows out; can be undone. */
  removeRows: (keys: Iterable<string>) => void
  /** Makes a file of the table while the page goes on, and hands it to the reader; answers with it. */
  export: (options?: ExportOptions<T>) => Promise<File>
  /** Prints the table as text, its headers on every page; rejected when there are more than 5 000 rows. */
  print: (options?: TablePrintOptions) => Promise<void>
}

export type DataTableProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  StateProps &
  EditProps &
  RowEditProps<T> &
  RowDragProps &
  Omit<LinesProps<T>, 'rows'> & {
    /** All rows; either these or `load`. */
    rows?: readonly T[]
    /** Fetches rows of a server as they come into sight; sorting and filtering are then the server's. */
    load?: LoadRows<T>
    /** Lets the reader choose rows; default 'none'. */
    selectionMode?: 'none' | 'single' | 'multiple'
    /** Rows that cannot be selected, by key. */
    isSelectionDisabled?: (key: string) => boolean
    /** Most rows that may be selected; the others are locked then, and the reader is told. Default any number. */
    maxSelected?: number
    /** Name of the table for assistive technology. */
    label: string
    columns: readonly DataColumn<T>[]
    /** How kinds of cells are written and drawn, by the name that columns give. */
    renderers?: Readonly<Record<string, CellRenderer<T>>>
    /** Words that must stand in a row's cells. */
    quickFilter?: string
    /** Filters and order are a server's: the rows come as they are to stand. Default false. */
    isServed?: boolean
    /** A row at the bottom with the figures of columns that have a `summary`; default false. */
    hasTotals?: boolean
    /** Headers have no menu when false; default true. */
    hasColumnMenu?: boolean
    /** Layouts to choose from in the panel of columns; default none. */
    columnPresets?: readonly ColumnPreset[]
    onGroupByChange?: (groupBy: string[]) => void
    /** Draws what stands under the rows of `openDetails`. */
    drawDetail?: (row: T) => ReactNode
    /** Small buttons at the end of a row, shown on hover and focus. */
    rowActions?: (row: T) => ReactNode
    /** Rows that stay in sight, neither sorted nor filtered: under the headers, and over the totals. */
    pinnedRows?: PinnedRows<T>
    /** A press on a row, or Enter; without it a press selects, in mode 'single' and where two presses mean something. */
    onRowPress?: (row: T) => void
    /** Two presses on a row, one after the other, as in a picker that takes the row and closes. */
    onRowDoublePress?: (row: T) => void
    /** Skeleton rows while there are none, a thin line above rows that are being refreshed. Default false. */
    isLoading?: boolean
    /** What to show without rows; default a short notice. */
    emptyState?: ReactNode
    /** What to show instead of rows after a failure. */
    errorState?: ReactNode
    /** Every other row a shade darker; default false. */
    isZebra?: boolean
    /** Rows become cards where the table is narrower than 768 px, unless they are grouped or lie in a tree; default false. */
    hasCards?: boolean
    /** Most height in px, for a table as tall as its rows; default the height of its room. */
    maxHeight?: number
    /** Where these rows stand among all, when a server sends them page by page; default they are all. */
    page?: { first: number; total: number }
    /** Height of a row in px; default as the density around the table says. */
    rowHeight?: number
    handle?: Ref<DataTableHandle<T>>
  }

/** Words of a cell's look. */
const joined = (some: string, more: string): string => (some && more ? `${some} ${more}` : some || more)

const noRenderers = {}
const noRows: never[] = []
const noFilters: DataFilters = {}
const noSlots: never[] = []
const noGroups: readonly string[] = []
const noSort: readonly DataSort[] = []
const noWidths: Readonly<Record<string, number>> = {}

/** From so many rows on, the reader can be quicker than the page. */
const tall = 100
const cardSizes = ({ beside, label, line, height }: ReturnType<typeof cardLook>) => ({
  '--beside': beside,
  '--label': `${label}px`,
  '--card-line': `${line}px`,
  '--card': `${height}px`,
})
const headHeight = (rows: number, pinned: number, rowHeight: number) => ({
  '--head-rows': rows,
  '--head-height': `${(rows + pinned) * rowHeight}px`,
})
/** Width in px of the boxes before the first column. */
const leadWidthOf = (hasBox: boolean, isMovable: boolean): number => (hasBox ? (isMovable ? 52 : 40) : isMovable ? 28 : 0)

/** The table: hundreds of thousands of rows, sorted, grouped, arranged and kept up to date while one scrolls through them. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { state, rest: given } = useTableState(props, props.tree !== undefined)
  const { label, columns, rows = noRows, load, rowKey, filter: ownFilter, groupBy = noGroups, onGroupByChange, ...more } = given
  const { tree, openDetails, renderers = noRenderers, quickFilter = '', isServed = load !== undefined, ...choices } = more
  const {
    selectionMode = 'none',
    isSelectionDisabled,
    maxSelected = 0,
    hasColumnMenu = true,
    hasTotals = false,
    drawDetail,
    ...looks
  } = choices
  const {
    onEdit,
    editMode,
    onDraftsChange,
    onRowPress,
    onRowDoublePress,
    isZebra = false,
    isLoading = false,
    emptyState,
    errorState,
    handle,
    ...others
  } = looks
  const {
    rowHeight: givenHeight,
    hasCards = false,
    columnPresets,
    pinnedRows,
    rowActions,
    maxHeight,
    page,
    newRow,
    onRowsChange,
    onRowMove,
    ...root
  } = others
  const { sort, layout, filters } = state
  const { t } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isMovable = onRowMove !== undefined && sort.length === 0 && groupBy.length === 0
  const hasLead = selectionMode !== 'none' || isMovable

  const { model, areas } = useColumns({ columns, layout, onLayoutChange: state.setLayout, sort, onSortChange: state.setSort })
  const boxes = useColumnBoxes({
    root: scroller,
    areas,
    widths: layout.widths ?? noWidths,
    before: leadWidthOf(selectionMode !== 'none', isMovable),
    hasCards: hasCards && !tree && groupBy.length === 0,
  })
  // After the columns' places have been written: the styles are then worked out once for both.
  const densityHeight = useRowHeight(scroller)
  const rowHeight = givenHeight ?? densityHeight
  const { all, shown } = boxes
  const groups = useHeadGroups(areas)
  const card = shown.isCards
    ? cardLook(
        all.map((column) => descriptionOf(column).header),
        boxes.room,
        rowHeight,
      )
    : null
  const lineHeight = card?.height ?? rowHeight
  const makerOf = useCells(columns, renderers)
  const filter = useFilter(columns, makerOf, isServed ? noFilters : filters, isServed ? '' : quickFilter, ownFilter)
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
  })
  const { expansion } = state
  const hasAddLine = newRow !== undefined && onRowsChange !== undefined && !tree && groupBy.length === 0
  const over = (edited: Lines<T>): Lines<T> => (hasAddLine ? withAddLine(edited) : edited)
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
      over: onEdit && ((whole) => over(editedLines(whole, editing.store, (key) => columns.find((one) => one.key === key)))),
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
  const windows = useWindows(load, rowKey, { sort, filters, quickFilter }, viewOf)

  const { selection, setSelection } = state
  const selecting = useSelection<T>({
    mode: selectionMode,
    selection,
    setSelection,
    isDisabled: isSelectionDisabled,
    view,
    isPaged: page !== undefined,
    most: maxSelected,
    isMovable,
  })
  const { state: lineState } = selecting
  const range = useCellRange<T>(viewOf, text)
  const { mark } = range
  const { mark: draftMark } = editing
  const formatMark = useFormats(descriptions)
  const finding = useFind<T>({ body, viewOf, columns: descriptions, text, version: `${version} ${editing.version}` })
  const { mark: foundMark } = finding
  const writer = useMemo<LineWriter<T>>(
    () => ({
      text,
      state: lineState,
      mark: (line, column, place) => {
        const draft = line.kind === 'row' ? draftMark(line.key, column) : ''
        return joined(joined(draft, mark(place, column)), joined(foundMark(place, column), formatMark?.(line, column) ?? ''))
      },
    }),
    [text, lineState, mark, draftMark, foundMark, formatMark],
  )
  const isDrawn = useRef(false)
  // The rows adopt their elements before this component's own effects: they need to know what to write.
  if (!isDrawn.current) view.setWriter(writer)
  useLayoutEffect(() => {
    view.setWriter(writer)
    if (isDrawn.current) view.inReact(() => view.refresh())
    isDrawn.current = true
  }, [view, writer])
  useLayoutEffect(() => view.inReact(() => view.setRowHeight(lineHeight)), [view, lineHeight])
  useLayoutEffect(() => (scroller.current && body.current ? view.attach(scroller.current, body.current) : undefined), [view])

  const { focusCell, gridProps } = useGridFocus({
    root: scroller,
    view,
    columnCount: all.length + (rowActions ? 1 : 0),
    hasLead,
    around: { groups: card ? 0 : groups.depth, top: pinned.top.length, bottom: pinned.bottom.length },
    revealColumn: boxes.reveal,
    onMove: range.move,
    onActive: (at): void => typing.onActive(at),
    onKey: (event, at): boolean =>
      finding.key(event, at) ||
      dragging.key(event, at) ||
      head.key(event, at) ||
      pinned.key(event, at) ||
      (onEdit !== undefined && typing.key(event, at)) ||
      acts.key(event, at),
  })
  const fitColumn = (index: number): number => fitWidth(scroller.current, index)
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
  const dragging = useRowDrag<T>({ onRowMove: isMovable ? onRowMove : undefined, scroller, view, rows, selection, focusCell })
  const rowSteps = useRowSteps<T>({ newRow, onRowsChange, rows, rowKey, view, columns: descriptions, editing, focusCell })
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
  const exporting = useExport<T>(() => ({
    label,
    columns: descriptions,
    described: columns,
    widths: boxes.geometry.widths,
    pinned: areas.start.length,
    makerOf,
    hasTotals,
    hasDepth: view.hasDepth,
    isSelected: (key) => isSelected(selection, key),
    isAllSelected: selection.mode === 'all',
    rowKey,
    edited,
    local: {
      shown: { lines: view.lines, order },
      whole: { rows: tree ? rows : order.rows, rowKey, columns, sort: isServed ? noSort : sort, groupBy, tree },
    },
    load,
    sort,
    filters,
    quickFilter,
  }))
  const { meet } = editing
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can differ from what was typed over.
  useLayoutEffect(() => meet(rows, rowKey), [rows])
  useImperativeHandle(handle, () => ({
    setRows: (next) => {
      meet(next, rowKey)
      setRows(next)
    },
    save: editing.save,
    discard: editing.discard,
    undo: editing.undo,
    redo: editing.redo,
    addRow: rowSteps.add,
    removeRows: (keys) => rowSteps.remove(new Set(keys)),
    ...exporting,
    focusRow: (key) => {
      const place = view.lines.placeOf(key)
      if (place >= 0) focusCell({ place, column: 0 })
      return place >= 0
    },
  }))

  const totals = useTotals(hasTotals, columns, makerOf, order, edited, `${version} ${editing.version}`)
  const columnMenu = useColumnMenu<T>({
    columns: all,
    described: columns,
    presets: columnPresets,
    state,
    groupBy,
    setGroupBy: onGroupByChange,
    rowsOf: isServed || tree ? null : () => rows,
    textOf: (column) => makerOf(column).text,
    fitWidth: fitColumn,
    step: head.step,
    focusTable: () => scroller.current?.focus(),
  })
  const { count } = windows?.lines ?? lines.current
  const pinnedProps = { columns: shown, makerOf, hasLead, onRowPress }
  const hasFailed = windows !== null && windows.error !== null
  const problem = fault !== undefined ? 'fault' : all.length === 0 ? 'noColumns' : undefined
  const notice: GridNoticeProps | undefined = hasFailed
    ? { is: 'failed', onRetry: () => windows.retry() }
    : problem && { is: problem }
  const isWaiting = isLoading || (windows !== null && windows.total === null && windows.error === null)

  return (
    <Root
      {...root}
      data-fitted={maxHeight === undefined ? undefined : ''}
      data-empty={count === 0 || undefined}
      style={
        {
          ...root.style,
          '--row-height': `${rowHeight}px`,
          ...headHeight(card ? 1 : groups.depth + 1, pinned.top.length, rowHeight),
          ...(card && cardSizes(card)),
        } as CSSProperties
      }
    >
      {count > tall && !card && <Backdrop aria-hidden="true" />}
      <Edge data-edge="start" tabIndex={-1} />
      <Scroller
        {...gridProps}
        ref={scroller}
        role={view.hasDepth ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={firstRow - 1 + (page?.total ?? count) + pinned.bottom.length + (hasTotals ? 1 : 0)}
        aria-colcount={all.length + (hasLead ? 1 : 0) + (rowActions ? 1 : 0)}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-busy={isWaiting || undefined}
        onCopy={range.copy}
        onPaste={onEdit && typing.paste}
        data-zebra={isZebra || undefined}
        data-cards={card ? '' : undefined}
        data-pressable={onRowPress ? '' : undefined}
        data-movable={isMovable ? (selectionMode === 'none' ? 'alone' : 'beside') : undefined}
        data-waiting={(isMovable && !dragging.isReady) || undefined}
      >
        <div className="head" role="rowgroup">
          {all.length > 0 && (
            <>
              <GridHead
                model={model}
                columns={shown}
                head={head}
                lead={selecting.headLead}
                hasLead={hasLead}
                menu={hasColumnMenu ? { ...columnMenu, isFiltered: (key) => filters[key] !== undefined } : undefined}
              />
              <GridPinned {...pinnedProps} rows={pinned.top} side="top" rowIndex={groups.depth + 2} />
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys. */}
        <div
          className="body"
          role="rowgroup"
          ref={body}
          onClick={acts.click}
          onDoubleClick={acts.doubleClick}
          {...range.mouse}
          {...actions.events}
          onPointerDown={dragging.begin}
        >
          {(all.length > 0 ? view.slots : noSlots).map((slot) => (
            <GridRow
              key={slot.id}
              slot={slot}
              view={view}
              columns={shown}
              makerOf={makerOf}
              lead={selecting.lead}
              hasLead={hasLead}
              drawDetail={drawDetail}
              actions={actions.drawing}
            />
          ))}
        </div>
        {(hasTotals || pinned.bottom.length > 0) && (
          <div className="foot" role="rowgroup">
            <GridPinned {...pinnedProps} rows={pinned.bottom} side="bottom" rowIndex={firstRow + count} />
            {hasTotals && (
              <GridFoot
                columns={shown}
                totals={totals}
                label={t(dataTableTexts.totals)}
                rowIndex={firstRow + count + pinned.bottom.length}
                hasLead={hasLead}
              />
            )}
          </div>
        )}
        {/* Stands in a cell of the page; here in React, so that its keys reach the grid. */}
        {onEdit && typing.input()}
      </Scroller>
      <Edge data-edge="end" tabIndex={-1} />
      {isLoading && count > 0 && <Refreshing role="status" aria-label={t(commonTexts.loading)} />}
      {columnMenu.menu()}
      {finding.bar(boxes.reveal, (at) => (at ? focusCell(at) : scroller.current?.focus()))}
      <CutTexts root={scroller} />
      {(count === 0 || errorState !== undefined || notice) && (
        <GridState
          isLoading={isWaiting}
          columnCount={all.length}
          content={hasFailed ? undefined : (errorState ?? (notice ? undefined : emptyState))}
          notice={notice}
          rowHeight={rowHeight}
          isOver={count > 0}
        />
      )}
    </Root>
  )
}
