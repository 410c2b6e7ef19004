import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, launchArgs } from './browser.ts'
import { runTool } from './processes.ts'
import { serveFolder } from './staticServer.ts'
import { buildStorybook } from './storybook.ts'
import type { Tally } from './vitest.ts'
import { readJson } from './workspace.ts'

type JestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numRuntimeErrorTestSuites: number }

/** Runs Storybook's test-runner over the built Storybook: the stories as they are published, not as Vitest serves them. */
export async function runStoryTests(browser: Browser): Promise<Tally> {
  const site = await serveFolder(await buildStorybook())
  const folder = mkdtempSync(join(tmpdir(), 'bip-stories-'))
  const file = join(folder, 'report.json')
  try {
    const args = ['--index-json', '--url', site.url, '--maxWorkers', '2', '--disable-telemetry', '--json', '--outputFile', file]
    const env = { ...process.env, BIP_CHROMIUM: browser.path, BIP_CHROMIUM_ARGS: JSON.stringify(launchArgs) }
    const { code, output } = await runTool('@storybook/test-runner', args, { command: 'test-storybook', env, limit: 3_600_000 })
    const { passed, failed, skipped } = count(file)
    return { passed, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), skipped, output }
  } finally {
    site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function count(file: string) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readJson<JestReport>(file)
    return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
