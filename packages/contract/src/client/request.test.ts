import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSolved } from '../crypto/work.ts'
import { idempotencyHeader, markerHeader, markerValue, roomHeader, tokenHeader, workHeader } from '../wire/headers.ts'
import { begin, envelope, setUp } from './client.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A network that fails so many times before it answers. */
function flaky(failures: number) {
  let left = failures
  return () => {
    if (left-- > 0) throw new TypeError('fetch failed')
    return envelope('ok')
  }
}

describe('what every request carries', () => {
  test.each([
    ['/blade-bip/customer/list', '/api/blade-bip/customer/list'],
    ['blade-bip/customer/list', '/api/blade-bip/customer/list'],
    ['/api/blade-bip/customer/list', '/api/blade-bip/customer/list'],
    ['/apiary', '/api/apiary'],
    ['/pdf-printing/print/1', '/pdf-printing/print/1'],
  ])('the prefix: %s goes to %s', async (path, address) => {
    const { client, seen } = setUp(() => envelope(1))
    await client.request({ path })
    expect(seen[0]?.url.pathname).toBe(address)
  })

  test('client label, token, marker and language', async () => {
    const { client, seen } = setUp(() => envelope(1), { clientLabel: 'portal:public', language: () => 'vi' })
    begin(client, 'abc')
    await client.request({ path: '/x' })
    const headers = seen[0]?.headers
    expect(headers?.get('Authorization')).toBe(`Basic ${btoa('portal:public')}`)
    expect(headers?.get(tokenHeader)).toBe('bearer abc')
    expect(headers?.get(markerHeader)).toBe(markerValue)
    expect(headers?.get('Accept-Language')).toBe('vi')
  })

  test('no label when it is switched off, no token without a session', async () => {
    const { client, seen } = setUp(() => envelope(1), { clientLabel: false })
    await client.request({ path: '/x' })
    expect(seen[0]?.headers.has('Authorization')).toBe(false)
    expect(seen[0]?.headers.has(tokenHeader)).toBe(false)
  })

  test('nothing of the session leaves for another origin', async () => {
    const { client, seen } = setUp(() => envelope(1), { baseUrl: 'http://bip.test' })
    begin(client)
    await client.request({ path: 'https://elsewhere.test/x' })
    await client.request({ path: 'http://bip.test/x' })
    expect([...(seen[0]?.headers.keys() ?? [])]).toEqual(['accept-language'])
    expect(seen[1]?.headers.get(tokenHeader)).toBe('bearer t1')
  })

  test('query values: lists joined, absent ones left out', async () => {
    const { client, seen } = setUp(() => envelope(1))
    await client.request({ path: '/x', query: { ids: ['1', '2'], size: -1, none: undefined, empty: null, name: '苏州 & 上海' } })
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({ ids: '1,2', size: '-1', name: '苏州 & 上海' })
  })
})

