import type { LogDetail, LogEntry, OnlineSession, Page, ParameterDetail } from '@bip/contract'
import { plus, shellCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstIdAt } from '../../db/id.ts'
import { route } from '../../http/route.ts'
import { localDay } from '../../kinds/zone.ts'
import { loggable } from '../../logs/redact.ts'
import { createLogs } from '../../logs/writer.ts'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let admin: string
let sales: string

const broken = route({
  method: 'GET',
  path: '/blade-bip/test/broken',
  access: { signedIn: true },
  run: async () => {
    throw new TypeError('the press is jammed, password=hunter2 Bearer abcdefghijklmnop')
  },
})

beforeAll(async () => {
  company = await startCompany({ routes: [broken] })
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const logs = async (kind: string, query: Record<string, string> = {}, token = admin) => {
  await company.services.logs.flush()
  const { body } = await company.api.get<Page<LogEntry> & { dropped: number; since: string }>(plus.logs, {
    token,
    query: { kind, ...query },
  })
  return body.data
}
const set = (key: string, value: string | null, token = admin) =>
  company.api.post(plus.setParameter, { token, body: { key, value } })

describe('logs', () => {
  test('tell who signed in and who did not, without a word of the secret', async () => {
    await company.grant('sales', 'Wrong-guess-4711')
    const { records } = await logs('login', { search: 'sales' })
    expect(records.map(({ outcome }) => outcome)).toEqual(['failure', 'success'])
    expect(records[1]).toMatchObject({ subject: 'sales', userName: '陈嘉宁', address: '127.0.0.1' })
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ all: string }>`select string_agg(l::text, ' ') as all from log_entry l`.execute(tx),
    )
    expect(rows[0]?.all).not.toMatch(/4711|bip-demo|Bearer \w|bearer \w/)
    expect(rows[0]?.all).not.toContain(admin)
  })

  test('of operations look back ninety days where no day is named, and further where one is', async () => {
    await company.services.database.asSystem((tx) =>
      sql`insert into change_history (tenant_id, id, resource, record_id, version, operation, at, user_id, user_name)
        values ('000000', ${firstIdAt(Date.now() - 91 * 86_400_000)}, 'customer', 'c-old', 1, 'grant', now() - interval '91 days', 'u', '旧账')`.execute(
        tx,
      ),
    )
    const found = await logs('usual', { search: '旧账' })
    expect([found.total, found.since]).toEqual([0, localDay(new Date(Date.now() - 90 * 86_400_000), 'Asia/Shanghai')])
    expect((await logs('usual', { search: '旧账', from: '2026-01-01' })).total).toBe(1)
    const yesterday = new Date(Date.now() - 86_400_000 * 2).toISOString().slice(0, 10)
    expect((await logs('usual', { search: '旧账', to: yesterday })).total).toBe(1)
    expect((await logs('api', { search: '旧账' })).since).toBe('')
  })

  test('name a lockout, and tell what is repeated once, with how often and when last', async () => {
    for (let guess = 0; guess < 13; guess++) {
      await company.grant('inspector', `guess ${guess}`)
      // As if time went by between them: what was written before is counted on.
      if (guess === 5) await company.services.logs.flush()
    }
    const { records } = await logs('login', { search: 'inspector' })
    expect(records.map(({ outcome, count }) => [outcome, count])).toEqual([
      ['lockout', 3],
      ['failure', 10],
    ])
    expect(Date.parse(records[1]?.lastAt ?? '')).toBeGreaterThan(Date.parse(records[1]?.at ?? ''))
    const { body } = await company.api.get<LogDetail>(plus.logDetail, {
      token: admin,
      query: { kind: 'login', id: records[1]?.id ?? '' },
    })
    expect(body.data).toMatchObject({ count: 10, lastAt: records[1]?.lastAt })
  })

  test('hold little of what strangers write, whatever they write, and all of it in a count', async () => {
    const { logs: writer } = company.services
    const refused = (subject: string, address: string) =>
      writer.add({ tenantId: '000000', kind: 'login', subject, outcome: 'failure', address, detail: 'flood', isSummed: true })
    for (let at = 0; at < 3000; at++) refused(`flood${at}`, '198.51.100.1')
    for (let at = 0; at < 3000; at++) refused('flood', `203.0.${at >> 8}.${at & 255}`)
    await writer.flush()
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ lines: number; times: number }>`select count(*)::int as lines, sum(count)::int as times from log_entry
        where kind = 'login' and (subject like 'flood%' or subject = '…')`.execute(tx),
    )
    expect(rows[0]?.times).toBe(6000)
    expect(rows[0]?.lines).toBeLessThan(650)
    expect(writer.dropped()).toBe(0)
  })

  test('keep what happened to others while a stranger writes', async () => {
    const { logs: writer } = company.services
    for (let at = 0; at < 9000; at++)
      writer.add({ tenantId: `none${at}`, kind: 'login', subject: `x${at}`, outcome: 'failure', isSummed: true })
    writer.add({ tenantId: '000000', kind: 'api', subject: 'POST /kept', outcome: '200' })
    expect((await logs('api', { search: '/kept' })).total).toBe(1)
  })

  test('tell calls that change something or are refused by pattern, status, time and number; reads only when asked', async () => {
    const refused = await company.api.get(plus.online, { token: sales, query: { search: 'token=abc' } })
    await company.api.get('/blade-system/user/page', { token: admin })
    const { records } = await logs('api', { search: 'plus/online' })
    expect(records[0]).toMatchObject({
      subject: `GET ${plus.online}`,
      outcome: '403',
      userName: '陈嘉宁',
      trace: refused.headers['x-request-id'],
    })
    expect((await logs('api', { search: 'user/page' })).total).toBe(0)
    await company.api.post(shellCalls.pinyin, { token: admin, body: { texts: ['采购'] } })
    await company.api.post('/blade-bip/bip-blade-user/select-data', { token: admin, body: ['1'] })
    expect((await logs('api', { search: 'pinyin' })).total + (await logs('api', { search: 'select-data' })).total).toBe(0)
    expect((await set('log.calls', 'all')).status).toBe(200)
    await logs('api')
    await company.api.get('/blade-system/user/page', { token: admin, query: { realName: '机密' } })
    const [call] = (await logs('api', { search: 'user/page' })).records
    expect(call?.ms).toBeGreaterThanOrEqual(0)
    await set('log.calls', 'off')
    await logs('api')
    const before = (await logs('api')).total
    await company.api.post(plus.endOnline, { token: sales, body: { ids: 'x' } })
    expect((await logs('api')).total).toBe(before)
    await set('log.calls', null)
  })

  test('find a failure by the number that the user was told', async () => {
    const failed = await company.api.get('/blade-bip/test/broken', { token: sales })
    const trace = String(failed.headers['x-request-id'])
    expect(failed.body.msg).toContain(trace)
    const { records } = await logs('error', { search: trace })
    expect(records).toHaveLength(1)
    const { body } = await company.api.get<LogDetail>(plus.logDetail, {
      token: admin,
      query: { kind: 'error', id: records[0]?.id ?? '' },
    })
    expect(body.data).toMatchObject({ userName: '陈嘉宁', trace })
    expect(body.data.detail).toContain('the press is jammed')
    expect(body.data.detail).toContain('at ')
    expect(body.data.detail).not.toMatch(/hunter2|abcdefghijklmnop/)
  })

  test('of clients hold some hundred reports of one user in a day', async () => {
    const report = Array.from({ length: 50 }, (_, at) => ({ message: `the same ${at}` }))
    const count = async () => {
      const { rows } = await company.services.database.asSystem((tx) =>
        sql<{ count: number }>`select count(*)::int as count from client_log l join "user" u on u.id = l.user_id
          where u.account = 'sales'`.execute(tx),
      )
      return rows[0]?.count
    }
    for (let round = 0; round < 12; round++)
      expect((await company.api.post('/blade-auth/oauth/logout', { token: sales, body: report })).status).toBe(200)
    expect(await count()).toBe(500)
  })

  test('sum up a fault that is met again and again, and find the first ones by their numbers', async () => {
    const token = await company.signIn('buyer')
    const traces = []
    for (let round = 0; round < 30; round++) {
      const answer = await company.api.get('/blade-bip/test/broken', { token })
      traces.push(String(answer.headers['x-request-id']))
    }
    expect((await logs('error', { search: traces[0] ?? '' })).total).toBe(1)
    expect((await logs('error', { search: traces[19] ?? '' })).total).toBe(1)
    const last = await logs('error', { search: traces[29] ?? '' })
    expect(last.records[0]?.count).toBe(10)
  })

  test('tell operations from the history of records, with what changed', async () => {
    const { body } = await company.api.get<Page<{ id: string; account: string; realName: string }>>('/blade-system/user/page', {
      token: admin,
      query: { account: 'worker' },
    })
    const worker = body.data.records.find(({ account }) => account === 'worker')
    await company.api.post('/blade-system/user/submit', { token: admin, body: { id: worker?.id, postName: '班组长' } })
    const { records } = await logs('usual', { search: `user ${worker?.id}` })
    expect(records[0]).toMatchObject({ outcome: '修改', userName: '沈知行', subject: `用户 ${worker?.realName}` })
    const detail = await company.api.get<LogDetail>(plus.logDetail, {
      token: admin,
      query: { kind: 'usual', id: records[0]?.id ?? '' },
      headers: { 'accept-language': 'en' },
    })
    expect(detail.body.data.fields).toEqual([expect.objectContaining({ label: 'Position', after: '班组长' })])
  })

  test('are narrowed by days and turn pages', async () => {
    expect((await logs('login', { from: '2030-01-01' })).total).toBe(0)
    expect((await logs('login', { to: '2021-01-01' })).total).toBe(0)
    expect((await logs('login', { day_ge: '2030-01-01' })).total).toBe(0)
    expect((await logs('login', { day_le: '2021-01-01' })).total).toBe(0)
    const guessed = await logs('login', { search: 'inspector', outcome_in: 'failure,lockout' })
    expect(new Set(guessed.records.map(({ outcome }) => outcome))).toEqual(new Set(['failure', 'lockout']))
    for (let round = 0; round < 10; round++) await company.signIn('sales')
    const all = await logs('login', { from: '2021-01-01' })
    expect(all.total).toBeGreaterThan(10)
    const page = await logs('login', { size: '5', current: '2' })
    expect(page.records.map(({ id }) => id)).toEqual(all.records.slice(5, 10).map(({ id }) => id))
    expect((await company.api.get(plus.logs, { token: admin, query: { kind: 'login', from: 'yesterday' } })).status).toBe(400)
  })

  test('leave as xlsx, for those who may', async () => {
    const answer = await company.api.get(plus.logExport, { token: admin, query: { kind: 'login' } })
    expect(answer.raw.subarray(0, 2).toString()).toBe('PK')
    expect((await company.api.get(plus.logExport, { token: sales, query: { kind: 'login' } })).status).toBe(403)
    expect((await company.api.get(plus.logs, { token: sales, query: { kind: 'api' } })).status).toBe(403)
  })

  test('are kept to their tenant', async () => {
    const other = company.tokenFor({ tenantId: '200000', permissions: { log_view: 'all' } })
    for (const kind of ['usual', 'api', 'error', 'login']) expect((await logs(kind, {}, other)).total).toBe(0)
  })

  test('go away after the days that the setting says', async () => {
    await company.services.database.asSystem((tx) =>
      sql`insert into log_entry (tenant_id, kind, id, at, subject, outcome)
        values ('000000', 'api', '00000000000000000001', '2020-01-01', 'GET /old', '200')`.execute(tx),
    )
    expect((await logs('api', { search: '/old' })).total).toBe(1)
    const { database, prune } = company.services
    const writer = createLogs({ database, clock: () => new Date(), log: () => undefined })
    writer.add({ tenantId: '000000', kind: 'api', subject: 'GET /new', outcome: '200' })
    await writer.flush()
    await prune.run()
    expect((await logs('api', { search: '/old' })).total).toBe(0)
    expect((await logs('api', { search: '/new' })).total).toBe(1)
  })
})

