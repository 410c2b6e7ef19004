import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { Sign } from '../cells/Sign.tsx'
import type { ColumnBox } from '../columns/useColumnBoxes.ts'
import { descriptionOf } from '../columns/useColumns.ts'
import type { ColumnActs, Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { MenuButton } from '../head/GridHead.styles.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'

/** The menu is fetched when it is first opened: most readers of a table never do. */
const ColumnMenu = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.ColumnMenu))
const ColumnPopup = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.ColumnPopup))

type Open = { key: string; anchor: Element }

/** The panel of all columns, opened from the menu of one. */
const useColumnPanel = <T,>({ options, state, scroller }: Table<T>) => {
  const [isOpen, setOpen] = useState(false)
  const listed = useMemo(() => options.columns.filter(({ painted }) => !painted), [options.columns])
  const close = (): void => {
    // The panel holds the focus for as long as it is there.
    flushSync(() => setOpen(false))
    scroller.current?.focus()
  }
  const panel = isOpen && (
    <Suspense key="columnPanel" fallback={null}>
      <ColumnPopup
        columns={listed}
        layout={state.layout}
        onLayoutChange={state.setLayout}
        presets={options.columnPresets}
        onClose={close}
      />
    </Suspense>
  )
  return { panel, open: () => setOpen(true) }
}

type MenuPlace<T> = { table: Table<T>; filters: Services<T>['filters']; open: Open | null; close: () => void }

const menuOf = <T,>({ table, filters, open, close }: MenuPlace<T>): ReactNode => {
  const { all } = table.columns
  const index = all.findIndex(({ id }) => id === open?.key)
  const column = all[index]
  if (!open || !column) return null
  const description = descriptionOf(column)
  const acts = (): ColumnActs => Object.assign({}, ...table.menus().map((menu) => menu(column, index)))
  return (
    <Suspense key="columnMenu" fallback={null}>
      <ColumnMenu
        key={column.id}
        anchor={open.anchor}
        name={description.header}
        acts={acts}
        filtering={filters?.of(description) ?? null}
        onClose={close}
      />
    </Suspense>
  )
}

const useMenu = <T,>(table: Table<T>, { filters }: Pick<Services<T>, 'filters'>): Contribution<T> => {
  const { t } = useLocale()
  const [open, setOpen] = useState<Open | null>(null)
  const { panel, open: openPanel } = useColumnPanel(table)
  const over = panel || menuOf({ table, filters, open, close: () => setOpen(null) })
  const menu = (): ColumnActs => ({ columns: openPanel })
  if (table.options.hasColumnMenu === false) return { menu, parts: { over } }
  const isFiltered = (key: string): boolean => filters?.isSet(key) === true
  const button = ({ column }: ColumnBox<T>): ReactNode => {
    const { id } = column
    const name = descriptionOf(column).header
    return (
      <MenuButton
        key="menu"
        type="button"
        tabIndex={-1}
        aria-label={t(isFiltered(id) ? dataTableTexts.filteredMenu : dataTableTexts.columnMenu, { column: name })}
        aria-haspopup="dialog"
        aria-expanded={open?.key === id}
        data-active={isFiltered(id) || undefined}
        onClick={({ currentTarget: anchor }) => setOpen(open?.key === id ? null : { key: id, anchor })}
      >
        <Sign of="filter" size={14} />
      </MenuButton>
    )
  }
  return {
    menu,
    marks: { header: ({ column }) => ({ 'data-filtered': isFiltered(column.id) || undefined }) },
    parts: { header: button, over },
  }
}

/** What belongs to one column, opened from its header. */
export const headerMenu = feature({
  name: 'headerMenu',
  props: ['hasColumnMenu', 'columnPresets'],
  needs: ['filters'],
  useTable: useMenu,
})
