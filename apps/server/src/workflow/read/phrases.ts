import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'

const maxPhrases = 12
/** Longer comments are about one request and not said again. */
const maxLength = 40
/** Decisions that are looked at, the latest first. */
const maxLooked = 300

/** Short comments that the caller used, the most frequent first. */
export async function recentPhrases(tx: Tx, { tenantId, userId }: Session): Promise<string[]> {
  const { rows } = await sql<{ comment: string }>`select comment from (
      select comment from process_step where tenant_id = ${tenantId} and user_id = ${userId} and task_id is not null
        and end_time is not null order by end_time desc, id desc limit ${maxLooked}) latest
    where length(comment) between 1 and ${maxLength} group by comment order by count(*) desc, comment limit ${maxPhrases}`.execute(
    tx,
  )
  return rows.map(({ comment }) => comment)
}
