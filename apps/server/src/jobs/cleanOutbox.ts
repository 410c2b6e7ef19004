import { label } from '@bip/contract'
import { sql } from 'kysely'
import { job } from './job.ts'

const keptDays = 90

/** Entries that nobody sent again are no use for ever. */
export const cleanOutbox = job({
  key: 'outbox.clean',
  label: label('清理未送达记录', 'Clear undelivered entries', 'Dọn mục chưa gửi được'),
  every: 24 * 3600 * 1000,
  run: async ({ database }) => {
    const { numAffectedRows = 0n } = await database.asSystem((tx) =>
      sql`delete from outbox where dead_at < now() - make_interval(days => ${keptDays})`.execute(tx),
    )
    return String(numAffectedRows)
  },
})
