import type { Language, Page } from '@bip/contract'
import type { ProcessTask, WorkCount } from '@bip/contract/workflow'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { searchTerms } from '../../kinds/search.ts'
import { endOfDay, startOfDay } from '../../kinds/zone.ts'
import type { Session } from '../../services/session.ts'
import { type Definition, definitionOf } from '../definition.ts'
import type { Instance } from '../instance.ts'
import { asProcessTask, type TaskView } from './present.ts'

export type Asked = {
  current: number
  size: number
  search?: string
  processDefKey?: string
  status?: string
  category?: string
  starter?: string
  processes?: readonly string[]
  starters?: readonly string[]
  /** Days on which a task came, both included. */
  arrivedFrom?: string
  arrivedTo?: string
  /** Whether its time is over. */
  isLate?: boolean
}

/** The clock by which days and delays count. */
type Clock = { now: Date; timeZone: string }

type Sql = RawBuilder<unknown>
/** Rows of `i` (a process) and `k` (a task in it, or nothing), newest first by `order`. */
type Source = { from: Sql; order: Sql }

const openTask = sql`left join lateral (select t.id, t.node_id, t.assignee, t.assignee_name, t.owner_name, t.is_open, t.create_time, t.end_time, t.due_time
  from process_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.is_open order by t.id limit 1) k on true`

/** The step at which a process waits for something that no person does: an answer, what another process says, or a time. */
const waitsAt = sql`(select s.body ->> 'node' from process_state s
  where s.tenant_id = i.tenant_id and s.instance_id = i.id and s.kind = 'waits'
  order by s.body ->> 'kind' = 'timer', s.key limit 1)`

/** The lists of a person's work, each over its own index. */
const sources = {
  /** Open tasks of the caller. */
  todo: ({ tenantId, userId }: Session): Source => ({
    from: sql`process_task k join process_instance i on i.tenant_id = k.tenant_id and i.id = k.instance_id
      where k.tenant_id = ${tenantId} and k.assignee = ${userId} and k.is_open`,
    order: sql`k.create_time desc, k.id desc`,
  }),
  /** Open tasks that wait for the caller, among others, to claim them. */
  claimable: ({ tenantId, userId }: Session): Source => ({
    from: sql`process_candidate c join process_task k on k.tenant_id = c.tenant_id and k.id = c.task_id
      join process_instance i on i.tenant_id = k.tenant_id and i.id = k.instance_id
      where c.tenant_id = ${tenantId} and c.user_id = ${userId} and k.is_open and k.assignee = ''`,
    order: sql`k.create_time desc, k.id desc`,
  }),
  /** What the caller decided or handed on. */
  done: (session: Session): Source => decided(session, sql``),
  /** The same, of processes that are over. */
  ended: (session: Session): Source => decided(session, sql` and i.end_time is not null`),
  /** Processes that the caller started. */
  sent: ({ tenantId, userId }: Session): Source => ({
    from: sql`process_instance i ${openTask} where i.tenant_id = ${tenantId} and i.start_user = ${userId}`,
    order: sql`i.create_time desc, i.id desc`,
  }),
  /** Processes of which the caller was given a copy. */
  copied: ({ tenantId, userId }: Session): Source => ({
    from: sql`process_participant p join process_instance i on i.tenant_id = p.tenant_id and i.id = p.instance_id ${openTask}
      where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.role = 'copy'`,
    order: sql`p.create_time desc, i.id desc`,
  }),
} as const

function decided({ tenantId, userId }: Session, more: Sql): Source {
  return {
    from: sql`process_step s join process_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id
      join lateral (select s.task_id as id, s.activity_id as node_id, s.user_id as assignee, s.user_name as assignee_name,
        '' as owner_name, false as is_open, s.create_time, s.end_time, null::timestamptz as due_time) k on true
      where s.tenant_id = ${tenantId} and s.user_id = ${userId} and s.task_id is not null and s.end_time is not null${more}`,
    order: sql`s.end_time desc, s.id desc`,
  }
}

export type ListName = keyof typeof sources

type Row = {
  instance: Omit<Instance, 'starter'>
  startUser: string
  startUserName: string
  startDept: string
  task: NonNullable<TaskView['task']> | null
  waitsAt: string | null
}

