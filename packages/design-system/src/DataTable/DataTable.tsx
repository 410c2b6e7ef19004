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
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useRowHeight } from '../Table/useRowHeight.ts'
import { useColumnMenu } from './columns/useColumnMenu.tsx'
import { Backdrop, Edge, Root, Scroller } from './DataTable.styles.ts'
import { dataTableTexts } from './DataTable.texts.ts'
import { editedLines } from './editing/editedLines.ts'
import { useCellInput } from './editing/useCellInput.tsx'
import { type EditProps, useEditing } from './editing/useEditing.ts'
import type { DataFilters } from './model/filters.ts'
import type { CellRenderer, DataColumn, DataSort } from './types.ts'
import { fitWidth } from './view/fitWidth.ts'
import { GridFoot } from './view/GridFoot.tsx'
import { GridHead } from './view/GridHead.tsx'
import { GridRow } from './view/GridRow.tsx'
import { GridFailure, GridState } from './view/GridState.tsx'
import { GridView, type LineWriter } from './view/GridView.ts'
import { useCellRange } from './view/useCellRange.ts'
import { useCells, useLineText } from './view/useCells.ts'
import { useColumnBoxes } from './view/useColumnBoxes.ts'
import { descriptionOf, useColumns } from './view/useColumns.ts'
import { useFilter } from './view/useFilter.ts'
import { useGridFocus } from './view/useGridFocus.ts'
import { type LinesProps, useLines } from './view/useLines.ts'
import { useRowActs } from './view/useRowActs.ts'
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
}

export type DataTableProps<T> = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  StateProps &
  EditProps &
  Omit<LinesProps<T>, 'rows'> & {
    /** All rows; either these or `load`. */
    rows?: readonly T[]
    /** Fetches rows of a server as they come into sight; sorting and filtering are then the server's. */
    load?: LoadRows<T>
    /** Lets the reader choose rows; default 'none'. */
    selectionMode?: 'none' | 'single' | 'multiple'
    /** Rows that cannot be selected, by key. */
    isSelectionDisabled?: (key: string) => boolean
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
    onGroupByChange?: (groupBy: string[]) => void
    /** Draws what stands under the rows of `openDetails`. */
    drawDetail?: (row: T) => ReactNode
    /** A press on a row, or Enter. */
    onRowPress?: (row: T) => void
    /** Skeleton rows while there are none. Default false. */
    isLoading?: boolean
    /** What to show without rows; default a short notice. */
    emptyState?: ReactNode
    /** What to show instead of rows after a failure. */
    errorState?: ReactNode
    /** Every other row a shade darker; default false. */
    isZebra?: boolean
    /** Height of a row in px; default as the density around the table says. */
    rowHeight?: number
    handle?: Ref<DataTableHandle<T>>
  }

const noRenderers = {}
const noRows: never[] = []
const noFilters: DataFilters = {}
const noGroups: readonly string[] = []
const noSort: readonly DataSort[] = []
const noWidths: Readonly<Record<string, number>> = {}

/** From so many rows on, the reader can be quicker than the page. */
const tall = 100
/** Width in px of the boxes before the first column. */
const leadWidth = 40

