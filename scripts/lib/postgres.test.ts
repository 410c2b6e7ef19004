import { expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { startPostgres } from './postgres.ts'

it('says what it tried and the way out when no PostgreSQL starts', async () => {
  const base = tree({ 'initdb.txt': '' })
  const started = startPostgres({ candidates: [base] })
  await expect(started).rejects.toThrow('BIP_TEST_PG=skip')
  await expect(started).rejects.toThrow(`${base}: initdb or postgres is missing here`)
})
