import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptySchema, migrationText, productSchema, type Schema } from '../apps/server/src/schema/index.ts'
import { root } from './lib/root.ts'
import { main, Problem, say } from './lib/say.ts'

const folder = join(root, 'apps/server/migrations')
const snapshot = join(folder, 'schema.gen.json')

/** Writes the migration from the committed snapshot to what the cores declare; `--check` only says whether one is missing. */
await main(async () => {
  const before: Schema = existsSync(snapshot) ? (JSON.parse(readFileSync(snapshot, 'utf8')) as Schema) : emptySchema // written below
  const after = productSchema()
  const text = migrationText(before, after)
  if (process.argv.includes('--check')) {
    if (text)
      throw new Problem(
        'The resources changed and the database did not: run "npx -y pnpm@12 migrations" and commit the new file.',
      )
    return
  }
  if (!text) return say('The migrations are up to date.')
  const name = `${nextNumber(before === emptySchema)}_resources.sql`
  writeFileSync(join(folder, name), text)
  writeFileSync(snapshot, `${JSON.stringify(after, null, 2)}\n`)
  say(`Wrote apps/server/migrations/${name}; read it before you commit it.`)
})

/** Behind every other migration; the first one stands right behind the platform's, where later ones build on its tables. */
function nextNumber(first: boolean): string {
  const numbers = readdirSync(folder).flatMap((name) => /^(\d{4})_.*\.sql$/.exec(name)?.[1] ?? [])
  const last = first ? 1 : Math.max(0, ...numbers.map(Number))
  return String(last + 1).padStart(4, '0')
}
