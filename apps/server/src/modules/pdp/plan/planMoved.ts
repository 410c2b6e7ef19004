import { label } from '@bip/contract'
import { planItem } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context } from '../../../model/extension.ts'
import { pushLater } from '../../../push/index.ts'

const title = label('计划已更新', 'The plan has changed', 'Kế hoạch đã thay đổi')

/** Plans that the people of a project have open are told to look again. */
export async function planMoved({ tx, session }: Pick<Context, 'tx' | 'session'>, projectId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select distinct id from (
      select manager_id as id from project where tenant_id = ${session.tenantId} and id = ${projectId}
      union select tpm_user_id from project where tenant_id = ${session.tenantId} and id = ${projectId}
      union select user_id from project_role where tenant_id = ${session.tenantId} and project_id = ${projectId} and not is_deleted
      union select update_user from plan_item where tenant_id = ${session.tenantId} and project_id = ${projectId} and not is_deleted
    ) people where id is not null and id <> '' and id <> ${session.userId} limit 200`.execute(tx)
  const userIds = rows.map(({ id }) => id)
  if (userIds.length === 0) return
  const about = { resource: planItem.key, id: projectId }
  await pushLater(tx, { tenantId: session.tenantId, userIds, title, content: '', type: 'work', url: '', isQuiet: true, about })
}
