import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelFor } from '../../model/model.ts'
import { readRecord } from '../../resources/read/read.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts'
import { maxPrepared } from './statements.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.drop())

/** Asked one after the other, so that one connection answers all of them. */
const ask = (number: number) =>
  opened.database.asSystem(async (tx) => (await sql<{ n: number }>`select ${sql.lit(number)}::int as n`.execute(tx)).rows[0]?.n)

const preparedNow = () =>
  opened.database.asSystem(async (tx) => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)
    return rows.map(({ statement }) => statement)
  })

test('of the statements that come again a bounded number stays prepared, those that were used last', async () => {
  const often = 1_000_000
  for (let number = 0; number < maxPrepared * 2; number += 1) {
    expect([await ask(number), await ask(number)]).toEqual([number, number])
    if (number % 50 === 0) await ask(often)
  }
  const statements = await preparedNow()
  expect(statements.length).toBeGreaterThan(maxPrepared * 0.9)
  expect(statements.length).toBeLessThanOrEqual(maxPrepared)
  expect(statements).toContain(`select ${often}::int as n`)
  expect(statements).toContain(`select ${maxPrepared * 2 - 1}::int as n`)
  expect(statements).not.toContain('select 0::int as n')
  expect(await ask(0)).toBe(0)
})

test('a statement that is forgotten after a failure does no harm', async () => {
  const broken = opened.database.asSystem(async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    for (let number = 0; number < 3; number += 1) await sql`select ${sql.lit(2_000_000 + number)}`.execute(tx)
  })
  await expect(broken).rejects.toThrow('aborted')
  for (let number = 0; number < maxPrepared + 10; number += 1)
    for (const _ of [1, 2]) expect(await ask(3_000_000 + number)).toBe(3_000_000 + number)
  expect((await preparedNow()).length).toBeLessThanOrEqual(maxPrepared)
})

test('a record is read by a plan that is kept, not by one that is made anew each time', async () => {
  const plans = await opened.database.asSystem(async (tx) => {
    for (let number = 0; number < 12; number += 1)
      await readRecord(tx, '000000', modelFor('customer'), String(number), { lines: true, labels: 'all' })
    const { rows } = await sql<{ kept: number; made: number }>`select generic_plans::int as kept, custom_plans::int as made
      from pg_prepared_statements where statement like '%from "customer" t%row_to_json%' or statement like '%row_to_json%from "customer" t%'`.execute(
      tx,
    )
    return rows
  })
  expect(plans).toEqual([{ kept: expect.any(Number), made: 5 }])
  expect(plans[0]?.kept).toBeGreaterThan(4)
})
