import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Entry, KeyedRow } from '../drafts/draftTypes.ts'
import { withAddLine } from '../drafts/editedLines.ts'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import { missing } from '../feature/missing.ts'
import type { RowSteps, Services } from '../feature/Services.ts'
import type { Table, TableBase } from '../feature/Table.ts'
import type { KeyBinding } from '../keyboard/keymap.ts'
import type { RowPart } from '../rowModel/RowPart.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import { useRowSteps } from './useRowSteps.ts'

type Needed<T> = Pick<Services<T>, 'drafts' | 'serverRows' | 'blocks'>

const useAddLine = <T>({ options }: TableBase<T>): RowPart<T> => {
  const { t } = useLocale()
  const { onEdit, newRow, onRowsChange } = options
  const texts = useMemo(() => ({ add: (_: unknown, column: number) => (column === 0 ? t(editingTexts.addRow) : '') }), [t])
  return { over: onEdit && newRow && onRowsChange ? withAddLine : undefined, texts }
}

type Appended = { texts: readonly Readonly<Record<string, string>>[]; from: string | undefined }

/** Puts texts into the rows from one on, and into rows that are added behind the last one. */
const append = <T>({ columns, view }: Table<T>, drafts: Drafts<T>, steps: RowSteps<T>, { texts, from }: Appended): void => {
  const { count } = view.lines
  const end = view.lineAt(count - 1)?.kind === 'add' ? count - 1 : count
  const place = from === undefined ? -1 : view.lines.placeOf(from)
  const start = place < 0 ? end : place
  const room = end - start
  const entriesOf = (added: readonly KeyedRow<T>[]): Entry<T>[] =>
    texts.flatMap((row, at) =>
      Object.entries(row).flatMap(([key, text]) => {
        const column = columns.described.findIndex((one) => one.key === key)
        return column < 0 ? [] : [{ at: { place: start + at, column }, line: at < room ? undefined : added[at - room], text }]
      }),
    )
  if (texts.length <= room) drafts.enter(entriesOf([]))
  else if (steps.canAddAtEnd)
    steps.addFor(texts.length - room, room === 0, (added, coming) => drafts.enter(entriesOf(added), coming))
}

const useRowEdits = <T>(table: Table<T>, needed: Needed<T>): Contribution<T> => {
  const { options, columns, view, state, focusCell } = table
  const { onEdit, newRow, copyRow, onRowsChange, rows, rowKey, tree, groupBy } = options
  const { drafts, serverRows } = needed
  if (!drafts) throw missing('rowEdits', 'drafts')
  const steps = useRowSteps<T>({
    newRow,
    copyRow,
    onRowsChange,
    rows,
    rowKey,
    tree,
    groupBy,
    described: options.columns,
    columns: columns.described,
    windows: serverRows?.windows,
    arrivals: serverRows?.arrivals,
    host: view,
    drafts,
    state,
    focusCell,
  })
  const add =
    (isChild: boolean): KeyBinding['run'] =>
    (_, at) => {
      if (at.place < 0 || !(isChild ? steps.canAddChild : steps.canAdd)) return false
      steps.addAt(at, isChild)
      return true
    }
  return {
    offers: { rowSteps: steps },
    handle: {
      addRow: steps.add,
      addChild: steps.addChild,
      append: (texts, from) => append(table, drafts, steps, { texts, from }),
      copyRow: (key) => {
        const at = { place: view.lines.placeOf(key), column: 0 }
        if (at.place >= 0 && steps.canCopy) steps.copyBlock({ from: at, to: at }, at)
      },
      removeRows: (keys) => steps.remove(new Set(keys)),
    },
    press: ({ line, isRepeated }) => {
      if (line.kind !== 'add' || isRepeated) return false
      steps.add()
      return true
    },
    keys: onEdit && [
      { name: 'addRow', keys: ['Ctrl Shift? Enter', 'Insert'], run: add(false) },
      { name: 'addChild', keys: ['Ctrl Alt Shift? Enter', 'Alt Insert'], run: add(true) },
      // Not by Backspace, which deletes a word wherever a text stands.
      {
        name: 'removeRows',
        keys: ['Ctrl Shift? Delete'],
        run: (_, at) => {
          if (at.place < 0 || !steps.canRemove) return false
          steps.removeBlock(needed.blocks?.block() ?? { from: at, to: at }, at)
          return true
        },
      },
      {
        name: 'copyRows',
        keys: ['Ctrl Shift d'],
        run: (_, at) => {
          if (drafts.rowAt(at.place) === undefined || !steps.canCopy) return false
          steps.copyBlock(needed.blocks?.block() ?? { from: at, to: at }, at)
          return true
        },
      },
      {
        name: 'giveUpRow',
        keys: ['Shift? Escape'],
        run: (_, { place }) => {
          const row = drafts.rowAt(place)
          return row !== undefined && steps.giveUp(row.key)
        },
      },
    ],
  }
}

/** Rows that are added and taken out, as steps that can be taken back. */
export const rowEdits = feature({
  name: 'rowEdits',
  offers: ['rowSteps'],
  props: ['newRow', 'copyRow', 'onRowsChange'],
  needs: ['drafts', 'serverRows', 'blocks'],
  useRows: useAddLine,
  useTable: useRowEdits,
})
