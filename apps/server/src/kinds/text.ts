import { checkValue, type Field, type FieldOf, fold, isEmpty, label } from '@bip/contract'
import { sql } from 'kysely'
import { equals, oneOf, plainText, textColumn } from './common.ts'
import type { KindStore, Sql, ValueNames } from './kind.ts'
import { findText, sortKey } from './search.ts'

const contains = (column: Sql, value: unknown): Sql => sql`position(${fold(String(value))} in lower(${column})) > 0`

/** What everything written as text has in common. */
const written: Omit<KindStore<Field>, 'columns' | 'row' | 'conditions' | 'sort'> = {
  wire: (column) => column,
  asked: (_, __, raw) => ({ value: raw }),
  print: plainText,
  sheet: (_, value) => (isEmpty(value) ? null : String(value)),
  format: () => '@',
  example: label('文字', 'Text', 'Văn bản'),
  read: (_, cell) => ({ value: cell === null ? null : String(cell) }),
}

export const text: KindStore<FieldOf<'text'>> = {
  ...written,
  columns: (name, field) => [
    { name, type: textColumn },
    ...(field.sortable ? [{ name: `${name}_sort`, type: textColumn }] : []),
    ...(field.searchable ? [{ name: `${name}_find`, type: textColumn }] : []),
  ],
  row: (name, field, value) => ({
    [name]: value ?? null,
    ...(field.sortable && { [`${name}_sort`]: sortKey(value as string | null) }), // checked as text by the contract
    ...(field.searchable && { [`${name}_find`]: findText(value as string | null) }),
  }),
  conditions: {
    is: (column, value, { field, search }) => (field.searchable ? search(String(value)) : contains(column, value)),
    in: oneOf,
  },
  sort: (name, field) => (field.sortable ? `${name}_sort` : null),
}

export const longText: KindStore<FieldOf<'longText'>> = {
  ...written,
  columns: (name) => [{ name, type: textColumn }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  conditions: { is: contains },
  sort: () => null,
}

/** Numbers of documents are plain ASCII with leading zeros: their bytes sort as people expect. */
export const serial: KindStore<FieldOf<'serial'>> = {
  ...written,
  columns: (name, field) => [
    { name, type: textColumn },
    ...(field.searchable ? [{ name: `${name}_find`, type: textColumn }] : []),
  ],
  row: (name, field, value) => ({
    [name]: value ?? null,
    ...(field.searchable && { [`${name}_find`]: findText(value as string | null) }), // made by the server as text
  }),
  conditions: {
    is: (column, value, { field, search }) => (field.searchable ? search(String(value)) : contains(column, value)),
    in: oneOf,
  },
  sort: (name, field) => (field.sortable ? name : null),
}

const stateWord = ({ states }: FieldOf<'state'>, value: string, words: ValueNames): string =>
  states ? (states[value]?.label[words.language] ?? value) : words.state(value)

export const state: KindStore<FieldOf<'state'>> = {
  ...written,
  columns: (name) => [{ name, type: textColumn }],
  row: (name, _, value) => ({ [name]: value ?? null }),
  asked: (field, _, raw) => checkValue(field, raw),
  conditions: { is: equals, in: oneOf },
  sort: (name, field) => (field.sortable ? name : null),
  print: (field, value, words) => (isEmpty(value) ? '' : stateWord(field, String(value), words)),
  sheet: (field, value, words) => (isEmpty(value) ? null : stateWord(field, String(value), words)),
}
