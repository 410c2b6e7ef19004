import { useMemo } from 'react'
import { SortPlace } from '../../Table/SortButton.styles.ts'
import { Sign } from '../cells/Sign.tsx'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { SortButton } from '../head/GridHead.styles.ts'
import type { DataSort } from '../model/types.ts'

const noSort: readonly DataSort[] = []
const ariaSort = { asc: 'ascending', desc: 'descending' } as const

const headersOf = <T,>({ state: { sort } }: Table<T>): Contribution<T> => ({
  marks: {
    header: ({ column }) => {
      const direction = column.getIsSorted()
      return { 'aria-sort': direction ? ariaSort[direction] : undefined }
    },
  },
  parts: {
    label: ({ column }, name) => {
      const direction = column.getIsSorted()
      return column.getCanSort() ? (
        <SortButton type="button" tabIndex={-1} onClick={(event) => column.toggleSorting(undefined, event.shiftKey)}>
          {name}
          <Sign of={direction === 'desc' ? 'down' : 'up'} size={13} />
          {sort.length > 1 && direction && <SortPlace>{column.getSortIndex() + 1}</SortPlace>}
        </SortButton>
      ) : (
        name
      )
    },
  },
  menu: (column) => {
    const [canSort, sorted] = [column.getCanSort(), column.getIsSorted()]
    return {
      sortAscending: canSort && sorted !== 'asc' && (() => column.toggleSorting(false)),
      sortDescending: canSort && sorted !== 'desc' && (() => column.toggleSorting(true)),
      sortNone: sorted !== false && (() => column.clearSorting()),
    }
  },
})

/** A press on a header sorts, with Shift within the order before. */
export const sorting = feature({
  name: 'sorting',
  state: { sort: () => noSort },
  useRows: ({ options: { isServed }, state: { sort } }) => {
    const own = isServed ? noSort : sort
    return { sort: useMemo(() => () => own, [own]) }
  },
  useTable: headersOf,
})
