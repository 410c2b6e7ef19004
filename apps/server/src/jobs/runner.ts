import { hostname } from 'node:os'
import { sql } from 'kysely'
import { inBackground } from '../base/caller.ts'
import { sayOnce } from '../base/sayOnce.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../db/id.ts'
import type { JobRunner } from '../services/background.ts'
import type { Services } from '../services/services.ts'
import type { Job } from './job.ts'
import { seen } from './servers.ts'

const lookEvery = 1000
const leaseSeconds = 30
const usualTimeout = 600_000
/** Runs of a job that are kept for administrators. */
const keptRuns = 50

/** How this process is called in the history of runs. */
const processName = `${hostname()}:${process.pid}`

type Needs = { database: Pick<Database, 'asSystem'>; log: (line: string) => void }

/** Runs jobs when they are due. Processes side by side share the rows of `job`: whoever gets the lease runs it. */
export function createJobs({ database, log }: Pick<Services, 'database' | 'log'>, jobs: readonly Job[]): JobRunner {
  // Leases and results are small: jobs that make room must run when there is little.
  const needs = { database: database.small, log }
  const lookLog = sayOnce(log)
  const byKey = new Map(jobs.map((job) => [job.key, job]))
  const running = new Map<string, { done: Promise<void>; abort: AbortController }>()
  let services: Services | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined

  async function look(given: Services): Promise<void> {
    for (const key of await dueJobs(needs, [...byKey.keys()])) {
      const job = byKey.get(key)
      if (!job || !services || running.has(key) || !(await lease(needs, key))) continue
      const abort = new AbortController()
      const done = perform(given, job, abort).finally(() => running.delete(key))
      running.set(key, { done, abort })
    }
  }

  const wake = () => {
    if (!services || looking) return
    const known = services
    looking = inBackground(() => look(known))
      .then(lookLog.worked, (error: unknown) => lookLog.failed(`jobs: ${messageOf(error)}`))
      .finally(() => {
        looking = undefined
      })
  }
  return {
    wake,
    start: async (given) => {
      await addMissing(needs, jobs)
      services = given
      timer = setInterval(wake, lookEvery)
      timer.unref()
    },
    close: async () => {
      services = undefined
      clearInterval(timer)
      await looking
      for (const { abort } of running.values()) abort.abort(new Error('the server ended'))
      await Promise.all([...running.values()].map(({ done }) => done))
    },
  }
}

/** A job that this version brings waits for its first time like every other. */
async function addMissing({ database }: Needs, jobs: readonly Job[]): Promise<void> {
  await database.asSystem(async (tx) => {
    for (const { key, every } of jobs)
      await sql`insert into job (key, next_at) values (${key}, now() + make_interval(secs => ${every / 1000}))
        on conflict (key) do nothing`.execute(tx)
  })
}

async function dueJobs({ database }: Needs, keys: readonly string[]): Promise<string[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<{ key: string }>`select key from job where key = any(${keys}::text[]) and next_at <= now()
        and not is_paused and (lease_until is null or lease_until < now())`.execute(tx),
    { readOnly: true },
  )
  return rows.map(({ key }) => key)
}

async function lease({ database }: Needs, key: string): Promise<boolean> {
  const { rows } = await database.asSystem((tx) =>
    sql`update job set lease_until = now() + make_interval(secs => ${leaseSeconds}), lease_by = ${processName}
      where key = ${key} and next_at <= now() and not is_paused and (lease_until is null or lease_until < now())
      returning key`.execute(tx),
  )
  return rows.length > 0
}

async function perform(services: Services, job: Job, abort: AbortController): Promise<void> {
  const id = newId()
  const { log } = services
  const database = services.database.small
  const timeout = job.timeout ?? usualTimeout
  const timer = setTimeout(() => abort.abort(new Error(`timeout after ${timeout / 1000} s`)), timeout)
  const renewal = setInterval(() => void renew({ database, log }, job.key).catch(() => undefined), (leaseSeconds / 3) * 1000)
  let result: string | null = null
  let failure: string | null = null
  try {
    await database.asSystem((tx) =>
      sql`insert into job_run (id, key, started_at, process) values (${id}, ${job.key}, now(), ${processName})`.execute(tx),
    )
    await database.asSystem((tx) => seen(tx, processName))
    result = await job.run(services, abort.signal)
    abort.signal.throwIfAborted()
  } catch (error) {
    failure = messageOf(error).slice(0, 1000)
    log(`job ${job.key} failed: ${failure}`)
  } finally {
    clearTimeout(timer)
    clearInterval(renewal)
  }
  await settle({ database, log }, job, { id, result, failure }).catch((error: unknown) => log(`jobs: ${messageOf(error)}`))
}

const renew = ({ database }: Needs, key: string) =>
  database.asSystem((tx) =>
    sql`update job set lease_until = now() + make_interval(secs => ${leaseSeconds})
      where key = ${key} and lease_by = ${processName}`.execute(tx),
  )

type Outcome = { id: string; result: string | null; failure: string | null }

async function settle({ database }: Needs, { key, every }: Job, { id, result, failure }: Outcome): Promise<void> {
  await database.asSystem(async (tx) => {
    await sql`update job_run set ended_at = now(), result = ${result}, failure = ${failure} where id = ${id}`.execute(tx)
    await sql`update job set lease_until = null, lease_by = null, next_at = now() + make_interval(secs => coalesce(every_seconds, ${every / 1000}))
      where key = ${key} and lease_by = ${processName}`.execute(tx)
    await sql`delete from job_run where key = ${key} and id not in
      (select id from job_run where key = ${key} order by id desc limit ${keptRuns})`.execute(tx)
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
