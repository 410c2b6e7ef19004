import type { Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { definitionOf } from '../definition.ts'
import { readableInstance } from '../instance.ts'

export type TaskOfProcess = {
  taskId: string
  taskKey: string
  taskName: string
  assignee: string
  assigneeName: string
  createTime: string
  endTime: string | null
}

/** The tasks of a process that are open, or those that are over. */
export async function processTasks(
  tx: Tx,
  session: Session,
  language: Language,
  instanceId: string,
  isOpen: boolean,
): Promise<TaskOfProcess[]> {
  const instance = await readableInstance(tx, session, instanceId)
  const { diagram } = await definitionOf(tx, session.tenantId, instance.definitionId)
  const { rows } = await sql<Omit<TaskOfProcess, 'taskName'>>`select id as "taskId", node_id as "taskKey", assignee,
      assignee_name as "assigneeName", create_time as "createTime", end_time as "endTime" from process_task
    where tenant_id = ${session.tenantId} and instance_id = ${instanceId} and is_open = ${isOpen} order by id`.execute(tx)
  return rows.map((row) => ({ ...row, taskName: diagram.nodes.get(row.taskKey)?.name[language] ?? '' }))
}
