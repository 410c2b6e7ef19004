import type { SortDirection, TableSort } from './types.ts'

const after: Record<SortDirection | 'none', SortDirection | null> = { none: 'asc', asc: 'desc', desc: null }

/** What the next press on a column's header does to it. */
export const nextDirection = (sort: readonly TableSort[], key: string): SortDirection | null =>
  after[sort.find((step) => step.key === key)?.direction ?? 'none']

/** The order after a press on a header: none, ascending, descending, none; with `isAdding` the other steps stay. */
export const nextSort = (sort: readonly TableSort[], key: string, isAdding: boolean): TableSort[] => {
  const direction = nextDirection(sort, key)
  const others = isAdding ? sort.filter((step) => step.key !== key) : []
  if (!direction) return others
  const place = isAdding ? sort.findIndex((step) => step.key === key) : -1
  return place < 0 ? [...others, { key, direction }] : sort.map((step) => (step.key === key ? { key, direction } : step))
}
