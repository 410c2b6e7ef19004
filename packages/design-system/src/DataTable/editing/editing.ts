import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { EditStore } from '../drafts/EditStore.ts'
import { editedLines } from '../drafts/editedLines.ts'
import { type Drafts, useDrafts } from '../drafts/useDrafts.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import { missing } from '../feature/missing.ts'
import type { Services } from '../feature/Services.ts'
import type { Table, TableBase } from '../feature/Table.ts'
import type { Keymap } from '../keyboard/keymap.ts'
import type { Line, Lines } from '../lines/lines.ts'
import { valueReader } from '../model/valueReader.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'
import type { RowPart } from '../rowModel/RowPart.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import { lostNotice } from './lostNotice.ts'
import { useCellInput } from './useCellInput.tsx'

type Needed<T> = Pick<Services<T>, 'store' | 'rowSteps' | 'rowMoves' | 'serverRows' | 'filling' | 'blocks' | 'wayOn'>

const useEditedLines = <T>({ options: { columns, onEdit } }: TableBase<T>): RowPart<T> & { offers: Services<T> } => {
  const [store] = useState(() => new EditStore<T>())
  const described = useRef(columns)
  described.current = columns
  const isEdited = onEdit !== undefined
  // Another one only when reading becomes editing or ends it, for then the lines are others.
  const over = useMemo(() => {
    if (!isEdited) return undefined
    return (lines: Lines<T>): Lines<T> => editedLines(lines, store, (key) => described.current.find((one) => one.key === key))
  }, [isEdited, store])
  return { over, offers: { store } }
}

const keysOf = <T>({ columns }: Table<T>, drafts: Drafts<T>, tell: () => void): Keymap => [
  { name: 'undo', keys: ['Ctrl z'], run: ran(drafts.undo) },
  { name: 'redo', keys: ['Ctrl Shift? y', 'Ctrl Shift z'], run: ran(drafts.redo) },
  {
    name: 'toggle',
    keys: ['Shift? Space'],
    run: (_, at) => {
      const [column, current] = [columns.described[at.column], drafts.rowAt(at.place)]
      if (column?.type !== 'boolean' || !current || !drafts.canEdit(at)) return false
      drafts.enter([{ at, value: !valueReader(column)(current.row) }])
      return true
    },
  },
  {
    // What can be edited has an input that begins by itself.
    name: 'locked',
    keys: ['Shift? F2'],
    run: (_, at) => {
      if (drafts.rowAt(at.place) && at.column >= 0) tell()
      return false
    },
  },
]

const ran =
  (work: () => void) =>
  (_: unknown, { place }: { place: number }): boolean => {
    if (place >= 0) work()
    return place >= 0
  }

/** Values for cells that are known by the keys of their rows and columns. */
const enterByKey = <T>(
  { columns, view }: Table<T>,
  drafts: Drafts<T>,
  edits: Parameters<DataTableHandle<T>['enter']>[0],
): void => {
  const entries = edits.map(({ key, column, value }) => ({
    at: { place: view.lines.placeOf(key), column: columns.described.findIndex((one) => one.key === column) },
    value,
  }))
  drafts.enter(entries.filter(({ at }) => at.place >= 0 && at.column >= 0))
}

const useEditing = <T>(table: Table<T>, needed: Needed<T>): Contribution<T> => {
  const { options, columns, view } = table
  const { onEdit, editMode, onDraftsChange, rowKey, load, page, isLoading, tree } = options
  const { t } = useLocale()
  const { store } = needed
  if (!store) throw missing('editing', 'store')
  const drafts = useDrafts<T>({
    onEdit,
    editMode,
    onDraftsChange,
    store,
    columns: columns.described,
    host: view,
    steps: {
      onRowStep: (...step) => needed.rowSteps?.step(...step),
      onMovesStep: (moves) => needed.rowMoves?.(moves),
      onStored: (edits) => needed.serverRows?.stored(edits),
    },
  })
  const { meet, mark } = drafts
  const isWhole = !load && !page && !isLoading
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can differ from what was typed over.
  useLayoutEffect(() => meet(options.rows, rowKey, isWhole, tree), [options.rows, isWhole])
  const typing = useCellInput<T>(table, drafts, needed)
  const cell = useCallback((line: Line<T>, column: number) => (line.kind === 'row' ? mark(line.key, column) : ''), [mark])
  return {
    offers: { drafts },
    onActive: typing.onActive,
    keys: onEdit && keysOf(table, drafts, () => announce(t(editingTexts.locked))),
    marks: { cell },
    parts: { within: onEdit && typing.input() },
    handle: {
      save: drafts.save,
      faults: drafts.faults,
      settled: drafts.settled,
      enter: (edits) => enterByKey(table, drafts, edits),
      discard: drafts.discard,
      undo: drafts.undo,
      redo: drafts.redo,
    },
    notice: lostNotice(table, drafts),
  }
}

/** Cells that are typed into: read, checked, stored and taken back. */
export const editing = feature({
  name: 'editing',
  offers: ['store', 'drafts'],
  props: ['onEdit', 'editMode', 'onDraftsChange'],
  needs: ['store', 'rowSteps', 'rowMoves', 'serverRows', 'filling', 'blocks', 'wayOn'],
  useRows: useEditedLines,
  useTable: useEditing,
})
