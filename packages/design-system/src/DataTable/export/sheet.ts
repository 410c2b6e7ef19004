import type { DataColumn } from '../model/types.ts'
import { type CellValue, isEmptyValue, textOf } from '../model/values.ts'

/** A cell of a file as what it is: a text, or a figure, a day (ISO), an instant (ISO), yes or no. */
export type SheetCell =
  | null
  | string
  | { kind: 'number'; text: string }
  | { kind: 'day' | 'instant'; text: string }
  | { kind: 'boolean'; value: boolean; text: string }

export type SheetRow = {
  kind: 'row' | 'group' | 'total'
  /** How deep it lies in groups or in a tree; 0 at the top. */
  depth: number
  cells: readonly SheetCell[]
}

/** What goes into a file: its columns, and its rows as they come. */
export type Sheet = {
  name: string
  columns: readonly { header: string; width: number }[]
  /** Number of columns that stay in sight. */
  pinned: number
  /** Rows lie under each other. */
  hasDepth: boolean
  /** About how many rows there will be; null where nobody knows. */
  total: number | null
  rows: AsyncIterable<readonly SheetRow[]>
}

/** A figure in plain decimal writing; undefined for what is none. */
const decimalText = (value: CellValue): string | undefined => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)
  if (/^-?\d+(\.\d+)?$/.test(text)) return text
  const figure = Number(text)
  return text.trim() !== '' && Number.isFinite(figure) ? figure.toFixed(10).replace(/\.?0+$/, '') : undefined
}

/** A value of a column as a cell of a file; what its type cannot hold is the text of the table. */
export const sheetCell = <T>({ type, edit }: DataColumn<T>, value: CellValue, text: () => string): SheetCell => {
  if (type === 'number' || type === 'decimal') {
    const figure = isEmptyValue(value) ? undefined : decimalText(value)
    if (figure !== undefined) return { kind: 'number', text: figure }
  }
  if (type === 'date' && /^\d{4}-\d{2}-\d{2}/.test(textOf(value))) return { kind: 'day', text: textOf(value).slice(0, 10) }
  if (type === 'dateTime' && !Number.isNaN(Date.parse(textOf(value)))) return { kind: 'instant', text: textOf(value) }
  if (typeof value === 'boolean' && !edit?.options) return { kind: 'boolean', value, text: text() }
  return text() || null
}

const pad = (figure: number): string => String(figure).padStart(2, '0')

/** An instant by the clock of the reader, as spreadsheets read it: 2026-11-20 08:30:00. */
export const localInstant = (iso: string): string => {
  const date = new Date(iso)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}:${pad(date.getSeconds())}`
}
