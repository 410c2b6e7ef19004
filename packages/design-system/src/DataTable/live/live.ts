import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'

const pushOf = <T>({ options, rows }: Table<T>, needed: Pick<Services<T>, 'drafts'>): Contribution<T> => {
  const { rowKey, load, page, isLoading } = options
  const setRows = (next: readonly T[]): void => {
    needed.drafts?.meet(next, rowKey, !load && !page && !isLoading)
    rows.setRows(next)
  }
  return { handle: { setRows } }
}

/** Rows that are pushed, without anything else being drawn. */
export const live = feature({ name: 'live', needs: ['drafts'], useTable: pushOf })
