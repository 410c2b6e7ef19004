import type { Announcement, Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

const column = { 'zh-CN': 'content', en: 'content_en', vi: 'content_vi' } as const

/** What is announced at a moment, the gravest first, in the reader's language where it was written in it. */
export async function currentAnnouncements(tx: Tx, tenantId: string, now: Date, language: Language): Promise<Announcement[]> {
  const at = now.toISOString()
  const { rows } = await sql<Announcement>`
    select id, tone, coalesce(nullif(${sql.ref(column[language])}, ''), content) as content from announcement
    where tenant_id = ${tenantId} and not is_deleted and is_enabled
      and (start_time is null or start_time <= ${at}::timestamptz) and (end_time is null or end_time > ${at}::timestamptz)
    order by array_position(array['danger', 'warning', 'info'], tone::text), id desc limit 5`.execute(tx)
  return rows
}
