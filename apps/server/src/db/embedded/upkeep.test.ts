import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preparedDump } from '../../testing/index.ts'
import { type EmbeddedDatabase, openEmbedded } from './open.ts'

let folder: string
let database: EmbeddedDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-upkeep-'))
  database = await openEmbedded({ folder, queryLimit: 10_000, log: () => undefined, dump: await preparedDump() })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const read = async (text: string) =>
  (await database.asSystem((tx) => sql.raw<{ value: number }>(text).execute(tx))).rows[0]?.value ?? 0
const log = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as value from pg_control_checkpoint()'

describe('upkeep of the embedded database', () => {
  test('shortens a long log and cleans tables that changed much, as nobody else does it here', async () => {
    await database.asSystem(async (tx) => {
      await sql`create table filler as select g as id, repeat(md5(g::text), 20) as filler from generate_series(1, 60000) g`.execute(
        tx,
      )
      await sql`update filler set id = id + 1`.execute(tx)
    })
    expect(await read(log)).toBeGreaterThan(64 * 1024 * 1024)
    await database.tidy()
    expect(await read(log)).toBeLessThan(64 * 1024 * 1024)
    expect(await read("select vacuum_count as value from pg_stat_user_tables where relname = 'filler'")).toBe(1)
    expect(await read("select reltuples::int as value from pg_class where relname = 'filler'")).toBe(60_000)
  })

  test('looks at what was filled before the last start, of which nothing is counted any more', async () => {
    await database.asSystem((tx) =>
      sql`create table forgotten as select g as id, md5(g::text) as filler from generate_series(1, 4000) g`.execute(tx),
    )
    await database.asSystem((tx) => sql`select pg_stat_force_next_flush()`.execute(tx))
    await database.asSystem((tx) => sql`select pg_stat_reset()`.execute(tx))
    expect(await read("select reltuples::int as value from pg_class where relname = 'forgotten'")).toBe(-1)
    await database.tidy()
    expect(await read("select reltuples::int as value from pg_class where relname = 'forgotten'")).toBe(4000)
  })

  test('takes the time that it needs, however short the limit of others is', async () => {
    const hurried = await openEmbedded({ folder: null, queryLimit: 1, log: () => undefined, dump: await preparedDump() })
    await expect(hurried.tidy()).resolves.toBeUndefined()
    await hurried.close()
  })

  test('leaves tenants as powerless as they were', async () => {
    const insert = database.asTenant('alpha', (tx) => sql`insert into customer (tenant_id, id) values ('beta', '1')`.execute(tx))
    await expect(insert).rejects.toThrow('row-level security')
  })
})
