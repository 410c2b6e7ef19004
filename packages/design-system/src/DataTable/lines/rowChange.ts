/** A row and where it stands. */
export type PlacedRow<T> = {
  row: T
  /** Key of the row under which it stands, in a tree among those of its parent; null for the first place. */
  after: string | null
  /** In a tree: key of the row below which it lies; null at the top. */
  parent?: string | null
}

/** Rows that come in or go out, in their order from top to bottom. */
export type RowChange<T> = { kind: 'add' | 'remove'; rows: readonly PlacedRow<T>[] }

/** The change that takes another one back. */
export const inverseOf = <T>({ kind, rows }: RowChange<T>): RowChange<T> => ({ kind: kind === 'add' ? 'remove' : 'add', rows })

/** The rows with some more in their places or some fewer; a row whose neighbour is gone comes to the end. */
export const changeRows = <T>(rows: readonly T[], change: RowChange<T>, rowKey: (row: T) => string): T[] => {
  const keys = new Set(change.rows.map(({ row }) => rowKey(row)))
  const rest = rows.filter((row) => !keys.has(rowKey(row)))
  if (change.kind === 'remove') return rest
  const byKey = Map.groupBy(change.rows, ({ after }) => after)
  const made: T[] = []
  const placed = new Set<string>()
  const put = (after: string | null): void => {
    // Rows that were taken out together stand under each other; without recursion, for there may be thousands.
    const waiting = [...(byKey.get(after) ?? [])].reverse()
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const key = rowKey(next.row)
      if (placed.has(key)) continue
      placed.add(key)
      made.push(next.row)
      waiting.push(...[...(byKey.get(key) ?? [])].reverse())
    }
  }
  put(null)
  for (const row of rest) {
    made.push(row)
    put(rowKey(row))
  }
  return [...made, ...change.rows.filter(({ row }) => !placed.has(rowKey(row))).map(({ row }) => row)]
}

/** Where rows stand in a list, for taking them out. */
export const placedIn = <T>(rows: readonly T[], keys: ReadonlySet<string>, rowKey: (row: T) => string): PlacedRow<T>[] => {
  const placed: PlacedRow<T>[] = []
  let after: string | null = null
  for (const row of rows) {
    const key = rowKey(row)
    if (keys.has(key)) placed.push({ row, after })
    after = key
  }
  return placed
}

/** Rows that go to another place. */
export type RowMove = {
  keys: readonly string[]
  /** Key of the row under which they come to stand; null for the top. */
  after: string | null
  /** In a tree: key of the row below which all of them lie; null at the top. */
  parent?: string | null
}

/** The rows with some of them in another place, in the order in which they stood. */
export const moveRows = <T>(rows: readonly T[], { keys, after }: RowMove, rowKey: (row: T) => string): T[] => {
  const moving = new Set(keys)
  const moved = rows.filter((row) => moving.has(rowKey(row)))
  const made: T[] = after === null ? [...moved] : []
  for (const row of rows) {
    if (!moving.has(rowKey(row))) made.push(row)
    if (rowKey(row) === after) made.push(...moved)
  }
  return made.length === rows.length ? made : [...rows]
}
