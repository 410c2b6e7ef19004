import { useLayoutEffect, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { withValue } from '../drafts/editedLines.ts'
import { messageOf } from '../drafts/messageOf.ts'
import { useWriting } from '../drafts/useWriting.ts'
import type { RowSteps } from '../feature/Services.ts'
import { groupKey } from '../lines/groupLines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { isSelected, select } from '../model/selection.ts'
import type { DataColumn } from '../model/types.ts'
import type { RowChanging } from './rowChanging.ts'
import type { AddedRow, RowChangingContext, RowSource, RowTools } from './rowContext.ts'

const tools: RowTools = { groupKey, isSelected, select, withValue, messageOf }

type Options<T> = RowSource<T> & {
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  /** Another number whenever a server's rows have come. */
  arrivals: number | undefined
  focusCell: (at: CellPlace) => void
}

/** Rows that the reader adds and removes, as steps that can be taken back. Asks nothing of the page but the lines that it shows. */
export const useRowSteps = <T>({ arrivals, columns, focusCell, ...source }: Options<T>): RowSteps<T> => {
  const { newRow, copyRow, onRowsChange, rows, tree, groupBy, host, drafts, state } = source
  const locale = useLocale()
  const goal: RowChangingContext<T>['goal'] = useRef(null)
  const added = useRef<AddedRow<T> | null>(null)
  const canRemove = onRowsChange !== undefined
  const write = useWriting(canRemove)

  const reach = (): void => {
    const wanted = goal.current
    const place = !wanted ? -1 : 'key' in wanted ? host.lines.placeOf(wanted.key) : wanted.place
    if (!wanted || place < 0) return
    goal.current = null
    const first = columns.findIndex((column, at) => column.edit && drafts.canEdit({ place, column: at }))
    // After React has drawn: to bring a line into sight makes it draw.
    queueMicrotask(() => focusCell({ place, column: wanted.column ?? Math.max(0, first) }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows rows that changed, or that an open branch shows.
  useLayoutEffect(reach, [rows, state.expansion, arrivals])

  const context = { ...source, tools, locale, goal, added, reach }
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
    canAddAtEnd: canAdd && tree === undefined && groupBy.length === 0,
    addFor: (...request) => run((changing) => changing.addFor(...request)),
    add: (after) => run((changing) => changing.add({ after })),
    addChild: (parent) => run((changing) => changing.add({ parent })),
    addAt: (at, isChild) => run((changing) => changing.addAt(at, isChild)),
    remove: (keys) => run((changing) => changing.remove(keys)),
    canCopy: copyRow !== undefined && canRemove && tree === undefined,
    copyBlock: (block, from) => run((changing) => changing.copyBlock(block, from)),
    removeBlock: (block, from) => run((changing) => changing.removeBlock(block, from)),
    step: (...step) => run((changing) => changing.step(...step)),
    giveUp: (key) => {
      const last = added.current
      if (last?.key !== key || !drafts.store.forgetRows(last.change)) return false
      added.current = null
      run((changing) => changing.takeBack(last))
      return true
    },
  }
}
