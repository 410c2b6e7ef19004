import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/open.ts'
import { readMigrations } from '../db/migrate.ts'
import { openPlant } from '../db/plant/open.ts'

const queryLimit = 10_000
const log = () => undefined
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/bip/', import.meta.url))

export type TestDatabase = { database: Database; databaseUrl?: string; drop(): Promise<void> }

/** Which database the tests run on: `BIP_TEST_DB` is `pglite` (default) or `postgres`. */
export const testHome = process.env.BIP_TEST_DB === 'postgres' ? 'plant' : 'embedded'

const schemaHash = () =>
  createHash('sha256')
    .update(
      readMigrations()
        .map(({ checksum }) => checksum)
        .join(),
    )
    .digest('hex')
    .slice(0, 16)

/** A fresh, migrated database: PGlite in memory, or one of its own on the PostgreSQL of `BIP_TEST_DATABASE_URL`. */
export const openTestDatabase = (): Promise<TestDatabase> => (testHome === 'plant' ? onPostgres() : inMemory())

async function inMemory(): Promise<TestDatabase> {
  const database = await openEmbedded({ folder: null, queryLimit, log, dump: await preparedDump() })
  return { database, drop: () => database.close() }
}

/** Making a database takes seconds, loading one a fraction: the migrated one is kept until a migration changes. */
export async function preparedDump(): Promise<Uint8Array> {
  const path = `${cache}database-${schemaHash()}.tar`
  try {
    return readFileSync(path)
  } catch {
    const fresh = await openEmbedded({ folder: null, queryLimit, log })
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

async function onPostgres(): Promise<TestDatabase> {
  const url = process.env.BIP_TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'BIP_TEST_DB=postgres needs BIP_TEST_DATABASE_URL, the address of a PostgreSQL whose user may create databases.',
    )
  const template = `bip_template_${schemaHash()}`
  const name = `bip_test_${randomBytes(6).toString('hex')}`
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock(7205014)')
    const { rows } = await client.query('select from pg_database where datname = $1', [template])
    if (rows.length === 0) {
      await client.query(`create database ${template}_new`)
      await (await openPlant({ url: addressOf(url, `${template}_new`), queryLimit })).close()
      await client.query(`alter database ${template}_new rename to ${template}`)
    }
    await client.query(`create database ${name} template ${template}`)
  })
  const databaseUrl = addressOf(url, name)
  const database = await openPlant({ url: databaseUrl, queryLimit, connections: 5 })
  return {
    database,
    databaseUrl,
    drop: async () => {
      await database.close()
      await onServer(url, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
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
