import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { dataTableTexts } from '../DataTable.texts.ts'
import { type CellEdit, EditStore } from '../model/EditStore.ts'
import type { RowLine } from '../model/lines.ts'
import type { CellValue } from '../model/values.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
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
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Typing into cells: reading, checking, storing, taking back. */
export const useEditing = <T>({ onEdit, editMode = 'cell', onDraftsChange, columns, viewOf }: Options<T>) => {
  const locale = useLocale()
  const [store] = useState(() => new EditStore())
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const checks = useRef(new Map<string, AbortController>())

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

  /** Checks a value; false when it must not be stored. What comes too late is dropped. */
  const check = async (edit: CellEdit, row: T): Promise<boolean> => {
    const validate = columns.find(({ key }) => key === edit.column)?.edit?.validate
    if (!validate) return true
    const id = `${edit.key}\n${edit.column}`
    checks.current.get(id)?.abort()
    const controller = new AbortController()
    checks.current.set(id, controller)
    const answer = validate(edit.value, row, controller.signal)
    if (answer instanceof Promise) store.judge(edit, { isChecking: true })
    const error = await Promise.resolve(answer).catch(messageOf)
    if (controller.signal.aborted) return false
    store.judge(edit, { error })
    changed()
    return error === undefined
  }

  const send = async (edits: readonly CellEdit[]): Promise<boolean> => {
    if (!onEdit || edits.length === 0) return true
    try {
      await onEdit(edits)
      store.stored(edits)
      changed()
      return true
    } catch (error) {
      for (const edit of edits) store.judge(edit, { error: messageOf(error) })
      changed()
      announce(messageOf(error))
      return false
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: checking and storing read what is current when they are called.
  const put = useCallback(
    (edits: readonly (CellEdit & { row: T })[]): void => {
      if (edits.length === 0) return
      store.put(edits)
      changed()
      const checked = edits.map(async ({ row, ...edit }) => ((await check(edit, row)) ? [edit] : []))
      if (editMode === 'cell') void Promise.all(checked).then((good) => send(good.flat()))
    },
    [store, changed, editMode],
  )

  /** Puts texts into cells from a corner on; what cannot be read is told in its cell. */
  const write = useCallback(
    (from: CellPlace, block: readonly (readonly string[])[]): void => {
      const edits: (CellEdit & { row: T })[] = []
      const faults: { edit: CellEdit; error: string }[] = []
      block.forEach((texts, down) => {
        texts.forEach((text, right) => {
          const at = { place: from.place + down, column: from.column + right }
          const [line, column] = [rowAt(at.place), columns[at.column]]
          if (!line || !column || !canEdit(at)) return
          const read = readCell(column, text, locale)
          const before = valueReader(column)(line.row)
          const edit = { key: line.key, column: column.key, value: 'error' in read ? text : read.value, before }
          if ('error' in read) faults.push({ edit, error: read.error })
          else edits.push({ ...edit, row: line.row })
        })
      })
      put(edits)
      if (faults.length === 0) return
      // What cannot be read stays as it was typed, so that it can be mended.
      store.put(faults.map(({ edit }) => edit))
      for (const { edit, error } of faults) store.judge(edit, { error })
      announce(faults.map(({ error }) => error).join('\n'))
      changed()
    },
    [rowAt, columns, canEdit, locale, put, store, changed],
  )

  const setValue = useCallback(
    (at: CellPlace, value: CellValue): void => {
      const [line, column] = [rowAt(at.place), columns[at.column]]
      if (line && column && canEdit(at))
        put([{ key: line.key, column: column.key, value, before: valueReader(column)(line.row), row: line.row }])
    },
    [rowAt, columns, canEdit, put],
  )

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
  const wellOf = (edits: readonly CellEdit[]): CellEdit[] => edits.filter(({ key, column }) => !store.draftAt(key, column)?.error)

  return {
    store,
    canEdit,
    write,
    setValue,
    mark,
    faultAt,
    undo: (): void => {
      if (store.undo()) changed()
    },
    redo: (): void => {
      if (store.redo()) changed()
    },
    discard: (): void => {
      store.clear()
      changed()
    },
    /** Stores what is not stored yet; false when something is wrong, which then is marked. */
    save: async (): Promise<boolean> => {
      const all = store.all()
      const well = wellOf(all)
      return (await send(well)) && well.length === all.length
    },
    /** The focus has left a row. */
    leaveRow: (key: string): void => {
      if (editMode === 'row') void send(wellOf(store.all().filter((edit) => edit.key === key)))
    },
    /** Rows that came anew may say something else than what was typed over. */
    meet: (rows: readonly T[], rowKey: (row: T) => string): void => {
      if (store.size === 0) return
      for (const row of rows) {
        const key = rowKey(row)
        if (store.draftsOf(key))
          store.meet(key, (columnKey) => {
            const column = columns.find((one) => one.key === columnKey)
            return column ? valueReader(column)(row) : undefined
          })
      }
    },
  }
}

export type Editing<T> = ReturnType<typeof useEditing<T>>
