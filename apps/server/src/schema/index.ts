import { resourcesOf } from '@bip/contract/resources'
import { desiredSchema, type Schema } from './desired.ts'
import { changeSql } from './sql.ts'

export type { Schema } from './desired.ts'

/** A schema with nothing in it, to start from. */
export const emptySchema: Schema = { tables: {}, functions: {}, files: {} }

/** What the cores of each module want the database to look like, by the key of the module. */
export const productSchemas = (): Map<string, Schema> =>
  new Map(Object.entries(resourcesOf).map(([module, cores]) => [module, desiredSchema(Object.values(cores))]))

/** The file name of a migration: two that are written side by side have different ones. `at` in UTC, to the minute. */
export const migrationName = (at: Date, module: string, what: string): string =>
  `${at.toISOString().replace(/\D/g, '').slice(0, 12)}_${module}_${what}.sql`

/** The text of the migration from one schema to another; null where nothing changed. */
export function migrationText(from: Schema, to: Schema): string | null {
  const statements = changeSql(from, to)
  if (statements.length === 0) return null
  return `-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.\n\n${statements.join(';\n\n')};\n`
}
