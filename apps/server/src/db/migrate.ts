import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ClientBase } from 'pg'

export type Migration = { name: string; sql: string; checksum: string }

/** Where the migrations of the product lie. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A number of the platform, or the minute in UTC in which somebody wrote it for a module, whose folder it lies in. */
const nameForm = /^(\d{4}|\d{12})_\w+\.sql$/
const lock = 7_205_013

/** The migrations of a folder and of those below it, in the order of their names. Throws when two have the same number, or name. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => ({ path, name: basename(path) }))
    .filter(({ name }) => nameForm.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const known = new Set<string>()
  for (const { name } of files) {
    const [number = ''] = name.split('_')
    const mark = number.length === 4 ? number : name
    if (known.has(mark)) throw new Error(`Two migrations are called ${mark}; give one of them another name.`)
    known.add(mark)
  }
  return files.map(({ path, name }) => {
    // A checkout on Windows may turn the ends of lines.
    const sql = readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Brings the database up to date: each migration in a transaction of its own, together with the note that it was done, so that a start
 * which was killed goes on about where it stopped. Processes that start at once wait for each other.
 */
export async function migrate(
  client: ClientBase,
  progress?: (line: string) => void,
  migrations = readMigrations(),
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock])
  try {
    await client.query("set timezone = 'UTC'")
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, done_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration')
    const done = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    mustKnow(done, migrations)
    const open = migrations.filter(({ name }) => !done.has(name))
    for (const [at, migration] of open.entries()) {
      progress?.(`database: ${migration.name} (${at + 1} of ${open.length})`)
      await apply(client, migration, { isOnDisk: (at + 1) % onDiskEach === 0 || at === open.length - 1 })
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock])
  }
}

function mustKnow(done: Map<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of done) {
    if (!known.has(name))
      throw new Error(
        `The database was brought to ${name} by a newer version of the product; start that version, or restore a backup.`,
      )
    if (known.get(name) !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had run here; put the file back and write a new migration instead.`,
      )
  }
}

/** Waiting for the disk takes longer than most migrations do: a start that is killed does no more than these again. */
const onDiskEach = 5

async function apply(client: ClientBase, { name, sql, checksum }: Migration, { isOnDisk }: { isOnDisk: boolean }): Promise<void> {
  await client.query('begin')
  try {
    // They reach the disk in their order.
    if (!isOnDisk) await client.query('set local synchronous_commit = off')
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed and was taken back: ${error instanceof Error ? error.message : String(error)}`)
  }
}
