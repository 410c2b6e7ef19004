import { announce } from '../../foundations/announce.ts'
import type { LocaleTools } from '../../foundations/locale.ts'
import { toast } from '../../Toast/toast.ts'
import type { RowDrafts } from '../model/EditStore.ts'
import type { GroupLine } from '../model/lines.ts'
import type { RowWindows } from '../model/RowWindows.ts'
import { inverseOf, type PlacedRow, placedIn, type RowChange } from '../model/rowChange.ts'
import type { TreeShape } from '../model/treeLines.ts'
import { keysAbove, placedInTree, treeRowOf } from '../model/treeRows.ts'
import { type CellValue, textOf } from '../model/values.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellRange } from '../view/useCellRange.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import type { TableState } from '../view/useTableState.ts'
import { editingTexts } from './editing.texts.ts'
import { rowChangingTexts } from './rowChanging.texts.ts'
import type { Coming, Editing, KeyedRow } from './useEditing.ts'
import type { AddedRow, RowEditProps, RowStepRefs, RowTools } from './useRowSteps.ts'

export type RowChangingContext<T> = RowEditProps<T> &
  RowStepRefs<T> & {
    locale: LocaleTools
    tools: RowTools
    rows: readonly T[]
    rowKey: (row: T) => string
    tree: TreeShape<T> | undefined
    groupBy: readonly string[]
    /** All columns, shown or not: groups may be by any. */
    described: readonly DataColumn<T>[]
    /** The columns shown, by number. */
    columns: readonly DataColumn<T>[]
    /** Where a server holds the rows. */
    windows: RowWindows<T> | undefined
    view: GridView<T>
    editing: Editing<T>
    state: Pick<TableState, 'expansion' | 'setExpansion'>
    focusCell: (at: CellPlace) => void
  }

/** Where a row is to come: under a sibling, as a child, or into a group; else to the end. */
type Wish = { after?: string; parent?: string; groups?: readonly GroupLine[]; from?: CellPlace }

/** Where a row comes: what it stands under, and the values of its group. */
type NewPlace<T> = { above: T | null; parent: T | null; values: readonly CellValue[] }

/** What had been typed into rows that went with the one above them, by the change that took them. */
const parked = new WeakMap<object, RowDrafts>()

