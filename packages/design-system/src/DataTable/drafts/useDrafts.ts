import { useCallback, useMemo, useReducer, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { LineHost } from '../lines/LineHost.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataColumn } from '../model/types.ts'
import type { EditProps } from '../props/EditProps.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'
import { CellChecks } from './CellChecks.ts'
import type { Coming, Entry } from './draftTypes.ts'
import { type EditStore, isReadable } from './EditStore.ts'
import { withDrafts } from './editedLines.ts'
import { entryReader } from './entryReader.ts'
import { type DraftSteps, storingOf } from './storing.ts'
import { type Met, TypedRows } from './TypedRows.ts'

type Options<T> = EditProps & {
  store: EditStore<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  /** Whatever shows the lines; the same one at every drawing. */
  host: LineHost<T>
  steps: DraftSteps<T>
}

/** The words for the look of a cell into which something was typed. */
const useDraftMark = <T>(store: EditStore<T>, columns: readonly DataColumn<T>[]) =>
  useMemo(
    () =>
      (key: string, column: number): string => {
        const draft = store.draftAt(key, columns[column]?.key ?? '')
        if (!draft) return ''
        const looks = ['dirty', draft.error && 'invalid', draft.isChecking && 'checking', draft.isConflict && 'conflict']
        return looks.filter(Boolean).join(' ')
      },
    [store, columns],
  )

/** Typing into cells: reading, checking, storing, taking back. Asks nothing of the page but the lines that it shows. */
export const useDrafts = <T>({ onEdit, editMode = 'cell', onDraftsChange, store, columns, host, steps }: Options<T>) => {
  const locale = useLocale()
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const [checks] = useState(() => new CellChecks<T>(store))
  const [typed] = useState(() => new TypedRows<T>(store))
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const columnOf = (key: string): DataColumn<T> | undefined => byKey.get(key)
  const changed = useCallback((): void => {
    host.refresh()
    onDraftsChange?.(store.size)
    redraw()
  }, [host, store, onDraftsChange])
  const { rowAt, canEdit, lineOf, read } = entryReader({ host, columns, isEnabled: onEdit !== undefined, locale })
  const rowOf = (key: string): T | undefined => rowAt(host.lines.placeOf(key))?.row
  const [running] = useState(() => new Set<Promise<unknown>>())
  const storing = storingOf({ onEdit, editMode, store, checks, typed, steps, columnOf, rowOf, changed, running })

  /** Puts texts and values into cells as one step, with rows that come for them; what cannot be read is told in its cell. Answers how many could not be edited, and how many have no cell. */
  const enter = (entries: readonly Entry<T>[], coming?: Coming<T>): { locked: number; outside: number } => {
    const found = entries.map(read)
    const taken = found.filter((one) => typeof one === 'object')
    const left = {
      locked: found.filter((one) => one === 'locked').length,
      outside: found.filter((one) => one === 'outside').length,
    }
    if (taken.length === 0 && !coming) return left
    for (const { edit } of taken) typed.note(edit.key, edit.row)
    store.put(
      taken.map(({ edit: { row, ...edit }, isAsked }) => ({ ...edit, isAsked })),
      coming?.rows,
    )
    // The row may have gone while it was typed into.
    const isElsewhere = !coming && entries.some((entry) => entry.line && lineOf(entry) === entry.line)
    if (isElsewhere && typed.meetAgain(columnOf)) redraw()
    const faults = taken.filter(({ error }) => error !== undefined)
    // What cannot be read stays as it was typed, so that it can be mended.
    for (const { edit, error } of faults) store.judge(edit, { error })
    if (faults.length > 0) announce([...new Set(faults.map(({ error }) => error))].slice(0, 3).join('\n'))
    const readable = taken.filter(({ error, isAsked }) => error === undefined && !isAsked).map(({ edit }) => edit)
    storing.checkAndSend(readable, editMode === 'cell', coming)
    storing.ask(taken.filter(({ isAsked }) => isAsked).map(({ edit }) => edit))
    return left
  }

  return {
    store,
    /** Another number after every change. */
    version,
    /** What was typed is another now: shows it, and says how much of it there is. */
    changed,
    canEdit,
    rowAt,
    enter,
    /** What is being typed, for what is computed from it; null when nothing is. */
    preview: (at: CellPlace, text: string | null): void => {
      if (text === null && store.typing === null) return
      const found = text === null ? 'outside' : read({ at, text })
      const isRead = typeof found === 'object' && found.error === undefined
      store.typing = isRead ? { key: found.edit.key, column: found.edit.column, value: found.edit.value } : null
      host.refresh()
      redraw()
    },
    mark: useDraftMark(store, columns),
    faultAt: ({ place, column }: CellPlace): string | undefined => {
      const line = rowAt(place)
      const draft = line && store.draftAt(line.key, columns[column]?.key ?? '')
      return draft?.error ?? (draft?.isConflict ? locale.t(dataTableTexts.conflict) : undefined)
    },
    /** A row as it will be once what was typed into it is stored. */
    edited: (row: T, key: (row: T) => string): T => (store.isEmpty ? row : withDrafts(row, key(row), store, columnOf)),
    /** The same without texts that mean nothing in their cell. */
    isReadable,
    readable: (row: T, key: string): T => withDrafts(row, key, store, columnOf, isReadable),
    undo: (): void => storing.take(store.undo()),
    redo: (): void => storing.take(store.redo()),
    discard: (): void => {
      store.clear()
      checks.dropUndone()
      changed()
    },
    save: storing.save,
    settled: storing.settled,
    faults: storing.faults,
    leaveRow: storing.leaveRow,
    /** Rows that came anew may say something else than what was typed over. */
    meet: (...met: Met<T>): void => {
      if (typed.meet(met, columnOf)) redraw()
    },
    /** The rows that somebody else took out while something was typed into them, with that. */
    lostRows: () => typed.lost(columnOf),
    /** Gives up what was typed into them. */
    dropLost: (): void => {
      store.dropRows(typed.gone)
      changed()
    },
  }
}

export type Drafts<T> = ReturnType<typeof useDrafts<T>>
