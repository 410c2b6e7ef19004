import type { Slices } from '../model/slices.ts'
import { localInstant, type Sheet, type SheetCell } from './sheet.ts'

/** Chinese Excel takes a file for the old code page unless it begins with this. */
const byteOrderMark = '\ufeff'

/** What a spreadsheet would take for a formula, in full width as well: a file of ours never runs anything. */
const formula = /^[=+\-@\t\r＝＋－＠]/

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A cell as csv writes it; figures and days plainly, texts that look like formulas behind an apostrophe. */
export const csvCell = (cell: SheetCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return quoted(formula.test(cell) ? `'${cell}` : cell)
  return cell.kind === 'instant' ? localInstant(cell.text) : quoted(cell.text)
}

const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** The sheet as csv (RFC 4180, UTF-8); where rows lie under each other, the first column says how deep. */
export const toCsv = async (
  { columns, rows, hasDepth }: Sheet,
  levelHeader: string,
  slices: Slices,
  onRows: (count: number) => void,
): Promise<Blob> => {
  const level = (depth: number): SheetCell[] => (hasDepth ? [{ kind: 'number', text: String(depth + 1) }] : [])
  const parts = [byteOrderMark + csvLine([...(hasDepth ? [levelHeader] : []), ...columns.map(({ header }) => header)])]
  for await (const batch of rows) {
    let part = ''
    for (const { kind, depth, cells } of batch) {
      part += csvLine([...(kind === 'total' && hasDepth ? [null] : level(depth)), ...cells])
      if (slices.isOver) await slices.pause()
    }
    parts.push(part)
    onRows(batch.length)
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
