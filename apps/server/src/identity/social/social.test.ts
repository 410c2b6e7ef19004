import { authCalls, plus, type SocialLink, type UnknownPerson } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSources } from '../../base/sources.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { type Listening, listen, type Person, startProvider, walk } from './testing/provider.ts'

const home = 'http://portal.test'
const host = { host: 'portal.test' }
const password = 'Suzhou-2026'
let company: Company
let provider: Listening
let wechat: Listening
/** A provider that has moved, one that leads into the house, and what stands there. */
let moved: Listening
let inward: Listening
let house: Listening
const visitors: string[] = []
let person: Person = { sub: 'u-1', name: '周敏' }
let now = Date.now()
const asked: URL[] = []

beforeAll(async () => {
  provider = await startProvider(`${home}/oauth/redirect/corp`, () => person)
  wechat = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://wechat')
    asked.push(url)
    const answers: Record<string, object> = {
      '/token':
        url.searchParams.get('code') === 'good'
          ? { access_token: 't', openid: 'open-1', unionid: 'union-1' }
          : { errcode: 40029, errmsg: 'invalid code' },
      '/me': { nickname: '小周', openid: 'open-1' },
    }
    response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(answers[url.pathname] ?? {}))
  })
  moved = await listen((request, response) => response.writeHead(301, { location: `${provider.url}${request.url}` }).end())
  house = await listen((request, response) => {
    visitors.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  inward = await listen((_, response) => {
    const [issuer, there] = [inward.url, `${house.url}/secret`]
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: there, jwks_uri: there }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
  })
  const oidc = (source: string, name: string, issuer: string) => ({
    kind: 'oidc',
    source,
    name,
    issuer,
    clientId: 'bip',
    clientSecret: 'x',
  })
  const sources = readSources(
    JSON.stringify([
      {
        kind: 'oidc',
        source: 'corp',
        name: '集团账号',
        issuer: provider.url,
        clientId: 'bip',
        clientSecret: 'a secret of the provider',
      },
      oidc('gone', '旧系统', 'http://127.0.0.1:9'),
      oidc('moved', '搬走的', moved.url),
      oidc('inward', '指向内网的', inward.url),
      { kind: 'wechat', appId: 'wx1', secret: 'wechat secret', tokenUrl: `${wechat.url}/token`, userInfoUrl: `${wechat.url}/me` },
    ]),
    'sources.json',
  )
  company = await startCompany({ clock: () => new Date(now), config: { sources } })
}, 90_000)
afterAll(async () => {
  await company?.stop()
  await Promise.all([provider, wechat, moved, inward, house].map((one) => one?.stop()))
})
beforeEach(() => set(sql`delete from login_guard`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

async function begin(source = 'corp', headers: Record<string, string> = {}) {
  const answer = await company.api.get(`${authCalls.socialRender}/${source}`, {
    query: { tenantId: '000000' },
    headers: { ...host, ...headers },
  })
  return {
    status: answer.status,
    location: String(answer.headers.location ?? ''),
    cookie: cookieOf(answer.headers),
    whole: String(answer.headers['set-cookie']),
  }
}

/** What the browser brings back from the provider. */
async function visit(source = 'corp') {
  const { location, cookie } = await begin(source)
  const { searchParams } = await walk(location, home)
  return { cookie, returned: { source, ...Object.fromEntries(searchParams) } as Record<string, string> }
}

const grant = async (returned: Record<string, string>, cookie: string) =>
  (await company.api.post(authCalls.token, {
    body: { grant_type: 'social', ...returned },
    headers: { ...client, ...host, ...(cookie && { cookie }) },
  })) as unknown as GrantAnswer // flat
const signIn = async (source = 'corp') => {
  const { returned, cookie } = await visit(source)
  return grant(returned, cookie)
}

describe('a third party', () => {
  test('is where the browser goes: with state, nonce and PKCE, bound by a cookie that no script reads', async () => {
    const { status, location, whole } = await begin()
    const url = new URL(location)
    expect([status, url.origin, url.searchParams.get('redirect_uri')]).toEqual([302, provider.url, `${home}/oauth/redirect/corp`])
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(whole).toMatch(/; HttpOnly; SameSite=Lax$/)
    const { rows } = (await set(sql`select * from social_state`)) as { rows: object[] }
    expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('state'))
  })

  test('is offered by its name, without its secrets', async () => {
    const { body } = await company.api.get<{ loginModes: string[]; loginSources: unknown }>(plus.settings)
    expect(body.data.loginModes).toEqual(expect.arrayContaining(['social', 'wechat']))
    expect(body.data.loginSources).toEqual([
      { source: 'corp', name: '集团账号', kind: 'oidc' },
      { source: 'gone', name: '旧系统', kind: 'oidc' },
      { source: 'moved', name: '搬走的', kind: 'oidc' },
      { source: 'inward', name: '指向内网的', kind: 'oidc' },
      { source: 'wechat', name: '微信', kind: 'wechat' },
    ])
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('that nobody configured, or that is away, is refused in words', async () => {
    expect((await begin('evil')).status).toBe(400)
    const away = await company.api.get(`${authCalls.socialRender}/gone`, { headers: host })
    expect([away.status, away.body.msg]).toEqual([400, '第三方登录未完成，请重新发起'])
    expect(company.logged.splice(0).join('\n')).toContain('third-party sign-in')
  })
})

describe('what a third party says of itself', () => {
  test('is believed from where the operator said, and from nowhere that it leads to', async () => {
    const { status } = await begin('moved')
    expect([status, company.logged.splice(0).join('\n')]).toEqual([400, expect.stringContaining('it answered 301')])
  })

  test('has the server ask nobody in the house', async () => {
    const { location, cookie } = await begin('inward')
    const state = new URL(location).searchParams.get('state') ?? ''
    expect((await grant({ source: 'inward', code: 'any', state }, cookie)).status).toBe(400)
    expect([visitors, company.logged.splice(0).join('\n')]).toEqual([[], expect.stringContaining('private network')])
  })
})

describe('somebody unknown', () => {
  test('registers, waits, is approved and comes in by the third party from then on', async () => {
    const unknown = await signIn()
    expect([unknown.status, unknown.body.access_token]).toEqual([403, undefined])
    const { oauthId, name } = unknown.body.data as UnknownPerson
    expect(name).toBe('周敏')
    const register = async () =>
      company.api.post(authCalls.registerGuest, {
        body: { name: '周敏', account: 'zhoumin', password: await company.seal(password), oauthId },
        headers: host,
      })
    expect((await register()).status).toBe(200)
    // What it was answered with is good for one registration.
    expect((await register()).status).toBe(400)
    expect((await signIn()).body.error_description).toBe('账号正在等待管理员审核，通过后即可登录')
    const token = await company.signIn('admin')
    const { rows } = (await set(sql`select id from "user" where account = 'zhoumin'`)) as { rows: { id: string }[] }
    await company.api.post('/blade-system/user/audit-pass', { token, body: { ids: rows[0]?.id } })
    const { status, body } = await signIn()
    expect([status, body.account]).toEqual([200, 'zhoumin'])
  })

  test('is remembered for one registration and a quarter of an hour', async () => {
    person = { sub: 'u-late', name: '迟到' }
    const { oauthId } = (await signIn()).body.data as UnknownPerson
    now += 901_000
    const late = await company.api.post(authCalls.registerGuest, {
      body: { name: '迟到', account: 'late', password: await company.seal(password), oauthId },
    })
    expect(late.status).toBe(400)
  })
})

describe('what comes back', () => {
  test.each([
    'without its cookie',
    'with the cookie of another browser',
    'with another state',
    'for another source',
    'without a code',
    'with a made-up code',
    'with another issuer',
  ])('%s lets nobody in', async (how) => {
    person = { sub: 'u-1', name: '周敏' }
    const { returned, cookie } = await visit()
    const changes: Record<string, [Record<string, string>, string]> = {
      'without its cookie': [returned, ''],
      'with the cookie of another browser': [returned, (await begin()).cookie],
      'with another state': [{ ...returned, state: (await visit()).returned.state ?? '' }, cookie],
      'for another source': [{ ...returned, source: 'wechat' }, cookie],
      'without a code': [{ ...returned, code: '' }, cookie],
      'with a made-up code': [{ ...returned, code: 'x'.repeat(43) }, cookie],
      'with another issuer': [{ ...returned, iss: 'https://evil.example' }, cookie],
    }
    const [sent, by] = changes[how] ?? [returned, cookie]
    expect((await grant(sent, by)).status).toBe(400)
    company.logged.length = 0
  })

  test('works once and for ten minutes', async () => {
    const { returned, cookie } = await visit()
    expect((await grant(returned, cookie)).status).toBe(200)
    expect((await grant(returned, cookie)).status).toBe(400)
    const late = await visit()
    now += 601_000
    expect((await grant(late.returned, late.cookie)).status).toBe(400)
  })

  test('is neither counted with passwords nor kept waiting by them: nobody guesses it', async () => {
    for (let round = 0; round < 10; round++) await grant({ source: 'corp', code: 'x', state: `${round}` }, '')
    expect(((await set(sql`select from login_guard`)) as { rows: unknown[] }).rows).toHaveLength(0)
    for (let round = 0; round < 11; round++) await company.grant('zhoumin', 'wrong')
    await set(sql`update login_guard set failures = 400, locked_until = ${new Date(now + 60_000).toISOString()}::timestamptz`)
    expect((await company.grant('zhoumin', password)).status).toBe(429)
    expect((await signIn()).status).toBe(200)
  })
})

describe('an account', () => {
  const link = async (signedIn: string, source = 'corp') => {
    const token = await company.confirm(signedIn)
    const begun = await company.api.post<{ url: string }>(plus.socialLink, { token, body: { source }, headers: host })
    const { searchParams } = await walk(begun.body.data.url, home)
    return { cookie: cookieOf(begun.headers), body: { source, ...Object.fromEntries(searchParams) } }
  }
  const finish = (token: string, { body, cookie }: { body: object; cookie: string }) =>
    company.api.post(plus.socialLinked, { token, body, headers: { ...host, cookie } })
  const links = async (token: string) => (await company.api.get<SocialLink[]>(plus.socialLinks, { token })).body.data

  test('is linked by its owner, comes in so, and is unlinked again', async () => {
    person = { sub: 'u-sales', name: '陈嘉宁（集团）' }
    const token = await company.signIn('sales')
    expect((await links(token)).some(({ isLinked }) => isLinked)).toBe(false)
    expect((await finish(token, await link(token))).status).toBe(200)
    expect((await links(token))[0]).toMatchObject({ source: 'corp', isLinked: true, account: '陈嘉宁（集团）' })
    expect((await signIn()).body.account).toBe('sales')
    const unlink = () => company.api.post(plus.socialUnlink, { token, body: { source: 'corp' } })
    expect((await unlink()).status).toBe(200)
    expect((await unlink()).status).toBe(404)
    expect((await signIn()).status).toBe(403)
  })

  test('is neither linked nor unlinked at a session that was left open', async () => {
    person = { sub: 'u-open', name: '无人' }
    const token = await company.signIn('planner')
    const begun = await company.api.post(plus.socialLink, { token, body: { source: 'corp' }, headers: host })
    const unlinked = await company.api.post(plus.socialUnlink, { token, body: { source: 'corp' } })
    expect([begun, unlinked].map(({ headers }) => headers['bip-error'])).toEqual(['confirmNeeded', 'confirmNeeded'])
    // Nor where its owner began, went away, and somebody else comes back from the third party.
    const came = await link(token)
    now += 301_000
    expect((await finish(token, came)).headers['bip-error']).toBe('confirmNeeded')
    // What came back is not used up by that: its owner gives the password and goes on.
    expect((await finish(await company.confirm(token), came)).status).toBe(200)
    const body = { source: 'corp', password: await company.seal('bip-demo') }
    expect((await company.api.post(plus.socialUnlink, { token, body })).status).toBe(200)
  })

  test('is not linked to somebody else by what they began, nor by a sign-in', async () => {
    person = { sub: 'u-attacker', name: '攻击者' }
    const [sales, buyer] = [await company.confirm(await company.signIn('sales')), await company.signIn('buyer')]
    expect((await finish(sales, await link(buyer))).status).toBe(400)
    const { returned, cookie } = await visit()
    expect((await finish(sales, { body: returned, cookie })).status).toBe(400)
    const begun = await link(sales)
    expect((await grant(begun.body as Record<string, string>, begun.cookie)).status).toBe(400)
  })

  test('of the third party belongs to one user', async () => {
    person = { sub: 'u-one', name: '一人' }
    const [sales, buyer] = [await company.signIn('sales'), await company.signIn('buyer')]
    expect((await finish(sales, await link(sales))).status).toBe(200)
    expect((await finish(buyer, await link(buyer))).status).toBe(409)
  })
})

describe('WeChat', () => {
  test('asks on its own page, or inside WeChat on that of the public account', async () => {
    const { location } = await begin('wechat')
    expect(location).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?appid=wx1&redirect_uri=.*&scope=snsapi_login&state=.*#wechat_redirect$/,
    )
    const inside = await company.api.get(authCalls.wechatAuthorize, { headers: host })
    expect([inside.status, inside.headers.location]).toEqual([
      302,
      expect.stringContaining('/connect/oauth2/authorize?appid=wx1'),
    ])
  })

  test('vouches by its union id, and its refusals are refusals here', async () => {
    const comeBack = async (code: string) => {
      const { location, cookie } = await begin('wechat')
      return grant({ source: 'wechat', code, state: new URL(location).searchParams.get('state') ?? '' }, cookie)
    }
    expect((await comeBack('bad')).status).toBe(400)
    const unknown = await comeBack('good')
    expect([unknown.status, (unknown.body.data as UnknownPerson).name]).toEqual([403, '小周'])
    expect(asked.find(({ pathname }) => pathname === '/token')?.searchParams.get('secret')).toBe('wechat secret')
    await set(sql`insert into social_identity (tenant_id, source, subject, user_id, name, created_at)
      select '000000', 'wechat', 'union-1', id, '小周', now() from "user" where account = 'planner'`)
    expect((await comeBack('good')).body.account).toBe('planner')
  })
})

describe('the file of sources', () => {
  test.each([
    ['{', 'is not JSON'],
    ['[{"kind":"oidc"}]', '0.source'],
    ['[{"kind":"oidc","source":"a","name":"A","issuer":"http://idp.example","clientId":"x","clientSecret":"hush"}]', '0.issuer'],
    ['[{"kind":"wechat","appId":"a","secret":"hush"},{"kind":"wechat","appId":"a","secret":"hush"}]', 'two sources called'],
  ])('says what is wrong and no secret (%#)', (text, sentence) => {
    const read = () => readSources(text, 'sources.json')
    expect(read).toThrow(sentence)
    expect(read).not.toThrow('hush')
  })
})
