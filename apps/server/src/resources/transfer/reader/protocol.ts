import type { SheetValue } from '../../../kinds/index.ts'
import type { Limits } from './cells.ts'
import { type ProblemKey, problemKeys } from './problem.ts'

/** A row with content, and the number by which the person's spreadsheet shows it. */
export type SheetRow = { number: number; cells: SheetValue[] }

export type SheetFormat = 'xlsx' | 'csv' | 'xls'

/** What the reading process is told; the file comes on its standard input. */
export type ParseJob = { format: SheetFormat; limits: Limits }

/** What the reading process says, a line of JSON each. A day travels as `{ ms }`. */
type WireCell = Exclude<SheetValue, Date> | { ms: number }
type WireLine = { rows: { number: number; cells: WireCell[] }[] } | { problem: ProblemKey; at: string }
export type ParseLine = { rows: SheetRow[] } | { problem: ProblemKey; at: string }

export const rowsLine = (rows: readonly SheetRow[]): string =>
  JSON.stringify({
    rows: rows.map(({ number, cells }) => ({
      number,
      cells: cells.map((cell): WireCell => (cell instanceof Date ? { ms: cell.getTime() } : cell)),
    })),
  } satisfies WireLine)

export const problemLine = (problem: ProblemKey, at: string): string => JSON.stringify({ problem, at } satisfies WireLine)

/** Reads a line of the reading process. A file may have taken that over, so nothing of it is believed: throws for what is no line of it. */
export function readLine(line: string, { maxColumns, maxCellLength }: Limits): ParseLine {
  const given: unknown = JSON.parse(line)
  if (typeof given !== 'object' || given === null) throw new Error('A line of the reading process is no object.')
  if ('problem' in given) {
    const problem = problemKeys.find((key) => key === given.problem)
    if (!problem) throw new Error('The reading process names a problem that nobody knows.')
    return { problem, at: 'at' in given ? String(given.at).slice(0, 20) : '' }
  }
  if (!('rows' in given) || !Array.isArray(given.rows)) throw new Error('A line of the reading process has no rows.')
  return {
    rows: given.rows.map((row: { number?: unknown; cells?: unknown }): SheetRow => {
      const { number, cells } = row
      if (!Number.isSafeInteger(number) || !Array.isArray(cells) || cells.length > maxColumns)
        throw new Error('A row of the reading process is none.')
      return { number: Number(number), cells: cells.map((cell: unknown) => cellOf(cell, maxCellLength)) }
    }),
  }
}

function cellOf(cell: unknown, maxLength: number): SheetValue {
  if (cell === null || typeof cell === 'number' || typeof cell === 'boolean') return cell
  if (typeof cell === 'string' && cell.length <= maxLength) return cell
  if (typeof cell === 'object' && 'ms' in cell && typeof cell.ms === 'number') return new Date(cell.ms)
  throw new Error('A cell of the reading process is none.')
}
