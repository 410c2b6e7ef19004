import type { ReactNode } from 'react'
import type { LocaleTools } from '../../foundations/locale.ts'
import { type DecimalSigns, decimalSigns, formatDecimal } from '../../NumberField/decimal.ts'
import { optionsByValue } from '../../Select/option.ts'
import type { CellContext, CellRenderer, DataColumn } from '../model/types.ts'
import { valueReader } from '../model/valueReader.ts'
import { type CellValue, isEmptyValue, isNumeric, textOf, type ValueType } from '../model/values.ts'
import { editingTexts } from '../texts/editing.texts.ts'

/** How a column's cells come to be: text written to the page, or drawn by React. */
export type CellMaker<T> = {
  align: 'left' | 'right' | 'center'
  draw: ((cell: CellContext<T>) => ReactNode) | undefined
  text: (row: T) => string
  /** A value that is no row's, such as a sum, in the column's words. */
  write: (value: CellValue) => string
  context: (row: T) => CellContext<T>
}

/** Shown for a value that is not there; nothing, so that what is there stands out. */
const nothing = ''

/** Stands where a renderer's text throws, so that one bad value does not take the table with it. */
export const brokenText = '⚠'

/** The value in the words of the language, by the column's type. */
const plainText =
  (type: ValueType | undefined, locale: LocaleTools, signs: DecimalSigns) =>
  (value: CellValue): string => {
    if (isEmptyValue(value)) return nothing
    if (type === 'number' && typeof value === 'number') return locale.formatNumber(value)
    if (type === 'decimal') return formatDecimal(String(value), signs)
    if (type === 'date') return locale.formatDate(String(value))
    if (type === 'dateTime') return locale.formatDateTime(String(value))
    if (typeof value === 'boolean') return locale.t(value ? editingTexts.yes : editingTexts.no)
    return textOf(value)
  }

/** How the cells of a column are written and drawn; its renderer is its own, or one of the table's by name. */
export const makeCells = <T>(
  column: DataColumn<T>,
  renderers: Readonly<Record<string, CellRenderer<T>>>,
  locale: LocaleTools,
): CellMaker<T> => {
  const renderer = column.cell ?? (column.renderer ? renderers[column.renderer] : undefined)
  const read = valueReader(column)
  const byType = plainText(column.type, locale, decimalSigns(locale.locale))
  const options = column.edit?.options
  /** A choice is written by its label. */
  const write = (value: CellValue): string =>
    (options && typeof value === 'string' && optionsByValue(options).get(value)?.label) || byType(value)
  const textFor = (value: CellValue, row: T): string => {
    try {
      return renderer?.text ? renderer.text(value, row, column) : write(value)
    } catch {
      return brokenText
    }
  }
  return {
    align: column.align ?? (isNumeric(column.type) ? 'right' : 'left'),
    draw: renderer?.render,
    text: (row) => {
      try {
        return textFor(read(row), row)
      } catch {
        return brokenText
      }
    },
    write: renderer?.figure ?? write,
    context: (row) => {
      const value = read(row)
      return { row, value, column, text: textFor(value, row) }
    },
  }
}
