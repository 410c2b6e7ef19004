import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
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
import { messageOf } from './messageOf.ts'
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
  /** Puts rows in or takes them out when a step back or forth asks for it, and says then which of them are gone. */
  onRowStep: (change: RowChange<T>, direction: 'back' | 'forth', then?: (isGone: (key: string) => boolean) => void) => void
  /** Moves rows one after the other when a step back or forth asks for it. */
  onMovesStep: (moves: readonly RowMove[]) => void
  /** Hears what is stored now. */
  onStored: (edits: readonly CellEdit[]) => void
}

/** Something that goes into a cell: a text as it was typed, or a value as it is; `line` is that of a row which may not be in the table, or stand elsewhere. */
export type Entry<T = never> = { at: CellPlace; line?: KeyedRow<T> } & ({ text: string } | { value: CellValue })

export type KeyedRow<T> = Pick<RowLine<T>, 'key' | 'row'>

/** Rows that come for values, and how they come; false when they do not. */
export type Coming<T> = { rows: RowChange<T>; keys: ReadonlySet<string>; bring: () => Promise<boolean> }

type PlacedEdit<T> = CellEdit & { row: T }

/** Rows that came, whether they are all there are, and how they lie. */
type Met<T> = readonly [rows: readonly T[], rowKey: (row: T) => string, isWhole: boolean, tree?: TreeShape<T>]

/** A value that is being asked about. */
type Check = Pick<CellEdit, 'key' | 'column'> & { controller: AbortController; isGood: Promise<boolean> }

