import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testHome } from './testing/index.ts'
import { allClosed, bytesOf, openSocket } from './testing/sockets.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-main-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The process with its words; `until` resolves when it has said something, or when it has ended. */
function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', PORT: '0', BIP_SEED: 'none', BIP_DATA: join(folder, 'data'), ...env },
  })
  running.add(child)
  const ended = once(child, 'exit').then(([code]) => Number(code))
  let said = ''
  const heard = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
      for (const look of heard) look()
    })
  const until = (words: RegExp) => {
    const appeared = new Promise<void>((resolve) => {
      const look = () => words.test(said) && resolve()
      heard.add(look)
      look()
    })
    return Promise.race([appeared, ended]).then(() => said)
  }
  return { child, ended, until, said: () => said }
}

// Its database is the embedded one, whichever the others run on.
describe.runIf(testHome === 'embedded')('the server’s process', () => {
  // One after the other on one folder: a first start takes longer than all the rest.
  test('that is killed at any moment of its first start comes up the next time, shows a first administrator once, says where it is, ends when told to, and starts again on its data', async () => {
    const has = (name: string) => existsSync(join(folder, 'data', name))
    for (const isReached of [() => has('unfinished'), () => has('database/base'), () => has('database/PG_VERSION')]) {
      const killed = start()
      await vi.waitUntil(isReached, { timeout: 120_000, interval: 1 })
      killed.child.kill('SIGKILL')
      await killed.ended
    }
    const migrating = start()
    await migrating.until(/database: 0030/)
    migrating.child.kill('SIGKILL')
    await migrating.ended

    const first = start()
    const said = await first.until(/ready at http.*\n(.*\n)*Data: /)
    expect(said).not.toMatch(/database: 0010/)
    expect(said).toMatch(/Administrator: \w+, password \S{12,} \(shown this once\)/)
    const address = /ready at (http:\S+)/.exec(said)?.[1]
    expect((await fetch(`${address}/api/blade-bip/plus/health`)).status).toBe(200)

    const rival = start()
    expect(await rival.ended).toBe(1)
    expect(rival.said()).toContain(`process number ${first.child.pid}`)
    expect(rival.said()).toContain(address)

    const { port } = new URL(address ?? '')
    const bytes = bytesOf({ method: 'POST', path: '/api/blade-auth/oauth/token', body: '{', contentLength: 1000 })
    const stalled = await openSocket(Number(port))
    stalled.write(bytes)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await allClosed([stalled])
    const second = start()
    expect(await second.until(/Data: /)).not.toContain('Administrator:')
    expect(second.said()).toContain('ready at')
  }, 600_000)

  test('that cannot have its port says so in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number } // a TCP server has one
    const server = start({ PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain(`Port ${port} on 127.0.0.1 is held by another program`)
    expect(server.said()).not.toContain('    at ')
    holder.close()
  }, 60_000)

  test.each([
    [{ PORT: 'x' }, 'PORT is "x"'],
    [{ BIP_DATA: '/dev/null/data' }, 'cannot be written'],
    [{ DATABASE_URL: 'postgres://bip:hunter2@127.0.0.1:1/bip' }, 'The database of DATABASE_URL cannot be used: ECONNREFUSED'],
  ])('refuses %o in one sentence without secrets', async (env, sentence) => {
    const server = start(env)
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain(sentence)
    expect(server.said()).not.toMatch(/hunter2| {4}at /)
  })
})
