import { setTimeout as pause } from 'node:timers/promises'
import { type Health, type Page, plus } from '@bip/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Postgres, startPostgres } from '../../../../../tests/support/postgres.ts'
import { everyPermission } from '../../permissions/permissions.ts'
import { listen } from '../../push/testing/stompClient.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { type FaultyProxy, startFaultyProxy } from '../../testing/faultyProxy.ts'
import { multipart } from '../../testing/http.ts'
import { testHome } from '../../testing/index.ts'

const queryLimit = 3000
/** Milliseconds until calls succeed again; a machine that does other work too may take longer, and only the proof measures. */
const recovery = isProof ? 5000 : 30_000
const customers = '/blade-bip/customer'

describe.runIf(testHome === 'plant')('while PostgreSQL', () => {
  let postgres: Postgres
  let proxy: FaultyProxy
  let company: Company
  let address: string
  let token: string
  /** As the owner of the tables, past the proxy. */
  let owner: pg.Client

  beforeAll(async () => {
    postgres = await startPostgres()
    proxy = await startFaultyProxy(postgres.url)
    company = await startCompany({
      postgres: { url: postgres.url, through: proxy.through, queryLimit },
      config: { requestsPerMinute: 1_000_000 },
    })
    address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
    token = company.tokenFor({ permissions: everyPermission, userId: await idOf('admin') })
    owner = await connectOwner()
  })
  afterEach(async () => {
    proxy.heal()
    await recovered()
    company.logged.length = 0
  })
  afterAll(async () => {
    proxy?.heal()
    await owner?.end()
    await company?.stop()
    await proxy?.close()
    await postgres?.stop()
  })

  async function connectOwner(): Promise<pg.Client> {
    const url = new URL(postgres.url)
    url.pathname = new URL(company.services.config.databaseUrl ?? '').pathname
    const client = new pg.Client({ connectionString: url.href })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  const idOf = async (account: string) => {
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ id: string }>`select id from "user" where account = ${account}`.execute(tx),
    )
    return rows[0]?.id ?? ''
  }
  const list = () => company.api.get<Page<unknown>>(`${customers}/list`, { token, query: { current: 1, size: 5 } })
  const submit = (fullname: string, headers: Record<string, string> = {}) =>
    company.api.post<{ id: string }>(`${customers}/submit`, { token, body: { fullname }, headers })
  const health = async () => (await company.api.get<Health>(plus.health)).body.data
  const told = (words: RegExp) => company.logged.filter((line) => words.test(line))

  /** Milliseconds until a call succeeds. */
  async function recovered(): Promise<number> {
    const started = performance.now()
    await expect.poll(async () => (await list()).status, { timeout: recovery, interval: 20 }).toBe(200)
    return performance.now() - started
  }

  /** What is stored of what was acknowledged: every name once, every number once. */
  async function expectOnce(names: readonly string[]): Promise<void> {
    const { rows } = await owner.query<{ fullname: string; cm_code: string }>(
      'select fullname, cm_code from customer where not is_deleted',
    )
    const stored = rows.map(({ fullname }) => fullname)
    expect(names.filter((name) => !stored.includes(name))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    expect(new Set(rows.map(({ cm_code }) => cm_code)).size).toBe(rows.length)
  }

  /** The statuses of one call, sent again with its key until it is taken. */
  async function submitUntilTaken(name: string): Promise<number[]> {
    const statuses: number[] = []
    while (statuses.at(-1) !== 200) {
      const { status, headers, body } = await submit(name, { 'idempotency-key': name })
      statuses.push(status)
      if (status !== 200) expect([status, headers['retry-after'], body.success]).toEqual([503, '1', false])
      if (status !== 200) await pause(20)
    }
    return statuses
  }

  test('refuses connections, every route answers 503 and when to come back, and the log says it once', async () => {
    proxy.refuse()
    const failures: string[] = []
    let refused = 0
    for (const { method, path } of company.routes) {
      const { statusCode, headers, body } = await company.fastify.inject({
        method,
        url: `/api${path.replace(/\{\w+\}/g, '1')}`,
        headers: { 'blade-auth': `bearer ${token}`, authorization: 'Basic YmlwOmE=' },
        ...(method !== 'GET' && { payload: { id: '1', ids: '1', fullname: '苏州精工' } }),
      })
      if (statusCode === 503) refused += 1
      if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after'] === '1' && headers['bip-error'] === 'busy'))
        failures.push(`${method} ${path}: ${statusCode} ${body.slice(0, 100)}`)
    }
    expect(failures).toEqual([])
    expect(refused).toBeGreaterThan(100)
    await expect.poll(health).toMatchObject({ status: 'limited', database: 'down' })
    expect((await submit('x', { 'accept-language': 'vi' })).body.msg).toBe('Hệ thống đang bận, vui lòng thử lại sau')

    proxy.heal()
    const ms = await recovered()
    await expect.poll(health).toMatchObject({ status: 'up', database: 'up' })
    expect(told(/PostgreSQL fails \(.*Calls are told to come back/)).toHaveLength(1)
    recordFigure('PostgreSQL away', `${company.routes.length} routes, no 500, back after ${Math.round(ms)} ms`)
  })

  test('is cut off without a word, calls are told so in bounded time, health says it, and it ends with the fault', async () => {
    await Promise.all(Array.from({ length: 5 }, list))
    proxy.blackhole()
    const started = performance.now()
    const calls = Promise.all(Array.from({ length: 3 }, list))
    await expect.poll(async () => (await health()).database).toMatch(/slow|down/)
    expect((await calls).map(({ status }) => status)).toEqual([503, 503, 503])
    expect(performance.now() - started).toBeLessThan(isProof ? 10_000 : 30_000)
    proxy.heal()
    recordFigure('PostgreSQL cut off without a word', `back after ${Math.round(await recovered())} ms`)
  })

  test('has forgotten open connections, one call finds out for all, and pushes are heard again', async () => {
    await Promise.all(Array.from({ length: 5 }, list))
    const sales = await company.signIn('sales')
    const before = await listen(address, sales)
    proxy.sever()
    // Either this call finds out, or what the server does each second by itself has the dead connection in its hands.
    const severedAt = performance.now()
    while ((await list()).status === 200 && performance.now() - severedAt < 5000) await pause(50)
    await recovered()
    const started = performance.now()
    expect((await Promise.all(Array.from({ length: 4 }, list))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    if (isProof) expect(performance.now() - started).toBeLessThan(1000)
    // Those who listened are sent away to ask what they missed.
    await before.closed
    const body = { title: '又通了', content: '明天 9 点开会', userIds: [await idOf('sales')] }
    const isHeard = async () => {
      const after = await listen(address, sales)
      const sent = await company.api.post('/blade-message/message/save', { token, body })
      const heard = after.until(({ command, body }) => command === 'MESSAGE' && body.includes('又通了'))
      const isTold = await heard.then(
        () => true,
        () => false,
      )
      after.socket.terminate()
      return sent.status === 200 && isTold
    }
    // Whoever is back before the server's own listener is sent away once more, and comes again as a browser does.
    await expect.poll(isHeard, { timeout: 30_000 }).toBe(true)
  })

  /** Two rows, `name` and another, from a file. */
  const importRows = (name: string, sent: Record<string, string>) => {
    const { headers, body } = multipart({ name: 'in.csv', content: Buffer.from(`客户名称\n${name}\n${name} 2\n`) })
    const path = '/blade-bip/plus/import'
    return company.api.post(path, { token, query: { resource: 'customer' }, headers: { ...headers, ...sent }, body })
  }

  describe.each([
    ['a record', submit, 1],
    ['a file', importRows, 2],
  ])('loses the connection while %s is stored,', (kind, send, size) => {
    test.each([
      ['the statement', 'client', 'Cut', 'busy', 0],
      ['the question to commit', 'client', 'commit\0', 'outcomeUnknown', 0],
      ['the answer to that', 'server', 'COMMIT', 'outcomeUnknown', 1],
    ] as const)('with %s, the call is told so, and sent again it is stored once', async (what, side, words, key, stored) => {
      // Names are looked up in small letters, so that the capital one stands in what stores them alone.
      const name = `Cut ${what} of ${kind}`
      const headers = { 'idempotency-key': name.replaceAll(' ', '-') }
      proxy.cutAt({ marker: name, side, words })
      const cut = await send(name, headers)
      expect([cut.status, cut.headers['bip-error'], cut.headers['retry-after']]).toEqual([503, key, '1'])
      const count = async () => (await owner.query('select from customer where fullname like $1', [`${name}%`])).rows.length
      expect(await count()).toBe(stored * size)
      expect((await send(name, headers)).status).toBe(200)
      expect(await count()).toBe(size)
      await expectOnce([name])
    })
  })

  test('is told to find out by itself that a process is gone, within 25 seconds', async () => {
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<Record<string, string>>`select current_setting('tcp_keepalives_idle') as idle,
        current_setting('tcp_keepalives_interval') as interval, current_setting('tcp_keepalives_count') as count`.execute(tx),
    )
    expect(rows).toEqual([{ idle: '10', interval: '5', count: '3' }])
  })

  test('holds a lock, writes are told to come back and reads go on', async () => {
    const { body } = await submit('等锁')
    await owner.query('begin')
    await owner.query('select from customer where id = $1 for update', [body.data.id])
    const waiting = company.api.post(`${customers}/submit`, { token, body: { id: body.data.id, fullname: '改名' } })
    expect((await list()).status).toBe(200)
    const { status, headers } = await waiting
    expect([status, headers['bip-error'], headers['retry-after']]).toEqual([503, 'tooSlow', '1'])
    await owner.query('rollback')
  })

  test.each([
    ['53100', 'storageFull', '60'],
    ['53200', 'busy', '1'],
    ['53300', 'busy', '1'],
    ['25006', 'busy', '1'],
    ['57P01', 'busy', '1'],
  ])('answers %s, writes are told that it is %s, and when to come back, and reads go on', async (code, key, after) => {
    await owner.query(`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'cannot' using errcode = '${code}'; end $$;
      create trigger fail before insert on customer for each row execute function fail()`)
    const answer = await submit('满')
    expect([answer.status, answer.headers['bip-error'], answer.headers['retry-after']]).toEqual([503, key, after])
    expect((await list()).status).toBe(200)
    await owner.query('drop function fail() cascade')
    expect((await submit(`不满 ${code}`)).status).toBe(200)
  })

  test('crashes and starts again, what was acknowledged is stored once, and calls succeed again by themselves', async () => {
    // The cluster of tests does not wait for its log; what is promised needs that it does.
    await owner.query(`alter database ${owner.database} set synchronous_commit = on`)
    await owner.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await owner.end()
    const crashes = count(1, 30)
    const names: string[] = []
    let isOver = false
    let cuts = 0
    const write = async (writer: number) => {
      for (let at = 0; !isOver; at += 1) {
        const name = `writer-${writer}-${at}`
        const statuses = await submitUntilTaken(name)
        names.push(name)
        cuts += statuses.length - 1
      }
    }
    const writers = [1, 2, 3, 4].map(write)
    let slowest = 0
    for (let crash = 0; crash < crashes; crash += 1) {
      const enough = names.length + 20
      await expect.poll(() => names.length, { interval: 10 }).toBeGreaterThan(enough)
      await postgres.crash()
      await postgres.start()
      slowest = Math.max(slowest, await recovered())
    }
    isOver = true
    await Promise.all(writers)
    owner = await connectOwner()
    await expectOnce(names)
    expect(cuts).toBeGreaterThan(0)
    recordFigure(
      'PostgreSQL crashes',
      `${crashes} crashes, ${names.length} writes acknowledged, 0 lost, 0 doubled, back after ${Math.round(slowest)} ms at most`,
    )
  })
})
