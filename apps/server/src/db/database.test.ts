import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, preparedDump, type TestDatabase, testHome } from '../testing/index.ts'
import type { Tx } from './database.ts'
import { openEmbedded } from './embedded/open.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
  for (const [tenant, name] of [
    ['alpha', '苏州精工'],
    ['beta', 'Bắc Ninh'],
  ])
    await opened.database.asTenant(tenant ?? '', (tx) =>
      sql`insert into customer (tenant_id, id, fullname, credit_limit, since) values (${tenant}, '1', ${name}, 10.50, '2026-11-20')`.execute(
        tx,
      ),
    )
})
afterAll(() => opened.drop())

const anotherEmbedded = async (options: { queryLimit?: number; freeBytes?: () => number }) =>
  openEmbedded({ folder: null, queryLimit: 10_000, log: () => undefined, dump: await preparedDump(), ...options })

const names = async (tx: Tx) =>
  (await sql<{ fullname: string }>`select fullname from customer order by id`.execute(tx)).rows.map((row) => row.fullname)

describe('a tenant’s transaction', () => {
  test('sees the tenant’s own rows without being asked to', async () => {
    expect(await opened.database.asTenant('alpha', names)).toEqual(['苏州精工'])
    expect(await opened.database.asTenant('beta', names)).toEqual(['Bắc Ninh'])
    expect(await opened.database.asTenant('gamma', names)).toEqual([])
    expect(await opened.database.asSystem(names)).toEqual(['苏州精工', 'Bắc Ninh'])
  })

  test('that only reads sees the same, whoever used its connection before', async () => {
    const { database } = opened
    const read = (tenant: string) => database.asTenant(tenant, names, { readOnly: true })
    await database.asTenant('alpha', async () => undefined, { readOnly: true })
    for (let time = 0; time < 3; time += 1) {
      expect(await read('alpha')).toEqual(['苏州精工'])
      expect(await read('beta')).toEqual(['Bắc Ninh'])
      expect(await database.asTenant('gamma', names)).toEqual([])
      expect(await read('gamma')).toEqual([])
      expect(await database.asSystem(names, { readOnly: true })).toEqual(['苏州精工', 'Bắc Ninh'])
      expect(await Promise.all(['alpha', 'beta', 'gamma', 'alpha'].map(read))).toEqual([
        ['苏州精工'],
        ['Bắc Ninh'],
        [],
        ['苏州精工'],
      ])
    }
  })

  test('that only reads goes on behind a query that failed, for this tenant and the next', async () => {
    const { database } = opened
    const read = async (tx: Tx) => {
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
      return names(tx)
    }
    expect(await database.asTenant('alpha', read, { readOnly: true })).toEqual(['苏州精工'])
    expect(await database.asTenant('beta', read, { readOnly: true })).toEqual(['Bắc Ninh'])
  })

  test('writes no row of another tenant and changes none', async () => {
    const insert = opened.database.asTenant('alpha', (tx) =>
      sql`insert into customer (tenant_id, id) values ('beta', '2')`.execute(tx),
    )
    await expect(insert).rejects.toThrow('row-level security')
    const changed = await opened.database.asTenant('alpha', (tx) =>
      tx.updateTable('customer').set({ fullname: 'x' }).where('id', '=', '1').where('tenant_id', '=', 'beta').executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  test('cannot become the owner’s, nor change the schema', async () => {
    const { database } = opened
    await expect(
      database.asTenant('alpha', (tx) => sql`alter table customer disable row level security`.execute(tx)),
    ).rejects.toThrow('owner')
    await expect(database.asTenant("a'; drop", names)).rejects.toThrow('is no tenant id')
  })

  test('that reads only refuses to write', async () => {
    const write = opened.database.asTenant('alpha', (tx) => sql`delete from customer`.execute(tx), { readOnly: true })
    await expect(write).rejects.toThrow('read-only')
  })

  test('is taken back whole when its work throws', async () => {
    const work = opened.database.asTenant('alpha', async (tx) => {
      await sql`update customer set fullname = 'changed'`.execute(tx)
      throw new Error('thought better of it')
    })
    await expect(work).rejects.toThrow('thought better of it')
    expect(await opened.database.asTenant('alpha', names)).toEqual(['苏州精工'])
  })

  test('tells when an error was caught and everything was lost', async () => {
    const work = opened.database.asTenant('alpha', async (tx) => {
      await sql`update customer set fullname = 'lost'`.execute(tx)
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('Use a savepoint')
  })

  test('does not run a query that comes after its end', async () => {
    let kept: Tx | undefined
    await opened.database.asTenant('alpha', async (tx) => {
      kept = tx
    })
    await expect(kept && names(kept)).rejects.toThrow('an await is missing')
  })
})

describe('values', () => {
  test('are decimals as text, days as text, instants with Z, counts as numbers, JSON and lists as such', async () => {
    const { rows } = await opened.database.asTenant('alpha', (tx) =>
      sql`select credit_limit, since, '2026-11-20 14:30:00+08'::timestamptz as at, count(*) over () as count,
        '{"a":[1]}'::jsonb as json, array['x','y'] as list from customer`.execute(tx),
    )
    expect(rows).toEqual([
      {
        credit_limit: '10.50',
        since: '2026-11-20',
        at: '2026-11-20T06:30:00.000Z',
        count: 1,
        json: { a: [1] },
        list: ['x', 'y'],
      },
    ])
  })
})

describe('a query that fails', () => {
  test('leaves the connection as good as before, also when it comes again', async () => {
    for (let time = 0; time < 4; time += 1)
      await expect(opened.database.asTenant('alpha', (tx) => sql`select nothing from nowhere`.execute(tx))).rejects.toThrow(
        'nowhere',
      )
    expect(await opened.database.asTenant('alpha', names)).toEqual(['苏州精工'])
  })

  test('because it takes too long is ended, and everybody else goes on', async () => {
    const database = testHome === 'plant' ? opened.database : await anotherEmbedded({ queryLimit: 300 })
    const slow = database.asSystem(async (tx) => {
      if (testHome === 'plant') await sql`set local statement_timeout = 300`.execute(tx)
      await sql`select count(*) from generate_series(1, 1000000000)`.execute(tx)
    })
    const waiting = database.asSystem((tx) => sql`select 1 as one`.execute(tx))
    await expect(slow).rejects.toMatchObject({ key: 'tooSlow' })
    expect((await waiting).rows).toEqual([{ one: 1 }])
    if (testHome === 'embedded') await database.close()
  })
})

describe.runIf(testHome === 'embedded')('a full disk', () => {
  test('refuses writes before the log breaks, goes on reading, and recovers', async () => {
    let free = Number.MAX_SAFE_INTEGER
    const database = await anotherEmbedded({ freeBytes: () => free })
    const write = () =>
      database.asSystem((tx) =>
        sql`insert into installation (name, value) values ('note', '1') on conflict do nothing`.execute(tx),
      )
    await write()
    free = 1024
    await expect(write()).rejects.toMatchObject({ key: 'storageFull', status: 503 })
    const read = await database.asSystem(
      (tx) => sql`select count(*) as count from installation where name = 'note'`.execute(tx),
      { readOnly: true },
    )
    expect(read.rows).toEqual([{ count: 1 }])
    free = Number.MAX_SAFE_INTEGER
    await write()
    await database.close()
  })
})
