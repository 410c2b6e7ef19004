import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

const migration = readFileSync(new URL('../../migrations/202611241314_process_state.sql', import.meta.url), 'utf8')
/** What the migration does to processes that are there. */
const takingOver = migration.slice(migration.indexOf('insert into process_state'), migration.indexOf('comment on'))
const later = readFileSync(new URL('../../migrations/202611241600_process_operations.sql', import.meta.url), 'utf8')
/** What the next one does to their tasks. */
const naming = later.slice(later.indexOf('update process_task t set wait_id'), later.indexOf('-- What comments mean'))

test('leaves under way before the interpreter go on where they stood, and those that were over stay so', async () => {
  const { tokens, services } = office
  const [running, back, over] = [
    await office.ask(tokens.sales, { days: '1' }),
    await office.ask(tokens.sales),
    await office.ask(tokens.sales),
  ]
  await office.complete(tokens.admin, (await office.taskIn(tokens.admin, back)).taskId, false)
  await office.complete(tokens.admin, (await office.taskIn(tokens.admin, over)).taskId, true)
  await services.database.asSystem(async (tx) => {
    await sql`delete from process_state`.execute(tx)
    await sql`update process_instance set state = '{"definitions": []}'`.execute(tx)
    for (const statement of `${takingOver}${naming}`.split(/;\s*\n/).filter((one) => /\w/.test(one)))
      await sql.raw(statement).execute(tx)
  })
  await office.complete(tokens.admin, (await office.taskIn(tokens.admin, running)).taskId, true)
  await office.complete(tokens.sales, (await office.taskIn(tokens.sales, back)).taskId, true)
  await office.complete(tokens.admin, (await office.taskIn(tokens.admin, back)).taskId, true)
  for (const { processInstanceId: processInsId } of [running, back, over])
    expect((await office.detail(tokens.sales, { processInsId })).process.processIsFinished).toBe('finished')
})

test('a process that is over leaves no rows of where it stands', async () => {
  const { tokens, services } = office
  const started = await office.ask(tokens.sales)
  const rowsOf = async () => {
    const { rows } = await services.database.asSystem((tx) =>
      sql<{ kind: string; body: { node: string } }>`select kind, body from process_state
        where instance_id = ${started.processInstanceId} order by kind`.execute(tx),
    )
    return rows.map(({ kind, body }) => `${kind} ${body.node}`)
  }
  expect(await rowsOf()).toEqual(['scopes ', 'tokens headReview', 'waits headReview'])
  await office.complete(tokens.admin, (await office.taskIn(tokens.admin, started)).taskId, true)
  expect(await rowsOf()).toEqual([])
})
