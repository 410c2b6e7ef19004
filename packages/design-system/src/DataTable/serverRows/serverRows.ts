import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import { useWindows } from './useWindows.ts'

const useServer = <T>(table: Table<T>, needed: Pick<Services<T>, 'drafts'>): Contribution<T> => {
  const { options, state, view, rows } = table
  const { load, rowKey, columns, quickFilter } = options
  const server = useWindows<T>({
    load,
    rowKey,
    question: { sort: state.sort, filters: state.filters, quickFilter },
    view,
    columnOf: (key) => columns.find((column) => column.key === key),
    over: rows.over,
    onRows: (come, isWhole) => needed.drafts?.meet(come, rowKey, isWhole),
  })
  const windows = server?.windows
  const hasFailed = windows !== undefined && windows.error !== null
  return {
    offers: { serverRows: server },
    handle: { reload: () => void windows?.reload() },
    lines: server?.lines,
    isWaiting: windows?.total === null && !hasFailed,
    notice: windows && hasFailed ? { is: 'failed', onRetry: () => windows.retry() } : undefined,
  }
}

/** Rows of a server, fetched as they come into sight. */
export const serverRows = feature({
  name: 'serverRows',
  offers: ['serverRows'],
  props: ['load'],
  needs: ['drafts'],
  useTable: useServer,
})