test('a writer whose database does not answer never fails a caller, and counts what it drops', async () => {
  const told: string[] = []
  const { database } = company.services
  const dead = { ...database, asSystem: () => Promise.reject(new Error('gone')) }
  const writer = createLogs({ database: dead, clock: () => new Date(), log: (line) => told.push(line) })
  for (let count = 0; count < 6000; count++) writer.add({ tenantId: '000000', kind: 'api', subject: 'GET /x', outcome: '200' })
  expect(writer.dropped()).toBe(1000)
  await writer.flush()
  expect(writer.dropped()).toBe(6000)
  expect(told.join()).toMatch(/6000 log entries/)
})

test('what looks like a secret does not get into a log', () => {
  for (const text of [
    'password=hunter2',
    '"newPassword": "hunter2"',
    'Authorization: Basic hunter2hunter2',
    'Blade-Auth: bearer hunter2',
    'access_token=hunter2&x=1',
    'a.000000.0123456789abcdef0123456789abcdef.0.1790000000.hunter2',
  ])
    expect(loggable(text, 300)).not.toContain('hunter2')
})

describe('settings', () => {
  const read = async (search = '') =>
    (await company.api.get<Page<ParameterDetail>>(plus.parameters, { token: admin, query: { search, size: 100 } })).body.data
      .records

  test('have a type, a default and a history, and refuse what they cannot hold', async () => {
    expect((await read()).find(({ id }) => id === 'log.days')).toMatchObject({ paramValue: '90', isSet: false, type: 'number' })
    expect((await read('日志')).map(({ id }) => id)).toContain('log.days')
    expect(await read('没有这样的参数')).toEqual([])
    for (const value of ['0', '-1', '1e3', 'many', '99999', '']) expect((await set('log.days', value)).status, value).toBe(400)
    expect((await set('log.calls', 'some')).status).toBe(400)
    expect((await set('no.such', '1')).status).toBe(404)
    expect((await set('log.days', '30', sales)).status).toBe(403)
    expect((await set('log.days', '30')).status).toBe(200)
    const detail = await company.api.get<ParameterDetail>('/blade-system/param/detail', {
      token: admin,
      query: { id: 'log.days' },
    })
    expect(detail.body.data).toMatchObject({ paramValue: '30', isSet: true, updateUserName: '沈知行' })
    expect((await logs('usual', { search: 'param log.days' })).records[0]).toMatchObject({ subject: '系统参数 log.days' })
    await set('log.days', null)
    expect((await read()).find(({ id }) => id === 'log.days')).toMatchObject({ paramValue: '90', isSet: false })
  })

  test('are in force: fewer guesses before an account waits, a captcha for everybody', async () => {
    await set('login.freeFailures', '3')
    for (let guess = 0; guess < 3; guess++) expect((await company.grant('planner', `guess ${guess}`)).status).toBe(400)
    expect((await company.grant('planner')).status).toBe(429)
    await set('login.freeFailures', null)
    await set('login.captcha', 'always')
    expect((await company.grant('buyer')).status).toBe(400)
    await set('login.captcha', null)
    expect((await company.grant('buyer')).status).toBe(200)
  })
})

describe('people who are signed in', () => {
  test('are listed, found and signed out', async () => {
    const token = await company.signIn('worker')
    const list = async (search: string) =>
      (await company.api.get<Page<OnlineSession>>(plus.online, { token: admin, query: { search } })).body.data.records
    const [worker] = await list('nguyen van hung')
    expect(worker).toMatchObject({ account: 'worker', deptName: '北宁工厂', isCurrent: false })
    expect((await company.api.post(plus.endOnline, { token: sales, body: { ids: worker?.id } })).status).toBe(403)
    const other = company.tokenFor({ tenantId: '200000', permissions: { online_end: 'all' } })
    expect((await company.api.post(plus.endOnline, { token: other, body: { ids: worker?.id } })).status).toBe(404)
    expect((await company.api.get('/blade-system/user/info', { token })).status).toBe(200)
    expect((await company.api.post(plus.endOnline, { token: admin, body: { ids: [worker?.id] } })).status).toBe(200)
    expect((await company.api.get('/blade-system/user/info', { token })).status).toBe(401)
    expect((await company.api.post(plus.endOnline, { token: admin, body: { ids: worker?.id } })).status).toBe(404)
    expect((await list('worker')).length).toBe(0)
  })
})
