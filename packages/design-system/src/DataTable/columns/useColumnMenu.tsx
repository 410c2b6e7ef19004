import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import type { ColumnPreset } from '../layout/ColumnPanel.tsx'
import { type ColumnSide, sideOf, withWidth } from '../layout/columnLayout.ts'
import type { ColumnFilter, DataFilters } from '../model/filters.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { ModelColumn } from '../view/useColumns.ts'
import { descriptionOf } from '../view/useColumns.ts'
import type { TableState } from '../view/useTableState.ts'
import type { ColumnAct } from './ColumnMenu.tsx'
import type { HeadFilters } from './headFilter.ts'

/** The menu is fetched when it is first opened: most readers of a table never do. */
const ColumnMenu = lazyPart(() => import('../tools.ts').then((module) => module.ColumnMenu))
const ColumnPopup = lazyPart(() => import('../tools.ts').then((module) => module.ColumnPopup))

type Options<T> = {
  columns: readonly ModelColumn<T>[]
  /** All columns, hidden ones too. */
  described: readonly DataColumn<T>[]
  /** Layouts to choose from in the panel of columns. */
  presets: readonly ColumnPreset[] | undefined
  /** Filters that the caller draws. */
  headFilters: HeadFilters | undefined
  state: Pick<TableState, 'layout' | 'setLayout' | 'filters' | 'setFilters'>
  groupBy: readonly string[]
  /** undefined where the caller decides. */
  setGroupBy: ((groupBy: string[]) => void) | undefined
  /** The rows among which the texts of a column are counted; null where only a server has them all. */
  rowsOf: (() => readonly T[]) | null
  textOf: (column: DataColumn<T>) => (row: T) => string
  /** Width in px that holds what a column shows now. */
  fitWidth: (index: number) => number
  /** Moves a column one place to the right or to the left. */
  step: (index: number, by: 1 | -1) => void
  /** Gives the focus back to the table when the panel of columns closes. */
  focusTable: () => void
}

const without = (filters: DataFilters, key: string): DataFilters =>
  Object.fromEntries(Object.entries(filters).filter(([one]) => one !== key))

/** Which acts make sense for a column as it stands. */
const actsOf = <T,>(column: ModelColumn<T>, index: number, { columns, groupBy, setGroupBy, state }: Options<T>): ColumnAct[] => {
  const { isResizable = true } = descriptionOf(column)
  const side = (one: ModelColumn<T>): ColumnSide => sideOf(descriptionOf(one), state.layout)
  const [pinned, sorted] = [side(column), column.getIsSorted()]
  const isSame = (other: ModelColumn<T> | undefined) => other !== undefined && side(other) === pinned
  const acts: (ColumnAct | false)[] = [
    column.getCanSort() && sorted !== 'asc' && 'sortAscending',
    column.getCanSort() && sorted !== 'desc' && 'sortDescending',
    sorted !== false && 'sortNone',
    pinned !== 'start' && 'pinStart',
    pinned !== 'end' && 'pinEnd',
    pinned !== null && 'unpin',
    index > 0 && isSame(columns[index - 1]) && 'moveLeft',
    isSame(columns[index + 1]) && 'moveRight',
    isResizable && 'fitWidth',
    setGroupBy !== undefined && (groupBy.includes(column.id) ? 'ungroup' : 'groupByThis'),
    columns.length > 1 && 'hide',
    'columns',
  ]
  return acts.filter((act) => act !== false)
}

/** Opens a column's menu from its header and does what is chosen there. */
export const useColumnMenu = <T,>(options: Options<T>) => {
  const { columns, described, presets, headFilters, state, groupBy, setGroupBy, rowsOf, textOf, fitWidth, step, focusTable } =
    options
  const { layout, setLayout, filters, setFilters } = state
  const [open, setOpen] = useState<{ key: string; anchor: Element } | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const index = columns.findIndex(({ id }) => id === open?.key)
  const column = columns[index]
  const close = (): void => setOpen(null)

  const act = (chosen: ColumnAct): void => {
    if (!column) return
    const { id } = column
    const pin = (side: 'start' | 'end' | null): void => setLayout({ ...layout, pins: { ...layout.pins, [id]: side } })
    const doing: Record<ColumnAct, () => void> = {
      sortAscending: () => column.toggleSorting(false),
      sortDescending: () => column.toggleSorting(true),
      sortNone: () => column.clearSorting(),
      pinStart: () => pin('start'),
      pinEnd: () => pin('end'),
      unpin: () => pin(null),
      moveLeft: () => step(index, -1),
      moveRight: () => step(index, 1),
      fitWidth: () => setLayout(withWidth(layout, id, fitWidth(index))),
      groupByThis: () => setGroupBy?.([...groupBy, id]),
      ungroup: () => setGroupBy?.(groupBy.filter((key) => key !== id)),
      hide: () => setLayout({ ...layout, shown: { ...layout.shown, [id]: false } }),
      columns: () => setPanelOpen(true),
    }
    doing[chosen]()
    close()
  }

  const panel = (): React.ReactNode => (
    <Suspense fallback={null}>
      <ColumnPopup
        columns={described}
        layout={layout}
        onLayoutChange={setLayout}
        presets={presets}
        onClose={() => {
          // The panel holds the focus for as long as it is there.
          flushSync(() => setPanelOpen(false))
          focusTable()
        }}
      />
    </Suspense>
  )
  const menu = (): React.ReactNode => {
    if (isPanelOpen) return panel()
    if (!open || !column) return null
    const description = descriptionOf(column)
    const [read, text] = [valueReader(description), textOf(description)]
    const put = (filter: ColumnFilter | null): void =>
      setFilters(filter ? { ...filters, [column.id]: filter } : without(filters, column.id))
    return (
      <Suspense fallback={null}>
        <ColumnMenu
          key={column.id}
          anchor={open.anchor}
          name={description.header}
          acts={actsOf(column, index, options)}
          onAct={act}
          filtering={
            headFilters?.[column.id] ??
            (description.isFilterable === false
              ? null
              : {
                  filter: filters[column.id],
                  onChange: put,
                  source: {
                    type: description.type ?? 'text',
                    options: description.edit?.options,
                    cells: rowsOf && (() => rowsOf().map((row) => ({ value: read(row), text: text(row) }))),
                  },
                })
          }
          onClose={close}
        />
      </Suspense>
    )
  }
  return {
    openKey: open?.key,
    toggle: (key: string, anchor: Element): void => setOpen(open?.key === key ? null : { key, anchor }),
    menu,
  }
}
