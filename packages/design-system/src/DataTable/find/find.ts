import { useCallback } from 'react'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { together } from '../feature/together.ts'
import { useFind } from './useFind.tsx'
import { useSearched } from './useSearched.tsx'

const useFinding = <T>(table: Table<T>, needed: Pick<Services<T>, 'drafts'>): Contribution<T> => {
  const { options, columns, rows, view, text, body, scroller, focusCell } = table
  const { page } = options
  const finding = useFind<T>({
    body,
    view,
    columns: columns.described,
    text,
    version: `${rows.version} ${needed.drafts?.version ?? 0}`,
    isPaged: page !== undefined && page.total > options.rows.length,
    reveal: columns.reveal,
    focusCell: (at) => (at ? focusCell(at) : scroller.current?.focus()),
  })
  const { mark } = finding
  const searched = useSearched(body, options.searched)
  return {
    keys: [
      { name: 'find', keys: ['Ctrl f'], run: (_, at) => finding.call(at) },
      { name: 'findNext', keys: ['* F3'], run: (_, at) => finding.isOpen && finding.call(at) },
    ],
    marks: { cell: useCallback((_: unknown, column: number, place: number) => mark(place, column), [mark]) },
    parts: { over: together([finding.bar(), searched]) },
    handle: { find: () => void finding.call({ place: 0, column: 0 }) },
  }
}

/** Texts found in all rows. */
export const find = feature({ name: 'find', props: ['searched'], needs: ['drafts'], useTable: useFinding })
