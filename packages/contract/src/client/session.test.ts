import { afterEach, describe, expect, test, vi } from 'vitest'
import { encryptSm4, generateSm2Keys, openJson, readToken, sealJson } from '../crypto/index.ts'
import { decryptSm2 } from '../crypto/sm2.ts'
import { tokenHeader } from '../wire/headers.ts'
import { begin, envelope, grant, type Handler, setUp, sharedStorage } from './client.fixture.ts'
import { createTabLock } from './lock.ts'
import { memoryStorage } from './session.ts'

afterEach(() => void vi.useRealTimers())

const isTokenCall = (url: URL): boolean => url.pathname.endsWith('/oauth/token')
const later = <T>(value: T, ms = 10): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), ms))

/** A gateway that knows one token at a time and counts its refreshes. */
function gateway(valid: string, next: string) {
  const state = { valid, refreshes: 0 }
  const handler: Handler = async ({ url, headers, body }) => {
    if (isTokenCall(url)) {
      state.refreshes++
      expect(body).toContain(`refresh_token=`)
      state.valid = next
      return later(grant(next), 30)
    }
    return (await readToken(headers.get(tokenHeader) ?? undefined)) === state.valid ? envelope(url.pathname) : envelope(null, 401)
  }
  return { state, handler }
}

describe('an access token that is no longer known', () => {
  test('50 simultaneous refusals lead to one refresh, and all are answered', async () => {
    const { state, handler } = gateway('new', 'new')
    const { client, messages, ends } = setUp(handler)
    begin(client, 'old')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => client.request({ path: `/x/${n}` })))
    expect(answers).toEqual(Array.from({ length: 50 }, (_, n) => `/api/x/${n}`))
    expect(state.refreshes).toBe(1)
    expect([messages, ends]).toEqual([[], []])
    expect(client.session.current()?.accessToken).toBe('new')
  })

  test('a refused refresh ends the session once, says so once, and every request is rejected', async () => {
    const { client, messages, ends } = setUp(({ url }) =>
      isTokenCall(url) ? Response.json({ error_code: 400, error_description: 'invalid' }, { status: 400 }) : envelope(null, 401),
    )
    begin(client, 'old')
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => client.request({ path: '/x' })))
    expect(answers.every((answer) => answer.status === 'rejected' && answer.reason.code === 401)).toBe(true)
    expect(ends).toEqual(['expired'])
    expect(messages.map((error) => error.message)).toEqual(['登录已过期，请重新登录'])
    expect(client.session.current()).toBeUndefined()
  })

  test('refused again with the new token: the session ends', async () => {
    const { client, ends, seen } = setUp(({ url }) => (isTokenCall(url) ? grant('new') : envelope(null, 401)))
    begin(client, 'old')
    await client.request({ path: '/x' }).catch(() => undefined)
    expect(ends).toEqual(['expired'])
    expect(seen.filter(({ url }) => isTokenCall(url))).toHaveLength(1)
  })

  test('a gateway that is away or busy while refreshing signs nobody out', async () => {
    const { client, ends } = setUp(({ url }) => (isTokenCall(url) ? envelope(null, 503) : envelope(null, 401)))
    begin(client, 'old')
    await expect(client.request({ path: '/x' })).rejects.toMatchObject({ key: 'busy' })
    expect(ends).toEqual([])
    expect(client.session.current()?.accessToken).toBe('old')
  })

  test('a visitor without a session is only refused', async () => {
    const { client, ends, messages, seen } = setUp(() => envelope(null, 401))
    await expect(client.request({ path: '/x' })).rejects.toMatchObject({ code: 401 })
    expect([ends, messages, seen.length]).toEqual([[], [], 1])
  })

  test('signing out during a refresh does not bring the session back', async () => {
    const { client } = setUp(({ url }) => (isTokenCall(url) ? later(grant('new'), 30) : envelope(null, 401)))
    begin(client, 'old')
    const answer = client.request({ path: '/x' }).catch(() => undefined)
    await later(null, 10)
    client.session.clear()
    await answer
    expect(client.session.current()).toBeUndefined()
  })
})

