import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../../db/migrate.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

const run = (text: string) => opened.database.asSystem((tx) => sql.raw<{ id: string }>(text).execute(tx))

/** What the migration does with the numbers that it finds. */
function takeOver(): string {
  const migration = readMigrations().find(({ name }) => name === '0087_own_account.sql')?.sql ?? ''
  return /insert into confirmed_phone[\s\S]*?;/.exec(migration)?.[0] ?? ''
}

type Stored = { id: string; phone: string; status?: string; isDeleted?: boolean }
const account = ({ id, phone, status = 'enabled', isDeleted = false }: Stored) =>
  run(`insert into "user" (tenant_id, id, account, phone, status, is_deleted)
    values ('t', '${id}', '${id}', '${phone}', '${status}', ${isDeleted})`)
const wrote = (id: string, by: string, operation = 'update') =>
  run(`insert into change_history (tenant_id, id, resource, record_id, version, operation, at, user_id, user_name, changes)
    select 't', lpad(count(*)::text, 12, '0'), 'user', '${id}', 1, '${operation}', now(), '${by}', 'x',
      ${operation === 'update' ? `'{"phone": {"before": null, "after": "1"}}'` : `'{}'`}::jsonb from change_history`)

test('numbers that were stored go on letting in whom an administrator gave them to, and nobody who entered them themselves', async () => {
  await account({ id: 'given', phone: '13800000001' })
  await wrote('given', 'admin')
  await account({ id: 'imported', phone: '13800000002' })
  await account({ id: 'own', phone: '13800000003' })
  await wrote('own', 'own')
  await account({ id: 'corrected', phone: '13800000004' })
  await wrote('corrected', 'corrected')
  await wrote('corrected', 'admin')
  await account({ id: 'registered', phone: '13800000005' })
  await wrote('registered', 'registered', 'create')
  for (const id of ['one', 'two']) await account({ id, phone: '13800000006' })
  await account({ id: 'owner', phone: '13800000007' })
  await account({ id: 'stranger', phone: '13800000007', status: 'waiting' })
  await account({ id: 'gone', phone: '13800000008', isDeleted: true })
  await run(takeOver())
  const { rows } = await run('select user_id as id from confirmed_phone order by 1')
  expect(rows.map(({ id }) => id)).toEqual(['corrected', 'given', 'imported', 'owner'])
})
