import { type JobRun, type JobState, label, type OutboxEntry, plus, say } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { ids, paged, pageOf } from '../http/paging.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { writeAdminHistory } from '../logs/adminHistory.ts'
import { infoRoutes } from './info.ts'
import type { Job } from './job.ts'
import { serverRoutes } from './servers.ts'

const key = z.string().regex(/^[\w.]{1,64}$/)
const jobNames = label('系统任务', 'Jobs', 'Tác vụ hệ thống')
const entryNames = label('待发送记录', 'The entry', 'Mục chờ gửi')

/** Jobs are the installation's, so its own administrators alone see to them. */
function mustBeOperator({ session, services, language }: Pick<Call, 'session' | 'services' | 'language'>): void {
  if (session.tenantId !== services.config.tenantId) throw new Refusal('forbidden', { what: say(jobNames, language) })
}

type Row = Omit<JobState, 'name' | 'every' | 'usualEvery' | 'id'> & { key: string; everySeconds: number | null }

/** What runs by itself, with how it went the last time. */
async function statesOf(call: Pick<Call, 'session' | 'services' | 'language'>, jobs: readonly Job[]): Promise<JobState[]> {
  mustBeOperator(call)
  const { rows } = await call.services.database.asSystem(
    (tx) =>
      sql<Row>`select j.key, j.is_paused as "isPaused", coalesce(j.lease_until > now(), false) as "isRunning", j.next_at as "nextAt",
          j.every_seconds as "everySeconds", j.remark, r.started_at as "startedAt", r.ended_at as "endedAt", r.result, r.failure
        from job j left join lateral (select * from job_run r where r.key = j.key order by r.id desc limit 1) r on true`.execute(
        tx,
      ),
    { readOnly: true },
  )
  const states = new Map(rows.map((row) => [row.key, row]))
  return jobs.flatMap(({ key, label: name, every }): JobState[] => {
    const { everySeconds, ...state } = states.get(key) ?? {}
    const chosen = everySeconds ? everySeconds * 1000 : every
    return states.has(key)
      ? [{ ...(state as Row), id: key, name: say(name, call.language), every: chosen, usualEvery: every }]
      : []
  })
}

const runs = route({
  method: 'GET',
  path: plus.jobRuns,
  access: { permission: 'job_view' },
  query: z.object({ key }),
  run: async (call) => {
    mustBeOperator(call)
    const { rows } = await call.services.database.asSystem(
      (tx) =>
        sql<JobRun>`select id, started_at as "startedAt", ended_at as "endedAt", process, result, failure
          from job_run where key = ${call.query.key} order by id desc`.execute(tx),
      { readOnly: true },
    )
    return rows
  },
})

/** Changes the row of a job; throws Refusal `notFound` for one that is not there. */
const change = (path: string, operation: string, set: ReturnType<typeof sql>) =>
  route({
    method: 'POST',
    path,
    access: { permission: 'job_run' },
    body: z.object({ key }),
    run: async (call) => {
      mustBeOperator(call)
      const { session, services, body, language } = call
      await services.database.asSystem(async (tx) => {
        const { numAffectedRows } = await sql`update job set ${set} where key = ${body.key}`.execute(tx)
        if (!numAffectedRows) throw new Refusal('notFound', { what: say(jobNames, language) })
        await writeAdminHistory(tx, session, { resource: 'job', id: body.key, operation })
      })
      services.jobs.wake()
      return null
    },
  })

/** Entries of the tenant that are not delivered yet: those that gave up first. */
const outbox = route({
  method: 'GET',
  path: plus.outbox,
  access: { permission: 'job_view' },
  query: z.object(paged),
  run: ({ session, services, query }) =>
    services.database.asSystem(
      async (tx) => {
        const from = sql`outbox where tenant_id = ${session.tenantId} and (dead_at is not null or attempts > 0)
          and (${query.search} = '' or kind = ${query.search} or failure ilike ${`%${query.search.replace(/[\\%_]/g, '\\$&')}%`})`
        const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(tx)
        const { rows } = await sql<OutboxEntry>`select id, kind, created_at as "createdAt", attempts, failure,
            next_at as "nextAt", dead_at is not null as "isDead"
          from ${from} order by dead_at is null, id desc limit ${query.size} offset ${(query.current - 1) * query.size}`.execute(
          tx,
        )
        return pageOf(rows, counted.rows[0]?.total ?? 0, query)
      },
      { readOnly: true },
    ),
})

const sendAgain = route({
  method: 'POST',
  path: plus.sendAgain,
  access: { permission: 'job_run' },
  body: z.object({ ids }),
  run: async ({ session, services, body, language }) => {
    const { numAffectedRows } = await services.database.asSystem((tx) =>
      sql`update outbox set attempts = 0, next_at = now(), dead_at = null, failure = null
        where tenant_id = ${session.tenantId} and id = any(${body.ids}::text[]) and (claimed_until is null or claimed_until < now())`.execute(
        tx,
      ),
    )
    if (!numAffectedRows) throw new Refusal('notFound', { what: say(entryNames, language) })
    services.outbox.wake()
    return null
  },
})

/** What administrators see and do of jobs and of what is still to be sent. */
export const jobRoutes = (jobs: readonly Job[]): Route[] => [
  ...infoRoutes((call) => statesOf(call, jobs)),
  ...serverRoutes(mustBeOperator),
  runs,
  change(plus.runJob, 'run', sql`next_at = now(), is_paused = false`),
  change(plus.pauseJob, 'pause', sql`is_paused = true`),
  change(plus.resumeJob, 'resume', sql`is_paused = false`),
  outbox,
  sendAgain,
]