/** Typing into cells: reading, checking, storing, taking back. */
export const useEditing = <T>({ onEdit, editMode = 'cell', onDraftsChange, columns, viewOf, ...steps }: Options<T>) => {
  const locale = useLocale()
  const [store] = useState(() => new EditStore<T>())
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const checks = useRef(new Map<string, Check>())
  /** The rows that were typed into as they were last seen, and which of them are there no more. */
  const typedInto = useRef(new Map<string, T>())
  const gone = useRef<readonly string[]>([])
  const met = useRef<Met<T>>(null)
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
    ({ place, column }: CellPlace, line: KeyedRow<T> | undefined = rowAt(place)): boolean => {
      const description = columns[column]
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

  const send = async (all: readonly CellEdit[]): Promise<boolean> => {
    // What was typed into rows that are there no more waits for the reader's word.
    const edits = all.filter(({ key }) => !gone.current.includes(key))
    if (!onEdit || edits.length === 0) return edits.length === all.length
    try {
      await onEdit(edits)
      store.stored(edits)
      steps.onStored(edits)
      changed()
      return edits.length === all.length
    } catch (error) {
      for (const edit of edits) store.judge(edit, { error: messageOf(error) })
      changed()
      announce(messageOf(error))
      return false
    }
  }

  const checkAndSend = (edits: readonly (CellEdit & { row?: T })[], isSent: boolean, coming?: Coming<T>): void => {
    const checked = edits.map(({ row, ...plain }) => ({ plain, isGood: row === undefined || check({ ...plain, row }) }))
    const isThere = coming?.bring().then((is) => {
      if (!is) store.refuseRows(coming.rows, coming.keys)
      if (!is) changed()
      return is
    })
    changed()
    if (isSent)
      void Promise.all([isThere, ...checked.map(({ isGood }) => isGood)]).then(([is, ...goods]) =>
        send(
          checked
            .filter(({ plain }, at) => goods[at] && (is !== false || !coming?.keys.has(plain.key)))
            .map(({ plain }) => plain),
        ),
      )
  }

  /** The line that an entry is for; where another one stands in its place by now, or none, the row as it was then. */
  const lineOf = ({ at, line }: Pick<Entry<T>, 'at' | 'line'>): KeyedRow<T> | undefined => {
    const here = rowAt(at.place)
    return line && here?.key !== line.key ? line : here
  }
  /** What an entry says in its cell; 'outside' where the table has none, 'locked' where it cannot be edited. */
  const read = (entry: Entry<T>): { edit: PlacedEdit<T>; error?: string } | 'outside' | 'locked' => {
    const [line, column] = [lineOf(entry), columns[entry.at.column]]
    if (!line || !column) return 'outside'
    if (!canEdit(entry.at, line)) return 'locked'
    const before = valueReader(column)(line.row)
    const found = 'text' in entry ? readCell(column, entry.text, locale) : { value: entry.value }
    const text = 'text' in entry ? entry.text : undefined
    const edit = { key: line.key, column: column.key, value: 'error' in found ? text : found.value, before, row: line.row }
    return 'error' in found ? { edit, error: found.error } : { edit }
  }

  /** Rows that came anew may say something else than what was typed over; where they are all there are, others are gone. */
  const meet = (...whole: Met<T>): void => {
    met.current = whole
    const [rows, rowKey, isWhole, tree] = whole
    if (store.size === 0) {
      gone.current = []
      return
    }
    const left = [...rows]
    const missing = new Set(store.keys())
    let isAll = isWhole
    for (let row = left.pop(); row !== undefined; row = left.pop()) {
      const below = tree?.childrenOf(row)
      if (typeof below === 'string') isAll = false
      else if (below !== undefined) left.push(...below)
      const key = rowKey(row)
      if (!missing.delete(key)) continue
      typedInto.current.set(key, row)
      store.meet(key, (columnKey) => {
        const column = columnOf(columnKey)
        return column ? valueReader(column)(row) : undefined
      })
    }
    const before = gone.current.length
    // Those that are known to be gone stay so until they come.
    gone.current = isAll ? [...missing] : gone.current.filter((key) => missing.has(key))
    if (before + gone.current.length > 0) redraw()
  }

  /** Puts texts and values into cells as one step, with rows that come for them; what cannot be read is told in its cell. Answers how many could not be edited, and how many have no cell. */
  const enter = (entries: readonly Entry<T>[], coming?: Coming<T>): { locked: number; outside: number } => {
    const found = entries.map(read)
    const taken = found.filter((one) => typeof one === 'object')
    const left = {
      locked: found.filter((one) => one === 'locked').length,
      outside: found.filter((one) => one === 'outside').length,
    }
    if (taken.length === 0 && !coming) return left
    for (const { edit } of taken) typedInto.current.set(edit.key, edit.row)
    store.put(
      taken.map(({ edit: { row, ...edit } }) => edit),
      coming?.rows,
    )
    // The row may have gone while it was typed into.
    if (met.current && !coming && entries.some((entry) => entry.line && lineOf(entry) === entry.line)) meet(...met.current)
    const faults = taken.filter(({ error }) => error !== undefined)
    // What cannot be read stays as it was typed, so that it can be mended.
    for (const { edit, error } of faults) store.judge(edit, { error })
    if (faults.length > 0) announce([...new Set(faults.map(({ error }) => error))].slice(0, 3).join('\n'))
    checkAndSend(
      taken.filter(({ error }) => error === undefined).map(({ edit }) => edit),
      editMode === 'cell',
      coming,
    )
    return left
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
    const put = (edits: readonly CellEdit[]): void =>
      checkAndSend(
        edits.map((edit) => ({ ...edit, row: rowOf(edit.key) })),
        editMode !== 'batch',
      )
    if (step.rows) steps.onRowStep(step.rows, step.direction, (isGone) => put(step.edits.filter(({ key }) => !isGone(key))))
    else put(step.edits)
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
    meet,
    /** The rows that somebody else took out while something was typed into them, with that. */
    lostRows: (): KeyedRow<T>[] =>
      gone.current.flatMap((key) => {
        const row = typedInto.current.get(key)
        return row !== undefined && store.draftsOf(key) ? { key, row: withDrafts(row, key, store, columnOf) } : []
      }),
    /** Gives up what was typed into them. */
    dropLost: (): void => {
      store.dropRows(gone.current)
      changed()
    },
  }
}

export type Editing<T> = ReturnType<typeof useEditing<T>>
