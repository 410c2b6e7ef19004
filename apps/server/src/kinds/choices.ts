import { type Checked, checkValue, enumerated, type FieldOf, isEmpty, keysIn, label } from '@bip/contract'
import { sql } from 'kysely'
import { equals, oneOf, textColumn } from './common.ts'
import type { KindStore, SheetValue, Sql } from './kind.ts'

/** One meaning, or the problem that there is none or more than one. */
function only(found: readonly string[], what: string): Checked {
  if (found.length > 1) return { problem: { key: 'ambiguous', values: { what } } }
  return found[0] === undefined ? { problem: { key: 'unknown', values: { what } } } : { value: found[0] }
}

const wordOf = (cell: SheetValue) => (cell === null ? '' : String(cell).trim())

const overlaps = (column: Sql, values: unknown): Sql => sql`${column} && ${values}::text[]`

export const dict: KindStore<FieldOf<'dict'>> = {
  columns: (name, field) => [{ name, type: field.multiple ? 'text[]' : textColumn }],
  row: (name, field, value) => ({ [name]: value ?? (field.multiple ? [] : null) }),
  wire: (column) => column,
  asked: (field, _, raw) => {
    const checked = checkValue({ ...field, multiple: false }, raw)
    return checked
  },
  conditions: {
    is: (column, value, { field }) => (field.multiple ? overlaps(column, [value]) : equals(column, value)),
    in: (column, values, { field }) => (field.multiple ? overlaps(column, values) : oneOf(column, values)),
  },
  sort: (name, field) => (field.sortable && !field.multiple ? name : null),
  print: (field, value, words) =>
    enumerated(
      [value]
        .flat()
        .filter((key) => !isEmpty(key))
        .map((key) => words.dict(field.dictionary, String(key))),
      words.language,
    ),
  sheet: (field, value, words) => dict.print(field, value, words) || null,
  format: () => '@',
  example: label('选项名称', 'Word of the choice', 'Tên lựa chọn'),
  read: (field, cell, reading) => {
    const word = wordOf(cell)
    if (!field.multiple) {
      const found = reading.dict(field.dictionary, word)
      return found[0] === undefined ? { problem: { key: 'choice' } } : { value: found[0] }
    }
    const keys = word.split(/[,，、;；]/).flatMap((part) => reading.dict(field.dictionary, part.trim()).slice(0, 1))
    return keys.length === 0 ? { problem: { key: 'choice' } } : { value: keys }
  },
}

const separators = /[,，、;；\n]/

/** The words of a cell: one, or of a field that takes several those between commas and semicolons. */
export const wordsIn = (cell: SheetValue, isSeveral: boolean): string[] =>
  (isSeveral ? wordOf(cell).split(separators) : [wordOf(cell)]).map((word) => word.trim()).filter(Boolean)

/** References and people are ids of records, one or several; only the resource differs. */
function idOf<F extends FieldOf<'reference'> | FieldOf<'person'>>(resourceOf: (field: F) => string): KindStore<F> {
  const print: KindStore<F>['print'] = (field, value, words) =>
    enumerated(
      keysIn(value).map((id) => words.record(resourceOf(field), id)),
      words.language,
    )
  return {
    columns: (name, { multiple }) => [{ name, type: multiple ? 'text[]' : textColumn }],
    row: (name, { multiple }, value) => ({ [name]: value ?? (multiple ? [] : null) }),
    wire: (column) => column,
    asked: (field, _, raw) => checkValue({ ...field, multiple: false }, raw),
    conditions: {
      is: (column, value, { field, any }) => (field.multiple ? any([value]) : equals(column, value)),
      in: (column, values, { field, any }) => (field.multiple ? any(values as readonly unknown[]) : oneOf(column, values)), // `_in` always hands over a list
    },
    sort: () => null,
    print,
    sheet: (field, value, words) => print(field, value, words) || null,
    format: () => '@',
    example: label('名称或编码', 'Name or code', 'Tên hoặc mã'),
    read: (field, cell, reading) => {
      const resource = resourceOf(field)
      const found = wordsIn(cell, field.multiple === true).map((word) =>
        only(reading.record(resource, word), reading.nameOf(resource)),
      )
      if (!field.multiple) return found[0] ?? { value: null }
      return found.find((one) => 'problem' in one) ?? { value: found.flatMap((one) => ('value' in one ? [one.value] : [])) }
    },
  }
}

export const reference = idOf<FieldOf<'reference'>>((field) => field.to)
export const person = idOf<FieldOf<'person'>>(() => 'user')

export const boolean: KindStore<FieldOf<'boolean'>> = {
  columns: (name) => [{ name, type: 'boolean' }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  wire: (column) => column,
  asked: (field, _, raw) => checkValue(field, raw),
  conditions: { is: equals, in: oneOf },
  sort: (name, field) => (field.sortable ? name : null),
  print: (_, value, { language }) => (isEmpty(value) ? '' : (value ? yes : no)[language]),
  sheet: (field, value, words) => boolean.print(field, value, words) || null,
  example: label('是 / 否', 'Yes / No', 'Có / Không'),
  read: (_, cell) => ({ value: typeof cell === 'string' ? cell.trim() : cell }),
}

const yes = label('是', 'Yes', 'Có')
const no = label('否', 'No', 'Không')
