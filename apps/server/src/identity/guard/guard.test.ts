import { authCalls, plus, type Work, workHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServer, type Server } from '../../app.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { apiOf } from '../../testing/http.ts'
import { solveQuickly } from '../../testing/work.ts'
import { makeSigned } from '../secrets/hashing.ts'
import { signToken } from '../session/tokens.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const minutes = (count: number) => {
  now += count * 60_000
}

vi.setConfig({ testTimeout: 180_000 })

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now), config: { captcha: 'off', trustProxy: '127.0.0.1' } })
})
afterAll(async () => {
  vi.resetConfig()
  await company.stop()
})
beforeEach(async () => {
  await set(sql`delete from login_guard`)
  await set(sql`delete from known_device`)
})

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const from = (address: string) => ({ 'x-forwarded-for': address })
const plant = from('203.0.113.7')
const stranger = from('198.51.100.9')

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string => {
  const all = [headers['set-cookie'] ?? []].flat().map(String)
  return all.find((cookie) => cookie.startsWith('bip-device='))?.split(';')[0] ?? ''
}
/** A browser in which somebody signed in before: its cookie, as headers. */
const browserOf = async (account: string, headers: Record<string, string> = plant) => {
  const answer = await company.grant(account, undefined, headers)
  expect(answer.status).toBe(200)
  return { ...headers, cookie: cookieOf(answer) }
}
const guess = async (account: string, times: number, headers: Record<string, string> = stranger) => {
  for (let round = 0; round < times; round++) await company.grant(account, `guess ${round}`, headers)
}
const workOf = ({ body }: GrantAnswer): Work => (body.data as { work: Work }).work
const solved = async (work: Work) => ({ [workHeader]: `${work.challenge}:${await solveQuickly(work)}` })

