import { type Language, label } from '@bip/contract'
import type { FormVariables } from '@bip/contract/workflow'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { boundCore } from '../bindings.ts'
import { definitionOf } from '../definition.ts'
import { readableInstance } from '../instance.ts'

const filledIn = label('填写申请', 'Filled in', 'Điền đơn')

type Row = {
  node: string | null
  createUsername: string
  createTime: string
  changes: Record<string, { before: unknown; after: unknown }>
}

/** What each step of a process wrote into its form, the newest first. */
export async function formVariables(tx: Tx, session: Session, language: Language, id: string): Promise<FormVariables[]> {
  const { tenantId } = session
  const instance = await readableInstance(tx, session, id)
  const core = boundCore(instance.definitionKey)
  if (!core) return []
  const { diagram } = await definitionOf(tx, tenantId, instance.definitionId)
  // Whoever changed the form at a step had its task open then, or closed it by the same call.
  const { rows } = await sql<Row>`select h.user_name as "createUsername", h.at as "createTime", h.changes,
      (select t.node_id from process_task t where t.tenant_id = h.tenant_id and t.instance_id = ${id} and t.assignee = h.user_id
        and t.create_time <= h.at and (t.is_open or t.end_time >= h.at) order by t.create_time desc limit 1) as node
    from change_history h where h.tenant_id = ${tenantId} and h.resource = ${core.key} and h.record_id = ${instance.businessId}
      and h.changes <> '{}'::jsonb order by h.at desc, h.id desc limit 500`.execute(tx)
  const only = (changes: Row['changes'], side: 'before' | 'after') =>
    JSON.stringify(Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, change[side] ?? null])))
  return rows.map(({ node, changes, createUsername, createTime }) => ({
    taskName: (node && diagram.nodes.get(node)?.name[language]) || filledIn[language],
    createUsername,
    createTime,
    formVariable: only(changes, 'after'),
    formOption: only(changes, 'before'),
  }))
}
