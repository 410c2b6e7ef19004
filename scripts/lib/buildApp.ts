import { stripVTControlCharacters } from 'node:util'
import { build } from 'vite'

const [folder] = process.argv.slice(2)

try {
  // Tabs that are open during a deploy still ask for the chunks they know, so a build adds to the folder.
  await build({ root: folder, logLevel: 'warn', mode: 'production', build: { emptyOutDir: false } })
} catch (error) {
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
