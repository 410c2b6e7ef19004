import { toast } from '../../Toast/toast.ts'
import type { GroupLine } from '../lines/lines.ts'
import { type PlacedRow, placedIn } from '../lines/rowChange.ts'
import { keysAbove, placedInTree, treeRowOf } from '../lines/treeRows.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { valueReader } from '../model/valueReader.ts'
import { type CellValue, textOf } from '../model/values.ts'
import { rowChangingTexts } from './rowChanging.texts.ts'
import type { RowChangingContext } from './rowContext.ts'

/** Where a row is to come: under a sibling, as a child, or into a group; else to the end. */
export type PlaceRequest = { after?: string; parent?: string; groups?: readonly GroupLine[]; from?: CellPlace }

/** Where a row comes: what it stands under, and the values of its group. */
type NewPlace<T> = { above: T | null; parent: T | null; values: readonly CellValue[] }

/** Where rows stand and where others may come, in a list, in groups, in a tree and on a server. */
export const rowPlacing = <T>({ rows, rowKey, tree, groupBy, described, windows, state, ...context }: RowChangingContext<T>) => {
  const { t } = context.locale
  const { groupKey, isSelected, select } = context.tools
  const groupColumns = groupBy.flatMap((key) => described.find((column) => column.key === key) ?? [])
  const valuesOf = (row: T): CellValue[] => groupColumns.map((column) => valueReader(column)(row))

  const placeInTree = (shape: NonNullable<typeof tree>, { after, parent }: PlaceRequest): NewPlace<T> | null => {
    const wanted = parent ?? after
    if (wanted === undefined) return { above: rows.at(-1) ?? null, parent: null, values: [] }
    const found = treeRowOf(rows, shape, rowKey, wanted)
    if (!found) return null
    if (parent === undefined) return { above: found.row, parent: found.parent, values: [] }
    const children = shape.childrenOf(found.row)
    if (typeof children === 'string') {
      toast.info(t(rowChangingTexts.unopened))
      return null
    }
    return { above: children?.at(-1) ?? null, parent: found.row, values: [] }
  }

  return {
    groupColumns,
    placeFor: (request: PlaceRequest): NewPlace<T> | null => {
      const { after, groups } = request
      if (tree) return placeInTree(tree, request)
      if (windows) {
        const { lines } = windows
        const line = lines.at(after === undefined ? lines.count - 1 : lines.placeOf(after))
        return { above: line?.kind === 'row' ? line.row : null, parent: null, values: [] }
      }
      if (groups) {
        const values = groups.map(({ value }) => value)
        const isIn = (row: T): boolean => values.every((value, depth) => textOf(value) === textOf(valuesOf(row)[depth]))
        return { above: rows.findLast(isIn) ?? null, parent: null, values }
      }
      const above = after === undefined ? rows.at(-1) : rows.find((row) => rowKey(row) === after)
      return { above: above ?? null, parent: null, values: above !== undefined && after !== undefined ? valuesOf(above) : [] }
    },
    /** Where rows stand that are to be taken out, and what goes with them; null when some are not here. */
    placedOf: (keys: ReadonlySet<string>): { placed: PlacedRow<T>[]; below: T[] } | null => {
      if (tree) return placedInTree(rows, tree, keys, rowKey)
      if (!windows) return { placed: placedIn(rows, keys, rowKey), below: [] }
      const { lines } = windows
      const places = [...keys].map((key) => lines.placeOf(key)).sort((a, b) => a - b)
      const placed = places.flatMap((place) => {
        const [line, above] = [lines.at(place), lines.at(place - 1)]
        return line?.kind === 'row' ? [{ row: line.row, after: above?.kind === 'row' ? above.key : null }] : []
      })
      return placed.length === keys.size ? { placed, below: [] } : null
    },
    /** Keys of the rows that lie below these in a tree. */
    keysBelow: (keys: ReadonlySet<string>): string[] => (tree ? placedInTree(rows, tree, keys, rowKey).below.map(rowKey) : []),
    /** Opens what a row lies in, so that it can be seen. */
    openOver: ({ row, parent }: PlacedRow<T>): void => {
      const over =
        tree && parent != null
          ? [...(keysAbove(rows, tree, rowKey, parent) ?? []), parent]
          : valuesOf(row).map((_, depth, values) => groupKey(values.slice(0, depth + 1)))
      const closed = over.filter((key) => !isSelected(state.expansion, key))
      if (closed.length > 0) state.setExpansion(select(state.expansion, closed, true))
    },
  }
}
