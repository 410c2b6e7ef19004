import { checkValue, dayIn, type FieldOf, isEmpty, label } from '@bip/contract'
import { sql } from 'kysely'
import { atLeast, atMost, equals, oneOf, plainText } from './common.ts'
import type { KindStore } from './kind.ts'
import { endOfDay, instantOf, localTime, startOfDay } from './zone.ts'

export const date: KindStore<FieldOf<'date'>> = {
  columns: (name) => [{ name, type: 'date' }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  wire: (column) => sql`${column}::text`,
  asked: (field, _, raw) => checkValue(field, raw.slice(0, 10)),
  conditions: { is: equals, in: oneOf, ge: atLeast, le: atMost },
  sort: (name, field) => (field.sortable ? name : null),
  print: plainText,
  speak: (value, language) => dayIn(String(value), language),
  sheet: (_, value) => (isEmpty(value) ? null : new Date(`${value}T00:00:00Z`)),
  format: () => 'yyyy-mm-dd',
  example: label('2026-11-20', '2026-11-20', '2026-11-20'),
  read: (_, cell) => ({
    value: cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? null : plainDayIn(String(cell)),
  }),
}

/** `2026年11月20日`, `2026.11.20` and `2026/11/20 00:00:00` are the same day to a person. */
const plainDayIn = (text: string) =>
  text
    .trim()
    .replace(/^(\d{4})[年.](\d{1,2})[月.](\d{1,2})日?/, '$1-$2-$3')
    .replace(/[ T]00:00(:00)?(\.0+)?Z?$/, '')

const isDay = (text: string) => /^\d{4}-\d{1,2}-\d{1,2}$/.test(text)

export const instant: KindStore<FieldOf<'instant'>> = {
  columns: (name) => [{ name, type: 'timestamptz' }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  wire: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  // A day asked of an instant is the whole day in the tenant's zone: from its first moment, to its last.
  asked: (field, op, raw, timeZone) => {
    const day = checkValue({ kind: 'date', label: field.label }, raw)
    if ('value' in day) {
      const value = String(day.value)
      return { value: op === 'le' ? endOfDay(value, timeZone) : op === 'ge' ? startOfDay(value, timeZone) : value }
    }
    const checked = checkValue(field, raw)
    return 'value' in checked ? { value: toInstant(String(checked.value), timeZone) } : checked
  },
  conditions: {
    is: (column, value, { timeZone }) =>
      isDay(String(value))
        ? sql`${column} between ${startOfDay(String(value), timeZone)} and ${endOfDay(String(value), timeZone)}`
        : equals(column, value),
    ge: atLeast,
    le: atMost,
  },
  sort: (name, field) => (field.sortable ? name : null),
  print: (_, value, { timeZone }) => (isEmpty(value) ? '' : localTime(new Date(String(value)), timeZone).slice(0, 16)),
  sheet: (_, value, { timeZone }) =>
    isEmpty(value) ? null : new Date(`${localTime(new Date(String(value)), timeZone).replace(' ', 'T')}Z`),
  format: () => 'yyyy-mm-dd hh:mm',
  example: label('2026-11-20 14:30', '2026-11-20 14:30', '2026-11-20 14:30'),
  read: (_, cell, { timeZone }) => {
    if (cell === null) return { value: null }
    if (cell instanceof Date) return { value: instantOf(cell.toISOString().slice(0, 19).replace('T', ' '), timeZone) }
    const text = plainDayIn(String(cell)).replaceAll('/', '-')
    return { value: isDay(text) ? startOfDay(padded(text), timeZone) : text }
  },
}

const padded = (day: string) => day.replace(/-(\d)(?!\d)/g, '-0$1')

/** A checked instant is ISO, or `YYYY-MM-DD HH:mm[:ss]` of the tenant's clocks. */
export const toInstant = (checked: string, timeZone: string): string =>
  /^\d{4}-\d{2}-\d{2} /.test(checked) ? instantOf(checked, timeZone) : checked