/** A page of one of the lists. */
export async function workList(
  tx: Tx,
  session: Session,
  language: Language,
  name: ListName,
  asked: Asked,
  clock: Clock,
): Promise<Page<ProcessTask>> {
  const { from, order } = sources[name](session)
  const where = sql`${from}${narrowed(asked)}${timed(asked, clock)}`
  const { current, size } = asked
  const { rows } =
    await sql<Row>`select json_build_object('id', i.id, 'definitionId', i.definition_id, 'definitionKey', i.definition_key,
      'businessId', i.business_id, 'serialNumber', i.serial_number, 'title', i.title, 'summary', i.summary, 'status', i.standing,
      'createTime', ${iso(sql`i.create_time`)}, 'endTime', ${iso(sql`i.end_time`)}) as instance,
    i.start_user as "startUser", i.start_user_name as "startUserName", i.start_dept as "startDept",
    case when k.id is not null then json_build_object('id', k.id, 'nodeId', k.node_id, 'assignee', k.assignee,
      'assigneeName', k.assignee_name, 'ownerName', k.owner_name, 'dueTime', ${iso(sql`k.due_time`)}, 'isOpen', k.is_open, 'createTime', ${iso(sql`k.create_time`)}, 'endTime', ${iso(sql`k.end_time`)}) end as task,
    case when k.id is null and i.end_time is null then ${waitsAt} end as "waitsAt"
    from ${where} order by ${order} limit ${size} offset ${(current - 1) * size}`.execute(tx)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${where}`.execute(tx)
  const definitions = await definitionsOf(tx, session.tenantId, rows)
  const records = rows.flatMap(({ instance, task, waitsAt, startUser: id, startUserName: name, startDept: deptId }) => {
    const definition = definitions.get(instance.definitionId)
    const starter = { id, name, deptId }
    return definition
      ? asProcessTask(
          { instance: { ...instance, starter }, definition, ...(task && { task }), ...(waitsAt && { waitsAt }) },
          session,
          language,
        )
      : []
  })
  const total = counts[0]?.total ?? 0
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

const iso = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

function narrowed({ search = '', processDefKey, status, category, starter, processes, starters }: Asked): Sql {
  const terms = searchTerms(search)?.terms ?? []
  return sql.join(
    [
      ...terms.map((term) => sql` and position(${term} in i.find_text) > 0`),
      ...(processDefKey ? [sql` and i.definition_key = ${processDefKey}`] : []),
      ...(category
        ? [
            sql` and i.definition_id in (select p.id from process_definition p where p.tenant_id = i.tenant_id and p.category = ${category})`,
          ]
        : []),
      ...(starter ? [sql` and i.start_user = ${starter}`] : []),
      ...(processes ? [sql` and i.definition_key = any(${[...processes]}::text[])`] : []),
      ...(starters ? [sql` and i.start_user = any(${[...starters]}::text[])`] : []),
      ...(status === 'running' ? [sql` and i.end_time is null`] : []),
      ...(status === 'finished' ? [sql` and i.end_time is not null`] : []),
      sql``,
    ],
    sql``,
  )
}

/** Narrowed by when a task came, and by whether it is late. */
function timed({ arrivedFrom, arrivedTo, isLate }: Asked, { now, timeZone }: Clock): Sql {
  const late = sql`(k.due_time is not null and k.due_time < ${now.toISOString()}::timestamptz and k.is_open)`
  return sql.join(
    [
      ...(arrivedFrom ? [sql` and k.create_time >= ${startOfDay(arrivedFrom, timeZone)}::timestamptz`] : []),
      ...(arrivedTo ? [sql` and k.create_time <= ${endOfDay(arrivedTo, timeZone)}::timestamptz`] : []),
      ...(isLate === undefined ? [] : [isLate ? sql` and ${late}` : sql` and not ${late}`]),
      sql``,
    ],
    sql``,
  )
}

async function definitionsOf(tx: Tx, tenantId: string, rows: readonly Row[]): Promise<Map<string, Definition>> {
  const found = new Map<string, Definition>()
  for (const { instance } of rows)
    if (!found.has(instance.definitionId))
      found.set(instance.definitionId, await definitionOf(tx, tenantId, instance.definitionId))
  return found
}

/** What waits for the caller, and what they wait for. */
export async function workCount(tx: Tx, { tenantId, userId }: Session): Promise<WorkCount> {
  const { rows } = await sql<WorkCount>`select
    (select count(*)::int from process_instance where tenant_id = ${tenantId} and start_user = ${userId} and end_time is null) as "processCount",
    (select count(*)::int from process_task where tenant_id = ${tenantId} and assignee = ${userId} and is_open) as "taskCount"`.execute(
    tx,
  )
  return rows[0] ?? { processCount: 0, taskCount: 0 }
}
