import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import type { TableColumn, TableSort } from './types.ts'

const checked = new WeakSet<readonly unknown[]>()

/** Tells in development, once per list, of rows and columns that share a key, and of orders by columns that are not there. */
export const checkTable = <T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  columns: readonly TableColumn<T>[],
  sort: readonly TableSort[],
): void => {
  if (!import.meta.env.DEV) return
  warnNoList('Table', 'columns', columns)
  warnNoList('Table', 'rows', rows)
  const keys = columns.map(({ key }) => key)
  if (!checked.has(rows)) warnDuplicateKeys('Table', 'rows', rows.map(rowKey))
  if (!checked.has(columns)) warnDuplicateKeys('Table', 'columns', keys)
  checked.add(rows).add(columns)
  const stray = sort.find(({ key }) => !keys.includes(key))
  if (stray) warnProp('Table', 'sort', `names the column "${stray.key}", which is not there`)
}
