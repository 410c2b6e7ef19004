import { label } from '@bip/contract'
import { sql } from 'kysely'
import { isLongWork } from '../resources/write/slices.ts'
import { job } from './job.ts'

/** Times that it waits for long work before it runs beside it. */
const maxSkipped = 3
let skipped = 0

/**
 * Takes words that were just stored into the indexes that records are found by. On PostgreSQL writers only put them down beside
 * (`gin_pending_list_limit`), so that nobody who saves waits for all that others saved before; until they are taken in, a search reads them one by one.
 * While thousands of records are being changed it would take half of the database's time from them, so it waits, but not for long.
 */
export const sortSearch = job({
  key: 'search.sort',
  label: label('整理搜索索引', 'Tidy the search indexes', 'Sắp xếp chỉ mục tìm kiếm'),
  every: 30_000,
  run: async (services, signal) => {
    const { database } = services
    if (database.home === 'embedded') return '0'
    if (isLongWork() && skipped < maxSkipped) {
      skipped += 1
      return '0'
    }
    skipped = 0
    const { rows } = await database.asSystem(
      (tx) =>
        sql<{
          id: string
        }>`select c.oid::text as id from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
          where a.amname = 'gin' and c.relkind = 'i' and n.nspname = current_schema() order by c.oid`.execute(tx),
      { readOnly: true },
    )
    let pages = 0
    for (const { id } of rows) {
      if (signal.aborted) break
      pages += await database.asSystem(
        async (tx) => {
          // An index may be dropped by an update of the product between the two statements.
          const { rows: cleaned } = await sql<{ pages: number }>`select gin_clean_pending_list(c.oid)::int as pages
            from pg_class c where c.oid = ${id}::oid`.execute(tx)
          return cleaned[0]?.pages ?? 0
        },
        { timeout: 120_000 },
      )
    }
    return String(pages)
  },
})
