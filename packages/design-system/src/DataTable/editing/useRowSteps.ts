import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { groupKey } from '../model/groupLines.ts'
import type { RowChange } from '../model/rowChange.ts'
import { isSelected, select } from '../model/selection.ts'
import type { CellRange } from '../view/useCellRange.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { withValue } from './editedLines.ts'
import { messageOf } from './messageOf.ts'
import type { RowChanging, RowChangingContext } from './rowChanging.ts'
import { useWriting } from './useWriting.ts'

export type RowEditProps<T> = {
  /**
   * Makes an empty row with a key of its own, below another one or first, and in a tree under a parent; null where there is none.
   * Among groups it is given the values of its group afterwards. With it the table ends with a line that adds one.
   */
  newRow?: (above: T | null, parent: T | null) => T
  /**
   * Puts rows in or takes them out, as `changeRows` does, and `changeTreeRows` in a tree; steps back and forth come here too.
   * Rows of `load` are asked for again afterwards. Rows can be added and removed where this is given.
   */
  onRowsChange?: (change: RowChange<T>) => void | Promise<void>
}

/** The row that was added last, and where the focus was before. */
export type AddedRow<T> = { key: string; change: RowChange<T>; from: CellPlace | null }

/** What the lazy part is given beside what the table knows. */
export type RowStepRefs<T> = {
  /** Where the focus goes once the rows are other ones. */
  goal: RefObject<{ key: string } | CellPlace | null>
  added: RefObject<AddedRow<T> | null>
  /** Goes there, if it is in the table already. */
  reach: () => void
}

/** Handed to the lazy part: if it imported them too, each would become a file of its own that every table fetches. */
const tools = { groupKey, isSelected, select, withValue, messageOf }

export type RowTools = typeof tools

type Options<T> = Omit<RowChangingContext<T>, 'locale' | 'tools' | keyof RowStepRefs<T>> & {
  /** Another number whenever a server's rows have come. */
  arrivals: number | undefined
}

/** Rows that the reader adds and removes, as steps that can be taken back. */
export const useRowSteps = <T>({ arrivals, ...options }: Options<T>) => {
  const { newRow, onRowsChange, rows, tree, groupBy, view, columns, editing, focusCell, state } = options
  const locale = useLocale()
  const goal: RowStepRefs<T>['goal'] = useRef(null)
  const added = useRef<AddedRow<T> | null>(null)
  const canRemove = onRowsChange !== undefined
  const write = useWriting(canRemove)

  const reach = (): void => {
    const wanted = goal.current
    const place = !wanted ? -1 : 'key' in wanted ? view.lines.placeOf(wanted.key) : wanted.place
    if (!wanted || place < 0) return
    goal.current = null
    const first = columns.findIndex((column, at) => column.edit && editing.canEdit({ place, column: at }))
    // After React has drawn: to bring a line into sight makes it draw.
    queueMicrotask(() => focusCell({ place, column: 'key' in wanted ? Math.max(0, first) : wanted.column }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows rows that changed, or that an open branch shows.
  useLayoutEffect(reach, [rows, state.expansion, arrivals])

  const context = { ...options, tools, locale, goal, added, reach }
  const latest = useRef(context)
  useLayoutEffect(() => {
    latest.current = context
  })
  const run = (work: (changing: RowChanging<T>) => void): void =>
    write(({ rowChangingOf }) => work(rowChangingOf(latest.current)))
  const canAdd = newRow !== undefined && canRemove

  return {
    canAdd,
    canAddChild: canAdd && tree !== undefined,
    canRemove,
    /** Rows can be added where the table ends: not where they lie in groups or under each other. */
    canAddAtEnd: canAdd && tree === undefined && groupBy.length === 0,
    addFor: (...wish: Parameters<RowChanging<T>['addFor']>): void => run((changing) => changing.addFor(...wish)),
    /** Adds a row under the one of that key; at the end where none is named. */
    add: (after?: string): void => run((changing) => changing.add({ after })),
    /** In a tree: adds a row as the last one below the one of that key. */
    addChild: (parent: string): void => run((changing) => changing.add({ parent })),
    /** Adds a row below a line, or as its child. */
    addAt: (at: CellPlace, isChild: boolean): void => run((changing) => changing.addAt(at, isChild)),
    remove: (keys: ReadonlySet<string>): void => run((changing) => changing.remove(keys)),
    /** Takes out the rows of a block. */
    removeBlock: (block: CellRange, from: CellPlace): void => run((changing) => changing.removeBlock(block, from)),
    /** A step back or forth over rows that came or went. */
    step: (...step: Parameters<RowChanging<T>['step']>): void => run((changing) => changing.step(...step)),
    /** Takes a row out again that was added last and into which nothing was typed; true when it did. */
    giveUp: (key: string): boolean => {
      const last = added.current
      if (last?.key !== key || !editing.store.forgetRows(last.change)) return false
      added.current = null
      run((changing) => changing.takeBack(last))
      return true
    },
  }
}

export type RowSteps<T> = ReturnType<typeof useRowSteps<T>>
