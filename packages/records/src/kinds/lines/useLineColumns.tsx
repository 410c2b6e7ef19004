import { checkValue, isEmpty, type LineCell, type LinesField, lineOf, problemText } from '@bip/contract'
import type { CellEditing, CellValue, DataColumn } from '@bip/design-system'
import { useMemo } from 'react'
import { dictionariesOf, useDictionaries } from '../../data/useDictionaries.ts'
import { wordOf } from '../../data/useDictionary.ts'
import { useText } from '../../host/useText.ts'
import { cellEditOf } from '../cellEdits.ts'
import { cellViewOf } from '../cellViews.ts'
import { columnTypeOf } from '../columnType.ts'
import type { ValueTexts } from '../types.ts'
import { useValueTexts } from '../useValueTexts.ts'
import { editableCells, setCell } from './edits.ts'
import type { LineRow } from './lineRows.ts'
import { addsUp } from './linesOf.ts'
import type { LineTools } from './useCellTools.ts'

/** Key of the column that numbers the lines. */
const numberKey = '#'

type CellContext = { field: LinesField; key: string; cell: LineCell; tools: LineTools | undefined; texts: ValueTexts }

/** What records are called; a text that names none stands there as it was typed. */
const nameOf = (value: CellValue, tools: LineTools): string =>
  (Array.isArray(value) ? value : [value]).map((id) => tools.nameOf(id) ?? String(id)).join(', ')

/** How a cell is typed into; undefined where nobody types. */
const editingOf = ({ field, key, cell, tools }: CellContext): CellEditing<LineRow> | undefined => {
  if (!tools || !editableCells(field).includes(key)) return undefined
  const { type: _, source, ...edit } = cellEditOf(cell, tools)
  return {
    ...edit,
    source: source && (({ line }) => source(line)),
    isRequired: cell.required,
    validate: (value) => {
      const answer = isEmpty(value) ? undefined : checkValue(cell, value)
      return answer && 'problem' in answer ? problemText(answer.problem, tools.language) : undefined
    },
    set: (row, value) => {
      const isOne = typeof value === 'string' && 'multiple' in cell && cell.multiple && tools.nameOf(value) !== undefined
      const name = source && !isEmpty(value) ? nameOf(value, tools) : undefined
      return { ...row, line: setCell(field, row.line, key, isOne ? [value] : value, name) }
    },
  }
}

const columnOf = (context: CellContext): DataColumn<LineRow> => {
  const { key, cell, tools, texts } = context
  const view = cellViewOf(cell)
  const written = (value: unknown, line: LineRow['line']): string =>
    view.text({ field: cell, fieldKey: key, value, record: line }, texts)
  const edit = editingOf(context)
  const type = (tools && cellEditOf(cell, tools).type) ?? columnTypeOf(cell)
  const isDrawn = edit === undefined && view.isPlain?.(cell) !== true
  return {
    key,
    header: texts.say(cell.label),
    type,
    align: view.align === 'end' ? 'right' : 'left',
    width: cell.width ?? view.width,
    minWidth: 64,
    value: ({ line }) => line[key] as CellValue, // what the wire brings in a cell
    isSortable: false,
    isFilterable: false,
    summary: addsUp(cell) ? 'sum' : undefined,
    edit,
    cell: {
      // What was typed and is no value yet stands there as it was typed.
      text: (value, { line }) => written(value, line) || (isEmpty(value) || edit === undefined ? '' : String(value)),
      figure: (value) => written(value, {}),
      render: isDrawn
        ? ({ row }) => <view.Cell field={cell} fieldKey={key} value={row.line[key]} record={row.line} />
        : undefined,
    },
  }
}

/** All cells but ids of lines elsewhere, which tell a reader nothing. */
const shownCells = (field: LinesField): [string, LineCell][] =>
  Object.entries(field.fields).filter(([, cell]) => lineOf(cell) === undefined)

/** Whether some column adds up; without one there is no row of sums. */
export const hasSums = (columns: readonly DataColumn<LineRow>[]): boolean => columns.some(({ summary }) => summary !== undefined)

/** What writes the cells. Nothing draws those that are typed into, so that nobody else would ask for their words. */
const useLineTexts = (field: LinesField): ValueTexts => {
  const texts = useValueTexts()
  const dictionaries = useDictionaries(useMemo(() => dictionariesOf(field.fields), [field]))
  return useMemo(
    () => (dictionaries ? { ...texts, word: (code, key) => wordOf(dictionaries.get(code), key) } : texts),
    [texts, dictionaries],
  )
}

/** The columns of lines, the same ones for reading and for typing; without `tools` nobody types. */
export const useLineColumns = (field: LinesField, tools?: LineTools): DataColumn<LineRow>[] => {
  const { t } = useText()
  const texts = useLineTexts(field)
  return useMemo(
    () => [
      {
        key: numberKey,
        header: t('lines.index'),
        width: 64,
        minWidth: 48,
        pin: 'start',
        isSortable: false,
        isFilterable: false,
        isResizable: false,
        value: ({ at }) => at + 1,
        cell: { text: (value) => String(value) },
      },
      ...shownCells(field).map(([key, cell]) => columnOf({ field, key, cell, tools, texts })),
    ],
    [field, tools, texts, t],
  )
}
