import type { CSSProperties } from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Refreshing } from '../Table/Refreshing.styles.ts'
import { Edge, Root, Scroller } from './DataTable.styles.ts'
import { dataTableTexts } from './DataTable.texts.ts'
import type { DataTableProps } from './DataTableProps.ts'
import { CutTexts } from './layout/CutTexts.tsx'
import { useDataTable } from './useDataTable.ts'
import { GridFoot } from './view/GridFoot.tsx'
import { GridHead } from './view/GridHead.tsx'
import { GridPinned } from './view/GridPinned.tsx'
import { GridRow } from './view/GridRow.tsx'
import { Backdrop } from './view/GridState.styles.ts'
import { GridState } from './view/GridState.tsx'
import { cardSizes, headHeight } from './view/tableSizes.ts'
import { useTableOptions } from './view/useTableOptions.ts'

const noSlots: never[] = []

/** From so many rows on, the reader can be quicker than the page. */
const tall = 100

/** The table: hundreds of thousands of rows, sorted, grouped, arranged and kept up to date while one scrolls through them. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { state, options, root } = useTableOptions(props)
  const {
    label,
    selectionMode,
    hasTotals,
    totalsLabel,
    onEdit,
    onRowPress,
    isZebra,
    isLoading,
    rowActions,
    maxHeight,
    page,
    drawDetail,
    hasColumnMenu,
    headFilters,
    emptyState,
    errorState,
  } = options
  const {
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
  } = useDataTable<T>(state, options)
  const { filters } = state
  const { t } = useLocale()

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
        onCut={onEdit && typing.cut}
        onPaste={onEdit && typing.paste}
        data-zebra={isZebra || undefined}
        data-large={scale > 1 || undefined}
        data-cards={card ? '' : undefined}
        data-pressable={onRowPress ? '' : undefined}
        data-movable={isMovable ? (selectionMode === 'none' ? 'alone' : 'beside') : undefined}
        data-waiting={(isMovable && !dragging.isReady) || undefined}
      >
        <div className="head" role="rowgroup">
          {all.length > 0 && (
            <>
              <GridHead
                sort={state.sort}
                columns={shown}
                head={head}
                lead={selecting.headLead}
                hasLead={hasLead}
                menu={
                  hasColumnMenu
                    ? { ...columnMenu, isFiltered: (key) => headFilters?.[key]?.isSet ?? filters[key] !== undefined }
                    : undefined
                }
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
                label={totalsLabel ?? t(dataTableTexts.totals)}
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
      {formatLooks}
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
