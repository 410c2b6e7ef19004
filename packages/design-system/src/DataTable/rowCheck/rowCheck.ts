import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import { useRowCheck } from './useRowCheck.ts'

/** What developers are told of rows and columns that cannot be told apart. */
export const rowCheck = feature({
  name: 'rowCheck',
  useTable: <T>({ options: { label, rows, rowKey, columns } }: Table<T>) => {
    useRowCheck(label, rows, rowKey, columns)
    return {}
  },
})
