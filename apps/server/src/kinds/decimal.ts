import { checkValue, type FieldOf, label } from '@bip/contract'
import { sql } from 'kysely'
import { plainText } from './common.ts'
import type { KindStore, SheetValue } from './kind.ts'
import { spokenFigure } from './spoken.ts'

/** A double keeps fifteen digits; a longer decimal must leave as text, or a spreadsheet rounds it. */
export function exactNumber(decimal: string): SheetValue {
  const digits = decimal.replace(/^-?0*\.?0*|\.|(?<=\.\d*)0+$/g, '')
  return digits.length <= 15 ? Number(decimal) : decimal
}

const scaleOf = (field: FieldOf<'number'> | FieldOf<'money'>) => field.scale ?? (field.kind === 'money' ? 2 : 0)

const decimal: KindStore<FieldOf<'number'> | FieldOf<'money'>> = {
  columns: (name) => [{ name, type: 'numeric' }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  wire: (column) => sql`${column}::text`,
  // A bound beyond the field's own limits is a fair question, so only the form of the number is checked.
  asked: (_, __, raw) => checkValue({ kind: 'number', label: label('', '', ''), scale: 12 }, raw),
  // Compared as decimals also where the column is a whole number (versions).
  conditions: {
    is: (column, value) => sql`${column} = ${value}::numeric`,
    in: (column, values) => sql`${column} = any(${values}::numeric[])`,
    ge: (column, value) => sql`${column} >= ${value}::numeric`,
    le: (column, value) => sql`${column} <= ${value}::numeric`,
  },
  sort: (name, field) => (field.sortable ? name : null),
  print: plainText,
  speak: (value, language) => spokenFigure(String(value), language),
  sheet: (_, value) => (value === null || value === undefined ? null : exactNumber(String(value))),
  format: (field) => `#,##0${scaleOf(field) > 0 ? `.${'0'.repeat(scaleOf(field))}` : ''}`,
  example: label('数字', 'Number', 'Số'),
  read: (field, cell) => {
    if (typeof cell !== 'number') return { value: cell === null ? null : String(cell).replace(/[,，\s]/g, '') }
    // 0.1 + 0.2 in a cell is 0.30000000000000004; fifteen digits are what the person saw.
    const seen = Number(cell.toPrecision(15))
    return { value: Math.abs(seen) < 1e21 ? trimZeros(seen.toFixed(Math.max(scaleOf(field), decimalsOf(seen)))) : String(seen) }
  },
}

const decimalsOf = (value: number) => Math.min(12, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)
const trimZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

export const number: KindStore<FieldOf<'number'>> = decimal
export const money: KindStore<FieldOf<'money'>> = decimal
