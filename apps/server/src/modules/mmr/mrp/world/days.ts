import { sql } from 'kysely'

/** A day column as days since 1970-01-01. */
export const dayOf = (column: string) => sql`(${sql.ref(column)} - date '1970-01-01')`

/** Rows of certain materials alone, by a column; of all where none are named. */
export const ofMaterials = (column: string, only: readonly string[] | null) =>
  only ? sql`and ${sql.ref(column)} = any(${only}::text[])` : sql``
