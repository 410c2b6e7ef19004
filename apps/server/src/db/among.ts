import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a column holds one of these ids. One alone is compared by itself: for a list the database makes a plan anew each time, which
 * takes longer than finding the row.
 */
export const among = (column: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> =>
  ids.length === 1 ? sql<boolean>`${column} = ${ids[0]}` : sql<boolean>`${column} = any(${ids}::text[])`
