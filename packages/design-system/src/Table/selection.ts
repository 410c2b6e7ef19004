import type { TableSelection } from './types.ts'

/** The selection after one row was pressed. */
export const toggleKey = ({ mode, keys }: TableSelection, key: string): Set<string> => {
  if (mode === 'single') return new Set([key])
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The selection with every row between two rows added. */
export const addRange = (
  { keys, isDisabled }: TableSelection,
  rowKeys: readonly string[],
  from: string,
  to: string,
): Set<string> => {
  const ends = [rowKeys.indexOf(from), rowKeys.indexOf(to)]
  const [start, end] = [Math.min(...ends), Math.max(...ends)]
  const range = start < 0 ? [to] : rowKeys.slice(start, end + 1)
  return new Set([...keys, ...range.filter((key) => !isDisabled?.(key))])
}

/** All rows of this page added, or, when all are there already, taken away; rows of other pages stay. */
export const togglePage = ({ keys, isDisabled }: TableSelection, rowKeys: readonly string[]): Set<string> => {
  const page = rowKeys.filter((key) => !isDisabled?.(key))
  const next = new Set(keys)
  const isAll = page.every((key) => next.has(key))
  for (const key of page) isAll ? next.delete(key) : next.add(key)
  return next
}

/** How much of this page is selected. */
export const pageState = ({ keys, isDisabled }: TableSelection, rowKeys: readonly string[]): 'all' | 'some' | 'none' => {
  const page = rowKeys.filter((key) => !isDisabled?.(key))
  const count = page.filter((key) => keys.has(key)).length
  if (count === 0) return 'none'
  return count === page.length ? 'all' : 'some'
}
