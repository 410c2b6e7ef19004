import { fillDemo } from '../../tests/support/product.ts'
import { runChecks } from '../checks/index.ts'
import { buildApps } from './apps.ts'
import { type Browser, findTestBrowser } from './browser.ts'
import { startPostgres } from './postgres.ts'
import { say } from './say.ts'
import { runVitest, type Tally } from './vitest.ts'

export type Step = {
  name: string
  title: string
  body: () => Promise<Tally>
}

const steps: Step[] = [
  { name: 'check', title: 'types, lint, boundaries, dead code, locales, words, dependencies, public types', body: check },
  { name: 'unit', title: 'packages and scripts', body: () => runVitest(['--project=unit']) },
  {
    name: 'server:pglite',
    title: 'the server on the embedded database',
    body: () => server({ BIP_TEST_DB: 'pglite' }),
  },
  { name: 'server:postgres', title: 'the server on PostgreSQL', body: serverOnPostgres },
  { name: 'stories', title: 'every story and component test in the browser, with accessibility', body: stories },
  { name: 'journeys', title: 'the built product in the browser', body: journeys },
]

/**
 * Steps that leave a core idle run beside others: journeys wait for pages and clocks for more than half of their time, which stories fill. All
 * others run one after the other, in the gate's order: both databases at once take longer on two cores than in turns.
 */
const together: readonly (readonly string[])[] = [
  ['check', 'unit'],
  ['stories', 'journeys'],
]

/** The steps as they run: those of one group at the same time. */
export const groupsOf = (wanted: readonly Step[]): Step[][] => {
  const groupOf = ({ name }: Step) => together.find((names) => names.includes(name)) ?? name
  return [...Map.groupBy(wanted, groupOf).values()]
}

/** The names that the command line understands. */
export const stepNames = [...steps.map(({ name }) => name), 'server']

/** The steps for some names, all of them for none; "server" stands for both of its databases. */
export function stepsFor(names: readonly string[]) {
  if (names.length === 0) return steps
  if (!names.every((name) => stepNames.includes(name))) return []
  return steps.filter(({ name }) => names.includes(name) || names.includes(name.split(':')[0] ?? ''))
}

async function check(): Promise<Tally> {
  const results = await runChecks()
  const failed = results.filter(({ findings }) => findings.length > 0)
  const output = failed
    .map(({ name, findings }) => `${name}\n${findings.map((finding) => `  ${finding}`).join('\n')}`)
    .join('\n\n')
  return { passed: results.length - failed.length, failed: failed.length, skipped: 0, output }
}

const server = (env: NodeJS.ProcessEnv) =>
  runVitest(['--project=server', '--project=server-alone'], { env: { ...process.env, ...env } })

async function serverOnPostgres(): Promise<Tally> {
  if (process.env.BIP_TEST_PG === 'skip')
    return { passed: 0, failed: 0, skipped: 0, output: 'left out, as BIP_TEST_PG=skip asks' }
  const postgres = await startPostgres()
  say(`${' '.repeat(16)} on ${postgres.description}`)
  try {
    return await server({ BIP_TEST_DB: 'postgres', BIP_TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

async function stories(): Promise<Tally> {
  const env = await withBrowser()
  // Runs of their own: the pages of one run take turns, and each keeps one core busy.
  const run = (part: string, ...projects: string[]) =>
    runVitest(['--config=vitest.stories.config.ts', ...projects.map((name) => `--project=${name}`)], {
      env: { ...env, BIP_STORIES_PART: part },
    })
  const parts = await Promise.all([
    run('1', 'stories 1'),
    run('2', 'stories 2', 'stories alone'),
    runVitest(['--project=components', '--passWithNoTests'], { env }),
  ])
  return parts.reduce((sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
    skipped: sum.skipped + part.skipped,
    output: [sum, part]
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output)
      .join('\n'),
  }))
}

async function journeys(): Promise<Tally> {
  const env = await withBrowser()
  const [demo] = await Promise.all([fillDemo(), buildApps({ show: (text) => say(`${' '.repeat(16)} ${text}`) })])
  try {
    return await runVitest(['--project=journeys'], { env: { ...env, ...demo.env } })
  } finally {
    await demo.remove()
  }
}

let browser: Promise<Browser> | undefined

async function withBrowser(): Promise<NodeJS.ProcessEnv> {
  browser ??= findTestBrowser()
  const { path, source, version } = await browser
  say(`${' '.repeat(16)} in ${version} (${source})`)
  return { ...process.env, BIP_CHROMIUM: path }
}
