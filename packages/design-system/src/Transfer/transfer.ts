/** Something that can be on either side. */
export type TransferItem = {
  key: string
  label: string
  /** A second, quieter line: a code, a department. */
  description?: string
  /** More text that finds the item without being shown: pinyin, an abbreviation, an old name. */
  keywords?: string
  /** Stays where it is. Default false. */
  isDisabled?: boolean
}

export type Sides = { source: readonly TransferItem[]; target: readonly TransferItem[] }

/** The items by their keys; of two with the same key the first counts. */
export const itemsByKey = (items: readonly TransferItem[]): ReadonlyMap<string, TransferItem> => {
  const known = new Map<string, TransferItem>()
  for (const item of items) if (!known.has(item.key)) known.set(item.key, item)
  return known
}

/** Finds an item by its key; the index behind it is made when it is first asked. */
export const finderOf = (items: readonly TransferItem[]): ((key: string) => TransferItem | undefined) => {
  let known: ReadonlyMap<string, TransferItem> | undefined
  return (key) => {
    known ??= itemsByKey(items)
    return known.get(key)
  }
}

const none: readonly TransferItem[] = []

/** What is left, in the order of the items, and what was chosen, in the order of the value. A key without an item stands for itself. */
export const sidesOf = (
  items: readonly TransferItem[],
  find: (key: string) => TransferItem | undefined,
  value: readonly string[],
): Sides => {
  if (value.length === 0) return { source: items, target: none }
  const chosen = new Set(value)
  let known = 0
  const target = Array.from(chosen, (key) => {
    const item = find(key)
    if (item) known += 1
    return item ?? { key, label: key }
  })
  return { source: known === items.length ? none : items.filter(({ key }) => !chosen.has(key)), target }
}

export type SelectedState = { count: number; free: number; state: 'off' | 'on' | 'mixed' }

/** How many of the items are selected, and whether all that can be are. */
export const selectedState = (items: readonly TransferItem[], selected: ReadonlySet<string>): SelectedState => {
  const isAny = selected.size > 0
  let count = 0
  let free = 0
  for (const { key, isDisabled } of items) {
    if (isDisabled) continue
    free += 1
    if (isAny && selected.has(key)) count += 1
  }
  return { count, free, state: count === 0 ? 'off' : count === free ? 'on' : 'mixed' }
}

/** The selection with some items taken in or out; disabled ones stay as they are. */
export const withSelected = (
  selected: ReadonlySet<string>,
  items: readonly TransferItem[],
  isOn: boolean,
): ReadonlySet<string> => {
  const next = new Set(selected)
  for (const { key, isDisabled } of items) {
    if (isDisabled) continue
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** The list with one entry moved; `to` counts places as they are before the move. */
export const moveItem = (keys: readonly string[], from: number, to: number): string[] => {
  const key = keys[from]
  if (key === undefined) return [...keys]
  const rest = keys.toSpliced(from, 1)
  return rest.toSpliced(to > from ? to - 1 : to, 0, key)
}
