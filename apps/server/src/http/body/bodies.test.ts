import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../base/errors.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { route } from '../route.ts'
import { mustBeModest } from './jsonLimits.ts'

const open = route({ method: 'POST', path: '/test/open', access: { public: true }, run: async () => 'read' })
const lines = route({
  method: 'POST',
  path: '/test/lines',
  access: { signedIn: true },
  bodyLimit: 8 * 1024 * 1024,
  run: async ({ body }) => (body as unknown[]).length,
})
const plans = route({ ...lines, path: '/test/plans', maxJsonItems: 300_000 })

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ routes: [open, lines, plans] })
})
afterAll(() => server.stop())

const json = { 'content-type': 'application/json', 'accept-language': 'en' }
const post = (path: string, body: string, headers: Record<string, string> = json) =>
  server.api.post(path, { body, headers, token: server.tokenFor({}) })

describe('a body', () => {
  test('of a stranger is small', async () => {
    expect((await post('/test/open', JSON.stringify('x'.repeat(30_000)))).status).toBe(200)
    expect((await post('/test/open', JSON.stringify('x'.repeat(33_000)))).status).toBe(413)
  })

  test.for([
    ['keys in one object', `{${Array.from({ length: 700_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
    ['keys in all', JSON.stringify(Array.from({ length: 101_000 }, (_, at) => ({ [`k${at}`]: 1 })))],
    ['items', `[${'1,'.repeat(3_000_000)}1]`],
    ['items behind texts that look like their end', `[${'"\\"",'.repeat(300_000)}1]`],
  ] as const)('of too many %s is refused before anything is made of it', async ([, body]) => {
    const { status, body: answer } = await post('/test/lines', body)
    expect([status, answer.code]).toEqual([413, 413])
    expect(answer.msg).toMatch(/JSON: \d+ (keys|items)/)
  })

  test('of two thousand lines is none of these', async () => {
    const line = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`field${at}`, 'a, "b": {[c]}']))
    const { status, body } = await post('/test/lines', JSON.stringify(Array.from({ length: 2000 }, () => line)))
    expect([status, body.data]).toEqual([200, 2000])
  })

  test('of a route that takes more has a limit of its own', async () => {
    const of = (count: number) => JSON.stringify(Array.from({ length: count }, (_, at) => ({ [`k${at}`]: 1 })))
    expect((await post('/test/plans', of(250_000))).body.data).toBe(250_000)
    expect((await post('/test/plans', of(301_000))).status).toBe(413)
  })

  test('of a form has as many fields as a form may have', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/test/open', 'a=1&b=2', form)).status).toBe(200)
    expect((await post('/test/open', 'a&'.repeat(2000), form)).status).toBe(413)
  })

  test('nested without end is said to be so', () => {
    expect(() => mustBeModest('['.repeat(51))).toThrow(Refusal)
    expect(() => mustBeModest('['.repeat(50) + ']'.repeat(50))).not.toThrow()
  })
})