describe('tabs of one browser', () => {
  test('20 tabs whose token ages together refresh once; nobody is signed out', async () => {
    const { state, handler } = gateway('new', 'new')
    const tabs = sharedStorage(20).map((tab) => setUp(handler, tab))
    const [first] = tabs
    if (first) begin(first.client, 'old')
    const answers = await Promise.all(tabs.map((tab) => tab.client.request({ path: '/x' })))
    expect(answers).toHaveLength(20)
    expect(state.refreshes).toBe(1)
    expect(tabs.flatMap((tab) => tab.ends)).toEqual([])
  })

  test('signing out in one tab ends the others, and somebody else signing in is told', async () => {
    const tabs = sharedStorage(2).map((tab) => setUp(() => envelope(null), tab))
    const [one, two] = tabs
    if (!one || !two) throw new Error('two tabs')
    begin(one.client, 'a')
    const stop = tabs.map((tab) => tab.client.start())
    await later(null)
    begin(one.client, 'b', 'u2')
    await later(null)
    await one.client.logout()
    await later(null)
    for (const end of stop) end()
    expect(one.ends).toEqual(['signedOut'])
    expect(two.ends).toEqual(['otherUser', 'elsewhere'])
  })

  test('the storage lock lets one tab in after the other and outlives a dead one', async () => {
    vi.useFakeTimers()
    const storage = memoryStorage()
    storage.setItem('saber-refresh-lock', `dead:${Date.now() + 30_000}`)
    const inside: string[] = []
    const work = (name: string) => async () => {
      inside.push(`${name} in`)
      await new Promise((resolve) => setTimeout(resolve, 500))
      inside.push(`${name} out`)
    }
    const all = ['a', 'b', 'c'].map((name) => createTabLock(storage, undefined)(work(name)))
    await vi.advanceTimersByTimeAsync(29_000)
    expect(inside).toEqual([])
    await vi.advanceTimersByTimeAsync(10_000)
    await Promise.all(all)
    for (let index = 0; index < 6; index += 2) expect(inside[index]?.[0]).toBe(inside[index + 1]?.[0])
  })
})

describe('the age of a token', () => {
  test('is looked at each second and renews it at 3 000 s', async () => {
    vi.useFakeTimers()
    const { client, seen } = setUp(() => grant('new'))
    begin(client, 'old')
    const stop = client.start()
    await vi.advanceTimersByTimeAsync(2_999_000)
    expect(seen).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(seen).toHaveLength(1)
    expect(client.session.current()?.accessToken).toBe('new')
    stop()
    await vi.advanceTimersByTimeAsync(4_000_000)
    expect(seen).toHaveLength(1)
  })

  test('a refusal ends the session, a silent network does not', async () => {
    vi.useFakeTimers()
    let answer: Handler = () => {
      throw new TypeError('fetch failed')
    }
    const { client, ends, messages } = setUp((seen) => answer(seen))
    begin(client, 'old')
    const stop = client.start()
    await vi.advanceTimersByTimeAsync(3_010_000)
    expect([ends, messages]).toEqual([[], []])
    answer = () => envelope(null, 401)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(ends).toEqual(['expired'])
    expect(messages).toHaveLength(1)
    stop()
  })
})

