import { readDay } from '../../Calendar/dayText.ts'
import { withMonthNumber } from '../../Calendar/monthNames.ts'
import type { LocaleTools } from '../../foundations/locale.ts'
import { decimalSigns, parseDecimal } from '../../NumberField/decimal.ts'
import { fold } from '../../Select/option.ts'
import type { DataColumn, ReadCell } from '../model/types.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'

const yes = new Set(['1', 'true', 'yes', 'y', '是', 'có', '✓'])
const no = new Set(['', '0', 'false', 'no', 'n', '否', 'khong'])

/** Reads a text as the column's type says: decimals and days as the language writes them, choices by their label. */
export const readCell = <T>({ type, edit }: DataColumn<T>, text: string, { t, locale }: LocaleTools): ReadCell => {
  const trimmed = text.trim()
  if (edit?.source && trimmed === '') return { value: null }
  if (edit?.read) return edit.read(text)
  if (edit?.options) {
    const found = edit.options.find(({ label, value }) => fold(label) === fold(trimmed) || value === trimmed)
    if (trimmed === '') return { value: null }
    return found ? { value: found.value } : { error: t(dataTableTexts.noSuchChoice, { text: trimmed }) }
  }
  if (type === 'number' || type === 'decimal') {
    const value = parseDecimal(trimmed, decimalSigns(locale))
    if (value === undefined) return { error: t(dataTableTexts.noNumber, { text: trimmed }) }
    return { value: type === 'number' && value !== null ? Number(value) : value }
  }
  if (type === 'date') {
    if (trimmed === '') return { value: null }
    const day = readDay(trimmed) ?? readDay(withMonthNumber(trimmed))
    return day ? { value: day } : { error: t(dataTableTexts.noDate, { text: trimmed }) }
  }
  if (type === 'boolean') {
    if (yes.has(fold(trimmed))) return { value: true }
    return no.has(fold(trimmed)) ? { value: false } : { error: t(dataTableTexts.noYesOrNo, { text: trimmed }) }
  }
  return { value: text }
}
