import { runTool } from '../lib/processes.ts'
import type { Check } from './index.ts'

type Report = { issues: ({ file: string } & Record<string, unknown>)[] }

type Symbol = { name: string; line?: number }

/** What each of Knip's kinds of issue means, and the way out. */
const meanings: Record<string, (name: string) => string> = {
  files: () => 'is used by nothing; remove it, or reach it from an entry.',
  dependencies: (name) => `declares ${name}, which nothing imports; remove it.`,
  devDependencies: (name) => `declares ${name}, which nothing uses; remove it.`,
  optionalPeerDependencies: (name) => `needs ${name}, which nobody provides; declare it.`,
  unlisted: (name) => `uses ${name}, which its package.json does not declare; add it there.`,
  binaries: (name) => `runs ${name}, which no dependency offers; add the dependency.`,
  unresolved: (name) => `imports ${name}, which is not there; correct the path.`,
  exports: (name) => `exports ${name}, which nothing imports; drop the export.`,
  nsExports: (name) => `exports ${name}, which nothing imports; drop the export.`,
  types: (name) => `exports the type ${name}, which nothing imports; drop the export.`,
  nsTypes: (name) => `exports the type ${name}, which nothing imports; drop the export.`,
  duplicates: (name) => `exports the same thing as ${name}; keep one name.`,
}

/** Knip: files, exports and dependencies that nothing uses. */
export const deadCode: Check = async (base) => {
  const { code, output } = await runTool('knip', ['--no-progress', '--no-config-hints', '--reporter=json'], { cwd: base })
  // Knip prints its report on one line; anything else beside it is a warning of its own.
  const report = output.split('\n').find((line) => line.startsWith('{"issues"'))
  if (!report) return code === 0 ? [] : [`Knip did not run: ${output.trim()}`]
  const { issues }: Report = JSON.parse(report)
  return issues.flatMap(({ file, ...kinds }) => Object.entries(kinds).flatMap(([kind, found]) => findings(file, kind, found)))
}

function findings(file: string, kind: string, found: unknown): string[] {
  if (!Array.isArray(found)) return []
  // Knip lists symbols, and duplicates as groups of symbols.
  return (found as (Symbol | Symbol[])[]).map((entry) => {
    const group = Array.isArray(entry) ? entry : [entry]
    const names = group.map(({ name }) => name).join(' and ')
    return `${file}:${group[0]?.line ?? 1} ${meanings[kind]?.(names) ?? `${kind}: ${names}`}`
  })
}