describe('signing in', () => {
  test('sends the password encrypted, once, with the tenant; keeps the session', async () => {
    const keys = await generateSm2Keys()
    const { client, seen } = setUp(({ url }) => (isTokenCall(url) ? grant('t1') : envelope({ sm2PublicKey: keys.publicKey })))
    await client.login({ username: 'admin', password: '密码1', captcha: { key: 'k', code: 'c' } })
    const call = seen.find(({ url }) => isTokenCall(url))
    const form = new URLSearchParams(String(call?.body))
    expect(await decryptSm2(form.get('password') ?? '', keys.privateKey)).toBe('密码1')
    expect([
      form.get('grant_type'),
      form.get('tenantId'),
      call?.headers.get('Tenant-Id'),
      call?.headers.get('Captcha-Code'),
    ]).toEqual(['captcha', '000000', '000000', 'c'])
    expect(client.session.current()).toMatchObject({
      accessToken: 't1',
      refreshToken: 't1-refresh',
      userId: 'u1',
      tenantId: '000000',
    })
  })

  test('another way sends what it has, with the tenant and the captcha, and keeps the session', async () => {
    const { client, seen } = setUp(({ url }) => (isTokenCall(url) ? grant('t2') : envelope({})))
    await client.enter(
      { grant_type: 'sms_code', tenantId: '000001', codeId: 'c1', codeValue: '123456', phone: undefined },
      { key: 'k', code: 'c' },
    )
    const call = seen.find(({ url }) => isTokenCall(url))
    expect(Object.fromEntries(new URLSearchParams(String(call?.body)))).toEqual({
      grant_type: 'sms_code',
      scope: 'all',
      tenantId: '000001',
      codeId: 'c1',
      codeValue: '123456',
    })
    expect([call?.headers.get('Tenant-Id'), call?.headers.get('Captcha-Key')]).toEqual(['000001', 'k'])
    expect(client.session.current()?.accessToken).toBe('t2')
  })

  test('keeps the tokens 300 ms after they came', async () => {
    vi.useFakeTimers()
    const { client } = setUp(({ url }) => (isTokenCall(url) ? grant('t3') : envelope({})))
    const entering = client.enter({ grant_type: 'face' })
    await vi.advanceTimersByTimeAsync(299)
    expect(client.session.current()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(client.session.current()?.accessToken).toBe('t3')
    await entering
  })

  test('a refusal carries the description and is not shown by the client', async () => {
    const keys = await generateSm2Keys()
    const { client, messages, ends } = setUp(({ url }) =>
      isTokenCall(url)
        ? Response.json({ error_code: 401, error_description: '用户名或密码错误' }, { status: 401 })
        : envelope({ sm2PublicKey: keys.publicKey }),
    )
    await expect(client.login({ username: 'admin', password: 'x' })).rejects.toMatchObject({ message: '用户名或密码错误' })
    expect([messages, ends, client.session.current()]).toEqual([[], [], undefined])
  })

  test('without a public key nothing is sent', async () => {
    const { client, seen } = setUp(() => envelope(null, 404))
    await expect(client.login({ username: 'a', password: 'b' })).rejects.toMatchObject({ kind: 'local' })
    expect(seen.some(({ url }) => isTokenCall(url))).toBe(false)
  })
})

describe('settings', () => {
  test('come from the gateway, else from the file beside the page, else from the defaults', async () => {
    const own = setUp(() => envelope({ title: '工厂' }))
    expect(await own.client.loadSettings()).toMatchObject({ title: '工厂', tenantId: '000000' })
    const file = setUp(({ url }) => (url.pathname === '/settings.json' ? Response.json({ title: '文件' }) : envelope(null, 404)))
    expect(await file.client.loadSettings()).toMatchObject({ title: '文件' })
    const none = setUp(() => new Response('<html>', { status: 404 }))
    expect(await none.client.loadSettings()).toMatchObject({ title: 'BIP2.0' })
    expect(none.messages).toEqual([])
  })

  test('are asked for once', async () => {
    const { client, seen } = setUp(() => envelope({ title: '工厂' }))
    await Promise.all([client.loadSettings(), client.loadSettings()])
    await client.loadSettings()
    expect(seen).toHaveLength(1)
  })
})

describe('encryption of what travels', () => {
  const key = '00112233445566778899aabbccddeeff'

  test('query, body, token and answer are sealed both ways', async () => {
    const { client, seen } = setUp(
      async ({ url }) =>
        url.pathname.endsWith('/settings')
          ? envelope({ encryption: { data: true, token: true } })
          : new Response(await encryptSm4(JSON.stringify({ code: 200, data: '答复' }), key)),
      { cipherKey: key },
    )
    begin(client, 'abc')
    await client.loadSettings()
    expect(await client.request({ method: 'POST', path: '/x', query: { name: '苏州' }, body: { price: '1.00' } })).toBe('答复')
    const sent = seen[1]
    expect(sent?.url.search).not.toContain('name')
    expect(await openJson(sent?.url.searchParams.get('data') ?? '', key)).toEqual({ name: '苏州' })
    expect(await openJson(String(sent?.body), key)).toEqual({ price: '1.00' })
    expect(sent?.headers.get('Content-Type')).toContain('text/plain')
    expect(await readToken(sent?.headers.get(tokenHeader) ?? '', key)).toBe('abc')
  })

  test('an answer sealed as a JSON string opens too', async () => {
    const { client } = setUp(async () => Response.json(await sealJson({ code: 200, data: 7 }, key)), { cipherKey: key })
    expect(await client.request({ path: '/x' })).toBe(7)
  })

  test('a gateway that asks for it while this client has no key is told apart', async () => {
    const { client } = setUp(() => envelope({ encryption: { data: true, token: false } }))
    await client.loadSettings()
    await expect(client.request({ path: '/x' })).rejects.toMatchObject({ kind: 'local' })
  })
})
