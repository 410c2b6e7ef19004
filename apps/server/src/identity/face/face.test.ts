import { authCalls, type FaceKey, plus } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { SoftAuthenticator } from './testing.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const site = { origin: 'http://portal.test', rpId: 'portal.test' }
const host = { host: 'portal.test' }

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
})
afterAll(() => company.stop())
beforeEach(() => set(sql`delete from login_guard`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
type Asked = { id: string; options: { challenge: string; excludeCredentials?: { id: string }[] } }
const post = <T = unknown>(path: string, token: string, body?: object) =>
  company.api.post<T>(path, { token, body, headers: host })
const askEnrol = async (token: string, password = 'bip-demo') =>
  post<Asked>(plus.faceEnrolOptions, token, { password: await company.seal(password) })
const enrolOptions = async (token: string) => (await askEnrol(token)).body.data

async function enrol(account: string, authenticator = new SoftAuthenticator(), changed = {}) {
  const token = await company.signIn(account)
  const { id, options } = await enrolOptions(token)
  const answer = authenticator.create(options.challenge, site, changed)
  return { authenticator, token, answered: await post(plus.faceEnrol, token, { id, name: 'ThinkPad', answer }) }
}

const ask = async () => (await company.api.post<Asked>(plus.faceOptions, { headers: host })).body.data
const enter = async (id: string, answer: unknown, headers: Record<string, string> = host) =>
  (await company.api.post(authCalls.token, {
    body: { grant_type: 'face', id, value: JSON.stringify(answer) },
    headers: { ...client, ...headers },
  })) as unknown as GrantAnswer // flat

async function signIn(authenticator: SoftAuthenticator, changed = {}) {
  const { id, options } = await ask()
  return enter(id, authenticator.get(options.challenge, site, changed))
}

describe('a face', () => {
  test('is enrolled by whoever is signed in and lets them in from then on', async () => {
    const { authenticator, token, answered } = await enrol('sales')
    expect(answered.body.msg).toBe('操作成功')
    const { status, body } = await signIn(authenticator)
    expect([status, body.account]).toEqual([200, 'sales'])
    expect((await signIn(authenticator)).status).toBe(200)
    const keys = await company.api.get<FaceKey[]>(plus.faceKeys, { token })
    expect(keys.body.data).toMatchObject([{ name: 'ThinkPad', usedAt: expect.stringContaining('2026-11-20') }])
  })

  test('is enrolled by nobody who does not know the password; guesses are counted', async () => {
    const token = await company.signIn('inspector')
    const open = await post(plus.faceEnrolOptions, token)
    expect([open.status, open.headers['bip-error']]).toEqual([403, 'confirmNeeded'])
    expect((await post(plus.faceEnrolOptions, token, { password: 'bip-demo' })).body.msg).toBe('原密码不正确')
    for (let guess = 1; guess < 10; guess++) expect((await askEnrol(token, `guess-${guess}`)).status).toBe(400)
    expect((await askEnrol(token)).status).toBe(429)
  })

  test('of an authenticator that is enrolled is not asked for again', async () => {
    const { authenticator, token } = await enrol('buyer')
    const { options } = await enrolOptions(token)
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([authenticator.id.toString('base64url')])
    expect((await enrol('planner', authenticator)).answered.status).toBe(400)
  })

  test('of nobody lets nobody in', async () => {
    const { status, body } = await signIn(new SoftAuthenticator())
    expect([status, body.error_description]).toEqual([400, '刷脸验证未通过，请重试或换一种方式登录'])
  })

  test.each([
    ['for another site', { rpId: 'evil.example', origin: 'https://evil.example' }],
    ['from another page', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['without a face shown', { flags: 0x01 }],
    ['of another kind', { type: 'webauthn.create' }],
    ['of a copied authenticator', { counter: 0 }],
  ])('answer %s is refused', async (_, changed) => {
    const { authenticator } = await enrol('worker')
    expect((await signIn(authenticator)).status).toBe(200)
    expect((await signIn(authenticator, changed)).status).toBe(400)
  })

  test.each([
    ['for another site', { rpId: 'evil.example' }],
    ['from another page', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['without a face shown', { flags: 0x41 }],
  ])('enrolment %s is refused', async (_, changed) => {
    expect((await enrol('worker', new SoftAuthenticator(), changed)).answered.status).toBe(400)
  })

  test('answer works once and for five minutes', async () => {
    const { authenticator } = await enrol('worker')
    const first = await ask()
    const answer = authenticator.get(first.options.challenge, site)
    expect((await enter(first.id, answer)).status).toBe(200)
    expect((await enter(first.id, answer)).status).toBe(400)
    const late = await ask()
    now += 301_000
    expect((await enter(late.id, authenticator.get(late.options.challenge, site))).status).toBe(400)
  })

  test('of one host is worth nothing at another', async () => {
    const { authenticator } = await enrol('worker')
    const { id, options } = (await company.api.post<Asked>(plus.faceOptions, { headers: { host: 'other.test' } })).body.data
    const other = { origin: 'http://other.test', rpId: 'other.test' }
    expect((await enter(id, authenticator.get(options.challenge, other), { host: 'other.test' })).status).toBe(400)
  })

  test('asked of one user is not enrolled by another', async () => {
    const [sales, buyer] = [await company.signIn('sales'), await company.signIn('buyer')]
    const { id, options } = await enrolOptions(sales)
    const answer = new SoftAuthenticator().create(options.challenge, site)
    expect((await post(plus.faceEnrol, await company.confirm(buyer), { id, name: 'x', answer })).status).toBe(400)
  })

  test('is removed by its owner alone', async () => {
    const { authenticator, token } = await enrol('inspector')
    const id = authenticator.id.toString('base64url')
    const remove = (by: string) => company.api.post(plus.removeFaceKey, { token: by, query: { id } })
    expect((await remove(await company.confirm(await company.signIn('sales')))).status).toBe(404)
    const open = await remove(await company.signIn('inspector'))
    expect([open.status, open.headers['bip-error']]).toEqual([403, 'confirmNeeded'])
    expect((await signIn(authenticator)).status).toBe(200)
    expect((await remove(token)).status).toBe(200)
    expect((await signIn(authenticator)).status).toBe(400)
    expect((await remove(token)).status).toBe(404)
  })

  test.each([undefined, '', '{', '[]', '{"id":"x"}', 'x'.repeat(200_000)])('that is nonsense is refused (%#)', async (value) => {
    const { status } = await company.api.post(authCalls.token, {
      body: { grant_type: 'face', id: 'x', ...(value !== undefined && { value }) },
      headers: { ...client, ...host },
    })
    // What strangers send is short.
    expect(status).toBe(value && value.length > 100_000 ? 413 : 400)
  })

  test('obeys captcha and lockout like every way in', async () => {
    const { authenticator } = await enrol('planner')
    await set(sql`update tenant set captcha = 'always'`)
    expect((await signIn(authenticator)).body.error_description).toBe('请输入验证码')
    await set(sql`update tenant set captcha = null`)
    for (let round = 0; round < 10; round++) await signIn(new SoftAuthenticator())
    expect((await signIn(authenticator)).status).toBe(200)
    for (let round = 0; round < 10; round++) await signIn(authenticator, { flags: 0x01 })
    expect((await signIn(authenticator)).status).toBe(429)
    await set(sql`delete from login_guard`)
    for (let round = 0; round < 10; round++) await company.grant('planner', 'wrong')
    expect((await signIn(authenticator)).status).toBe(429)
    await set(sql`delete from login_guard`)
    await set(sql`update "user" set status = 'disabled' where account = 'planner'`)
    expect((await signIn(authenticator)).body.error_description).toBe('账号已停用，请联系管理员')
  })

  test('lets nobody in any more once an administrator gave a new password', async () => {
    const { authenticator } = await enrol('inspector')
    expect((await signIn(authenticator)).status).toBe(200)
    const admin = await company.signIn('admin')
    const { body } = await company.api.get<{ records: { id: string }[] }>('/blade-system/user/page', {
      token: admin,
      query: { account: 'inspector' },
    })
    await company.api.post('/blade-system/user/reset-password', { token: admin, body: { ids: body.data.records[0]?.id } })
    expect((await signIn(authenticator)).status).toBe(400)
  })
})
