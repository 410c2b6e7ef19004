import { root } from '../lib/root.ts'
import { api } from './api.ts'
import { boundaries } from './boundaries.ts'
import { circles } from './circles.ts'
import { deadCode } from './deadCode.ts'
import { dependencies } from './dependencies.ts'
import { functions } from './functions.ts'
import { kinds } from './kinds.ts'
import { locales } from './locales.ts'
import { lint, migrations, moduleDocs, types } from './tools.ts'
import { words } from './words.ts'

/** Looks over the tree below `base`; resolves with one line per finding, none when all is well. */
export type Check = (base: string) => Promise<string[]>

export type CheckResult = {
  name: string
  findings: string[]
  milliseconds: number
}

const checks: Record<string, Check> = {
  types,
  lint,
  boundaries,
  circles,
  deadCode,
  functions,
  locales,
  kinds,
  words,
  dependencies,
  api,
  migrations,
  moduleDocs,
}

/** The names of all checks. */
export const checkNames = Object.keys(checks)

/** Runs the named checks (all by default) side by side; a check that breaks is a finding of its own. */
export function runChecks(names: readonly string[] = checkNames): Promise<CheckResult[]> {
  const chosen = Object.entries(checks).filter(([name]) => names.includes(name))
  return Promise.all(
    chosen.map(async ([name, check]) => {
      const started = performance.now()
      const findings = await check(root).catch((error: unknown) => [
        `The check itself broke: ${error instanceof Error ? error.stack : error}`,
      ])
      return { name, findings, milliseconds: performance.now() - started }
    }),
  )
}
