import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProof } from '../../../../../../tests/support/figures.ts'
import { createServer } from '../../../app.ts'
import { defaults } from '../../../base/config.ts'
import type { Services } from '../../../services/services.ts'
import type { Session } from '../../../services/session.ts'
import { startTestServer, testHome } from '../../../testing/index.ts'
import { fillCompanies, sessionOf } from '../../testing/company.ts'

/**
 * The server with two companies on a process of its own, for tests that measure what it holds. Says one line, `ServerAddress` as JSON, and
 * closes when its input ends. When proving it has its database where an installation has it; else in memory, which is there sooner and takes
 * more room.
 */
export type ServerAddress = { url: string; tokens: Record<'admin' | 'sales' | 'colleague', string> }

const sessions = new Map<string, Session>([
  ['admin', sessionOf('alpha', 'admin')],
  ['sales', sessionOf('alpha', 'sales')],
  ['colleague', { ...sessionOf('alpha', 'admin'), userId: 'alpha-worker' }],
])
const adapt = (services: Services): Services => ({
  ...services,
  access: { ...services.access, resolve: async (token) => sessions.get(token) ?? null },
})
const config = { requestsPerMinute: 1_000_000 }

/** As `main` starts it, in a folder. */
async function startInFolder() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bip-bombs-'))
  const server = await createServer(
    { ...defaults, ...config, dataFolder, seed: 'none' },
    { seed: false, adapt, log: () => undefined },
  )
  const stop = async () => {
    await server.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { ...server, stop }
}

const isInFolder = isProof && testHome === 'embedded'
const server = await (isInFolder ? startInFolder() : startTestServer({ seed: false, adapt, config }))
await fillCompanies(server.services.database, new Date('2026-11-01T00:00:00Z'))
const address: ServerAddress = {
  url: await server.fastify.listen({ host: '127.0.0.1', port: 0 }),
  tokens: { admin: 'admin', sales: 'sales', colleague: 'colleague' },
}
process.stdout.write(`${JSON.stringify(address)}\n`)
process.stdin.resume().once('end', async () => {
  // Clients that open connections ahead would be waited for.
  server.fastify.server.closeAllConnections()
  await server.stop()
  process.exit(0)
})