describe('a browser that signed in before', () => {
  test('lets its owner in while strangers guess, who go on waiting', async () => {
    const known = await browserOf('admin')
    await guess('admin', 10)
    expect((await company.grant('admin', undefined, stranger)).status).toBe(429)
    expect((await company.grant('admin', undefined, plant)).status).toBe(429)
    expect((await company.grant('admin', undefined, known)).status).toBe(200)
    // Its owner's success is no new start for them.
    expect((await company.grant('admin', 'guess', stranger)).status).toBe(429)
  })

  test('has ten failures of its own, and then waits like everybody', async () => {
    const known = await browserOf('planner')
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => company.grant('planner', `guess ${at}`, known)))
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await company.grant('planner', undefined, known)).body.error_description).toContain('1 分钟')
    // Strangers were not charged for it.
    expect((await company.grant('planner', undefined, stranger)).status).toBe(200)
    minutes(1.1)
    expect((await company.grant('planner', undefined, known)).status).toBe(200)
  })

  test('is told by a cookie that no script reads, no other site sends and no other path sees', async () => {
    const answer = await company.grant('sales', undefined, plant)
    const cookie = [answer.headers['set-cookie'] ?? []].flat().find((one) => String(one).startsWith('bip-device='))
    expect(cookie).toMatch(/; Path=\/api\/blade-auth; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  })

  test('has a cookie that opens nothing', async () => {
    const { cookie } = await browserOf('sales')
    const token = cookie.split('=')[1] ?? ''
    expect((await company.api.get(authCalls.userInfo, { token, headers: { cookie } })).status).toBe(401)
    expect((await company.refresh(token)).status).toBe(401)
    expect(
      (await company.refresh('', { cookie: `bip-session=${token}`, 'blade-requested-with': 'BladeHttpRequest' })).status,
    ).toBe(401)
    expect((await company.grant('sales', 'wrong', { ...plant, cookie })).status).toBe(400)
  })

  test('is known for its own account and tenant alone, by a signature of ours', async () => {
    const { cookie } = await browserOf('sales')
    const forged = signToken(Buffer.alloc(48, 7), {
      purpose: 'device',
      tenantId: '000000',
      sessionId: cookie.split('.')[2] ?? '',
      generation: 0,
      expires: 9_999_999_999,
    })
    await guess('buyer', 10)
    await guess('sales', 10)
    expect((await company.grant('buyer', undefined, { ...plant, cookie })).status).toBe(429)
    expect((await company.grant('sales', undefined, { ...plant, cookie: `bip-device=${forged}` })).status).toBe(429)
    expect((await company.grant('sales', undefined, { ...plant, cookie: 'bip-device=~~.~x' })).status).toBe(429)
    expect((await company.grant('sales', undefined, { ...plant, cookie })).status).toBe(200)
  })

  test('is known for several people who share it', async () => {
    const first = await browserOf('worker')
    const second = await browserOf('inspector', first)
    await guess('worker', 10)
    await guess('inspector', 10)
    for (const account of ['worker', 'inspector']) expect((await company.grant(account, undefined, second)).status).toBe(200)
    const { rows } = (await set(sql`select from known_device`)) as { rows: unknown[] }
    expect(rows).toHaveLength(2)
  })

  test('stays known after signing out, and is a stranger once its session was ended from elsewhere', async () => {
    const signedIn = await company.grant('buyer', undefined, plant)
    const known = { ...plant, cookie: cookieOf(signedIn) }
    await company.api.get(authCalls.logout, { token: signedIn.body.access_token ?? '' })
    await guess('buyer', 10)
    expect((await company.grant('buyer', undefined, known)).status).toBe(200)
    const elsewhere = await company.grant('buyer', undefined, { ...known })
    const other = await company.confirm((await company.grant('buyer', undefined, known)).body.access_token ?? '')
    expect((await company.api.post(plus.endDevice, { token: other })).status).toBe(200)
    expect(elsewhere.status).toBe(200)
    expect((await company.grant('buyer', undefined, known)).status).toBe(429)
  })

  test('is a stranger after the password was changed elsewhere, or the account disabled', async () => {
    const [lost, mine] = [await browserOf('planner'), await company.grant('planner', undefined, plant)]
    const next = await company.seal('Suzhou-2027')
    const changed = await company.api.post('/blade-system/user/update-password', {
      token: mine.body.access_token ?? '',
      body: { oldPassword: await company.seal('bip-demo'), newPassword: next, newPassword1: next },
    })
    expect(changed.status).toBe(200)
    await guess('planner', 10)
    expect((await company.grant('planner', 'Suzhou-2027', lost)).status).toBe(429)
    expect((await company.grant('planner', 'Suzhou-2027', { ...plant, cookie: cookieOf(mine) })).status).toBe(200)
    await set(sql`select set_config('app.tenant', '000000', true),
      account_end_sessions((select id from "user" where account = 'planner'), '', 'the account was disabled', now())`)
    const { rows } = (await set(sql`select from known_device`)) as { rows: unknown[] }
    expect(rows).toHaveLength(0)
  })

  test('is not made by a ticket, which whoever finds a session open could give out', async () => {
    const token = await company.signIn('sales')
    await set(sql`delete from known_device`)
    const { body } = await company.api.post<{ ticket: string }>(plus.ticket, { token, body: { sceneId: 'pda', to: '/' } })
    const entered = await company.api.post(authCalls.token, {
      query: { grant_type: 'authorization_code', code: body.data.ticket },
      headers: client,
    })
    expect([entered.status, cookieOf(entered)]).toEqual([200, ''])
  })

  test('is unlocked with its account', async () => {
    const known = await browserOf('worker')
    await guess('worker', 10, known)
    await guess('worker', 10)
    expect((await company.grant('worker', undefined, known)).status).toBe(429)
    const token = await company.signIn('admin')
    const { rows } = (await set(sql`select id from "user" where account = 'worker'`)) as { rows: { id: string }[] }
    expect((await company.api.post('/blade-system/user/unlock', { token, body: { ids: rows[0]?.id } })).status).toBe(200)
    for (const headers of [known, stranger]) expect((await company.grant('worker', undefined, headers)).status).toBe(200)
  })
})

describe('an open session', () => {
  test('confirms its owner’s password while strangers guess, and has ten guesses in all', async () => {
    const [one, other] = [await company.signIn('inspector'), await company.signIn('inspector')]
    await guess('inspector', 10)
    const check = async (token: string, password: string) =>
      company.api.get('/blade-bip/dc-system-user/check-old-pw', { token, query: { oldPassword: await company.seal(password) } })
    expect((await check(one, 'bip-demo')).status).toBe(200)
    // Its owner's success is no new start for strangers.
    expect((await company.grant('inspector', 'guess', stranger)).status).toBe(429)
    const answers = []
    for (let round = 0; round < 12; round++) answers.push((await check(round % 2 ? one : other, `guess ${round}`)).status)
    expect(answers.filter((status) => status === 400)).toHaveLength(10)
    expect((await check(one, 'bip-demo')).status).toBe(429)
  })
})

