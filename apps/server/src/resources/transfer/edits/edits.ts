import { label, type SheetEdits, say } from '@bip/contract'
import { Refusal } from '../../../base/errors.ts'
import type { SheetValue } from '../../../kinds/index.ts'
import type { SheetColumn } from '../columns.ts'
import type { Column } from '../headings.ts'
import type { SheetRow } from '../reader/protocol.ts'

const unreadable = label('修改内容无法读取', 'the corrections cannot be read', 'không đọc được phần sửa')

/** Texts by name, and nothing else. */
const textsIn = (given: unknown): Record<string, string> =>
  typeof given === 'object' && given !== null
    ? Object.fromEntries(Object.entries(given).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
    : {}

const isCell = (given: unknown): given is { row: number; key: string; text: string } =>
  typeof given === 'object' &&
  given !== null &&
  'row' in given &&
  Number.isSafeInteger(given.row) &&
  'key' in given &&
  typeof given.key === 'string' &&
  'text' in given &&
  typeof given.text === 'string'

/** What a caller says of a sheet; nothing where nothing was said. Throws `badRequest`. */
export function readEdits(text: string | undefined, language: Parameters<typeof say>[1]): SheetEdits {
  if (!text) return {}
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    given = undefined
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Refusal('badRequest', { reason: say(unreadable, language) })
  const { columns, words, cells } = given as Record<string, unknown>
  return {
    columns: textsIn(columns),
    words: Object.fromEntries(Object.entries(words ?? {}).map(([key, meant]) => [key, textsIn(meant)])),
    cells: Array.isArray(cells) ? cells.filter(isCell) : [],
  }
}

/** How corrections name a column. */
export const keyOf = (column: SheetColumn | 'id'): string =>
  column === 'id' ? 'id' : column.lines ? `${column.lines.key}.${column.part.key}` : column.part.key

const textOf = (cell: SheetValue | undefined): string =>
  cell === null || cell === undefined ? '' : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim()

/** The cells of a row in words, as many as there are headings. */
export const cellTexts = ({ cells }: SheetRow, count: number): string[] =>
  Array.from({ length: count }, (_, at) => textOf(cells[at]))

/** A sheet with what its reader says of it: words in the place of others, and single cells. */
export function withEdits(
  sheet: readonly SheetRow[],
  head: readonly Column[],
  { words = {}, cells = [] }: SheetEdits,
): readonly SheetRow[] {
  const keys = head.map((column) => (column === 'id' || typeof column === 'object' ? keyOf(column) : null))
  const byRow = Map.groupBy(cells, ({ row }) => row)
  const meant = keys.map((key) => (key === null ? undefined : words[key]))
  if (byRow.size === 0 && meant.every((one) => one === undefined)) return sheet
  return sheet.map((row, at) => {
    if (at === 0) return row
    const fixed = new Map((byRow.get(row.number) ?? []).map(({ key, text }) => [keys.indexOf(key), text]))
    const values = keys.map((_, column): SheetValue => {
      const cell = row.cells[column] ?? null
      return fixed.get(column) ?? meant[column]?.[textOf(cell)] ?? cell
    })
    return { number: row.number, cells: values }
  })
}
