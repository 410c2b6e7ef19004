import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { circumstances } from '../tests/bench/machine.ts'
import { printed, type Section, withSection } from '../tests/bench/report.ts'
import { resource } from '../tests/bench/resource/index.ts'
import { server } from '../tests/bench/server/index.ts'
import { sizes } from '../tests/bench/sizes/index.ts'
import { root } from './lib/root.ts'
import { main, Problem, say } from './lib/say.ts'

const page = join(root, 'docs', 'benchmarks.md')
const introduction = `# Benchmarks

Written by \`npx pnpm@12 bench --write\`, a part by itself with \`bench server\`, \`bench sizes\` or \`bench resource\`. Each figure stands
beside its goal as a share of it: above 1 the goal is missed. Absolute figures belong to the machine that is named.
`
const benchmarks: Record<string, () => Promise<Section>> = { server, sizes, resource }

/** Measures against what one could choose instead; all benchmarks or those named. --write puts the figures into docs/benchmarks.md. */
await main(async () => {
  const args = process.argv.slice(2)
  const names = args.filter((name) => !name.startsWith('--'))
  const unknown = names.find((name) => !(name in benchmarks))
  if (unknown)
    throw new Problem(`There is no benchmark "${unknown}"; name some of ${Object.keys(benchmarks).join(', ')}, or none for all.`)
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const circumstancesOfRun = await circumstances()
    const section = await measure()
    const at = circumstancesOfRun()
    say(`${printed(section)}${at.date}, commit ${at.commit}, ${at.machine}. ${at.load}\n`)
    if (args.includes('--write')) writeFileSync(page, withSection(readPage(), section, at))
  }
  process.exit(0)
})

function readPage() {
  return existsSync(page) ? readFileSync(page, 'utf8') : introduction
}
