/** Which rows are selected. `all` means everything that matches the filters but these. */
export type DataSelection = { mode: 'some'; keys: ReadonlySet<string> } | { mode: 'all'; except: ReadonlySet<string> }

export const nothingSelected: DataSelection = { mode: 'some', keys: new Set() }

export const isSelected = (selection: DataSelection, key: string): boolean =>
  selection.mode === 'some' ? selection.keys.has(key) : !selection.except.has(key)

/** How many are selected, of a total of rows that match. */
export const selectedCount = (selection: DataSelection, total: number): number =>
  selection.mode === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)

const withAll = (keys: ReadonlySet<string>, changed: Iterable<string>, isIn: boolean): Set<string> => {
  const next = new Set(keys)
  for (const key of changed) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The selection with these rows in it or out of it; the others stay. */
export const select = (selection: DataSelection, keys: Iterable<string>, isIn: boolean): DataSelection =>
  selection.mode === 'some'
    ? { mode: 'some', keys: withAll(selection.keys, keys, isIn) }
    : { mode: 'all', except: withAll(selection.except, keys, !isIn) }
