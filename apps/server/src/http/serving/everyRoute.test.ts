import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errors } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { everyPermission } from '../../permissions/permissions.ts'
import { badValues } from '../../testing/badValues.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { randomOf } from '../../testing/random.ts'
import { sampled } from '../../testing/sampled.ts'
import type { Route } from '../route.ts'

const specification = join(import.meta.dirname, '../../../../../tests/spec/inventory')
const casesPerRoute = count(6, 200)

let server: TestServer
beforeAll(async () => {
  // The tricks alone are thousands of calls.
  server = await startTestServer({ config: { requestsPerMinute: 10_000_000 } })
})
afterAll(() => server.stop())

const isPublic = ({ access }: Route) => 'public' in access
const filled = (path: string) => path.replace(/\{\w+\}/g, '1')

/** Twenty ways to write a path that some gateway has once taken for another. */
const tricks: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}.js`,
  (path) => `${path}.css`,
  (path) => `${path}/`,
  (path) => `${path};a=b`,
  (path) => `${path};.js`,
  (path) => `${path}%00.js`,
  (path) => `${path}%20`,
  (path) => `${path}?x=/skip-url`,
  (path) => `${path}#/skip-url`,
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/%2e/'),
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => path.replace('/api/', '/api/x/%2e%2e/'),
  (path) => path.replace('/api/', '/api%2f'),
  (path) => path.replace('/api/', '/api/skip-url/../'),
  (path) => path.replace('/api/', '/API/'),
  (path) =>
    path.replace(/[a-z]/g, (letter, at: number) => (at > 4 && at % 5 === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter)),
]

describe('without a token', () => {
  test('no route that is not public succeeds, however its path is written', async () => {
    const succeeded: string[] = []
    for (const route of sampled(server.routes.filter((route) => !isPublic(route))))
      for (const trick of tricks) {
        const url = trick(`/api${filled(route.path)}`)
        const { statusCode } = await server.fastify.inject({ method: route.method, url })
        if (statusCode < 400) succeeded.push(`${route.method} ${url} ${statusCode}`)
      }
    expect(succeeded).toEqual([])
  })

  test('each route that is not public answers 401', async () => {
    for (const { method, path, access } of server.routes.filter((route) => !isPublic(route))) {
      const { statusCode } = await server.fastify.inject({ method, url: `/api${filled(path)}` })
      expect([method, path, access, statusCode]).toEqual([method, path, access, 401])
    }
  })

  test('only what has to be is public', () => {
    expect(
      server.routes
        .filter(isPublic)
        .map(({ path }) => path)
        .toSorted(),
    ).toMatchInlineSnapshot(`
      [
        "/blade-auth/oauth/captcha",
        "/blade-auth/oauth/sms/send-validate",
        "/blade-auth/oauth/token",
        "/blade-auth/social/skip-url/oauth/render/{source}",
        "/blade-bip/home-user/skip-url/random-sentence",
        "/blade-bip/home-user/skip-url/weather",
        "/blade-bip/mmr-plan-order/list",
        "/blade-bip/plus/face/options",
        "/blade-bip/plus/files/content",
        "/blade-bip/plus/health",
        "/blade-bip/plus/jump",
        "/blade-bip/plus/settings",
        "/blade-bip/plus/ticket/client",
        "/blade-bip/plus/ticket/holder",
        "/blade-bip/skip-url/dc/mops/plan/pdf/get-pdf-with-api",
        "/blade-bip/skip-url/mps/assembly-progress/get-ship-list",
        "/blade-bip/skip-url/outsource-quotation/offer",
        "/blade-bip/skip-url/outsource-quotation/offer",
        "/blade-bip/sop-doc/detail",
        "/blade-bip/wechat/public-account/authorize",
        "/blade-system/tenant/info",
        "/blade-system/user/register-guest",
        "/graphql/wiki",
      ]
    `)
  })
})

describe('bad input', () => {
  test(
    `never makes the server fail, ${casesPerRoute} cases a route`,
    async () => {
      const random = randomOf(20)
      const token = server.tokenFor({ permissions: everyPermission })
      const failures: string[] = []
      for (const route of sampled(server.routes))
        for (let round = 0; round < casesPerRoute; round += 1) {
          const { query, body } = badValues(route, random)
          const { statusCode, body: text } = await server.fastify.inject({
            method: route.method,
            url: `/api${filled(route.path)}`,
            query,
            headers: { 'blade-auth': `bearer ${token}`, authorization: 'Basic YmlwOg==' },
            ...(route.method !== 'GET' && { payload: body }),
          })
          const isWell = statusCode < 500 && (route.raw || isEnvelope(text, statusCode))
          if (!isWell)
            failures.push(
              `${route.method} ${route.path} ${JSON.stringify(query)} ${JSON.stringify(body)}: ${statusCode} ${text.slice(0, 200)}`,
            )
        }
      expect([failures, server.logged]).toEqual([[], []])
      recordFigure('bad input', `${server.routes.length} routes × ${casesPerRoute} cases, no 5xx`)
    },
    casesPerRoute * 30_000,
  )
})

function isEnvelope(text: string, status: number): boolean {
  const { code, success, msg } = JSON.parse(text) as { code?: unknown; success?: unknown; msg?: unknown } // checked here
  const known = status === 200 || Object.values(errors).some((error) => error.status === status)
  return known && code === status && success === (status === 200) && typeof msg === 'string'
}

/** A path with its parameters all called the same. */
const shape = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`

test('names each call of the specification that nobody answers yet', async () => {
  const [, ...rows] = readFileSync(join(specification, 'calls.tsv'), 'utf8').trim().split('\n')
  const served = new Set(server.routes.map(({ method, path }) => shape(method, path)))
  const waiting = rows
    .map((row) => row.split('\t'))
    .filter(([, , method = '', path = '']) => path.startsWith('/blade-') && method !== 'WS' && !served.has(shape(method, path)))
    .map(([id, module, method, path]) => `${id} ${module} ${method} ${path}`)
  await expect(`${waiting.join('\n')}\n`).toMatchFileSnapshot(join(specification, 'callsToCome.txt'))
})
