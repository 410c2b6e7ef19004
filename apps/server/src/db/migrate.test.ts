import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, preparedDump, type TestDatabase, testHome } from '../testing/index.ts'
import { openEmbedded } from './embedded/open.ts'
import { type Migration, readMigrations } from './migrate.ts'
import { openPlant } from './plant/open.ts'

const product = readMigrations()
const migration = (name: string, text: string): Migration => ({ name, sql: text, checksum: text })
const first = migration('9001_first.sql', 'create table first_thing (id integer)')
const second = migration('9002_second.sql', 'create table second_thing (id integer); insert into first_thing values (1)')
const broken = migration('9002_second.sql', 'create table second_thing (id integer); insert into nowhere values (1)')

let folder: string
let plant: TestDatabase | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-migrate-'))
  if (testHome === 'plant') plant = await openTestDatabase()
})
afterAll(async () => {
  await plant?.drop()
  await rm(folder, { recursive: true, force: true })
})

let isFirstTime = true
/** A start of a version of the product that has these migrations; answers what it said. */
async function start(migrations: Migration[], look?: string): Promise<{ progress: string[]; rows: unknown[] }> {
  const said: string[] = []
  const common = { queryLimit: 10_000, migrations, progress: (line: string) => said.push(line) }
  const dump = isFirstTime ? await preparedDump() : undefined
  isFirstTime = false
  const database = plant?.databaseUrl
    ? await openPlant({ ...common, url: plant.databaseUrl })
    : await openEmbedded({ ...common, folder, log: () => undefined, dump })
  const { rows } = look ? await database.asSystem((tx) => sql.raw(look).execute(tx)) : { rows: [] }
  await database.close()
  return { progress: said, rows }
}

describe('migrations', () => {
  test('have numbers of their own and run in their order', () => {
    expect(product.map(({ name }) => name)).toEqual(product.map(({ name }) => name).toSorted())
    expect(product[0]?.name).toBe('0001_platform.sql')
  })

  test('that fail leave nothing behind, keep the ones before, and go on from there', async () => {
    await expect(start([...product, first, broken])).rejects.toThrow(/9002_second.sql failed and was taken back: .*nowhere/)
    const { progress, rows } = await start([...product, first, second], 'select count(*) as count from first_thing')
    expect(progress).toEqual(['database: 9002_second.sql (1 of 1)'])
    expect(rows).toEqual([{ count: 1 }])
  })

  test('run once', async () => {
    expect((await start([...product, first, second])).progress).toEqual([])
  })

  test('that were changed afterwards, or are not known any more, stop the start with the way out', async () => {
    await expect(start([...product, { ...first, checksum: 'other' }, second])).rejects.toThrow('was changed after it had run')
    await expect(start([...product, first])).rejects.toThrow('by a newer version of the product')
  })
})
