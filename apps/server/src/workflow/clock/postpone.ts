import { type RawBuilder, sql } from 'kysely'

/** ms after which what failed is tried again: as long as it has been failing, so that it is tried ever less often. */
const tries = { first: '5 seconds', last: '1 hour' } as const

/** When something is tried again that has been due since an instant and fails now; until then others go before it. */
export const nextTry = (now: Date, dueSince: RawBuilder<unknown>): RawBuilder<string> => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql<string>`${at} + least(greatest(${at} - ${dueSince}, ${tries.first}::interval), ${tries.last}::interval)`
}
