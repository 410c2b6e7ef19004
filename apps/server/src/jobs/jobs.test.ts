import { type JobRun, type JobServer, type JobState, jobCalls, label, type Page, plus } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { everyPermission } from '../permissions/permissions.ts'
import type { JobRunner } from '../services/background.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { job } from './job.ts'
import { jobRoutes } from './routes.ts'
import { createJobs } from './runner.ts'

let server: TestServer
let token: string
let runs: string[] = []
let run: (signal: AbortSignal) => Promise<string> = async () => 'done'
const counting = job({
  key: 'test.count',
  label: label('计数', 'Count', 'Đếm'),
  every: 3_600_000,
  timeout: 20_000,
  run: async (_, signal) => {
    runs.push('begun')
    return run(signal)
  },
})
const renamed = jobRoutes([counting]).map((route) => ({ ...route, path: `/test${route.path}` }))
const started: JobRunner[] = []

beforeAll(async () => {
  server = await startTestServer({ routes: renamed })
  token = server.tokenFor({ permissions: everyPermission })
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((runner) => runner.close()))
  await server.services.database.asSystem(async (tx) => {
    await sql`delete from job where key = 'test.count'`.execute(tx)
    await sql`delete from job_run where key = 'test.count'`.execute(tx)
  })
  runs = []
  run = async () => 'done'
})
afterAll(() => server.stop())

const startRunner = async () => {
  const runner = createJobs(server.services, [counting])
  await runner.start(server.services)
  started.push(runner)
  return runner
}
const jobs = `${jobCalls.info}/list`
const state = async () => {
  const { body } = await server.api.get<Page<JobState>>(`/test${jobs}`, { token, headers: { 'accept-language': 'en' } })
  return body.data.records[0]
}
const tell = (path: string) => server.api.post(`/test${path}`, { token, body: { key: counting.key } })

