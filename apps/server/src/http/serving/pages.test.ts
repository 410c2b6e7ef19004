import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import fastifyServer, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaults } from '../../base/config.ts'
import type { Logs } from '../../services/logs.ts'
import { servePages } from './pages.ts'
import { prepareServer } from './serve.ts'

let folder: string
let fastify: FastifyInstance
const noLogs: Logs = {
  add: () => undefined,
  wantsCall: () => false,
  flush: async () => undefined,
  dropped: () => 0,
  close: async () => undefined,
}
const script = `console.log(${'"苏州"+'.repeat(200)}"")`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-pages-'))
  for (const app of ['portal', 'dashboards']) {
    await mkdir(join(folder, app, 'assets'), { recursive: true })
    await writeFile(join(folder, app, 'index.html'), `<!doctype html><title>${app}</title>`)
    await writeFile(join(folder, app, 'assets', 'main-1a2b.js'), script)
  }
  await writeFile(join(folder, 'outside.js'), 'secret')
  await writeFile(join(folder, 'portal', '.env'), 'secret')
  fastify = fastifyServer()
  prepareServer(fastify, { config: defaults, log: () => undefined, logs: noLogs })
  const apps = [
    { folder: join(folder, 'portal'), base: '/' },
    { folder: join(folder, 'dashboards'), base: '/dashboard/' },
  ]
  servePages(fastify, apps, '1.2.3', { frames: ['https://reports.example'], portal: 'https://portal.example' })
})
afterAll(async () => {
  await fastify.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers })

describe('pages', () => {
  test.each(['/', '/login', '/crm/customer/123', '/workflow/process/todo/eyJ0YXNrSWQiOiI3In0==', '/dashboards'])(
    '%s is the portal',
    async (path) => {
      const answer = await get(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('portal')
      expect(answer.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each(['/dashboard', '/dashboard/', '/dashboard/ship/board'])('%s is the dashboards app', async (path) => {
    expect((await get(path)).body).toContain('dashboards')
  })

  test('carry a policy under which nothing foreign runs and nobody frames them', async () => {
    const { headers } = await get('/')
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['content-security-policy']).toContain("frame-src 'self' blob: https://reports.example;")
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((part) => part.split(/ (.*)/s)),
    )
    expect(policy).toMatchObject({
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    // Nobody who got a word into a page sends anything away: no scheme alone, no star, and the portal's own socket by its name.
    expect(policy['connect-src']).toBe("'self' wss://portal.example")
    for (const [name, sources] of Object.entries(policy))
      if (name !== 'frame-src')
        expect([name, sources]).toEqual([name, expect.not.stringMatching(/\*|\b(https?|wss?):(?!\/\/portal\.example)/)])
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
  })
})

describe('assets', () => {
  test('are kept for good, packed for those who read that, and not sent twice', async () => {
    const answer = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
    const again = await get('/assets/main-1a2b.js', { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('that are missing are a 404 and never a page', async () => {
    for (const path of ['/assets/old-9z.js', '/dashboard/assets/old-9z.js', '/favicon.ico']) {
      const answer = await get(path)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^text\/plain/)
    }
  })

  test.each([
    '/../outside.js',
    '/%2e%2e/outside.js',
    '/assets/..%2f..%2foutside.js',
    '/..%5coutside.js',
    '/.env',
    '//outside.js',
    '/assets/%00',
    '/%c0%ae%c0%ae/outside.js',
  ])('outside the app are not reached by %s', async (path) => {
    const answer = await get(path)
    expect(answer.body).not.toContain('secret')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('the version', () => {
  test('changes with what was built', async () => {
    const before = (await get('/version.json')).json()
    expect(before.version).toBe('1.2.3')
    await writeFile(join(folder, 'portal', 'index.html'), '<!doctype html><title>portal, next</title>')
    const after = (await get('/version.json')).json()
    expect(after.build).not.toBe(before.build)
  })
})
