import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from './processes.ts'
import { readJson } from './workspace.ts'

/** What a step of the gate came to. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
  /** Everything that the step said, to be shown when it failed. */
  output: string
}

type Report = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type VitestOptions = {
  env?: NodeJS.ProcessEnv
  /** Milliseconds; 45 minutes by default, for runs that hang: a slow machine takes several times as long as a quick one. */
  limit?: number
}

/** Tests never reach for the database that this machine works on, and colours only go where somebody sees them. */
const quiet: NodeJS.ProcessEnv = {
  DATABASE_URL: undefined,
  // Each of the many processes loads the same libraries.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
}

/** Runs Vitest once and counts its tests; a file that does not load, an error outside a test and a run without tests each count as a failure. */
export async function runVitest(
  args: readonly string[],
  { env = process.env, limit = 2_700_000 }: VitestOptions = {},
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'bip-vitest-'))
  const file = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output, timedOut } = await runTool('vitest', ['run', ...args, ...reporters], {
      env: { ...env, ...quiet },
      limit,
    })
    const counted = count(file)
    const failed = counted.failed + (code !== 0 && counted.failed === 0 ? 1 : 0)
    return { ...counted, failed, output: timedOut ? `${output}\nEnded after its limit of ${limit / 60_000} minutes.` : output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(file: string) {
  try {
    return countTests(readJson<Report>(file))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** Counts of a Vitest report; a file that failed without a failed test of its own counts as one. */
export function countTests({ numPassedTests, numPendingTests, numTodoTests, testResults }: Report) {
  const failures = testResults.map(({ status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    return failed === 0 && status === 'failed' ? 1 : failed
  })
  return { passed: numPassedTests, failed: failures.reduce((sum, n) => sum + n, 0), skipped: numPendingTests + numTodoTests }
}
