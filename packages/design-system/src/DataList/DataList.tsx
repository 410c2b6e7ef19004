import { type ComponentPropsWithRef, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { useControlledState } from 'react-stately/useControlledState'
import { guarded } from '../CatchErrors/guarded.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { ColumnLayout } from '../DataTable/model/types.ts'
import type { DataTableHandle, DataTableProps } from '../DataTable/props/DataTableProps.ts'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectionBar, type SelectionBarProps } from '../SelectionBar/SelectionBar.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { Foot, Frame, Page, SearchBox } from './DataList.styles.ts'
import { dataListTexts } from './DataList.texts.ts'
import { type DataListFilter, DataListFilters } from './DataListFilters.tsx'
import { FindButton } from './FindButton.tsx'
import { type DataListExport, useLeaving } from './leaving/useLeaving.tsx'
import { useFindKey, useSearchKey } from './useSearchKey.ts'
import type { ViewsOptions } from './views/useViews.ts'

/** Fetched after the rows have been asked for. */
const ViewMenu = lazyPart(() => import('./views/ViewMenu.tsx').then((module) => module.ViewMenu))

export type DataListSearch = {
  value: string
  onSearch: (text: string) => void
  /** What is searched. */
  placeholder?: string
}

export type DataListProps<T> = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** Name of the list for assistive technology. */
  label: string
  /** The table of the list. */
  table: Omit<DataTableProps<T>, 'label' | 'page' | 'quickFilter' | 'searched'>
  /** Stands above: what the list is, and what can be done with it as a whole. */
  head?: ReactNode
  /** What is searched for; without it the list searches the rows that it has. null for a list without a search. */
  search?: DataListSearch | null
  /** The conditions on offer. */
  conditions?: readonly DataListFilter[]
  /** Takes search and conditions away; given while there are any. */
  onClear?: () => void
  /** Named ways to look at the list, which the reader opens, makes and shares. */
  views?: ViewsOptions
  /** At the end of the line of conditions. */
  tools?: ReactNode
  /** Asks which rows leave as a file, while it is given: this page, chosen ones, or all that match. */
  exporting?: DataListExport<T>
  /** Appears while rows are selected. */
  selectionBar?: SelectionBarProps
  /** Which page of a server's rows is shown; without it all rows are here. */
  paging?: PaginationProps
  /** In the foot, beside the pages: how fresh the rows are. */
  status?: ReactNode
  /** A part of another page: no conditions, as tall as its rows. Default false. */
  isEmbedded?: boolean
}

/** Most height in px of a list within another page. */
const embeddedHeight = 420

/** A page that is a list: conditions, table, what can be done with chosen rows, pages. */
export const DataList = <T,>(props: DataListProps<T>) => {
  const { label, table, head, search, conditions = [], onClear, views, tools, selectionBar, paging, ...more } = props
  const { status, isEmbedded = false, exporting, ref, ...rest } = more
  const { layout: givenLayout, defaultLayout, onLayoutChange, maxHeight, ...others } = table
  const { t } = useLocale()
  const [ownText, setOwnText] = useState('')
  const [layout, setLayout] = useControlledState<ColumnLayout>(givenLayout, defaultLayout ?? {}, onLayoutChange)
  const searchRef = useRef<HTMLInputElement>(null)
  const grid = useRef<DataTableHandle<T>>(null)
  const asked = search === undefined ? { value: ownText, onSearch: setOwnText } : search
  useSearchKey(searchRef, !isEmbedded && asked !== null)
  const page = useRef<HTMLElement>(null)
  const find = (): void => grid.current?.find()
  useFindKey(page, find, !isEmbedded)
  const leaving = useLeaving({ exporting, rows: table.rows ?? [], columns: table.columns, layout, grid })

  const clearAll = (): void => {
    setOwnText('')
    onClear?.()
  }
  return (
    <Page aria-label={label} {...rest} ref={mergeRefs(page, ref)} data-embedded={isEmbedded || undefined}>
      {guarded(head)}
      {!isEmbedded && (
        <FilterBar
          onClear={onClear || ownText ? clearAll : undefined}
          tools={
            <>
              {guarded(tools)}
              <FindButton onPress={find} />
              <ColumnsButton columns={table.columns} layout={layout} onLayoutChange={setLayout} />
              {views && (
                <Suspense fallback={null}>
                  <ViewMenu {...views} />
                </Suspense>
              )}
            </>
          }
        >
          {asked && <Search search={asked} inputRef={searchRef} label={t(dataListTexts.search)} />}
          <DataListFilters filters={conditions} />
        </FilterBar>
      )}
      <Frame>
        {selectionBar && <SelectionBar {...selectionBar} />}
        <DataTable
          {...others}
          handle={mergeRefs(grid, table.handle)}
          label={label}
          layout={layout}
          onLayoutChange={setLayout}
          quickFilter={ownText}
          searched={asked?.value}
          maxHeight={maxHeight ?? (isEmbedded ? embeddedHeight : undefined)}
          page={paging && { first: (paging.current - 1) * paging.size, total: paging.total }}
        />
        {(paging || status) && (
          <Foot>
            {paging && <Pagination {...paging} />}
            {guarded(status)}
          </Foot>
        )}
      </Frame>
      {leaving}
    </Page>
  )
}

type SearchProps = { search: DataListSearch; inputRef: RefObject<HTMLInputElement | null>; label: string }

/** Keeps what is being typed; another text from outside, such as a view's, takes its place. */
const Search = ({ search: { value, onSearch, placeholder }, inputRef, label }: SearchProps) => {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState({ outside: value, sent: value })
  if (value !== seen.outside) {
    if (value !== seen.sent) setText(value)
    setSeen({ outside: value, sent: value })
  }
  return (
    <SearchBox>
      <SearchField
        value={text}
        onChange={setText}
        inputRef={inputRef}
        label={label}
        placeholder={placeholder ?? label}
        onSearch={(next) => {
          setSeen({ ...seen, sent: next })
          onSearch(next)
        }}
      />
    </SearchBox>
  )
}
