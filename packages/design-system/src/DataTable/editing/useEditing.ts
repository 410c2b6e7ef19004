import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { toast } from '../../Toast/toast.ts'
import { dataTableTexts } from '../DataTable.texts.ts'
import { type CellEdit, EditStore, type StepTaken } from '../model/EditStore.ts'
import type { RowLine } from '../model/lines.ts'
import type { RowChange, RowMove } from '../model/rowChange.ts'
import type { TreeShape } from '../model/treeLines.ts'
import type { CellValue } from '../model/values.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { withDrafts } from './editedLines.ts'
import { editingTexts } from './editing.texts.ts'
import { readCell } from './readCell.ts'

export type EditProps = {
  /** Stores what was typed; a rejection leaves it in the cells, marked, with the error's message. Cells can be edited where a column says so and this is given. */
  onEdit?: (edits: readonly CellEdit[]) => void | Promise<void>
  /** When typed values are stored: each at once, a row when it is left, or all with `save`. Default 'cell'. */
  editMode?: 'cell' | 'row' | 'batch'
  /** Hears how many cells are not stored yet. */
  onDraftsChange?: (count: number) => void
}

type Options<T> = EditProps & {
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  viewOf: () => GridView<T>
  /** Puts rows in or takes them out when a step back or forth asks for it. */
  onRowStep: (change: RowChange<T>, direction: 'back' | 'forth') => void
  /** Moves rows one after the other when a step back or forth asks for it. */
  onMovesStep: (moves: readonly RowMove[]) => void
  /** Hears what is stored now. */
  onStored: (edits: readonly CellEdit[]) => void
}

/** Something that goes into a cell: a text as it was typed, or a value as it is. */
export type Entry = { at: CellPlace; text: string } | { at: CellPlace; value: CellValue }

type PlacedEdit<T> = CellEdit & { row: T }

