import type { CSSProperties, ReactNode } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { ColumnResizer } from '../../Table/ColumnResizer.tsx'
import { SortPlace } from '../../Table/SortButton.styles.ts'
import type { Head } from '../columns/useHead.ts'
import { dataTableTexts } from '../DataTable.texts.ts'
import { isNumeric } from '../model/values.ts'
import type { DataSort } from '../types.ts'
import { HeadCell, HeadLabel, MenuButton, SortButton } from './GridHead.styles.ts'
import { GridHeadGroups } from './GridHeadGroups.tsx'
import { Sign } from './Sign.tsx'
import type { ColumnBox, ShownColumns } from './useColumnBoxes.ts'
import { descriptionOf } from './useColumns.ts'

type GridHeadProps<T> = {
  sort: readonly DataSort[]
  columns: ShownColumns<T>
  head: Head
  lead: ReactNode
  hasLead: boolean
  /** Opens what belongs to a column; none where columns have no menu. */
  menu?: {
    openKey: string | undefined
    isFiltered: (key: string) => boolean
    toggle: (key: string, anchor: Element) => void
  }
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

/** The sticky rows of headers, with the names of their groups above. */
export const GridHead = <T,>({ sort, columns, head, lead, hasLead, menu }: GridHeadProps<T>) => {
  const { t } = useLocale()
  const { groups, drag, resize, keepLayout, fit } = head
  const cell = ({ column, index, place }: ColumnBox<T>) => {
    const { header, group = [], type, isResizable = true, align = isNumeric(type) ? 'right' : 'left' } = descriptionOf(column)
    const direction = column.getIsSorted()
    const rise = groups.depth - group.length
    return (
      <HeadCell
        key={column.id}
        className={place}
        role="columnheader"
        aria-label={header}
        aria-colindex={index + (hasLead ? 2 : 1)}
        aria-sort={direction ? ariaSort[direction] : undefined}
        data-column={index}
        data-align={align}
        data-filtered={menu?.isFiltered(column.id) || undefined}
        data-carried={drag.isCarried(index) || undefined}
        data-rise={rise || undefined}
        style={rise ? ({ '--rise': rise } as CSSProperties) : undefined} // A custom property, which CSSProperties does not know.
        tabIndex={-1}
        onPointerDown={(event) => drag.onPointerDown(event, { from: index, to: index + 1, level: group.length }, header)}
      >
        {column.getCanSort() ? (
          <SortButton type="button" tabIndex={-1} onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}>
            <HeadLabel>{header}</HeadLabel>
            <Sign of={direction === 'desc' ? 'down' : 'up'} size={13} />
            {sort.length > 1 && direction && <SortPlace>{column.getSortIndex() + 1}</SortPlace>}
          </SortButton>
        ) : (
          <HeadLabel>{header}</HeadLabel>
        )}
        {menu && (
          <MenuButton
            type="button"
            tabIndex={-1}
            aria-label={t(menu.isFiltered(column.id) ? dataTableTexts.filteredMenu : dataTableTexts.columnMenu, {
              column: header,
            })}
            aria-haspopup="dialog"
            aria-expanded={menu.openKey === column.id}
            data-active={menu.isFiltered(column.id) || undefined}
            onClick={(event) => menu.toggle(column.id, event.currentTarget)}
          >
            <Sign of="filter" size={14} />
          </MenuButton>
        )}
        {isResizable && (
          <ColumnResizer
            name={header}
            tabIndex={-1}
            onResize={(width) => resize(column.id, width)}
            onGiveUp={keepLayout}
            onFit={() => fit(column.id, index)}
          />
        )}
      </HeadCell>
    )
  }
  return (
    <>
      {groups.depth > 0 && <GridHeadGroups head={head} columns={columns} hasLead={hasLead} />}
      <div role="row" aria-rowindex={groups.depth + 1} className="row">
        <div role="presentation" className="pins" data-side="start">
          {lead}
          {columns.start.map(cell)}
        </div>
        {columns.centre.map(cell)}
        {columns.end.length > 0 && (
          <div role="presentation" className="pins" data-side="end">
            {columns.end.map(cell)}
          </div>
        )}
      </div>
      {drag.marks()}
    </>
  )
}
