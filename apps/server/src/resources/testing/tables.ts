import type { Core } from '@bip/contract'
import { sql } from 'kysely'
import { desiredSchema } from '../../schema/desired.ts'
import { emptySchema, migrationText } from '../../schema/index.ts'
import type { TestServer } from '../../testing/index.ts'

/** Makes the tables of resources that only tests have. */
export async function makeTables(server: TestServer, cores: readonly Core[]): Promise<void> {
  const text = migrationText(emptySchema, desiredSchema(cores)) ?? ''
  await server.services.database.asSystem(async (tx) => {
    for (const statement of text.split(';\n\n')) if (statement.trim()) await sql.raw(statement).execute(tx)
  })
}
