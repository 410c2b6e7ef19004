import type { Line, LinesField } from '@bip/contract'
import { newLine } from './edits.ts'

/** A line in the grid: known by a key for as long as it is there, wherever it stands. */
export type LineRow = {
  key: string
  /** Number of the line, from 0. */
  at: number
  line: Line
}

let made = 0

/** A key for a line that is not stored yet. */
export const lineKey = (): string => {
  made += 1
  return `new ${made}`
}

const textOf = (value: unknown): string => JSON.stringify(value)

/** Whether two values are the same lines. */
export const isSameLines = (a: unknown, b: unknown): boolean => a === b || textOf(a) === textOf(b)

/** Rows by their places, the very same objects where nothing has changed. */
export const numbered = (rows: readonly LineRow[]): readonly LineRow[] =>
  rows.map((row, at) => (row.at === at ? row : { ...row, at }))

/** The rows of lines; those that were there before keep their keys, also where something was filled into them. */
export const rowsOf = (lines: readonly Line[], before: readonly LineRow[] = []): readonly LineRow[] =>
  lines.map((line, at) => {
    const known = before[at]
    if (known && isSameLines(known.line, line)) return known
    if (known && lines.length === before.length && known.line.id === line.id) return { ...known, line }
    return { key: line.id ?? lineKey(), at, line }
  })

/** A line in which nobody has put anything yet. */
export const isBlankLine = (field: LinesField, line: Line): boolean => {
  const fresh = newLine(field)
  return (
    line.id === undefined &&
    Object.keys({ ...fresh, ...line }).every((key) => key === '_labels' || isSameLines(line[key] ?? null, fresh[key] ?? null))
  )
}

/** The rows that count: all but those that are still blank. */
export const filledRows = (field: LinesField, rows: readonly LineRow[]): readonly LineRow[] =>
  rows.filter(({ line }) => !isBlankLine(field, line))

/** Rows after their lines came from elsewhere, such as prices that were looked up: blank rows in which somebody may stand stay where they are. */
export const arrivedRows = (field: LinesField, lines: readonly Line[], before: readonly LineRow[]): readonly LineRow[] => {
  const filled = filledRows(field, before)
  const arrived = rowsOf(lines, filled)
  if (arrived.length !== filled.length) return arrived
  const next = arrived.values()
  return numbered(before.map((row) => (isBlankLine(field, row.line) ? row : (next.next().value ?? row))))
}
