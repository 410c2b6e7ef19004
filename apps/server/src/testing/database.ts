import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/open.ts'
import { readMigrations } from '../db/migrate.ts'
import { openPlant } from '../db/plant/open.ts'

/** For queries that hang: on a loaded machine those that fill a database take many times as long. */
const queryLimit = 60_000
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const cache = `${root}node_modules/.cache/bip/`

/** What a test's database begins with: fills a migrated one, and is taken up again as long as none of `sources` changes. */
export type Contents = { name: string; sources: readonly string[]; fill(database: Database): Promise<void> }

export type TestDatabase = { database: Database; databaseUrl?: string; drop(): Promise<void> }

/** Which database the tests run on: `BIP_TEST_DB` is `pglite` (default) or `postgres`. */
export const testHome = process.env.BIP_TEST_DB === 'postgres' ? 'plant' : 'embedded'

const schema = () => readMigrations().map(({ name, checksum }) => `${name} ${checksum}`)

/** The code that fills a database, file by file. */
const sourcesOf = ({ sources }: Contents) =>
  sources.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8')),
  )

const versions = new Map<string, string>()

/** Read once for all files of a run: no source changes under it. */
function versionOf(contents: Contents | undefined): string {
  const key = contents?.name ?? ''
  const version =
    versions.get(key) ??
    createHash('sha256')
      .update([...schema(), ...(contents ? sourcesOf(contents) : [])].join())
      .digest('hex')
      .slice(0, 16)
  versions.set(key, version)
  return version
}

/** A PostgreSQL of a test's own, where that of `BIP_TEST_DATABASE_URL` is shared with others. */
export type OwnPostgres = {
  /** Its address, of a user who may create databases. */
  url: string
  /** The address of the database as the server under test reaches it; the same when absent. */
  through?: (url: string) => string
  /** ms that a statement may take. */
  queryLimit?: number
}

type Options = { freeBytes?: () => number; postgres?: OwnPostgres; log?: (line: string) => void }

/** A fresh, migrated database, empty or with `contents`: PGlite in memory, or one of its own on the PostgreSQL of `BIP_TEST_DATABASE_URL`. */
export const openTestDatabase = (contents?: Contents, options: Options = {}): Promise<TestDatabase> =>
  testHome === 'plant' ? onPostgres(contents, options) : inMemory(contents, options)

async function inMemory(contents: Contents | undefined, { freeBytes, log = () => undefined }: Options): Promise<TestDatabase> {
  const database = await openEmbedded({ folder: null, queryLimit, log, freeBytes, dump: await preparedDump(contents) })
  return { database, drop: () => database.close() }
}

/** Making a database takes seconds, loading one a fraction: what was made once is kept until its sources change. */
export async function preparedDump(contents?: Contents): Promise<Uint8Array> {
  const path = `${cache}${contents?.name ?? 'database'}-${versionOf(contents)}.tar`
  try {
    return readFileSync(path)
  } catch {
    const fresh = await openEmbedded({
      folder: null,
      queryLimit,
      log: () => undefined,
      ...(contents && { dump: await preparedDump() }),
    })
    await contents?.fill(fresh)
    const dump = await fresh.dump()
    await fresh.close()
    mkdirSync(cache, { recursive: true })
    // Several files of tests may do this at once: each moves a whole file into place.
    const mine = `${path}.${process.pid}`
    writeFileSync(mine, dump)
    renameSync(mine, path)
    return dump
  }
}

async function onPostgres(contents: Contents | undefined, { postgres, log }: Options): Promise<TestDatabase> {
  const url = postgres?.url ?? process.env.BIP_TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'BIP_TEST_DB=postgres needs BIP_TEST_DATABASE_URL, the address of a PostgreSQL whose user may create databases.',
    )
  const name = `bip_test_${process.env.BIP_TEST_RUN ?? 'alone'}_${randomBytes(6).toString('hex')}`
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(7205014)')
    await client.query(`create database ${name} template ${await preparedTemplate(client, url, contents)}`)
  })
  const databaseUrl = postgres?.through?.(addressOf(url, name)) ?? addressOf(url, name)
  const limit = postgres?.queryLimit ?? queryLimit
  const database = await openPlant({ url: databaseUrl, queryLimit: limit, connections: 5, log })
  return {
    database,
    databaseUrl,
    drop: async () => {
      await database.close()
      await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** The name of the database to copy, made where it is missing; the caller holds the lock that keeps others from making it too. */
async function preparedTemplate(client: pg.Client, url: string, contents: Contents | undefined): Promise<string> {
  const template = `bip_${contents?.name ?? 'template'}_${versionOf(contents)}`
  const { rows } = await client.query('select from pg_database where datname = $1', [template])
  if (rows.length > 0) return template
  const source = contents ? `template ${await preparedTemplate(client, url, undefined)}` : ''
  await client.query(`drop database if exists ${template}_new`)
  await client.query(`create database ${template}_new ${source}`)
  const database = await openPlant({ url: addressOf(url, `${template}_new`), queryLimit, connections: 5 })
  await contents?.fill(database)
  await database.close()
  await client.query(`alter database ${template}_new rename to ${template}`)
  return template
}

/** Drops what a run left on the PostgreSQL of `BIP_TEST_DATABASE_URL`; nothing where it used none. */
export async function dropTestDatabases(run: string): Promise<void> {
  const url = process.env.BIP_TEST_DATABASE_URL
  if (testHome !== 'plant' || !url) return
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      `bip_test_${run}_`,
    ])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
