import { plus } from '@bip/contract'
import { openJson, sealedQueryParameter, sealJson, writeToken } from '@bip/contract/crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { route } from '../route.ts'

const key = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
const echo = route({
  method: 'POST',
  path: '/test/echo',
  access: { signedIn: true },
  query: z.object({ page: z.string() }),
  body: z.object({ name: z.string() }),
  run: async ({ query, body, session }) => ({ ...query, ...body, by: session.userId }),
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ routes: [echo], config: { cryptoKey: key } })
})
afterAll(() => server.stop())

describe('a server with a key', () => {
  test('reads sealed queries, bodies and tokens and seals its answer', async () => {
    const token = await writeToken(server.tokenFor({ userId: 'li' }), key)
    const { status, body, headers } = await server.api.post('/test/echo', {
      query: { [sealedQueryParameter]: await sealJson({ page: '3' }, key) },
      body: await sealJson({ name: '苏州' }, key),
      headers: { 'blade-auth': token, 'content-type': 'text/plain' },
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(await openJson(String(body), key)).toMatchObject({ code: 200, data: { page: '3', name: '苏州', by: 'li' } })
  })

  test('answers garbage with a sealed 400 and a missing token with a sealed 401', async () => {
    const token = await writeToken(server.tokenFor({}), key)
    const garbage = await server.api.post('/test/echo', {
      query: { page: '1' },
      body: 'ab'.repeat(40),
      headers: { 'blade-auth': token, 'content-type': 'text/plain' },
    })
    expect(garbage.status).toBe(400)
    expect(await openJson(String(garbage.body), key)).toMatchObject({ code: 400, success: false })
    const stranger = await server.api.post('/test/echo', { body: {} })
    expect(await openJson(String(stranger.body), key)).toMatchObject({ code: 401 })
  })

  test('tells its settings in the open, so that a client can learn about the key', async () => {
    const { body } = await server.api.get(plus.settings)
    expect(body).toMatchObject({ code: 200, data: { encryption: { data: true, token: true } } })
  })
})
