import { toast } from '../../Toast/toast.ts'
import type { GroupLine, RowLine } from '../lines/lines.ts'
import { inverseOf, type PlacedRow, type RowChange } from '../lines/rowChange.ts'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import { rowAdding } from './rowAdding.ts'
import { rowChangingTexts } from './rowChanging.texts.ts'
import type { AddedRow, RowChangingContext } from './rowContext.ts'
import { rowPlacing } from './rowPlacing.ts'
import { rowRunning } from './rowRunning.ts'

/** How rows are added and taken out, in a list, in groups, in a tree and on a server. */
export const rowChangingOf = <T>(context: RowChangingContext<T>) => {
  const { onRowsChange, rowKey, tree, host, drafts, goal } = context
  const { t, formatNumber } = context.locale
  const { store } = drafts
  const placing = rowPlacing(context)
  const running = rowRunning(context)
  const { run } = running
  const adding = rowAdding(context, placing, running)

  /** Takes rows out; what was typed into them comes back with them. */
  const remove = (keys: ReadonlySet<string>, from: CellPlace | null = null): void => {
    const found = placing.placedOf(keys)
    if (!found) toast.info(t(editingTexts.unloaded))
    if (!onRowsChange || !found || found.placed.length === 0) return
    const { placed, below } = found
    const rows = placed.map((one) => ({ ...one, row: drafts.readable(one.row, rowKey(one.row)) }))
    const change: RowChange<T> = { kind: 'remove', rows }
    const dropped = running.drop(change, placing.keysBelow)
    store.noteRows(change)
    goal.current = from
    tellRemoved(placed, below)
    void run(change).then((isDone) => {
      if (isDone) return
      store.forgetRows(change)
      running.bring(dropped)
    })
  }
  const tellRemoved = (placed: readonly PlacedRow<T>[], below: readonly T[]): void => {
    const count = formatNumber(placed.length)
    const gone = [...placed.map(({ row }) => row), ...below]
    const hasMore = gone.some((row) => typeof tree?.childrenOf(row) === 'string')
    if (hasMore) toast.info(t(rowChangingTexts.removedBranches, { count }))
    else if (below.length > 0) toast.info(t(rowChangingTexts.removedWithBelow, { count, below: formatNumber(below.length) }))
    else toast.info(t(rowChangingTexts.removed, { count }))
  }

  /** The group that a line is the head of, with those over it, outermost first. */
  const groupsAt = (place: number): GroupLine[] => {
    const line = place < 0 ? undefined : host.lineAt(place)
    return line?.kind === 'group' ? [...groupsAt(host.lines.parentOf?.(place) ?? -1), line] : []
  }

  /** The rows of a block; null, and told, where some are not here. */
  const rowsIn = ({ from: { place: first }, to: { place: last } }: CellRange): RowLine<T>[] | null => {
    const found: RowLine<T>[] = []
    for (let place = first; place <= last; place += 1) {
      const line = host.lineAt(place)
      if (line?.kind === 'row') found.push(line)
      if (line?.kind !== 'loading') continue
      toast.info(t(editingTexts.unloaded))
      return null
    }
    return found
  }

  return {
    add: adding.add,
    addAt: (from: CellPlace, isChild: boolean): void => {
      const line = host.lineAt(from.place)
      if (line?.kind === 'row') adding.add(isChild ? { parent: line.key, from } : { after: line.key, from })
      else if (line?.kind === 'detail') adding.add({ after: rowKey(line.row), from })
      else if (line?.kind === 'group') adding.add({ groups: groupsAt(from.place), from })
      else adding.add({ from })
    },
    addFor: adding.addFor,
    remove,
    removeBlock: (block: CellRange, from: CellPlace): void => {
      const found = rowsIn(block)
      if (found) remove(new Set(found.map(({ key }) => key)), from)
    },
    copyBlock: (block: CellRange, from: CellPlace): void => {
      const found = rowsIn(block)
      if (found)
        adding.copy(
          found.map(({ row }) => row),
          from,
        )
    },
    step: (change: RowChange<T>, direction: 'back' | 'forth', then?: (isGone: (key: string) => boolean) => void): void => {
      const asked = direction === 'back' ? inverseOf(change) : change
      const [first] = asked.rows
      if (asked.kind === 'remove') {
        running.drop(change, placing.keysBelow)
        // The focus may be in one of them: it goes to the row above.
        if (first) goal.current = first.after === null ? { place: 0, column: 0 } : { key: first.after }
      } else if (first) {
        running.bringParked(change)
        goal.current = { key: rowKey(first.row) }
        for (const one of asked.rows) placing.openOver(one)
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
