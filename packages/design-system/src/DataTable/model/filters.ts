import { compareDecimal } from '../../NumberField/decimal.ts'
import { fold } from '../../Select/option.ts'
import { type CellValue, choiceOf, isEmptyValue, textOf, type ValueType } from './values.ts'

/** What the reader asks of one column; bounds are included. */
export type ColumnFilter =
  | { kind: 'text'; contains: string }
  /** Decimal strings. */
  | { kind: 'number'; from?: string; to?: string }
  /** Days 'YYYY-MM-DD'. */
  | { kind: 'date'; from?: string; to?: string }
  /** Values as text, the empty one for none; where a renderer writes cells without a value, its texts. */
  | { kind: 'choice'; texts: readonly string[] }
  | { kind: 'empty'; isEmpty: boolean }

/** Filters by column key; a row must pass all of them. */
export type DataFilters = Readonly<Record<string, ColumnFilter>>

/** How a column is read for filtering: its value, and the text that stands in the cell. */
export type FilterColumn<T> = { key: string; type: ValueType; read: (row: T) => CellValue; text: (row: T) => string }

type Test<T> = (row: T) => boolean

const decimalOf = (value: CellValue): string | undefined => {
  const text = textOf(value)
  return /^-?\d+(\.\d+)?$/.test(text) ? text : Number.isFinite(Number(text)) && text !== '' ? Number(text).toFixed(10) : undefined
}

/** The day by the reader's clock, as cells show it. */
const dayOf = (text: string, type: ValueType): string => {
  const date = type === 'dateTime' ? new Date(text) : null
  if (!date || Number.isNaN(date.getTime())) return text.slice(0, 10)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

const testOf = <T>({ read, text, type }: FilterColumn<T>, filter: ColumnFilter): Test<T> => {
  switch (filter.kind) {
    case 'text': {
      const wanted = fold(filter.contains.trim())
      return (row) => fold(text(row)).includes(wanted)
    }
    case 'number': {
      const { from, to } = filter
      return (row) => {
        const value = decimalOf(read(row))
        if (value === undefined) return false
        return (from === undefined || compareDecimal(value, from) >= 0) && (to === undefined || compareDecimal(value, to) <= 0)
      }
    }
    case 'date': {
      const { from, to } = filter
      return (row) => {
        const day = dayOf(textOf(read(row)), type)
        return day !== '' && (from === undefined || day >= from) && (to === undefined || day <= to)
      }
    }
    case 'choice': {
      const wanted = new Set(filter.texts)
      return (row) => wanted.has(choiceOf(type, read(row), () => text(row)))
    }
    case 'empty':
      return (row) => isEmptyValue(read(row)) === filter.isEmpty
  }
}

/** A row passes when each word of the quick search stands in one of its cells. */
const quickTest = <T>(columns: readonly FilterColumn<T>[], quick: string): Test<T> | null => {
  const words = fold(quick).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return (row) => {
    const missing = new Set(words)
    for (const column of columns) {
      const shown = fold(column.text(row))
      for (const word of missing) if (shown.includes(word)) missing.delete(word)
      if (missing.size === 0) return true
    }
    return false
  }
}

/** The test that a row must pass; undefined when nothing is asked. Filters of columns that are gone are left out. */
export const compileFilters = <T>(
  columns: readonly FilterColumn<T>[],
  filters: DataFilters,
  quick: string,
): Test<T> | undefined => {
  const tests = Object.entries(filters).flatMap(([key, filter]) => {
    const column = columns.find((one) => one.key === key)
    return column ? [testOf(column, filter)] : []
  })
  const search = quickTest(columns, quick)
  if (search) tests.push(search)
  if (tests.length === 0) return undefined
  return (row) => tests.every((test) => test(row))
}
