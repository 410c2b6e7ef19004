import { useLayoutEffect, useRef } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { toast } from '../../Toast/toast.ts'
import { inverseOf, placedIn, type RowChange } from '../model/rowChange.ts'
import type { DataColumn } from '../types.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { editingTexts } from './editing.texts.ts'
import { type Editing, messageOf } from './useEditing.ts'

export type RowEditProps<T> = {
  /** Makes an empty row with a key of its own, below another one or first; with it the table ends with a line that adds one. */
  newRow?: (above: T | null) => T
  /** Puts rows in or takes them out, as `changeRows` does; steps back and forth come here too. Rows can be added and removed where this is given. */
  onRowsChange?: (change: RowChange<T>) => void | Promise<void>
}

type Options<T> = RowEditProps<T> & {
  rows: readonly T[]
  rowKey: (row: T) => string
  view: GridView<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  editing: Editing<T>
  focusCell: (at: CellPlace) => void
}

/** Rows that the reader adds and removes, as steps that can be taken back. */
export const useRowSteps = <T>({ newRow, onRowsChange, rows, rowKey, view, columns, editing, focusCell }: Options<T>) => {
  const { t, formatNumber } = useLocale()
  /** Where the focus goes once the rows are other ones. */
  const wanted = useRef<{ key: string } | CellPlace | null>(null)
  const fresh = useRef<{ key: string; change: RowChange<T>; from: CellPlace | null } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows rows that changed.
  useLayoutEffect(() => {
    const goal = wanted.current
    if (!goal) return
    const place = 'key' in goal ? view.lines.placeOf(goal.key) : goal.place
    if (place < 0) return
    wanted.current = null
    const first = columns.findIndex((column, at) => column.edit && editing.canEdit({ place, column: at }))
    // After React has drawn: to bring a line into sight makes it draw.
    queueMicrotask(() => focusCell({ place, column: 'key' in goal ? Math.max(0, first) : goal.column }))
  }, [rows])

  const run = async (change: RowChange<T>): Promise<void> => {
    try {
      await onRowsChange?.(change)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  /** Adds a row under another one; under the last where none is named. */
  const add = (afterKey?: string, from: CellPlace | null = null): void => {
    if (!newRow || !onRowsChange) return
    const above = afterKey === undefined ? rows.at(-1) : rows.find((row) => rowKey(row) === afterKey)
    const row = newRow(above ?? null)
    const change: RowChange<T> = { kind: 'add', rows: [{ row, after: above === undefined ? null : rowKey(above) }] }
    editing.store.noteRows(change)
    wanted.current = { key: rowKey(row) }
    fresh.current = { key: rowKey(row), change, from }
    announce(t(editingTexts.added))
    void run(change)
  }

  /** Takes rows out; what was typed into them comes back with them. */
  const remove = (keys: ReadonlySet<string>, from: CellPlace | null = null): void => {
    const placed = placedIn(rows, keys, rowKey).map(({ row, after }) => ({ row: editing.edited(row, rowKey), after }))
    if (!onRowsChange || placed.length === 0) return
    const change: RowChange<T> = { kind: 'remove', rows: placed }
    editing.store.dropRows(keys)
    editing.store.noteRows(change)
    wanted.current = from
    toast.info(t(editingTexts.removed, { count: formatNumber(placed.length) }))
    void run(change)
  }

  return {
    canAdd: newRow !== undefined && onRowsChange !== undefined,
    canRemove: onRowsChange !== undefined,
    add,
    remove,
    /** A step back or forth over rows that came or went. */
    step: (change: RowChange<T>, direction: 'back' | 'forth'): void => {
      const asked = direction === 'back' ? inverseOf(change) : change
      const [first] = asked.rows
      if (asked.kind === 'remove') editing.store.dropRows(asked.rows.map(({ row }) => rowKey(row)))
      else if (first) wanted.current = { key: rowKey(first.row) }
      void run(asked)
    },
    /** Takes a row out again that was added last and into which nothing was typed; true when it did. */
    giveUp: (key: string): boolean => {
      const last = fresh.current
      if (last?.key !== key || !editing.store.forgetRows(last.change)) return false
      fresh.current = null
      wanted.current = last.from
      void run(inverseOf(last.change))
      return true
    },
  }
}

export type RowSteps<T> = ReturnType<typeof useRowSteps<T>>
