import { toast } from '../../Toast/toast.ts'
import type { Draft, RowDrafts } from '../drafts/EditStore.ts'
import type { RowChange } from '../lines/rowChange.ts'
import { rowChangingTexts } from './rowChanging.texts.ts'
import type { RowChangingContext } from './rowContext.ts'

/** What had been typed into rows that went with the one above them, by the change that took them. */
const parked = new WeakMap<object, RowDrafts>()

/** Texts that mean nothing in their cell are no part of the row: they come back as they were typed. */
const unreadableOf = (rows: RowDrafts, isReadable: (draft: Draft) => boolean): [string, Map<string, Draft>][] =>
  [...rows].flatMap(([key, drafts]): [string, Map<string, Draft>][] => {
    const found = [...drafts].filter(([, draft]) => !isReadable(draft))
    return found.length > 0 ? [[key, new Map(found)]] : []
  })

/** Hands changes of rows to the caller, and keeps what was typed into those that go. */
export const rowRunning = <T>({ onRowsChange, rowKey, windows, drafts, goal, ...context }: RowChangingContext<T>) => {
  const { store } = drafts
  const { t } = context.locale
  const bring = (dropped: RowDrafts | undefined): void => {
    if (!dropped || dropped.size === 0) return
    store.bringRows(dropped)
    drafts.changed()
  }
  return {
    /** Changes the rows and, where a server holds them, asks for them again; false when the caller refused. */
    run: async (change: RowChange<T>): Promise<boolean> => {
      try {
        await onRowsChange?.(change)
      } catch (error) {
        toast.error(context.tools.messageOf(error))
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
    },
    /** Forgets what was typed into rows that go; what was typed into those `below` them is kept with the change. */
    drop: (change: RowChange<T>, keysBelow: (keys: ReadonlySet<string>) => string[]): RowDrafts => {
      const keys = new Set(change.rows.map(({ row }) => rowKey(row)))
      const kept = store.dropRows(keysBelow(keys))
      const own = store.dropRows(keys)
      parked.set(change, new Map([...unreadableOf(own, drafts.isReadable), ...kept]))
      const dropped = new Map([...own, ...kept])
      if (dropped.size > 0) drafts.changed()
      return dropped
    },
    bring,
    bringParked: (change: RowChange<T>): void => bring(parked.get(change)),
  }
}
