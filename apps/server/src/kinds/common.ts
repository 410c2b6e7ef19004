import { sql } from 'kysely'
import type { Sql, ValueNames } from './kind.ts'

/** Bytes decide order and equality, so both databases agree and an index serves both. */
export const textColumn = 'text collate "C"'

export const equals = (column: Sql, value: unknown): Sql => sql`${column} = ${value}`
export const atLeast = (column: Sql, value: unknown): Sql => sql`${column} >= ${value}`
export const atMost = (column: Sql, value: unknown): Sql => sql`${column} <= ${value}`

export function oneOf(column: Sql, values: unknown): Sql {
  // `_in` always hands over a list; an empty one finds nothing.
  const list = values as readonly unknown[]
  return list.length === 0 ? sql`false` : sql`${column} in (${sql.join(list)})`
}

export const plainText = (_: unknown, value: unknown, _words: ValueNames): string =>
  value === null || value === undefined ? '' : String(value)
