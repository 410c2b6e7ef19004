import pg from 'pg'
import { phasePlanCalls, staffCalendarCalls } from '../../../packages/contract/src/resources/index.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import { type Desk, signIn } from '../server/desk.ts'
import { timeCalendar } from './calendarPage.ts'
import { type Part, within } from './part.ts'

const tenant = '000000'
const [people, days, batch, batches] = [300, 90, 2000, 8]

/** Copies of one row with other values, one for each row of `from`. */
const copies = (table: string, values: string, from: string): string =>
  `insert into "${table}" select (jsonb_populate_record(t, jsonb_build_object(${values}))).* from "${table}" t cross join ${from}
    where t.tenant_id = '${tenant}' and t.id = (select min(id) from "${table}" where tenant_id = '${tenant}' and not is_deleted)
    on conflict do nothing`

/** 300 people in all, each of them scheduled on every weekday of 90 days, and items of a plan for some rounds of completing. */
async function fill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from "user" where tenant_id = $1 and not is_deleted`,
    [tenant],
  )
  const missing = people - (rows[0]?.count ?? 0)
  const account = `'id', 'bench' || n, 'account', 'bench' || n, 'real_name', '排班员' || n, 'status', 'enabled', 'code', 'B' || n`
  await client.query(copies('user', account, `generate_series(1, ${missing}) n`))
  await client.query(
    `delete from staff_schedule where tenant_id = $1 and id not in (select min(id) from staff_schedule where tenant_id = $1 and not is_deleted)`,
    [tenant],
  )
  const entry = `'id', 'b' || u.id || d.day, 'user_id', u.id, 'work_date', d.day, 'schedule_no', 'B' || u.id || d.day`
  const weekdays = `(select at::date as day from generate_series(date_trunc('week', now())::date, date_trunc('week', now())::date + ${days - 1},
    interval '1 day') at where extract(isodow from at) < 6) d`
  const everybody = `(select id from "user" where tenant_id = '${tenant}' and not is_deleted) u`
  await client.query(copies('staff_schedule', entry, `${everybody} cross join ${weekdays}`))
  const item = `'id', 'bench' || n, 'item_name', 'bench ' || n, 'item_status', 'open', 'completed_on', null, 'completed_by', null`
  await client.query(copies('plan_order_plan_item', item, `generate_series(1, ${batch * batches}) n`))
  await client.query('analyze')
}

const timed = async (rounds: number, call: (round: number) => Promise<Response>): Promise<number[]> => {
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    const answer = await call(round)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${text.slice(0, 300)}`)
    samples.push(performance.now() - begun)
  }
  return samples
}

const asking = (url: string, { headers }: Desk) => ({
  get: (path: string) => fetch(`${url}/api${path}`, { headers }),
  post: (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
})

/** What a planner waits for at a server on PostgreSQL, and in the browser at the calendar of 300 people over 90 days. */
export async function timePlanner(rounds: number): Promise<Part> {
  const postgres = await startPostgres()
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: 400_000 })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const begun = performance.now()
    await fill(client)
    say(`Filled ${people} people and their days in ${span(performance.now() - begun)}.`)
    const { rows } = await client.query<{ id: string }>(
      `select distinct material_id as id from plan_order_item where tenant_id = $1 and not is_deleted limit 50`,
      [tenant],
    )
    const { rows: categories } = await client.query<{ id: string }>(
      `select id from plan_order_category where tenant_id = $1 and not is_deleted`,
      [tenant],
    )
    const { get, post } = asking(product.url, await signIn(product.url, 'admin'))
    const from = new Date(Date.now() - ((new Date().getUTCDay() + 6) % 7) * 86_400_000)
    const day = (at: Date): string => at.toISOString().slice(0, 10)
    const to = day(new Date(from.getTime() + (days - 1) * 86_400_000))
    const calendar = await timed(rounds, () => get(`${staffCalendarCalls.calendar}?from=${day(from)}&to=${to}`))
    const phases = await timed(rounds, () => get(phasePlanCalls.plan))
    const promise = await timed(rounds, (round) =>
      get(`/blade-bip/plus/query/delivery-promise?categoryId=${categories[round % categories.length]?.id}`),
    )
    const replanned = await timed(rounds, (round) =>
      post('/blade-bip/plus/mrp-run/replan', { materialIds: [rows[round % rows.length]?.id] }),
    )
    const completed = await timed(batches, (round) =>
      post('/blade-bip/mmr-plan-order-plan-item/batch-complete', {
        ids: Array.from({ length: batch }, (_, at) => `bench${round * batch + at + 1}`).join(','),
      }),
    )
    const { rows: done } = await client.query<{ count: number }>(
      `select count(*)::int as count from plan_order_plan_item where id like 'bench%' and item_status = 'done'`,
    )
    if (done[0]?.count !== batch * batches) throw new Error(`Only ${done[0]?.count} of ${batch * batches} items were completed.`)
    const page = await timeCalendar(product.url, Math.max(3, Math.round(rounds / 4)))
    const perSecond = quantile(page.frames, 0.5)
    return {
      goals: [
        within('change of one order replanned, p95', quantile(replanned, 0.95), 300),
        within('promise by the load of the demonstration, p95', quantile(promise, 0.95), 500),
        within('2 000 plan items completed at once, p95', quantile(completed, 0.95), 500),
        within('phases of all open orders read, p95', quantile(phases, 0.95), 300),
        within('calendar of 300 people and 90 days read, p95', quantile(calendar, 0.95), 300),
        within('that calendar opened in the browser, p50', quantile(page.opened, 0.5), 300),
        { name: 'frames while it is panned', measured: `${perSecond.toFixed(1)}/s`, goal: '≥ 60/s', share: 60 / perSecond },
      ],
      details: [],
    }
  } finally {
    await client.end()
    await product.stop()
    await postgres.stop()
  }
}
