import pg from 'pg'
import { say, span } from '../../../scripts/lib/say.ts'

export type Filled = { running: number; finished: number }

const tenant = '000000'
/** The process that is laid down again and again: leave, at the step where its head decides. */
const definition = 'Leave'

type Sample = { id: string; businessId: string; assignee: string }

/** Rows of a process, and of the record that it is about, by table and the column that names the process. */
const tables = [
  ['leave', 'id'],
  ['process_instance', 'id'],
  ['process_task', 'instance_id'],
  ['process_step', 'instance_id'],
  ['process_participant', 'instance_id'],
  ['process_state', 'instance_id'],
] as const

/**
 * Lays down a process of the demonstration that waits for a decision, and one that was approved, as often as wanted. Each copy has ids of its
 * own; who decides goes round among all people, so that lists of tasks are as long as those of a company of that size.
 */
export async function fillProcesses(url: string, { running, finished }: Filled): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const started = performance.now()
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    const { rows: people } = await client.query<{ id: string }>(
      `select id from "user" where tenant_id = $1 and not is_deleted and status = 'enabled' order by id`,
      [tenant],
    )
    const users = people.map(({ id }) => id)
    await client.query('create temp table bench_user (n integer primary key, id text)')
    await client.query('insert into bench_user select row_number() over () - 1, id from unnest($1::text[]) as u (id)', [users])
    await copies(client, await sampleOf(client, true), { prefix: 'r', count: running, users: users.length })
    await copies(client, await sampleOf(client, false), { prefix: 'f', count: finished, users: users.length })
    await client.query(`vacuum analyze ${tables.map(([table]) => `"${table}"`).join(', ')}`)
    say(`Filled ${running} running and ${finished} finished processes in ${span(performance.now() - started)}.`)
  } finally {
    await client.end()
  }
}

async function sampleOf(client: pg.Client, isRunning: boolean): Promise<Sample> {
  const { rows } = await client.query<Sample>(
    `select i.id, i.business_id as "businessId", t.assignee from process_instance i
      join process_task t on t.tenant_id = i.tenant_id and t.instance_id = i.id and t.is_open = $3
      where i.tenant_id = $1 and i.definition_key = $2 and (i.end_time is null) = $3 and i.standing = $4
        and (select count(*) from process_task o where o.tenant_id = i.tenant_id and o.instance_id = i.id and o.is_open)
          = case when $3 then 1 else 0 end
      order by i.id, t.id desc limit 1`,
    [tenant, definition, isRunning, isRunning ? '' : 'finished'],
  )
  const [sample] = rows
  if (!sample) throw new Error(`The demonstration has no ${isRunning ? 'running' : 'finished'} ${definition}.`)
  return sample
}

type Copying = { prefix: string; count: number; users: number }

/** Statements of a hundred thousand copies each, so that none is in memory as a whole. */
const atOnce = 100_000

async function copies(client: pg.Client, { id, businessId, assignee }: Sample, { prefix, count, users }: Copying): Promise<void> {
  for (const [table, key] of tables) {
    const { rows: columns } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
        where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    )
    // Ids of the process, its record and whoever decides are others in each copy, wherever they stand; those of rows follow the copy.
    const own = ['id', 'instance_id', 'business_id', 'task_id', 'serial_number', 'no']
    const value = ({ name, type }: { name: string; type: string }): string => {
      const column = `t."${name}"`
      if (own.includes(name)) return `case when ${column} is null then null else ${column} || '-${prefix}' || copy end`
      if (type === 'jsonb') return `replace(replace(${column}::text, $2, $2 || '-${prefix}' || copy), $3, u.id)::jsonb`
      if (type === 'text' && name !== 'tenant_id') return `case when ${column} = $3 then u.id else ${column} end`
      return column
    }
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const from = `from "${table}" t cross join generate_series($4::int, $5::int) as g (copy)
      join bench_user u on u.n = copy % ${users}`
    for (let first = 1; first <= count; first += atOnce)
      await client.query(
        `insert into "${table}" (${names}) select ${columns.map(value).join(', ')} ${from}
          where t.tenant_id = '${tenant}' and t.${key} = $1 and $2::text is not null and $3::text is not null on conflict do nothing`,
        [table === 'leave' ? businessId : id, businessId, assignee, first, Math.min(count, first + atOnce - 1)],
      )
  }
}
