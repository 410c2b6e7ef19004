/** One page of an endless list. */
export type InfinitePage<T> = {
  items: readonly T[]
  /** How many items there are in all, where that is known. */
  total?: number
  /** Nothing comes after this page. Default: when it is empty, or when `total` is reached. */
  isLast?: boolean
}

/** What was loaded so far. */
export type Loaded<T> = {
  items: readonly T[]
  /** Number of the next page, from 1. */
  next: number
  total: number | undefined
  isDone: boolean
}

export const nothingLoaded: Loaded<never> = { items: [], next: 1, total: undefined, isDone: false }

/** What is loaded after one more page. Items that came before, because the list grew between two pages, are left out. */
export const withPage = <T>(before: Loaded<T>, page: InfinitePage<T>, keyOf: (item: T) => string): Loaded<T> => {
  const known = new Set(before.items.map(keyOf))
  const fresh = page.items.filter((item) => {
    const key = keyOf(item)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
  const items = [...before.items, ...fresh]
  const total = page.total ?? before.total
  const isDone = page.isLast ?? (page.items.length === 0 || (total !== undefined && items.length >= total))
  return { items, next: before.next + 1, total, isDone }
}
