import { sql } from 'kysely'
import { defaults } from '../base/config.ts'
import { openDatabase } from '../db/open.ts'

/**
 * A process that a test kills: it writes pairs of rows, one transaction each, and says the number of a pair as soon as that was
 * acknowledged. Arguments: data folder, number to begin with. `DATABASE_URL` makes it write to PostgreSQL.
 */
const [dataFolder = '', first = '0'] = process.argv.slice(2)
const database = await openDatabase({ ...defaults, dataFolder, databaseUrl: process.env.DATABASE_URL }, { log: console.error })
let next = Number(first)

async function writePairs(): Promise<never> {
  for (;;) {
    const number = next++
    await database.asSystem(async (tx) => {
      await sql`insert into pair_left values (${number}, ${'x'.repeat(500)})`.execute(tx)
      await sql`insert into pair_right values (${number}, ${'y'.repeat(500)})`.execute(tx)
    })
    process.stdout.write(`${number}\n`)
  }
}

// As several requests at once would.
await Promise.all([writePairs(), writePairs(), writePairs(), writePairs()])