describe('how an answer is judged', () => {
  test('the code is error_code, then code, then the HTTP status', async () => {
    const answers = [
      Response.json({ error_code: 2001, code: 400, error_description: '账号被冻结', msg: 'x' }, { status: 401 }),
      Response.json({ code: 4711, msg: '库存不足' }, { status: 200 }),
      Response.json({ msg: '错了' }, { status: 422 }),
    ]
    const { client } = setUp(() => answers.shift() ?? envelope(1))
    await expect(client.request({ path: '/1' })).rejects.toMatchObject({ code: 2001, message: '账号被冻结' })
    await expect(client.request({ path: '/2' })).rejects.toMatchObject({ code: 4711, message: '库存不足' })
    await expect(client.request({ path: '/3' })).rejects.toMatchObject({ code: 422, message: '错了' })
  })

  test('a refusal in a 200 is a refusal, and a plain answer without code is none', async () => {
    const answers = [envelope(null, 200), Response.json({ version: '1.2' })]
    const { client } = setUp(() => answers.shift() ?? envelope(1))
    expect(await client.request({ path: '/1' })).toBeNull()
    expect(await client.request({ path: '/version.json', as: 'flat' })).toEqual({ version: '1.2' })
  })

  test('key, data and sentences by field arrive with the refusal', async () => {
    const { client } = setUp(() => envelope({ fields: { 'lines.0.quantity': '不能为空' } }, 400, '请检查', 'invalidFields'))
    await expect(client.request({ path: '/x' })).rejects.toMatchObject({
      key: 'invalidFields',
      fields: { 'lines.0.quantity': '不能为空' },
    })
  })

  test('503 and proxies without words are "busy"; a refusal without words is the system error', async () => {
    const answers = [new Response('<html>Bad gateway', { status: 502 }), envelope(null, 503), Response.json({}, { status: 500 })]
    const { client } = setUp(() => answers.shift() ?? envelope(1))
    await expect(client.request({ path: '/1' })).rejects.toMatchObject({ key: 'busy', message: '系统繁忙，请稍后再试' })
    await expect(client.request({ path: '/2' })).rejects.toMatchObject({ key: 'busy', message: '系统繁忙，请稍后再试' })
    await expect(client.request({ path: '/3' })).rejects.toMatchObject({ code: 500, message: '系统错误，请稍后再试或联系管理员' })
  })

  test('a refusal without words is said in those of the request, one with words in its own', async () => {
    const answers = [Response.json({ code: 500 }), envelope(null, 409, '账号已存在')]
    const { client } = setUp(() => answers.shift() ?? envelope(1))
    const unworded = '提交失败'
    await expect(client.request({ path: '/1', unworded })).rejects.toMatchObject({ code: 500, message: '提交失败' })
    await expect(client.request({ path: '/2', unworded })).rejects.toMatchObject({ message: '账号已存在' })
  })

  test('a web page where an answer was expected is a failure, not data', async () => {
    const { client } = setUp(() => new Response('<!doctype html>'))
    await expect(client.request({ path: '/x' })).rejects.toMatchObject({ kind: 'answer' })
  })

  test('a file comes with its name; a refused download keeps its sentence', async () => {
    const answers = [
      new Response('bytes', { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''%E5%AE%A2%E6%88%B7.xlsx" } }),
      envelope(null, 422, '超出上限', 'tooManyRows'),
    ]
    const { client } = setUp(() => answers.shift() ?? envelope(1))
    const told: number[] = []
    const file = await client.request({ path: '/f', as: 'blob', onProgress: (fraction) => told.push(fraction) })
    expect([file.name, await file.blob.text(), told.at(-1)]).toEqual(['客户.xlsx', 'bytes', 1])
    await expect(client.request({ path: '/f', as: 'blob' })).rejects.toMatchObject({ key: 'tooManyRows', message: '超出上限' })
  })
})

describe('what the user is told', () => {
  test('a refusal once for each request, unless it is silent or whitelisted', async () => {
    const { client, messages } = setUp(() => envelope(null, 409, '已被处理'), { quietCodes: [409] })
    await client.request({ path: '/1' }).catch(() => undefined)
    expect(messages).toEqual([])
    const loud = setUp(() => envelope(null, 409, '已被处理'))
    await loud.client.request({ path: '/1', silent: true }).catch(() => undefined)
    expect(loud.messages).toEqual([])
    await loud.client.request({ path: '/1' }).catch(() => undefined)
    await loud.client.request({ path: '/1' }).catch(() => undefined)
    expect(loud.messages.map((error) => error.message)).toEqual(['已被处理', '已被处理'])
  })

  test('a code above 2000 with a description once for all that met it, and again later', async () => {
    const { client, messages } = setUp(() => Response.json({ error_code: 2106, error_description: '授权已停用' }))
    const ask = () => client.request({ path: '/x' }).catch(() => undefined)
    await Promise.all([ask(), ask(), ask()])
    expect(messages.map((error) => error.message)).toEqual(['授权已停用'])
    vi.setSystemTime(Date.now() + 10_000)
    await ask()
    expect(messages).toHaveLength(2)
  })
})

describe('a bad network', () => {
  beforeEach(() => void vi.setTimerTickMode('nextTimerAsync'))

  test('a read is sent up to three times', async () => {
    const { client, seen } = setUp(flaky(2))
    expect(await client.request({ path: '/x' })).toBe('ok')
    expect(seen).toHaveLength(3)
  })

  test('a read that never arrives fails with a sentence, said once for all', async () => {
    const { client, seen, messages } = setUp(flaky(99))
    const ask = () => client.request({ path: '/x' })
    const results = await Promise.allSettled([ask(), ask()])
    expect(results.every((result) => result.status === 'rejected')).toBe(true)
    expect(seen).toHaveLength(6)
    expect(messages.map((error) => error.kind)).toEqual(['network'])
  })

  test('a write without a key is sent once', async () => {
    const { client, seen } = setUp(flaky(1))
    await expect(client.request({ method: 'POST', path: '/x', body: {} })).rejects.toMatchObject({ kind: 'network' })
    expect(seen).toHaveLength(1)
  })

  test('a safe write gets one key and keeps it over its attempts', async () => {
    const { client, seen } = setUp(flaky(2))
    await client.request({ method: 'POST', path: '/x', body: { a: 1 }, safe: true })
    const keys = seen.map((request) => request.headers.get(idempotencyHeader))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  })

  test('a refusal is not sent again', async () => {
    const { client, seen } = setUp(() => envelope(null, 500, '系统出错'))
    await client.request({ path: '/x' }).catch(() => undefined)
    expect(seen).toHaveLength(1)
  })

  test('waiting ends after the time given', async () => {
    const { client } = setUp(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const answer = client.request({ path: '/x', timeout: 5000 })
    const outcome = expect(answer).rejects.toMatchObject({ kind: 'timeout', message: '等待超时，请稍后再试' })
    await vi.advanceTimersByTimeAsync(5000)
    await outcome
  })
})

describe('cancelling', () => {
  test('rejects with the reason of the signal and tells nobody', async () => {
    const { client, messages } = setUp(
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const controller = new AbortController()
    const answer = client.request({ path: '/x', signal: controller.signal })
    controller.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(messages).toEqual([])
  })

  test('also ends the pause before another attempt', async () => {
    const { client, seen } = setUp(flaky(99))
    const controller = new AbortController()
    const answer = client.request({ path: '/x', signal: controller.signal })
    const outcome = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(1)
    controller.abort()
    await outcome
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toHaveLength(1)
  })
})

describe('a refusal that asks for a puzzle', () => {
  const work = { challenge: 'signIn.4.1790000000.ab', bits: 4 }
  const refusal = (more: object = {}) => envelope({ work: { ...work, ...more } }, 429, '请稍后再试', 'loginLocked')

  test('is answered with it, and the same request goes out again', async () => {
    const { client, seen, messages } = setUp(({ headers }) => (headers.has(workHeader) ? envelope('in') : refusal()), {
      solveWork: async ({ challenge, bits }) => `${challenge.length}x${bits}`,
    })
    expect(await client.request({ method: 'POST', path: '/x', body: { a: 1 }, isAnonymous: true })).toBe('in')
    expect(seen.map(({ body, headers }) => [body, headers.get(workHeader)])).toEqual([
      ['{"a":1}', null],
      ['{"a":1}', `${work.challenge}:22x4`],
    ])
    expect(messages).toEqual([])
  })

  test('is solved in the page where nobody says how', async () => {
    vi.useRealTimers()
    const { client, seen } = setUp(({ headers }) => (headers.has(workHeader) ? envelope('in') : refusal()))
    await client.request({ path: '/x' })
    const [challenge = '', answer = ''] = seen[1]?.headers.get(workHeader)?.split(':') ?? []
    expect(await isSolved({ challenge, bits: 4 }, answer)).toBe(true)
  })

  test('is told as it is after two puzzles, after one that nobody solves, and from another origin', async () => {
    const always = setUp(() => refusal(), { solveWork: async () => '0', baseUrl: 'http://bip.test' })
    await expect(always.client.request({ path: '/x' })).rejects.toThrow('请稍后再试')
    expect(always.seen).toHaveLength(3)
    await expect(always.client.request({ path: 'https://elsewhere.test/x' })).rejects.toThrow('请稍后再试')
    expect(always.seen).toHaveLength(4)
    const tooHard = setUp(() => refusal({ bits: 60 }))
    await expect(tooHard.client.request({ path: '/x' })).rejects.toThrow('请稍后再试')
    expect(tooHard.seen).toHaveLength(1)
  })

  test('is given up with its request', async () => {
    const stop = new AbortController()
    const { client, seen } = setUp(() => refusal(), {
      solveWork: async () => {
        stop.abort(new Error('left the page'))
        return '0'
      },
    })
    await expect(client.request({ path: '/x', signal: stop.signal })).rejects.toThrow('left the page')
    expect(seen).toHaveLength(1)
  })
})

test('the room on the gateway’s disk is heard with every answer, a refusal too', async () => {
  const rooms: string[] = []
  let room: string | undefined = 'low'
  const answer = () => {
    const response = envelope(null, room === 'full' ? 503 : 200)
    if (room) response.headers.set(roomHeader, room)
    return response
  }
  const { client } = setUp(answer, { onRoom: (heard) => rooms.push(heard) })
  for (const next of ['low', 'full', 'nonsense', undefined]) {
    room = next
    await client.request({ path: '/x' }).catch(() => undefined)
  }
  expect(rooms).toEqual(['low', 'full', 'enough', 'enough'])
})