/** The table: hundreds of thousands of rows, sorted, grouped, arranged and kept up to date while one scrolls through them. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { state, rest: given } = useTableState(props, props.tree !== undefined)
  const { label, columns, rows = noRows, load, rowKey, filter: ownFilter, groupBy = noGroups, onGroupByChange, ...more } = given
  const { tree, openDetails, renderers = noRenderers, quickFilter = '', isServed = load !== undefined, ...choices } = more
  const { selectionMode = 'none', isSelectionDisabled, hasColumnMenu = true, hasTotals = false, drawDetail, ...looks } = choices
  const {
    onEdit,
    editMode,
    onDraftsChange,
    onRowPress,
    isZebra = false,
    isLoading = false,
    emptyState,
    errorState,
    handle,
    ...others
  } = looks
  const { rowHeight: givenHeight, ...root } = others
  const { sort, layout, filters } = state
  const { t } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const densityHeight = useRowHeight(scroller)
  const rowHeight = givenHeight ?? densityHeight
  const hasLead = selectionMode !== 'none'

  const { model, areas } = useColumns({ columns, layout, onLayoutChange: state.setLayout, sort, onSortChange: state.setSort })
  const boxes = useColumnBoxes({ root: scroller, areas, widths: layout.widths ?? noWidths, before: hasLead ? leadWidth : 0 })
  const { all, shown } = boxes
  const makerOf = useCells(columns, renderers)
  const filter = useFilter(columns, makerOf, isServed ? noFilters : filters, isServed ? '' : quickFilter, ownFilter)
  const viewRef = useRef<GridView<T>>(null)
  const viewOf = useCallback(() => viewRef.current as GridView<T>, []) // Made below, before anybody asks.
  const descriptions = useMemo(() => all.map(descriptionOf), [all])
  const editing = useEditing<T>({ onEdit, editMode, onDraftsChange, columns: descriptions, viewOf })
  const { expansion } = state
  const { lines, order, setRows, version } = useLines<T>(
    {
      rows,
      rowKey,
      filter,
      groupBy,
      tree,
      openDetails,
      columns,
      sort: isServed ? noSort : sort,
      expansion,
      over: onEdit && ((whole) => editedLines(whole, editing.store, (key) => columns.find((one) => one.key === key))),
    },
    (next, { isOther, isCommitting }) => {
      const change = (): void => (isOther ? view.setLines(next) : view.refresh())
      if (isCommitting) view.inReact(change)
      else change()
    },
  )
  const text = useLineText(columns, all, makerOf, order)
  const [view] = useState(() => new GridView<T>(lines.current, { text }, rowHeight))
  viewRef.current = view
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  view.onSlots = redraw
  view.hasDepth = tree !== undefined || groupBy.length > 0
  const windows = useWindows(load, rowKey, { sort, filters, quickFilter }, viewOf)

  const { selection, setSelection } = state
  const selecting = useSelection<T>({ mode: selectionMode, selection, setSelection, isDisabled: isSelectionDisabled, view })
  const { state: lineState } = selecting
  const range = useCellRange<T>(viewOf, text)
  const { mark } = range
  const { mark: draftMark } = editing
  const writer = useMemo<LineWriter<T>>(
    () => ({
      text,
      state: lineState,
      mark: (line, column, place) => {
        const draft = line.kind === 'row' ? draftMark(line.key, column) : ''
        const block = mark(place, column)
        return draft && block ? `${draft} ${block}` : draft || block
      },
    }),
    [text, lineState, mark, draftMark],
  )
  const isDrawn = useRef(false)
  // The rows adopt their elements before this component's own effects: they need to know what to write.
  if (!isDrawn.current) view.setWriter(writer)
  useLayoutEffect(() => {
    view.setWriter(writer)
    if (isDrawn.current) view.inReact(() => view.refresh())
    isDrawn.current = true
  }, [view, writer])
  useLayoutEffect(() => view.inReact(() => view.setRowHeight(rowHeight)), [view, rowHeight])
  useLayoutEffect(() => (scroller.current && body.current ? view.attach(scroller.current, body.current) : undefined), [view])

  const { focusCell, gridProps } = useGridFocus({
    root: scroller,
    view,
    columnCount: all.length,
    hasLead,
    revealColumn: boxes.reveal,
    onMove: range.move,
    onActive: (at): void => typing.onActive(at),
    onKey: (event, at): boolean => (onEdit !== undefined && typing.key(event, at)) || acts.key(event, at),
  })
  const acts = useRowActs<T>({ view, mode: selectionMode, selecting, state, onRowPress, focusCell })
  const typing = useCellInput<T>({ editing, view, columns: descriptions, text, range, focusCell })
  const { meet } = editing
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can differ from what was typed over.
  useLayoutEffect(() => meet(rows, rowKey), [rows])
  useImperativeHandle(handle, () => ({
    setRows,
    save: editing.save,
    discard: editing.discard,
    undo: editing.undo,
    redo: editing.redo,
    focusRow: (key) => {
      const place = view.lines.placeOf(key)
      if (place >= 0) focusCell({ place, column: 0 })
      return place >= 0
    },
  }))

  const totals = useTotals(hasTotals, columns, makerOf, order, version)
  const columnMenu = useColumnMenu<T>({
    columns: all,
    state,
    groupBy,
    setGroupBy: onGroupByChange,
    rowsOf: isServed || tree ? null : () => rows,
    textOf: (column) => makerOf(column).text,
    fitWidth: (index) => fitWidth(scroller.current, index),
  })
  const { count } = windows?.lines ?? lines.current
  const hasFailed = windows !== null && windows.error !== null
  const isWaiting = isLoading || (windows !== null && windows.total === null && windows.error === null)

  return (
    <Root {...root} style={{ ...root.style, '--row-height': `${rowHeight}px` } as CSSProperties}>
      {count > tall && <Backdrop aria-hidden="true" />}
      <Edge data-edge="start" tabIndex={-1} />
      <Scroller
        {...gridProps}
        ref={scroller}
        role={view.hasDepth ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={count + (hasTotals ? 2 : 1)}
        aria-colcount={all.length + (hasLead ? 1 : 0)}
        aria-multiselectable={selectionMode === 'multiple' || undefined}
        aria-busy={isWaiting || undefined}
        onCopy={range.copy}
        data-zebra={isZebra || undefined}
        data-pressable={onRowPress ? '' : undefined}
      >
        <div className="head" role="rowgroup">
          <GridHead
            model={model}
            columns={shown}
            lead={selecting.headLead}
            hasLead={hasLead}
            menu={hasColumnMenu ? { ...columnMenu, isFiltered: (key) => filters[key] !== undefined } : undefined}
          />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys. */}
        <div className="body" role="rowgroup" ref={body} onClick={acts.click} {...range.mouse}>
          {view.slots.map((slot) => (
            <GridRow
              key={slot.id}
              slot={slot}
              view={view}
              columns={shown}
              makerOf={makerOf}
              lead={selecting.lead}
              hasLead={hasLead}
              drawDetail={drawDetail}
            />
          ))}
        </div>
        {hasTotals && (
          <div className="foot" role="rowgroup">
            <GridFoot columns={shown} totals={totals} label={t(dataTableTexts.totals)} rowIndex={count + 2} hasLead={hasLead} />
          </div>
        )}
        {/* Stands in a cell of the page; here in React, so that its keys reach the grid. */}
        {onEdit && typing.input()}
      </Scroller>
      <Edge data-edge="end" tabIndex={-1} />
      {columnMenu.menu()}
      {(count === 0 || errorState !== undefined || hasFailed) && (
        <GridState
          isLoading={isWaiting}
          columnCount={all.length}
          content={hasFailed ? <GridFailure onRetry={() => windows.retry()} /> : (errorState ?? emptyState)}
          rowHeight={rowHeight}
          isOver={count > 0}
        />
      )}
    </Root>
  )
}
