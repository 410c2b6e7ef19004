import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/ports.ts'
import { endWithParent } from '../../scripts/lib/processes.ts'
import { root } from '../../scripts/lib/root.ts'
import { isProof } from './figures.ts'

type ProductOptions = {
  /** Settings for the server beside its own address and folder; by default demonstration data on the embedded database. */
  env?: NodeJS.ProcessEnv
  /** Milliseconds in which the server must answer; 60 000 by default, enough for a first start. */
  timeout?: number
  /** The port, where somebody has to know it before; by default a free one. */
  port?: number
  /** A data folder whose content the product begins with; by default the one of `fillDemo`, where that was called and `env` sets no seed. */
  from?: string
}

export type Product = {
  /** The address, without a slash at its end. */
  url: string
  /** The data folder, removed by `stop`. */
  data: string
  /** The process of the server, while it runs. */
  pid: () => number | undefined
  /** Everything that the server printed so far, over all its starts. */
  said: () => string
  /** Ends the server as a power cut would (SIGKILL); the data stays. */
  kill: () => Promise<void>
  /** Starts the server again on the same data and the same port; it must have ended before. */
  restart: () => Promise<void>
  /** Asks the server to end (SIGTERM); the data stays. */
  end: () => Promise<void>
  /** Asks the server to end (SIGTERM), then removes its data. */
  stop: () => Promise<void>
}

/** The environment variable with the folder that `fillDemo` filled. */
const filled = 'BIP_TEST_FILLED'

/** Fills a data folder with demonstration data once, small unless proving, for all products that start from it. Answers the environment that tells them, and how to remove it. */
export async function fillDemo(): Promise<{ env: NodeJS.ProcessEnv; remove: () => Promise<void> }> {
  const { data, end, stop } = await startProduct({ timeout: 900_000, env: { BIP_DEMO_SIZE: isProof ? 'full' : 'small' } })
  await end()
  // It is free again; each product takes its own.
  await rm(join(data, 'reserve'), { force: true })
  return { env: { [filled]: data }, remove: stop }
}

/** Starts the server on a fresh data folder and a free port and waits until it is healthy; throws with what it said when it is not. */
export async function startProduct({
  env = {},
  timeout = 60_000,
  port: wanted,
  from = env.BIP_SEED === undefined ? process.env[filled] : undefined,
}: ProductOptions = {}): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'bip-product-'))
  if (from) await cp(from, data, { recursive: true })
  const port = wanted ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  let said = ''
  let server: ChildProcess | undefined

  const start = async () => {
    if (server && isRunning(server)) throw new Error('The server is still running; kill or stop it before it is started again.')
    server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        BIP_SEED: 'demo',
        // Every start loads the same sources.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
        DATABASE_URL: undefined,
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        BIP_DATA: data,
      },
    })
    endWithParent(server)
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
    await untilHealthy(server, url, timeout, () => said)
  }

  const end = async (signal: NodeJS.Signals) => {
    if (!server || !isRunning(server)) return
    const gone = new Promise((resolve) => server?.once('exit', resolve))
    server.kill(signal)
    const last = setTimeout(() => server?.kill('SIGKILL'), 10_000)
    await gone
    clearTimeout(last)
  }

  const stop = async () => {
    await end('SIGTERM')
    await rm(data, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    await start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    data,
    pid: () => server?.pid,
    said: () => said,
    kill: () => end('SIGKILL'),
    restart: start,
    end: () => end('SIGTERM'),
    stop,
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function untilHealthy(server: ChildProcess, url: string, timeout: number, said: () => string) {
  const deadline = performance.now() + timeout
  while (isRunning(server)) {
    if (await isHealthy(url)) return
    if (performance.now() > deadline)
      throw new Error(`The server was not healthy within ${timeout / 1000} s. It said:\n${said()}`)
    // Each question costs the server a little of the time that is waited for.
    await pause(150)
  }
  throw new Error(`The server ended with code ${server.exitCode ?? server.signalCode}. It said:\n${said()}`)
}

async function isHealthy(url: string) {
  try {
    const answer = await fetch(`${url}/api/blade-bip/plus/health`, { signal: AbortSignal.timeout(5000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
