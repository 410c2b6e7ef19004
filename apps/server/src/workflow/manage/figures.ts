import type { Language } from '@bip/contract'
import type { FlowFigures } from '@bip/contract/workflow'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { definitionOf } from '../definition.ts'

const days = 90

/** How long steps and people took over decisions of the last ninety days, in hours, and how many are open. */
export async function flowFigures(tx: Tx, { tenantId }: Session, language: Language, key: string): Promise<FlowFigures> {
  const decided = sql`from process_step s join process_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id
    where s.tenant_id = ${tenantId} and i.definition_key = ${key} and s.task_id is not null and s.end_time > now() - make_interval(days => ${days})`
  const hours = sql`round((avg(extract(epoch from s.end_time - s.create_time)) / 3600)::numeric, 2)::float8`
  const { diagram } = await definitionOf(tx, tenantId, key)
  const { rows: nodes } = await sql<{
    id: string
    count: number
    hours: number
  }>`select s.activity_id as id, count(*)::int as count,
    ${hours} as hours ${decided} group by s.activity_id order by s.activity_id`.execute(tx)
  const { rows: people } = await sql<{
    name: string
    count: number
    hours: number
  }>`select s.user_name as name, count(*)::int as count,
    ${hours} as hours ${decided} and s.user_id <> '' group by s.user_id, s.user_name order by count(*) desc limit 20`.execute(tx)
  const { rows: open } = await sql<{
    id: string
    count: number
  }>`select t.node_id as id, count(*)::int as count from process_task t
    join process_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id
    where t.tenant_id = ${tenantId} and t.is_open and i.definition_key = ${key} group by t.node_id`.execute(tx)
  const openAt = new Map(open.map(({ id, count }) => [id, count]))
  const known = new Set([...nodes.map(({ id }) => id), ...openAt.keys()])
  return {
    nodes: [...known].map((id) => {
      const node = nodes.find((one) => one.id === id)
      return {
        id,
        name: diagram.nodes.get(id)?.name[language] || id,
        count: node?.count ?? 0,
        hours: node?.hours ?? 0,
        open: openAt.get(id) ?? 0,
      }
    }),
    people,
  }
}
