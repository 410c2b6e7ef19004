import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Figure } from '../tests/support/figures.ts'
import { buildApps } from './lib/apps.ts'
import { type Browser, findBrowser } from './lib/browser.ts'
import { startPostgres } from './lib/postgres.ts'
import { run } from './lib/processes.ts'
import { type ProofRow, withPart, withProof } from './lib/proof.ts'
import { root } from './lib/root.ts'
import { main, say, span } from './lib/say.ts'
import { runStoryTests } from './lib/storyTests.ts'
import { runVitest, type Tally } from './lib/vitest.ts'

const page = join(root, 'docs', 'trust.md')
const day = 24 * 3600 * 1000

/**
 * The promises at their full counts: hours, not minutes. Writes date, commit and figures to docs/trust.md. With words it performs the tests
 * of the server whose paths hold one of them, and writes their figures alone. --share=0.1 performs a tenth of it for a quick look, and
 * writes nothing.
 */
await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bip-prove-'))
  const figuresFile = join(folder, 'figures.jsonl')
  const { values, positionals: part } = parseArgs({ allowPositionals: true, options: { share: { type: 'string' } } })
  const browser = await findBrowser()
  const env = {
    ...process.env,
    BIP_PROVE: '1',
    BIP_PROVE_FIGURES: figuresFile,
    BIP_CHROMIUM: browser.path,
    BIP_PROVE_SHARE: values.share ?? '1',
  }
  if (part.length === 0) await buildApps()
  const rows = await performAll(env, browser, part)
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '# Trust\n'
  const date = new Date().toISOString().slice(0, 10)
  const figures = readFigures(figuresFile)
  const platform = `Node ${process.versions.node}, ${browser.version}, ${process.platform} ${process.arch}`
  if (values.share) for (const { promise, figure, run } of figures) say(`${promise}: ${figure} (${run})`)
  else
    writeFileSync(
      page,
      part.length > 0
        ? withPart(text, { date, figures })
        : withProof(text, { date, commit: await commit(), platform, rows, figures }),
    )
  rmSync(folder, { recursive: true, force: true })
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  say(`${rows.reduce((sum, row) => sum + row.passed, 0)} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
})

async function performAll(env: NodeJS.ProcessEnv, browser: Browser, part: readonly string[]) {
  const rows: ProofRow[] = []
  const perform = async (title: string, body: (env: NodeJS.ProcessEnv) => Promise<Tally>) => {
    say(`${title} …`)
    const started = performance.now()
    const { passed, failed, output } = await body({ ...env, BIP_PROVE_RUN: title })
    const time = span(performance.now() - started)
    if (failed > 0) say(output)
    say(`${title}: ${passed} passed, ${failed} failed in ${time}`)
    rows.push({ title, passed, failed, time })
  }
  const serverOn = (database: NodeJS.ProcessEnv) => (env: NodeJS.ProcessEnv) =>
    runVitest(['--project=server', '--project=server-alone', '--testTimeout=0', ...part], {
      env: { ...env, ...database },
      limit: day,
    })
  await perform('Server on the embedded database', serverOn({ BIP_TEST_DB: 'pglite' }))
  const postgres = await startPostgres()
  try {
    await perform(
      `Server on ${postgres.description.replace(/ \(\/.*/, '')}`,
      serverOn({ BIP_TEST_DB: 'postgres', BIP_TEST_DATABASE_URL: postgres.url }),
    )
  } finally {
    await postgres.stop()
  }
  if (part.length > 0) return rows
  await perform('Processes made by chance', (env) =>
    runVitest(['--project=unit', '--testTimeout=0', 'packages/engine/src/generated.test.ts'], { env, limit: day }),
  )
  await perform('Plants made by chance', (env) =>
    runVitest(['--project=unit', '--testTimeout=0', 'packages/scheduling/src/plants.test.ts'], { env, limit: day }),
  )
  await perform('Journeys through the built product', (env) =>
    runVitest(['--project=journeys', '--testTimeout=0'], { env, limit: day }),
  )
  await perform('Stories of the built Storybook', () => runStoryTests(browser))
  return rows
}

/** The short hash of the commit, marked when the tree holds changes beside it. */
async function commit() {
  const head = await run('git', ['rev-parse', '--short', 'HEAD'])
  const status = await run('git', ['status', '--porcelain'])
  if (head.code !== 0) return 'none'
  return status.output.trim() === '' ? head.output.trim() : `${head.output.trim()} with changes`
}

function readFigures(file: string): Figure[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}