/** How rows are added and taken out, in a list, in groups, in a tree and on a server. */
export const rowChangingOf = <T>(context: RowChangingContext<T>) => {
  const { newRow, onRowsChange, rows, rowKey, tree, groupBy, described, windows, view, editing, state, goal, added } = context
  const { t, formatNumber } = context.locale
  const { groupKey, isSelected, select, withValue, messageOf } = context.tools
  const { store } = editing
  const groupColumns = groupBy.flatMap((key) => described.find((column) => column.key === key) ?? [])
  const valuesOf = (row: T): CellValue[] => groupColumns.map((column) => valueReader(column)(row))
  const keyOf = (row: T | null): string | null => (row === null ? null : rowKey(row))

  /** Opens what a row lies in, so that it can be seen. */
  const openOver = ({ row, parent }: PlacedRow<T>): void => {
    const over =
      tree && parent != null
        ? [...(keysAbove(rows, tree, rowKey, parent) ?? []), parent]
        : valuesOf(row).map((_, depth, values) => groupKey(values.slice(0, depth + 1)))
    const closed = over.filter((key) => !isSelected(state.expansion, key))
    if (closed.length > 0) state.setExpansion(select(state.expansion, closed, true))
  }

  /** Changes the rows and, where a server holds them, asks for them again; false when the caller refused. */
  const run = async (change: RowChange<T>): Promise<boolean> => {
    try {
      await onRowsChange?.(change)
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
    const [first] = change.rows
    if (!windows || !first) return true
    if (change.kind === 'remove') await windows.reload()
    else if ((await windows.seek(rowKey(first.row))) < 0) {
      goal.current = null
      toast.info(t(rowChangingTexts.addedElsewhere))
    }
    context.reach()
    return true
  }

  /** Where rows stand that are to be taken out, and what goes with them; null when some are not here. */
  const placedOf = (keys: ReadonlySet<string>): { placed: PlacedRow<T>[]; below: T[] } | null => {
    if (tree) return placedInTree(rows, tree, keys, rowKey)
    if (!windows) return { placed: placedIn(rows, keys, rowKey), below: [] }
    const { lines } = windows
    const places = [...keys].map((key) => lines.placeOf(key)).sort((a, b) => a - b)
    const placed = places.flatMap((place) => {
      const [line, above] = [lines.at(place), lines.at(place - 1)]
      return line?.kind === 'row' ? [{ row: line.row, after: above?.kind === 'row' ? above.key : null }] : []
    })
    return placed.length === keys.size ? { placed, below: [] } : null
  }

  /** Forgets what was typed into rows that go; what was typed below them is kept with the change. */
  const drop = (change: RowChange<T>): RowDrafts => {
    const keys = new Set(change.rows.map(({ row }) => rowKey(row)))
    const below = tree ? placedInTree(rows, tree, keys, rowKey).below.map(rowKey) : []
    const kept = store.dropRows(below)
    parked.set(change, kept)
    const dropped = new Map([...store.dropRows(keys), ...kept])
    if (dropped.size > 0) editing.changed()
    return dropped
  }
  const bring = (drafts: RowDrafts | undefined): void => {
    if (!drafts || drafts.size === 0) return
    store.bringRows(drafts)
    editing.changed()
  }

  const placeFor = ({ after, parent, groups }: Wish): NewPlace<T> | null => {
    if (tree) {
      const wanted = parent ?? after
      if (wanted === undefined) return { above: rows.at(-1) ?? null, parent: null, values: [] }
      const found = treeRowOf(rows, tree, rowKey, wanted)
      if (!found) return null
      if (parent === undefined) return { above: found.row, parent: found.parent, values: [] }
      const children = tree.childrenOf(found.row)
      if (typeof children === 'string') {
        toast.info(t(rowChangingTexts.unopened))
        return null
      }
      return { above: children?.at(-1) ?? null, parent: found.row, values: [] }
    }
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
  }

  const add = ({ from, ...wish }: Wish): void => {
    const place = newRow && onRowsChange ? placeFor(wish) : null
    if (!newRow || !place) return
    const { above, parent, values } = place
    // What is worked out from other values cannot be put; such a row is the caller's to place.
    const row = groupColumns.reduce(
      (next, column, depth) => {
        const isPut = depth < values.length && (column.edit?.set !== undefined || column.value === undefined)
        return isPut ? withValue(next, column, values[depth]) : next
      },
      newRow(above, parent),
    )
    const placed = { row, after: keyOf(above), ...(tree && { parent: keyOf(parent) }) }
    const change: RowChange<T> = { kind: 'add', rows: [placed] }
    store.noteRows(change)
    goal.current = { key: rowKey(row) }
    added.current = { key: rowKey(row), change, from: from ?? null }
    openOver(placed)
    announce(t(rowChangingTexts.added))
    void run(change).then((isDone) => {
      if (isDone) return
      store.forgetRows(change)
      goal.current = null
      added.current = null
    })
  }

  /** Takes rows out; what was typed into them comes back with them. */
  const remove = (keys: ReadonlySet<string>, from: CellPlace | null = null): void => {
    const found = placedOf(keys)
    if (!found) toast.info(t(editingTexts.unloaded))
    if (!onRowsChange || !found || found.placed.length === 0) return
    const { placed, below } = found
    const change: RowChange<T> = {
      kind: 'remove',
      rows: placed.map((one) => ({ ...one, row: editing.edited(one.row, rowKey) })),
    }
    const dropped = drop(change)
    store.noteRows(change)
    goal.current = from
    const count = formatNumber(placed.length)
    const hasMore =
      tree !== undefined && [...placed.map(({ row }) => row), ...below].some((row) => typeof tree.childrenOf(row) === 'string')
    if (hasMore) toast.info(t(rowChangingTexts.removedBranches, { count }))
    else if (below.length > 0) toast.info(t(rowChangingTexts.removedWithBelow, { count, below: formatNumber(below.length) }))
    else toast.info(t(rowChangingTexts.removed, { count }))
    void run(change).then((isDone) => {
      if (isDone) return
      store.forgetRows(change)
      bring(dropped)
    })
  }

  /** The group that a line is the head of, with those over it, outermost first. */
  const groupsAt = (place: number): GroupLine[] => {
    const line = place < 0 ? undefined : view.lineAt(place)
    return line?.kind === 'group' ? [...groupsAt(view.lines.parentOf?.(place) ?? -1), line] : []
  }

  return {
    add,
    addAt: (from: CellPlace, isChild: boolean): void => {
      const line = view.lineAt(from.place)
      if (line?.kind === 'row') add(isChild ? { parent: line.key, from } : { after: line.key, from })
      else if (line?.kind === 'detail') add({ after: rowKey(line.row), from })
      else if (line?.kind === 'group') add({ groups: groupsAt(from.place), from })
      else add({ from })
    },
    remove,
    removeBlock: ({ from: { place: first }, to: { place: last } }: CellRange, from: CellPlace): void => {
      const keys = new Set<string>()
      for (let place = first; place <= last; place += 1) {
        const line = view.lineAt(place)
        if (line?.kind === 'row') keys.add(line.key)
        if (line?.kind !== 'loading') continue
        toast.info(t(editingTexts.unloaded))
        return
      }
      remove(keys, from)
    },
    /** Adds rows at the end for what is put into them, as one step with it; `put` is given them. */
    addFor: (count: number, isFocused: boolean, put: (rows: readonly KeyedRow<T>[], coming: Coming<T>) => void): void => {
      const place = newRow && onRowsChange ? placeFor({}) : null
      if (!newRow || !place) return
      const made: PlacedRow<T>[] = []
      for (let { above } = place; made.length < count; above = made.at(-1)?.row ?? null)
        made.push({ row: newRow(above, null), after: keyOf(above) })
      const change: RowChange<T> = { kind: 'add', rows: made }
      const lines = made.map(({ row }) => ({ key: rowKey(row), row }))
      const [first] = lines
      if (isFocused && first) goal.current = { key: first.key }
      put(lines, { rows: change, keys: new Set(lines.map(({ key }) => key)), bring: () => run(change) })
      announce(t(rowChangingTexts.addedMany, { count: formatNumber(count) }))
    },
    step: (change: RowChange<T>, direction: 'back' | 'forth', then?: (isGone: (key: string) => boolean) => void): void => {
      const asked = direction === 'back' ? inverseOf(change) : change
      const [first] = asked.rows
      if (asked.kind === 'remove') drop(change)
      else if (first) {
        bring(parked.get(change))
        goal.current = { key: rowKey(first.row) }
        for (const one of asked.rows) openOver(one)
      }
      const keys = new Set(asked.kind === 'remove' ? asked.rows.map(({ row }) => rowKey(row)) : [])
      void run(asked).then((isDone) => isDone && then?.((key) => keys.has(key)))
    },
    takeBack: ({ change, from }: AddedRow<T>): void => {
      goal.current = from
      void run(inverseOf(change))
    },
  }
}

export type RowChanging<T> = ReturnType<typeof rowChangingOf<T>>
