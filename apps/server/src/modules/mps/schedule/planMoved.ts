import { label } from '@bip/contract'
import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'
import { pushLater } from '../../../push/index.ts'

const title = label('排程已更新', 'The plan has changed', 'Lịch đã thay đổi')

/** Boards of those who plan are told to look again. */
export async function planMoved({ tx, session }: Pick<Context, 'tx' | 'session'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct id from (
      select update_user as id from work_schedule where tenant_id = ${session.tenantId}
      union select create_user from schedule_proposal where tenant_id = ${session.tenantId}
      union select planner_id from mo where tenant_id = ${session.tenantId} and not is_deleted and mo_status in ('released', 'running')
    ) people where id is not null and id <> '' limit 200`.execute(tx)
  const userIds = rows.map(({ id }) => id)
  if (userIds.length === 0) return
  const about = { resource: 'workSchedule', id: '' }
  await pushLater(tx, { tenantId: session.tenantId, userIds, title, content: '', type: 'work', url: '', isQuiet: true, about })
}
