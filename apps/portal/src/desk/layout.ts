/** The two columns of the workbench, each from top to bottom. */
export const columnNames = ['main', 'side'] as const
export type ColumnName = (typeof columnNames)[number]
export type DeskLayout = Readonly<Record<ColumnName, readonly string[]>>

/** The workbench that nobody arranged, before the cards of modules take their places in it. */
export const usualWidgets = { main: ['tasks', 'ship'], side: ['quick', 'notices', 'sentence'] } as const satisfies DeskLayout

/** A place among the widgets. */
export type Place = { column: ColumnName; index: number }

export const shownIn = ({ main, side }: DeskLayout): string[] => [...main, ...side]

/** Where a widget stands; undefined where it does not. */
export function placeOf(layout: DeskLayout, key: string): Place | undefined {
  const column = columnNames.find((name) => layout[name].includes(key))
  return column && { column, index: layout[column].indexOf(key) }
}

/** The layout without a widget. */
export const without = ({ main, side }: DeskLayout, key: string): DeskLayout => ({
  main: main.filter((other) => other !== key),
  side: side.filter((other) => other !== key),
})

/** The layout with a widget at a place, wherever it was before; the index counts the others of that column. */
export function withWidget(layout: DeskLayout, key: string, { column, index }: Place): DeskLayout {
  const rest = without(layout, key)
  return { ...rest, [column]: rest[column].toSpliced(index, 0, key) }
}

const steps = {
  ArrowUp: ({ column, index }: Place): Place => ({ column, index: Math.max(0, index - 1) }),
  ArrowDown: ({ column, index }: Place): Place => ({ column, index: index + 1 }),
  ArrowLeft: ({ index }: Place): Place => ({ column: 'main', index }),
  ArrowRight: ({ index }: Place): Place => ({ column: 'side', index }),
} as const

/** The layout after an arrow key on a widget; the same one where the key says nothing or leads nowhere. */
export function stepped(layout: DeskLayout, key: string, pressed: string): DeskLayout {
  const from = placeOf(layout, key)
  if (!from || !(pressed in steps)) return layout
  const to = steps[pressed as keyof typeof steps](from) // `in` has just said so
  const next = withWidget(layout, key, to)
  return columnNames.every((name) => next[name].join() === layout[name].join()) ? layout : next
}

/** A layout as it was kept; null for anything that is none, so that a broken one is not shown again and again. */
export function readLayout(kept: string | null | undefined): DeskLayout | null {
  try {
    const read: unknown = JSON.parse(kept ?? 'null')
    if (typeof read !== 'object' || read === null || !('main' in read) || !('side' in read)) return null
    const { main, side } = read
    const isKeys = (keys: unknown): keys is string[] => Array.isArray(keys) && keys.every((key) => typeof key === 'string')
    return isKeys(main) && isKeys(side) ? { main: [...new Set(main)], side: side.filter((key) => !main.includes(key)) } : null
  } catch {
    return null
  }
}

/** What of a layout is on offer to this user. */
export const offered = (layout: DeskLayout, isOffered: (key: string) => boolean): DeskLayout => ({
  main: layout.main.filter(isOffered),
  side: layout.side.filter(isOffered),
})
