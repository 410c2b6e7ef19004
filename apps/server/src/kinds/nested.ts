import { enumerated, type FieldOf, isEmpty, label, type StoredFile } from '@bip/contract'
import { sql } from 'kysely'
import type { KindStore } from './kind.ts'

const nameOf = (file: StoredFile) => file.name

export const file: KindStore<FieldOf<'file'>> = {
  columns: (name) => [{ name, type: 'jsonb' }],
  row: (name, _, value) => ({ [name]: value ?? [] }),
  wire: (column) => sql`coalesce(${column}, '[]'::jsonb)`,
  asked: (_, __, raw) => ({ value: raw }),
  conditions: {},
  sort: () => null,
  // Checked by the contract when it was stored.
  print: (_, value, { language }) => (isEmpty(value) ? '' : enumerated((value as StoredFile[]).map(nameOf), language)),
  sheet: (_, value, { language }) => (isEmpty(value) ? null : enumerated((value as StoredFile[]).map(nameOf), language)),
  format: () => '@',
  example: label('在系统中上传', 'Upload in the system', 'Tải lên trong hệ thống'),
  read: () => ({ value: null }),
}

/** Lines live in a table of their own (resources/lines.ts); of themselves they have no column. */
export const lines: KindStore<FieldOf<'lines'>> = {
  columns: () => [],
  row: () => ({}),
  wire: () => sql`null`,
  asked: (_, __, raw) => ({ value: raw }),
  conditions: {},
  sort: () => null,
  print: (field, value, words) =>
    Array.isArray(value) ? value.map((line, at) => `${at + 1}. ${words.line(field.fields, line)}`).join('\n') : '',
  sheet: () => null,
  example: label('', '', ''),
  read: () => ({ value: null }),
}
