import type { AddressInfo } from 'node:net'
import { plus } from '@bip/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { allClosed, bytesOf, openSocket, sendAndRead, sendWithoutReading } from '../../testing/sockets.ts'
import { route } from '../route.ts'
import { type ClientLimits, clientLimits } from './slowClients.ts'

const rounds = count(60, 300)
const echo = route({ method: 'POST', path: '/test/echo', access: { public: true }, run: async ({ body }) => body })
const large = route({ method: 'GET', path: '/test/large', access: { public: true }, run: async () => 'x'.repeat(2_000_000) })
const long = route({
  method: 'GET',
  path: '/test/long',
  access: { public: true },
  run: () => new Promise((resolve) => setTimeout(() => resolve('worked'), 900)),
})
const quick: Partial<ClientLimits> = { headersTimeout: 400, silenceTimeout: 300, rateAfter: 400, checkEvery: 50 }

let server: TestServer
let port: number
const start = async (limits: Partial<ClientLimits>) => {
  server = await startTestServer({ routes: [echo, large, long], config: { maxInFlight: 4 }, clientLimits: limits })
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = server.fastify.server.address() as AddressInfo) // a TCP port
}
afterEach(() => server.stop())

const half = bytesOf({ method: 'POST', path: '/api/test/echo', body: '{', contentLength: 1000 })
const openMany = (bytes: Buffer, length = rounds) =>
  Promise.all(
    Array.from({ length }, async () => {
      const socket = await openSocket(port)
      socket.resume()
      socket.write(bytes)
      return socket
    }),
  )
const ask = (path: string) => sendAndRead(port, bytesOf({ path: `/api${path}`, headers: { connection: 'close' } }))

describe('a client that stalls', () => {
  beforeEach(() => start(quick))

  test('in the middle of a body keeps nobody out and is given up', async () => {
    const sockets = await openMany(half)
    expect(await ask(plus.settings)).toContain('200 OK')
    expect(await ask(plus.health)).toContain('"isFull":false')
    await allClosed(sockets)
    recordFigure('slow bodies', `${rounds} at once, others served, all given up`)
  })

  test('in the middle of its headers, or before them, is given up', async () => {
    await allClosed(await openMany(Buffer.from('GET /api/blade-bip/plus/settings HTTP/1.1\r\nhost: a\r\nx-slow: ')))
    await allClosed(await openMany(Buffer.alloc(0)))
    expect(await ask(plus.settings)).toContain('200 OK')
  })

  test('and drips is told to be too slow', async () => {
    const socket = await openSocket(port)
    const answer: Buffer[] = []
    socket.on('data', (chunk: Buffer) => answer.push(chunk))
    socket.write(half)
    const drip = setInterval(() => socket.write(' '), 50)
    await allClosed([socket])
    clearInterval(drip)
    expect(Buffer.concat(answer).toString()).toContain('408 Request Timeout')
  })

  test('over answers that it asked for and does not read is cut off', async () => {
    const ahead = Buffer.concat(Array.from({ length: 20 }, () => bytesOf({ path: '/api/test/large' })))
    const sockets = await Promise.all(Array.from({ length: 10 }, () => sendWithoutReading(port, ahead)))
    await expect.poll(() => ask('/test/large')).toContain('200 OK')
    for (const socket of sockets) socket.destroy()
  })

  test('is not one who waits for long work', async () => {
    expect(await ask('/test/long')).toContain('"worked"')
  })
})

describe('one address', () => {
  test('has so many slow bodies and no more', async () => {
    await start({ checkEvery: 50, maxSlowEach: 3 })
    const sockets = await openMany(half, 10)
    await expect.poll(() => openConnections(server)).toBe(3)
    for (const socket of sockets) socket.destroy()
  })
})

describe('answers that nobody reads', () => {
  test('take only so much memory of all connections', async () => {
    await start({ checkEvery: 50, maxUnsent: 4_000_000 })
    const sockets = await Promise.all(
      Array.from({ length: 4 }, () => sendWithoutReading(port, bytesOf({ path: '/api/test/large' }))),
    )
    const many = Buffer.concat(Array.from({ length: 4 }, () => bytesOf({ path: '/api/test/large' })))
    sockets.push(...(await Promise.all(Array.from({ length: 8 }, () => sendWithoutReading(port, many)))))
    await expect.poll(() => openConnections(server)).toBeLessThan(12)
    for (const socket of sockets) socket.destroy()
  })
})

describe('a server that is told to end', () => {
  test('waits for no one who stalls', async () => {
    await start({ endTimeout: 100 })
    const stalled = await openMany(half)
    const unread = await sendWithoutReading(port, bytesOf({ path: '/api/test/large' }))
    const startedAt = performance.now()
    await server.fastify.close()
    recordFigure('end with stalled clients', `${rounds} slow bodies, closed in ${Math.round(performance.now() - startedAt)} ms`)
    await allClosed(stalled)
    unread.destroy()
  })

  test('still answers what is under way', async () => {
    await start({ endTimeout: clientLimits.endTimeout })
    const answer = ask('/test/long')
    await expect.poll(() => openConnections(server)).toBe(1)
    await server.fastify.close()
    expect(await answer).toContain('"worked"')
  })
})

const openConnections = ({ fastify }: TestServer): Promise<number> =>
  new Promise((resolve, reject) => {
    fastify.server.getConnections((error, open) => (error ? reject(error) : resolve(open)))
  })