describe('a job', () => {
  test('runs when it is due, and tells how it went', async () => {
    const runner = await startRunner()
    expect(await state()).toMatchObject({ id: 'test.count', name: 'Count', every: 3_600_000, isRunning: false, startedAt: null })
    expect((await tell(plus.runJob)).status).toBe(200)
    runner.wake()
    await expect.poll(state).toMatchObject({ isRunning: false, result: 'done', failure: null })
    expect(runs).toEqual(['begun'])
    expect(Date.parse((await state())?.nextAt ?? '')).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('that fails says why, and runs again', async () => {
    run = async () => {
      throw new Error('the disk is away')
    }
    const runner = await startRunner()
    await tell(plus.runJob)
    runner.wake()
    await expect.poll(state).toMatchObject({ result: null, failure: 'the disk is away' })
    run = async () => 'well again'
    await tell(plus.runJob)
    runner.wake()
    await expect.poll(state).toMatchObject({ result: 'well again', failure: null })
    const { body } = await server.api.get<JobRun[]>(`/test${plus.jobRuns}`, { token, query: { key: counting.key } })
    expect(body.data.map(({ result, failure }) => result ?? failure)).toEqual(['well again', 'the disk is away'])
  })

  test('that cannot be looked for while the database is away is told once, and goes on by itself', async () => {
    const { database } = server.services
    const logged: string[] = []
    let isAway = false
    let refused = 0
    const asSystem: Database['asSystem'] = (work, options) => {
      if (!isAway) return database.small.asSystem(work, options)
      refused += 1
      return Promise.reject(new Error('away'))
    }
    const cut = { ...database, small: { ...database.small, asSystem } }
    const runner = createJobs({ database: cut, log: (line) => logged.push(line) }, [counting])
    started.push(runner)
    await runner.start(server.services)
    await tell(plus.runJob)
    isAway = true
    await expect.poll(() => refused).toBeGreaterThan(1)
    expect(logged).toEqual(['jobs: away'])
    isAway = false
    await expect.poll(state).toMatchObject({ isRunning: false, result: 'done' })
  })

  test('runs once, however many processes there are', async () => {
    let release: () => void = () => undefined
    run = () =>
      new Promise((resolve) => {
        release = () => resolve('once')
      })
    const runners = await Promise.all(Array.from({ length: 5 }, startRunner))
    await tell(plus.runJob)
    for (const runner of runners) runner.wake()
    await expect.poll(state).toMatchObject({ isRunning: true })
    for (const runner of runners) runner.wake()
    await expect.poll(() => runs).toEqual(['begun'])
    release()
    await expect.poll(state).toMatchObject({ isRunning: false, result: 'once' })
    expect(runs).toEqual(['begun'])
  })

  test('whose process went away is run by another once its lease has ended', async () => {
    const runner = await startRunner()
    await tell(plus.runJob)
    const hold = (seconds: number) =>
      server.services.database.asSystem((tx) =>
        sql`update job set lease_by = 'gone', lease_until = now() + make_interval(secs => ${seconds}) where key = 'test.count'`.execute(
          tx,
        ),
      )
    await hold(60)
    runner.wake()
    expect(await state()).toMatchObject({ isRunning: true })
    expect(runs).toEqual([])
    await hold(-1)
    await expect.poll(state).toMatchObject({ isRunning: false, result: 'done' })
  })

  test('takes another interval, and its processes are seen, named and forgotten once they are gone', async () => {
    const runner = await startRunner()
    const say = (path: string, body: object) => server.api.post(`/test/blade-bip/${path}`, { token, body })
    expect((await say('job-info/submit', { remark: 'new' })).status).toBe(400)
    expect((await say('job-info/submit', { id: counting.key, everySeconds: 120, remark: '每两分钟' })).status).toBe(200)
    await tell(plus.runJob)
    runner.wake()
    await expect
      .poll(state)
      .toMatchObject({ isRunning: false, result: 'done', every: 120_000, usualEvery: 3_600_000, remark: '每两分钟' })
    expect(Date.parse((await state())?.nextAt ?? '')).toBeLessThan(Date.now() + 121_000)
    const servers = async () =>
      (await server.api.get<Page<JobServer>>('/test/blade-bip/job-server/list', { token })).body.data.records
    const [one] = await servers()
    expect(one).toMatchObject({ isOnline: true })
    await say('job-server/submit', { id: one?.id, name: '主服务器' })
    const remove = () => server.api.post(`/test/blade-bip/job-server/remove`, { token, query: { ids: one?.id ?? '' } })
    expect((await remove()).body.msg).toContain('主服务器')
    await server.services.database.asSystem((tx) => sql`update job_server set seen_at = now() - interval '1 hour'`.execute(tx))
    expect((await remove()).status).toBe(200)
    expect(await servers()).toEqual([])
  })

  test('that is paused waits until it is resumed', async () => {
    const runner = await startRunner()
    await tell(plus.pauseJob)
    await server.services.database.asSystem((tx) => sql`update job set next_at = now() where key = 'test.count'`.execute(tx))
    runner.wake()
    expect(await state()).toMatchObject({ isPaused: true, startedAt: null })
    await tell(plus.resumeJob)
    await expect.poll(state).toMatchObject({ isPaused: false, result: 'done' })
  })

  test('is told when the server ends, and waited for', async () => {
    run = (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const runner = await startRunner()
    await tell(plus.runJob)
    runner.wake()
    await expect.poll(() => runs).toEqual(['begun'])
    await runner.close()
    expect(await state()).toMatchObject({ isRunning: false, failure: 'the server ended' })
  })

  test('is the installation’s own: other tenants neither see nor run it', async () => {
    await startRunner()
    const other = server.tokenFor({ tenantId: 'other', permissions: everyPermission })
    expect((await server.api.get(jobs, { token: other })).status).toBe(403)
    expect((await server.api.post(plus.runJob, { token: other, body: { key: 'outbox.clean' } })).status).toBe(403)
    expect((await server.api.get(jobs, { token: server.tokenFor({}) })).status).toBe(403)
    expect((await server.api.post(plus.runJob, { token, body: { key: 'nothing' } })).status).toBe(404)
  })
})
