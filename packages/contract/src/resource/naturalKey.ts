import { isEmpty, isWritable } from '../kinds/index.ts'
import type { Core } from './core.ts'

/**
 * The fields by which a row of a sheet without an id is known to be a record that is there: each list names a record by itself. So a
 * corrected sheet that comes a second time changes what it brought in the first time, and adds no second copies.
 */
export function naturalKeys({ naturalKey, fields }: Pick<Core, 'naturalKey' | 'fields'>): (readonly string[])[] {
  if (naturalKey) return [naturalKey]
  return Object.entries(fields).flatMap(([key, field]) => ('unique' in field && field.unique && isWritable(field) ? [[key]] : []))
}

/** What a record says of the fields of a key, in a form to compare; undefined where one of them is empty. */
export function keyValue(key: readonly string[], record: Readonly<Record<string, unknown>>): string | undefined {
  const values = key.map((name) => record[name])
  return values.some(isEmpty) ? undefined : JSON.stringify(values.map((value) => String(value).trim().toLowerCase()))
}
