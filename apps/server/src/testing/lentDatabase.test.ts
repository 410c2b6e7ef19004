import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import type { Contents, TestDatabase } from './database.ts'
import { lendTestDatabase } from './lentDatabase.ts'

const contents: Contents = {
  name: 'lent',
  sources: ['apps/server/src/testing'],
  fill: (database) =>
    database.asSystem((tx) => sql`insert into installation values ('lent', '{"first": [1, null]}')`.execute(tx)).then(),
}
const lend = (): Promise<TestDatabase> => lendTestDatabase(contents, () => undefined)
const run = (database: Database, statement: RawBuilder<unknown>) => database.asSystem((tx) => statement.execute(tx))
const held = async (database: Database) => (await run(database, sql`select name, value from installation order by name`)).rows
const atFirst = [{ name: 'lent', value: { first: [1, null] } }]
/** Told apart by what PostgreSQL gives each database. */
const identity = async (database: Database) =>
  (
    await run(
      database,
      sql`select oid, (select relfilenode from pg_class where relname = 'installation')
      from pg_database where datname = current_database()`,
    )
  ).rows

test('a lent database begins anew for the next one: rows, removed and changed ones too', async () => {
  const one = await lend()
  expect(await held(one.database)).toEqual(atFirst)
  const which = await identity(one.database)
  await run(one.database, sql`update installation set value = '1'`)
  await run(one.database, sql`insert into installation values ('more', '2')`)
  await run(one.database, sql`insert into server_key values ('a', 'b')`)
  await one.drop()
  const next = await lend()
  expect(await identity(next.database)).toEqual(which)
  expect(await held(next.database)).toEqual(atFirst)
  expect((await run(next.database, sql`select from server_key`)).rows).toEqual([])
  await next.drop()
})

test('who comes after the end is refused, and two at a time have one each', async () => {
  const [one, other] = [await lend(), await lend()]
  await run(one.database, sql`delete from installation`)
  expect(await held(other.database)).toEqual(atFirst)
  await one.drop()
  await expect(held(one.database)).rejects.toThrow('closed')
  await other.drop()
})

test('a database whose tables were changed is lent to nobody else', async () => {
  const one = await lend()
  await run(one.database, sql`alter table installation add column more text`)
  await one.drop()
  const next = await lend()
  expect(await held(next.database)).toEqual(atFirst)
  await run(next.database, sql`alter table installation add column more text`)
  await next.drop()
})
