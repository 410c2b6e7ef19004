import { globSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { callOut, OutboundFailure } from './callOut.ts'
import { isInside } from './inside.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Somebody on this machine who answers as told, and whether anybody came and stayed. */
async function answering(handle: RequestListener) {
  const seen = { asked: 0, left: 0 }
  const server = createServer((request, response) => {
    seen.asked += 1
    response.on('close', () => {
      seen.left += 1
    })
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return { seen, port, url: `http://127.0.0.1:${port}/x?key=secret` }
}
const usual = { timeout: 20_000, maxBytes: 1000 }

describe('a call to somebody else', () => {
  test('brings back status, headers and body', async () => {
    const { url } = await answering((request, response) => {
      request.on('data', (chunk) => response.writeHead(409, { 'x-of': 'them' }).end(`${request.method} ${chunk}`))
    })
    const { status, headers, body } = await callOut(url, { ...usual, method: 'POST', body: '苏州' })
    expect([status, headers['x-of'], body.toString()]).toEqual([409, 'them', 'POST 苏州'])
  })

  test.each([301, 302, 303, 307, 308])('that is answered %i asks nobody else', async (status) => {
    const other = await answering((_, response) => response.end('{}'))
    const { url } = await answering((_, response) => response.writeHead(status, { location: other.url }).end())
    const refused = callOut(url, usual)
    await expect(refused).rejects.toThrow(OutboundFailure)
    await expect(refused).rejects.toThrow(`it answered ${status}`)
    expect(other.seen.asked).toBe(0)
  })

  test('ends where the answer is too long, whatever it says of its length, and hangs up', async () => {
    const { url, seen } = await answering((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(400)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    await expect(callOut(url, usual)).rejects.toThrow('its answer is longer than 1000 bytes')
    await expect.poll(() => seen.left).toBe(1)
  })

  test.each([
    ['nothing', () => undefined],
    ['a head', (response: Parameters<RequestListener>[1]) => response.flushHeaders()],
    [
      'a letter now and then',
      (response: Parameters<RequestListener>[1]) => {
        const timer = setInterval(() => response.write('x'), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('ends in time where %s comes, and hangs up', async (_, begin) => {
    const { url, seen } = await answering((_, response) => begin(response))
    await expect(callOut(url, { ...usual, timeout: 150 })).rejects.toThrow('it did not answer within 0.15 s')
    await expect.poll(() => seen.left).toBe(seen.asked)
  })

  test('says what went wrong without the address', async () => {
    const { url, seen } = await answering((request) => request.socket.destroy())
    const failed = await callOut(url, usual).catch((error: Error) => error)
    expect(failed).toMatchObject({ name: 'OutboundFailure', message: expect.not.stringMatching(/127|secret/) })
    expect(seen.asked).toBe(1)
    await expect(callOut('file:///etc/passwd', usual)).rejects.toThrow('it is asked by file:')
  })
})

test('nothing else in the server calls out', () => {
  const root = new URL('..', import.meta.url)
  const sources = globSync('**/*.ts', { cwd: root }).filter((path) => !/\.test\.ts$|testing\//.test(path))
  const calling = sources.filter((path) => {
    const text = readFileSync(new URL(path, root), 'utf8')
    return /\bfetch\(|\brequest\b[^\n]*'node:https?'|'undici'|\bconnect\b[^\n]*'node:(net|tls)'/.test(text)
  })
  expect(sources.length).toBeGreaterThan(200)
  expect(calling).toEqual(['outbound/callOut.ts'])
})

describe('a call that must lead outside', () => {
  test('asks neither this machine nor a private network, in whatever way it is written', async () => {
    const { port, seen } = await answering((_, response) => response.end('{}'))
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1']
    for (const host of hosts) {
      const failed = await callOut(`http://${host}:${port}/`, { ...usual, network: 'outside' }).catch((error: Error) => error)
      expect([host, failed]).toEqual([host, expect.objectContaining({ message: 'it lies in a private network' })])
    }
    expect(seen.asked).toBe(0)
    expect((await callOut(`http://localhost:${port}/`, usual)).status).toBe(200)
  })

  test('knows private addresses from public ones', () => {
    const there = [
      '10.1.2.3',
      '172.31.255.255',
      '192.168.0.1',
      '169.254.169.254',
      '100.100.0.1',
      '::',
      '::1',
      'fd00::1',
      'fe80::1',
    ]
    for (const address of [...there, '::ffff:10.0.0.1', '64:ff9b::a00:1', '224.0.0.1', '255.255.255.255'])
      expect([address, isInside(address)]).toEqual([address, true])
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8', 'portal.example'])
      expect([address, isInside(address)]).toEqual([address, false])
  })
})
