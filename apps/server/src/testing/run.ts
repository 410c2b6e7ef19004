import { randomBytes } from 'node:crypto'
import { dropTestDatabases } from './database.ts'

const run = randomBytes(4).toString('hex')

/** Before a whole run: its databases on PostgreSQL bear its name. */
export function setup(): void {
  process.env.BIP_TEST_RUN = run
}

/** After it: files of tests lend each other databases, and the last ones are still there. */
export const teardown = (): Promise<void> => dropTestDatabases(run)
