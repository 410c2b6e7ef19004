import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Refreshing } from '../Table/Refreshing.styles.ts'
import { cardSizes, headHeight } from './columns/tableSizes.ts'
import { Edge, Root, Scroller } from './DataTable.styles.ts'
import type { Attributes, Band, Contribution, Marks } from './feature/Contribution.ts'
import { together } from './feature/together.ts'
import { GridHead } from './head/GridHead.tsx'
import { useSameList } from './model/useSameList.ts'
import type { DataTableProps } from './props/DataTableProps.ts'
import { GridRow } from './rows/GridRow.tsx'
import { Backdrop } from './states/GridState.styles.ts'
import { GridState } from './states/GridState.tsx'
import { useDataTable } from './useDataTable.ts'

const noSlots: never[] = []

/** From so many rows on, the reader can be quicker than the page. */
const tall = 100

const attributesOf = <T,>(contributions: readonly Contribution<T>[], part: 'table' | 'body'): Attributes =>
  Object.assign({}, ...contributions.map(({ marks }: { marks?: Marks<T> }) => marks?.[part]))

/** The bands of a side under each other, counted on from a row. */
const bandsOf = (bands: readonly Band[], side: Band['side'], first: number): ReactNode => {
  let rowIndex = first
  return bands.map((band) => {
    if (band.side !== side) return null
    const drawn = band.draw(rowIndex)
    rowIndex += band.count
    return drawn
  })
}

const asHeader = { role: 'columnheader', 'aria-colindex': 1 }
/** A header without words would be an empty one. */
const asCell = { role: 'gridcell', 'aria-colindex': 1 }

/** The cell before the first column, of rows and of the header; one element for all rows, for another one would draw every row anew. */
const useLead = <T,>(contributions: readonly Contribution<T>[], hasLead: boolean) => {
  const leads = contributions.map(({ parts }) => parts?.lead)
  const rows = useSameList(leads.map((lead) => lead?.row))
  const row = useMemo(
    () =>
      hasLead ? (
        <div className="lead" role="gridcell" aria-colindex={1} tabIndex={-1}>
          {together(rows)}
        </div>
      ) : null,
    [hasLead, rows],
  )
  const isHeader = leads.some((lead) => lead?.isHeader)
  const head = hasLead ? (
    <div className="lead" {...(isHeader ? asHeader : asCell)} data-column={-1} tabIndex={-1}>
      {together(leads.map((lead) => lead?.head))}
    </div>
  ) : null
  return { row, head }
}

/** The table: hundreds of thousands of rows, sorted, grouped, arranged and kept up to date while one scrolls through them. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { table, root, contributions, bands, gridProps, onClick, count, total, firstRow, ...shown } = useDataTable<T>(props)
  const { options, columns, view, makerOf, scroller, body } = table
  const { label, isZebra, isLoading, maxHeight, emptyState, errorState, backdrop } = options
  const { all, card, groups, hasLead, rowHeight, scale } = columns
  const { isWaiting, notice } = shown
  const { t } = useLocale()
  const lead = useLead(contributions, hasLead)
  const ends = contributions.flatMap(({ parts }) => parts?.rowEnd ?? [])
  const below = contributions.find(({ parts }) => parts?.rowBelow)?.parts?.rowBelow
  const hasFailed = notice?.is === 'failed'
  const hasFoot = bands.some(({ side, count: rows }) => side === 'bottom' && rows > 0)
  const bottomRows = bands.reduce((sum, band) => sum + (band.side === 'bottom' ? band.count : 0), 0)

  return (
    <Root
      {...root}
      data-fitted={maxHeight === undefined ? undefined : ''}
      data-empty={count === 0 || undefined}
      style={
        {
          ...root.style,
          '--row-height': `${rowHeight}px`,
          ...headHeight(card ? 1 : groups.depth + 1, shown.pinnedRows, rowHeight),
          ...(card && cardSizes(card)),
        } as CSSProperties // Custom properties, which CSSProperties does not know.
      }
    >
      {count > tall && !card && <Backdrop aria-hidden="true" data-pinned={backdrop ? '' : undefined} />}
      <Edge data-edge="start" tabIndex={-1} />
      <Scroller
        {...gridProps}
        ref={scroller}
        role={view.hasDepth ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={firstRow - 1 + total + bottomRows}
        aria-colcount={all.length + (hasLead ? 1 : 0) + ends.length}
        aria-busy={isWaiting || undefined}
        data-zebra={isZebra || undefined}
        data-large={scale > 1 || undefined}
        data-cards={card ? '' : undefined}
        data-backdrop={backdrop ? '' : undefined}
        {...attributesOf(contributions, 'table')}
      >
        <div className="head" role="rowgroup">
          {all.length > 0 && (
            <>
              <GridHead columns={columns} contributions={contributions} lead={lead.head} />
              {bandsOf(bands, 'top', groups.depth + 2)}
            </>
          )}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys. */}
        <div className="body" role="rowgroup" ref={body} onClick={onClick} {...attributesOf(contributions, 'body')}>
          {backdrop}
          {(all.length > 0 ? view.slots : noSlots).map((slot) => (
            <GridRow
              key={slot.id}
              slot={slot}
              view={view}
              columns={columns.shown}
              makerOf={makerOf}
              lead={lead.row}
              hasLead={hasLead}
              end={ends[0]}
              below={below}
            />
          ))}
        </div>
        {hasFoot && (
          <div className="foot" role="rowgroup">
            {bandsOf(bands, 'bottom', firstRow + count)}
          </div>
        )}
        {/* What stands in cells of the page; here in React, so that its keys reach the grid. */}
        {together(contributions.map(({ parts }) => parts?.within))}
      </Scroller>
      <Edge data-edge="end" tabIndex={-1} />
      {isLoading && count > 0 && <Refreshing role="status" aria-label={t(commonTexts.loading)} />}
      {together(contributions.map(({ parts }) => parts?.over))}
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
