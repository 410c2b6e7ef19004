import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { modulePages } from '../packages/develop/src/moduleDocs/index.ts'
import { root } from './lib/root.ts'
import { main, Problem, say } from './lib/say.ts'

const folder = join(root, 'docs/modules')

/** Writes a page for each module from its declarations; `--check` only says which are not what is declared. */
await main(async () => {
  const pages = modulePages()
  if (process.argv.includes('--check')) {
    const written = new Map(globSync('*.md', { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
    const stale = [...new Set([...pages.keys(), ...written.keys()])].filter((name) => pages.get(name) !== written.get(name))
    if (stale.length > 0)
      throw new Problem(`docs/modules does not say what is declared (${stale.join(', ')}): run "npx -y pnpm@12 module-docs".`)
    return
  }
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of pages) writeFileSync(join(folder, name), text)
  say(`Wrote ${pages.size} pages to docs/modules.`)
})
