import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { accessibility } from '../tests/bench/accessibility/index.ts'
import { choosing } from '../tests/bench/choosing/index.ts'
import { components } from '../tests/bench/components/index.ts'
import { crm } from '../tests/bench/crm/index.ts'
import { gantt } from '../tests/bench/gantt/index.ts'
import { circumstances } from '../tests/bench/machine.ts'
import { planning } from '../tests/bench/planning/index.ts'
import { portal } from '../tests/bench/portal/index.ts'
import { printed, type Section, withSection } from '../tests/bench/report.ts'
import { resource } from '../tests/bench/resource/index.ts'
import { scheduling } from '../tests/bench/scheduling/index.ts'
import { server } from '../tests/bench/server/index.ts'
import { sizes } from '../tests/bench/sizes/index.ts'
import { stock } from '../tests/bench/stock/index.ts'
import { table } from '../tests/bench/table/index.ts'
import { upload } from '../tests/bench/upload/index.ts'
import { workflow } from '../tests/bench/workflow/index.ts'
import { root } from './lib/root.ts'
import { main, Problem, say } from './lib/say.ts'

const page = join(root, 'docs', 'benchmarks.md')
const introduction = `# Benchmarks

Written by \`npx -y pnpm@12 bench --write\`, a part by itself with \`bench server\`, \`bench sizes\`, \`bench resource\`, \`bench components\`, \`bench table\`, \`bench portal\`, \`bench workflow\`, \`bench planning\`, \`bench scheduling\`, \`bench stock\`, \`bench crm\`, \`bench gantt\`, \`bench choosing\`, \`bench upload\` or \`bench accessibility\`.
Each figure stands beside its goal as a share of it: above 1 the goal is missed. Absolute figures belong to the machine that is named.
`

type Options = {
  /** Parts of a benchmark that has parts, in small letters; all by default. */
  only?: readonly string[]
  /** How often a benchmark repeats itself; each has its own default. */
  rounds?: number
  /** Less of everything, where a benchmark knows what it can leave out; default false. */
  isQuick?: boolean
  /** Seconds that a search may take, where a benchmark has one. */
  seconds?: number
}

const benchmarks: Record<string, (options: Options) => Promise<Section>> = {
  server,
  sizes,
  resource,
  components,
  table,
  portal,
  workflow,
  planning,
  scheduling,
  stock,
  crm,
  gantt,
  choosing,
  upload,
  accessibility,
}

/**
 * Measures against what one could choose instead; all benchmarks or those named. --write puts the figures into docs/benchmarks.md;
 * for a quick look, --only=select,form --rounds=3 measures some components a few times, --quick less of the table, --seconds=2 searches
 * that are shorter, which the page tells.
 */
await main(async () => {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      write: { type: 'boolean' },
      only: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean' },
      seconds: { type: 'string' },
    },
  })
  const unknown = names.find((name) => !(name in benchmarks))
  if (unknown)
    throw new Problem(`There is no benchmark "${unknown}"; name some of ${Object.keys(benchmarks).join(', ')}, or none for all.`)
  if (values.write && (values.only || values.rounds || values.quick))
    throw new Problem(
      '--only, --rounds and --quick are for a quick look, which --write would put in the place of the whole; leave one out.',
    )
  const options: Options = {
    only: values.only?.toLowerCase().split(','),
    rounds: values.rounds ? Number(values.rounds) : undefined,
    isQuick: values.quick,
    seconds: values.seconds ? Number(values.seconds) : undefined,
  }
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const circumstancesOfRun = await circumstances()
    const section = await measure(options)
    const at = circumstancesOfRun()
    say(`${printed(section)}${at.date}, commit ${at.commit}, ${at.machine}. ${at.load}\n`)
    if (values.write) writeFileSync(page, withSection(readPage(), section, at))
  }
  process.exit(0)
})

function readPage() {
  return existsSync(page) ? readFileSync(page, 'utf8') : introduction
}