/** A value that is being asked about. */
type Check = Pick<CellEdit, 'key' | 'column'> & { controller: AbortController; isGood: Promise<boolean> }

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Typing into cells: reading, checking, storing, taking back. */
export const useEditing = <T>({ onEdit, editMode = 'cell', onDraftsChange, columns, viewOf, ...steps }: Options<T>) => {
  const locale = useLocale()
  const [store] = useState(() => new EditStore<T>())
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const checks = useRef(new Map<string, Check>())
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])

  const changed = useCallback((): void => {
    viewOf().refresh()
    onDraftsChange?.(store.size)
    redraw()
  }, [viewOf, store, onDraftsChange])

  const rowAt = useCallback(
    (place: number): RowLine<T> | undefined => {
      const line = viewOf().lineAt(place)
      return line?.kind === 'row' ? line : undefined
    },
    [viewOf],
  )
  const canEdit = useCallback(
    ({ place, column }: CellPlace): boolean => {
      const [line, description] = [rowAt(place), columns[column]]
      return Boolean(onEdit && line && description?.edit && description.edit.isEditable?.(line.row) !== false)
    },
    [onEdit, rowAt, columns],
  )

  /** Nobody waits any more for what is said about values that were taken back. */
  const dropChecks = (): void => {
    for (const [id, { key, column, controller }] of checks.current) {
      if (store.draftAt(key, column)?.isChecking) continue
      controller.abort()
      checks.current.delete(id)
    }
  }
  /** Checks a value; false when it must not be stored. What comes too late is dropped. */
  const check = ({ row, ...edit }: PlacedEdit<T>): boolean | Promise<boolean> => {
    const { key, column, value } = edit
    const validate = byKey.get(column)?.edit?.validate
    if (!validate) return true
    const id = `${key}\n${column}`
    checks.current.get(id)?.controller.abort()
    checks.current.delete(id)
    const controller = new AbortController()
    const judge = (error: string | undefined): boolean => {
      store.judge(edit, { error })
      return error === undefined
    }
    try {
      const answer = validate(value, row, controller.signal)
      if (!(answer instanceof Promise)) return judge(answer)
      store.judge(edit, { isChecking: true })
      const isGood = answer.catch(messageOf).then((error) => {
        if (controller.signal.aborted) return false
        checks.current.delete(id)
        const isRight = judge(error)
        changed()
        return isRight
      })
      checks.current.set(id, { key, column, controller, isGood })
      return isGood
    } catch (error) {
      return judge(messageOf(error))
    }
  }
  /** What is being asked about the values of a row, or of all, has been answered. */
  const answers = (key?: string): Promise<unknown> =>
    Promise.all([...checks.current.values()].map((one) => (key === undefined || one.key === key ? one.isGood : true)))

  const send = async (edits: readonly CellEdit[]): Promise<boolean> => {
    if (!onEdit || edits.length === 0) return true
    try {
      await onEdit(edits)
      store.stored(edits)
      steps.onStored(edits)
      changed()
      return true
    } catch (error) {
      for (const edit of edits) store.judge(edit, { error: messageOf(error) })
      changed()
      announce(messageOf(error))
      return false
    }
  }

  const checkAndSend = (edits: readonly (CellEdit & { row?: T })[], isSent: boolean): void => {
    const checked = edits.map(({ row, ...plain }) => ({ plain, isGood: row === undefined || check({ ...plain, row }) }))
    changed()
    if (isSent)
      void Promise.all(checked.map(({ isGood }) => isGood)).then((goods) =>
        send(checked.filter((_, at) => goods[at]).map(({ plain }) => plain)),
      )
  }

  /** What an entry says in its cell; 'outside' where the table has none, 'locked' where it cannot be edited. */
  const read = (entry: Entry): { edit: PlacedEdit<T>; error?: string } | 'outside' | 'locked' => {
    const [line, column] = [rowAt(entry.at.place), columns[entry.at.column]]
    if (!line || !column) return 'outside'
    if (!canEdit(entry.at)) return 'locked'
    const before = valueReader(column)(line.row)
    const found = 'text' in entry ? readCell(column, entry.text, locale) : { value: entry.value }
    const text = 'text' in entry ? entry.text : undefined
    const edit = { key: line.key, column: column.key, value: 'error' in found ? text : found.value, before, row: line.row }
    return 'error' in found ? { edit, error: found.error } : { edit }
  }

  /** Puts texts and values into cells as one step; what cannot be read is told in its cell, what cannot be edited stays. */
  const enter = (entries: readonly Entry[]): void => {
    const found = entries.map(read)
    const locked = found.filter((one) => one === 'locked').length
    const outside = found.filter((one) => one === 'outside').length
    const taken = found.filter((one) => typeof one === 'object')
    if (locked > 0) toast.info(locale.t(editingTexts.readOnly, { count: locale.formatNumber(locked) }))
    if (outside > 0) toast.info(locale.t(editingTexts.outside, { count: locale.formatNumber(outside) }))
    if (taken.length === 0) return
    store.put(taken.map(({ edit: { row, ...edit } }) => edit))
    const faults = taken.filter(({ error }) => error !== undefined)
    // What cannot be read stays as it was typed, so that it can be mended.
    for (const { edit, error } of faults) store.judge(edit, { error })
    if (faults.length > 0) announce([...new Set(faults.map(({ error }) => error))].slice(0, 3).join('\n'))
    checkAndSend(
      taken.filter(({ error }) => error === undefined).map(({ edit }) => edit),
      editMode === 'cell',
    )
  }

  /** What is being typed, for what is computed from it; null when nothing is. */
  const preview = (at: CellPlace, text: string | null): void => {
    if (text === null && store.typing === null) return
    const found = text === null ? 'outside' : read({ at, text })
    const isRead = typeof found === 'object' && found.error === undefined
    store.typing = isRead ? { key: found.edit.key, column: found.edit.column, value: found.edit.value } : null
    viewOf().refresh()
    redraw()
  }

  const take = (step: StepTaken<T> | null): void => {
    if (!step) return
    if (step.kind === 'rows') {
      steps.onRowStep(step.change, step.direction)
      return
    }
    if (step.kind === 'moves') {
      steps.onMovesStep(step.moves)
      return
    }
    dropChecks()
    // What is put again may have been taken back before anybody knew whether it was right.
    const rowOf = (key: string): T | undefined =>
      step.direction === 'forth' ? rowAt(viewOf().lines.placeOf(key))?.row : undefined
    checkAndSend(
      step.edits.map((edit) => ({ ...edit, row: rowOf(edit.key) })),
      editMode !== 'batch',
    )
  }

  const mark = useMemo(
    () =>
      (key: string, column: number): string => {
        const draft = store.draftAt(key, columns[column]?.key ?? '')
        if (!draft) return ''
        const looks = ['dirty', draft.error && 'invalid', draft.isChecking && 'checking', draft.isConflict && 'conflict']
        return looks.filter(Boolean).join(' ')
      },
    [store, columns],
  )
  const faultAt = ({ place, column }: CellPlace): string | undefined => {
    const line = rowAt(place)
    const draft = line && store.draftAt(line.key, columns[column]?.key ?? '')
    return draft?.error ?? (draft?.isConflict ? locale.t(dataTableTexts.conflict) : undefined)
  }
  const wellOf = (edits: readonly CellEdit[]): CellEdit[] =>
    edits.filter(({ key, column }) => {
      const { error, isChecking } = store.draftAt(key, column) ?? {}
      return error === undefined && !isChecking
    })
  const columnOf = (key: string): DataColumn<T> | undefined => byKey.get(key)

  return {
    store,
    /** Another number after every change. */
    version,
    /** What was typed is another now: shows it, and says how much of it there is. */
    changed,
    canEdit,
    rowAt,
    enter,
    preview,
    mark,
    faultAt,
    /** A row as it will be once what was typed into it is stored. */
    edited: (row: T, key: (row: T) => string): T => (store.isEmpty ? row : withDrafts(row, key(row), store, columnOf)),
    undo: (): void => take(store.undo()),
    redo: (): void => take(store.redo()),
    discard: (): void => {
      store.clear()
      dropChecks()
      changed()
    },
    /** Stores what is not stored yet; false when something is wrong, which then is marked. */
    save: async (): Promise<boolean> => {
      await answers()
      const all = store.all()
      const well = wellOf(all)
      return (await send(well)) && well.length === all.length
    },
    /** The focus has left a row. */
    leaveRow: (key: string): void => {
      if (editMode === 'row') void answers(key).then(() => send(wellOf(store.all().filter((edit) => edit.key === key))))
    },
    /** Rows that came anew may say something else than what was typed over. */
    meet: (rows: readonly T[], rowKey: (row: T) => string, tree?: TreeShape<T>): void => {
      if (store.size === 0) return
      const met = [...rows]
      for (let row = met.pop(); row !== undefined; row = met.pop()) {
        const below = tree?.childrenOf(row)
        if (below !== undefined && below !== 'unknown') met.push(...below)
        const key = rowKey(row)
        if (store.draftsOf(key))
          store.meet(key, (columnKey) => {
            const column = columnOf(columnKey)
            return column ? valueReader(column)(row) : undefined
          })
      }
    },
  }
}

export type Editing<T> = ReturnType<typeof useEditing<T>>
