import type { FlowPart, Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Sql } from '../kinds/index.ts'
import type { Flow } from './model.ts'

/** What is said of the process that the record of row `t` went through last, in a language. It has no parameters, so that it is written once. */
export const flowSql = (
  { flow }: Flow,
  language: Language,
): Sql => sql`(select ${said[flow](sql.lit(language))} from process_instance i
  where i.tenant_id = t.tenant_id and i.business_id = t.id order by i.create_time desc, i.id desc limit 1)`

const openTasks = sql`from process_task k where k.tenant_id = i.tenant_id and k.instance_id = i.id and k.is_open`

const said: Readonly<Record<FlowPart, (language: Sql) => Sql>> = {
  status: () => sql`case when i.end_time is null and i.standing = '' then 'running' else i.standing end`,
  // Where no person has a task it waits for an answer, for what another process says, or for a time.
  step: (language) => sql`case when i.end_time is null then (
    select string_agg(distinct coalesce(d.steps -> w.node ->> ${language}, w.node), '、') from process_definition d
      cross join lateral (select k.node_id as node ${openTasks}
        union select s.body ->> 'node' from process_state s where s.tenant_id = i.tenant_id and s.instance_id = i.id and s.kind = 'waits'
          and not exists (select ${openTasks})) w
      where d.tenant_id = i.tenant_id and d.id = i.definition_id) end`,
  people: () => sql`(select string_agg(distinct p.name, '、') from (
    select k.assignee_name as name ${openTasks} and k.assignee <> ''
    union select u.real_name from process_task k
      join process_candidate c on c.tenant_id = k.tenant_id and c.task_id = k.id
      join "user" u on u.tenant_id = c.tenant_id and u.id = c.user_id
      where k.tenant_id = i.tenant_id and k.instance_id = i.id and k.is_open and k.assignee = '') p)`,
}
