import { resources } from '@bip/contract/resources'
import { desiredSchema, type Schema } from './desired.ts'
import { changeSql } from './sql.ts'

export type { Schema } from './desired.ts'

/** A schema with nothing in it, to start from. */
export const emptySchema: Schema = { tables: {}, functions: {}, files: {} }

/** What the cores of the product want the database to look like. */
export const productSchema = (): Schema => desiredSchema(Object.values(resources))

/** The text of the migration from one schema to another; null where nothing changed. */
export function migrationText(from: Schema, to: Schema): string | null {
  const statements = changeSql(from, to)
  if (statements.length === 0) return null
  return `-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.\n\n${statements.join(';\n\n')};\n`
}