describe('an address', () => {
  const enter = async (parameters: Record<string, string>) =>
    (await company.api.post(authCalls.token, { query: parameters, headers: { ...client, ...plant } })) as unknown as GrantAnswer

  test('does not wait for what cannot be guessed, whether it is worthless, made up or used', async () => {
    const { token } = company.services.keys
    for (let round = 0; round < 400; round++) await enter({ grant_type: 'authorization_code', code: 'x'.repeat(43) })
    for (let round = 0; round < 40; round++) {
      await enter({ grant_type: 'authorization_code', code: makeSigned(token, 'ticket') })
      await enter({ grant_type: 'refresh_token', refresh_token: `r.000000.${'0'.repeat(32)}.0.9999999999.x` })
      await enter({ grant_type: 'social', source: 'corp', code: 'x', state: makeSigned(token, 'socialState') })
      await enter({ grant_type: 'face', id: makeSigned(token, 'face'), value: '{}' })
    }
    const { rows } = (await set(sql`select from login_guard`)) as { rows: unknown[] }
    expect(rows).toHaveLength(0)
    expect((await company.grant('sales', undefined, plant)).status).toBe(200)
  })

  test('asks nothing of the database for a secret that was not made here', async () => {
    const { database } = company.services
    const before = database.asSystem
    let asked = 0
    database.asSystem = (...given) => {
      asked++
      return before(...given)
    }
    try {
      const answers = [
        await enter({ grant_type: 'authorization_code', code: 'x'.repeat(43) }),
        await enter({ grant_type: 'authorization_code', code: makeSigned(company.services.keys.token, 'face') }),
        await enter({ grant_type: 'refresh_token', refresh_token: 'r.000000.1.0.9999999999.x' }),
        await enter({ grant_type: 'social', source: 'corp', code: 'x', state: 'x'.repeat(43) }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([400, 400, 401, 400])
      expect(asked).toBe(0)
    } finally {
      database.asSystem = before
    }
  })

  test('that used up its failures keeps no known device out, and nobody who solves a puzzle', async () => {
    const known = await browserOf('sales')
    await company.grant('worker', 'wrong', plant)
    await set(sql`update login_guard set failures = 299 where subject like 'address:%'`)
    await company.grant('inspector', 'wrong', plant)
    const refused = await company.grant('buyer', undefined, plant)
    expect([refused.status, workOf(refused).bits]).toEqual([429, 16])
    expect((await company.grant('sales', undefined, known)).status).toBe(200)

    await set(sql`update login_guard set failures = 320, locked_until = ${new Date(now + 60_000).toISOString()}::timestamptz
      where subject like 'address:%'`)
    const work = await solved(workOf(await company.grant('buyer', undefined, plant)))
    expect((await company.grant('buyer', 'wrong', { ...plant, ...work })).status).toBe(400)
    expect((await company.grant('buyer', undefined, { ...plant, ...work })).status).toBe(429)
    const again = await solved(workOf(await company.grant('buyer', undefined, plant)))
    expect((await company.grant('buyer', undefined, { ...stranger, ...again })).status).toBe(200)
    expect((await company.grant('planner', 'Suzhou-2027', { ...plant, ...again })).status).toBe(200)
  })

  test('takes harder puzzles the more fails, and a solved one for nothing else and no one else', async () => {
    await company.grant('worker', 'wrong', plant)
    const lock = (failures: number) =>
      set(sql`update login_guard set failures = ${failures}, locked_until = ${new Date(now + 60_000).toISOString()}::timestamptz
        where subject like 'address:%'`)
    const bits = []
    for (const failures of [300, 700, 1500, 100_000]) {
      await lock(failures)
      bits.push(workOf(await company.grant('buyer', undefined, plant)).bits)
    }
    expect(bits).toEqual([16, 17, 18, 20])
    await lock(300)
    const easy = await solved(workOf(await company.grant('buyer', undefined, plant)))
    await lock(700)
    expect((await company.grant('buyer', undefined, { ...plant, ...easy })).status).toBe(429)
    for (const given of ['x', 'a:b', `${Object.values(easy)[0]}0`, `signIn.0.9999999999.aa.bb:0`])
      expect((await company.grant('buyer', undefined, { ...plant, [workHeader]: given })).status).toBe(429)
    await lock(300)
    minutes(6)
    await lock(300)
    expect((await company.grant('buyer', undefined, { ...plant, ...easy })).status).toBe(429)
  })

  test('gets failures back by those who sign in', async () => {
    for (const account of ['buyer', 'worker', 'inspector', 'buyer', 'worker', 'inspector'])
      await company.grant(account, 'wrong', plant)
    await company.grant('sales', undefined, plant)
    const { rows } = (await set(sql`select failures from login_guard where subject = 'address:203.0.113.7'`)) as {
      rows: { failures: number }[]
    }
    expect(rows[0]?.failures).toBe(1)
  })

  test('is not charged for guesses that nobody evaluated', async () => {
    await guess('buyer', 40, plant)
    const { rows } = (await set(sql`select failures from login_guard where subject = 'address:203.0.113.7'`)) as {
      rows: { failures: number }[]
    }
    expect(rows[0]?.failures).toBe(10)
  })

  test('of IPv6 is its network: a stranger with all of one has one budget', async () => {
    for (let round = 0; round < 3; round++) await company.grant('buyer', 'wrong', from(`2001:db8:1:2::${round + 1}`))
    await company.grant('buyer', 'wrong', from('2001:db8:1:3::1'))
    const { rows } = (await set(sql`select subject, failures from login_guard where subject like 'address:%' order by 1`)) as {
      rows: object[]
    }
    expect(rows).toEqual([
      { subject: 'address:2001:db8:1:2::/64', failures: 3 },
      { subject: 'address:2001:db8:1:3::/64', failures: 1 },
    ])
  })
})

describe('failures', () => {
  test('fade, so that a few guesses an hour keep nobody out for a quarter of one each', async () => {
    for (let hour = 0; hour < 20; hour++) {
      for (let round = 0; round < 3; round++) {
        await company.grant('buyer', `guess ${hour} ${round}`, stranger)
        minutes(20)
      }
    }
    expect((await company.grant('buyer', 'once more', stranger)).status).toBe(400)
    expect((await company.grant('buyer', undefined, plant)).status).toBe(200)
  })

  test('do not grow when the clock is turned back, and no wait lasts longer than the rule', async () => {
    await guess('buyer', 10)
    now -= 86_400_000
    expect((await company.grant('buyer', undefined, plant)).status).toBe(200)
    now += 86_400_000
  })
})

describe('a second server on the same database', () => {
  let second: Server
  beforeAll(async () => {
    const { config, database } = company.services
    second = await createServer(config, { database, seed: false, clock: () => new Date(now), log: () => undefined })
    await second.fastify.ready()
  })
  afterAll(async () => {
    await second.fastify.close()
    await second.services.access.close()
  })
  const grantThere = async (account: string, password: string, headers: Record<string, string>) =>
    (await apiOf(second.fastify).post(authCalls.token, {
      query: { grant_type: 'password', username: account, password: await company.seal(password) },
      headers: { ...client, ...headers },
    })) as unknown as GrantAnswer

  test('counts on where the first one is, knows the device, and takes no puzzle twice', async () => {
    const known = await browserOf('sales')
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        at % 2 ? company.grant('sales', `guess ${at}`, stranger) : grantThere('sales', `guess ${at}`, stranger),
      ),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await grantThere('sales', 'bip-demo', known)).status).toBe(200)

    await set(sql`update login_guard set failures = 320, locked_until = ${new Date(now + 60_000).toISOString()}::timestamptz
      where subject like 'address:%'`)
    const work = await solved(workOf(await company.grant('buyer', undefined, stranger)))
    expect((await grantThere('buyer', 'wrong', { ...stranger, ...work })).status).toBe(400)
    expect((await company.grant('buyer', undefined, { ...stranger, ...work })).status).toBe(429)
  })
})
