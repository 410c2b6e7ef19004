import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { plus } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { everyPermission } from '../../permissions/permissions.ts'
import { multipart } from '../../testing/http.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { bytesOf, flood, openSocket, type RawRequest, sendAndLeave, sendAndRead } from '../../testing/sockets.ts'
import { route } from '../route.ts'
import { inFlightOf } from './inFlight.ts'

/** Far fewer than are aborted: every place that is lost would be missed. */
const maxInFlight = 8
const abortsEach = count(40, 1000)

const held: (() => void)[] = []
const holding = route({
  method: 'GET',
  path: '/test/held',
  access: { public: true },
  run: () => new Promise<void>((resolve) => held.push(resolve)),
})
const kept = route({
  method: 'POST',
  path: '/test/kept',
  access: { signedIn: true },
  run: () => new Promise<void>((resolve) => held.push(resolve)),
})

let server: TestServer
let port: number
let token: string
beforeAll(async () => {
  server = await startTestServer({ routes: [holding, kept], config: { maxInFlight, requestsPerMinute: 10_000_000 } })
  await server.fastify.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = server.fastify.server.address() as AddressInfo) // a TCP port
  token = server.tokenFor({ permissions: everyPermission })
})
afterAll(() => server.stop())

const upload = (path: string, content: Buffer): RawRequest => {
  const { body, headers } = multipart({ name: 'a.csv', content })
  return { method: 'POST', path, body, headers: { ...headers, 'content-length': String(body.length) } }
}

/** Every way in which a request may be answered: by the database, with a body, in parts, as a file, as a page. */
const kinds: Readonly<Record<string, () => RawRequest>> = {
  list: () => ({ path: '/api/blade-bip/customer/list?current=1&size=20' }),
  'whole list': () => ({ path: '/api/blade-bip/customer/list?size=-1' }),
  detail: () => ({ path: '/api/blade-bip/customer/detail?id=1' }),
  'post with a body': () => ({
    method: 'POST',
    path: '/api/blade-bip/customer/submit',
    body: JSON.stringify({ fullname: `甲${randomBytes(4).toString('hex')}` }),
  }),
  'half a body': () => ({ method: 'POST', path: '/api/blade-bip/customer/submit', body: '{"fullname":', contentLength: 5000 }),
  upload: () => upload('/api/blade-resource/oss/endpoint/put-file', randomBytes(300_000)),
  import: () => upload(`/api${plus.import}?resource=customer`, Buffer.from('fullname\n甲\n')),
  export: () => ({ path: `/api${plus.export}?resource=customer` }),
  page: () => ({ path: '/' }),
  settings: () => ({ path: `/api${plus.settings}` }),
  'unknown path': () => ({ path: '/api/nothing' }),
}

const ask = (path: string) => sendAndRead(port, bytesOf({ path: `/api${path}`, token, headers: { connection: 'close' } }))

/** How many are answered of as many as there are places, all at once. */
async function countOfAnswers(): Promise<number> {
  const answers = await Promise.all(Array.from({ length: maxInFlight }, () => ask('/blade-bip/customer/list')))
  return answers.filter((answer) => answer.startsWith('HTTP/1.1 200')).length
}

describe('clients that leave', () => {
  test.for(Object.entries(kinds))('keep no place of %s', async ([name, kind]) => {
    await flood(abortsEach, 4, (index) =>
      sendAndLeave(port, bytesOf({ token, ...kind() }), index % 3 === 0 && name !== 'half a body' ? 'answered' : 'sent'),
    )
    await expect.poll(countOfAnswers).toBe(maxInFlight)
    await expect.poll(() => inFlightOf(server.fastify)).toEqual({ now: 0, max: maxInFlight })
    recordFigure(`aborted: ${name}`, `${abortsEach} clients left, every place given back`)
  })

  test('leave their place once the work for them has ended, and not before', async () => {
    const bytes = bytesOf({ path: '/api/test/held' })
    const leaving = Array.from({ length: maxInFlight }, () => openSocket(port))
    for (const socket of await Promise.all(leaving)) socket.write(bytes)
    await expect.poll(() => held.length).toBe(maxInFlight)
    for (const socket of await Promise.all(leaving)) socket.resetAndDestroy()
    expect(await ask('/blade-bip/customer/list')).toContain('503 Service Unavailable')
    for (const release of held.splice(0)) release()
    await expect.poll(() => ask(plus.health)).toContain('"isFull":false')
  })

  test('are in the log of calls, as what was done for them may be stored', async () => {
    const noted = vi.spyOn(server.services.logs, 'add')
    const socket = await openSocket(port)
    socket.write(bytesOf({ method: 'POST', path: '/api/test/kept', token, body: '{"a":1}' }))
    await expect.poll(() => held.length).toBe(1)
    socket.resetAndDestroy()
    for (const release of held.splice(0)) release()
    await expect
      .poll(() => noted.mock.calls)
      .toContainEqual([expect.objectContaining({ kind: 'api', subject: 'POST /test/kept', outcome: '499' })])
  })
})
