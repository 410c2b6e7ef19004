import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { Json, route } from '../route.ts'

const open = { public: true } as const
const echo = route({
  method: 'POST',
  path: '/test/echo',
  access: open,
  query: z.object({ page: z.coerce.number().int() }),
  body: z.object({ name: z.string().max(5), age: z.number() }),
  run: async ({ query, body }) => ({ query, body }),
})
const mine = route({ method: 'GET', path: '/test/mine', access: { signedIn: true }, run: async ({ session }) => session.userId })
const secret = route({ method: 'GET', path: '/test/secret', access: { permission: 'thing_view' }, run: async () => 'seen' })
const spliced = route({ method: 'GET', path: '/test/spliced', access: open, run: async () => new Json('{"from":"database"}') })
const broken = route({
  method: 'GET',
  path: '/test/broken',
  access: open,
  run: async () => {
    throw new Error('invalid input: "hunter2"')
  },
})
const gone = route({
  method: 'GET',
  path: '/test/gone/{id}',
  access: open,
  run: async () => {
    throw new Refusal('notFound', { what: 'thing' })
  },
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ routes: [echo, mine, secret, spliced, broken, gone] })
})
afterAll(() => server.stop())

describe('a call', () => {
  test('answers in the envelope', async () => {
    const { status, body } = await server.api.post('/test/echo', { query: { page: 2 }, body: { name: '苏州', age: 3 } })
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      success: true,
      data: { query: { page: 2 }, body: { name: '苏州', age: 3 } },
      msg: '操作成功',
    })
  })

  test('says what is wrong with a body, place by place, in the caller’s language', async () => {
    const { status, body } = await server.api.post('/test/echo', {
      query: { page: 1 },
      body: { name: 'too long' },
      headers: { 'accept-language': 'vi' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 400, success: false, data: { fields: { age: 'không được để trống' } } })
    expect(Object.keys((body.data as { fields: object }).fields)).toEqual(['name', 'age'])
  })

  test('says it as forms do', async () => {
    const { body } = await server.api.post('/test/echo', {
      query: { page: 1 },
      body: { name: 'too long', age: 'three' },
      headers: { 'accept-language': 'en' },
    })
    expect(body.data).toEqual({ fields: { name: 'at most 5 characters', age: 'must be a number' } })
  })

  test('with a body that is no JSON is a 400', async () => {
    const { status, body, headers } = await server.api.post('/test/echo', {
      query: { page: 1 },
      body: '{"name":',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    })
    expect(status).toBe(400)
    expect(body.msg).toContain('not JSON')
    expect(headers['bip-error']).toBe('badRequest')
  })

  test('with a body that is nested without end is a 400', async () => {
    const { status } = await server.api.post('/test/echo', {
      query: { page: 1 },
      body: '['.repeat(15_000) + ']'.repeat(15_000),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test('loses what no database stores', async () => {
    const { body } = await server.api.post('/test/echo', { query: { page: 1 }, body: { name: 'a\u0000\ud800b', age: 1 } })
    expect(body.data).toMatchObject({ body: { name: 'a\ufffdb' } })
  })

  test('splices JSON of the database in as it is', async () => {
    expect((await server.api.get('/test/spliced')).body.data).toEqual({ from: 'database' })
  })

  test('that is refused has status, code and key of the refusal', async () => {
    const { status, body, headers } = await server.api.get('/test/gone/7')
    expect([status, body.code, headers['bip-error']]).toEqual([404, 404, 'notFound'])
  })

  test('that fails here tells a number and no internals, and the log has no value of it', async () => {
    const { status, body } = await server.api.get('/test/broken')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/hunter2|invalid input|\.ts/)
    const number = /\d{20}/.exec(body.msg)?.[0]
    expect(server.logged.join('\n')).toContain(number)
    expect(server.logged.join('\n')).not.toContain('hunter2')
  })
})

describe('access', () => {
  test('without a token, or with a strange one, is a 401', async () => {
    expect((await server.api.get('/test/mine')).status).toBe(401)
    expect((await server.api.get('/test/mine', { token: 'made-up' })).status).toBe(401)
  })

  test('a signed-in caller sees what is for everybody, and a 403 where a permission is missing', async () => {
    const token = server.tokenFor({ userId: 'li' })
    expect((await server.api.get('/test/mine', { token })).body.data).toBe('li')
    expect((await server.api.get('/test/secret', { token })).status).toBe(403)
  })

  test('the permission opens it', async () => {
    const token = server.tokenFor({ permissions: { thing_view: 'self' } })
    expect((await server.api.get('/test/secret', { token })).body.data).toBe('seen')
  })

  test('an unknown path is a 404 to everybody', async () => {
    expect((await server.api.get('/test/nothing')).status).toBe(404)
    expect((await server.api.get('/test/nothing', { token: server.tokenFor({}) })).body.code).toBe(404)
  })

  test('a route without access, and a path declared twice, do not start', async () => {
    const bare = { ...echo, path: '/test/bare', access: undefined } as unknown as typeof echo // what a compiler would refuse
    await expect(startTestServer({ routes: [bare] })).rejects.toThrow('does not say who may call it')
    await expect(startTestServer({ routes: [echo, echo] })).rejects.toThrow('declared twice')
  })
})
