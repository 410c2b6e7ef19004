import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptySchema, migrationName, migrationText, productSchemas, type Schema } from '../apps/server/src/schema/index.ts'
import { root } from './lib/root.ts'
import { main, Problem, say } from './lib/say.ts'

const folder = join(root, 'apps/server/migrations')

/** Writes the migration of each module from its committed snapshot to what its cores declare; `--check` only says whether one is missing. */
await main(async () => {
  const open = [...productSchemas()].flatMap(([module, after]) => {
    const snapshot = join(folder, module, 'schema.gen.json')
    const before: Schema = existsSync(snapshot) ? (JSON.parse(readFileSync(snapshot, 'utf8')) as Schema) : emptySchema // written below
    const text = migrationText(before, after)
    return text ? [{ module, snapshot, after, text }] : []
  })
  if (process.argv.includes('--check')) {
    if (open.length > 0)
      throw new Problem(
        'The resources changed and the database did not: run "npx -y pnpm@12 migrations" and commit the new file.',
      )
    return
  }
  if (open.length === 0) return say('The migrations are up to date.')
  for (const { module, snapshot, after, text } of open) {
    const name = migrationName(new Date(), module, 'resources')
    mkdirSync(join(folder, module), { recursive: true })
    writeFileSync(join(folder, module, name), text)
    writeFileSync(snapshot, `${JSON.stringify(after, null, 2)}\n`)
    say(`Wrote apps/server/migrations/${module}/${name}; read it before you commit it.`)
  }
})
