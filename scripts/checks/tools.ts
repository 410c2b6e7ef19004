import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { type Outcome, run, runTool } from '../lib/processes.ts'
import type { Check } from './index.ts'

const lines = ({ code, output }: Outcome) =>
  code === 0 ? [] : (output.trim() || `ended with code ${code} and said nothing`).split('\n').filter((line) => line.trim() !== '')

/**
 * TypeScript over the whole tree. Each of its checkers works out for itself what they share, so with more than there are cores they only
 * take each other's time: four on two cores take twice as long as two. What it found is kept, so the next run looks at what changed only.
 */
export const types: Check = async (base) => {
  const checkers = String(Math.min(4, availableParallelism()))
  const kept = join(base, 'node_modules/.cache/types.tsbuildinfo')
  const args = ['-p', base, '--pretty', 'false', '--checkers', checkers, '--incremental', '--tsBuildInfoFile', kept]
  return lines(await runTool('typescript', args, { command: 'tsc' }))
}

/** Biome: format, lint, order of imports and import cycles. */
export const lint: Check = async (base) => {
  const args = ['check', '--reporter=github', '--max-diagnostics=none', '--colors=off', '.']
  const outcome = await runTool('@biomejs/biome', args, { command: 'biome', cwd: base })
  const findings = outcome.output.split('\n').flatMap((line) => readable(base, line))
  return findings.length > 0 ? findings : lines(outcome)
}

/** What a script of the project would write against what is there. */
const upToDate =
  (name: string): Check =>
  async (base) => {
    const script = join(base, `scripts/${name}.ts`)
    return existsSync(script) ? lines(await run(process.execPath, [script, '--check'], { cwd: base })) : []
  }

/** The migrations on disk against what the resources declare. */
export const migrations = upToDate('migrations')

/** The pages of the modules against what they declare. */
export const moduleDocs = upToDate('module-docs')

// Biome speaks to GitHub's log: "::error title=lint/x,file=a.ts,line=3,...::What". People want "a.ts:3 What (lint/x)".
function readable(base: string, line: string) {
  const [, title, file = '', at, what] = /^::\w+ title=([^,]*),file=([^,]*),line=(\d+),[^:]*::(.*)$/.exec(line) ?? []
  if (!what) return []
  const place = `${relative(base, file).replaceAll('\\', '/')}:${at}`
  return title === 'format' ? [`${place} is not formatted; run "npx -y pnpm@12 format".`] : [`${place} ${what} (${title})`]
}
