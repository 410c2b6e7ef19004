import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../inputs.ts'
import { runTool } from '../processes.ts'
import { Problem } from '../say.ts'
import { readJson } from '../workspace.ts'
import { type Surface, surfaceOf } from './surface.ts'

const folder = 'packages/design-system'

/** Where the report lies, relative to the repository. */
export const reportPath = `${folder}/api/design-system.api.md`

export type ApiReport = {
  text: string
  /** Names whose declaration says `any`. */
  loose: string[]
}

/** What the design system offers its callers, as the compiler declares it: one section per entry point. */
export async function apiReport(base: string): Promise<ApiReport> {
  const { name, exports } = readJson<{ name: string; exports: Record<string, string> }>(join(base, folder, 'package.json'))
  const files = await declarations(base)
  const surfaces = Object.entries(exports).map(([subpath, file]) => {
    const entry = file.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')
    return { title: name + subpath.slice(1), surface: surfaceOf(files, entry) }
  })
  const sections = surfaces.map(({ title, surface }) => section(title, surface))
  return {
    text: [
      '# What the design system offers\n\nWritten by `npx -y pnpm@12 api` from the types; not edited by hand.\n',
      ...sections,
    ].join('\n'),
    loose: surfaces.flatMap(({ surface }) => surface.loose),
  }
}

const fenced = (blocks: readonly string[]): string => `\`\`\`ts\n${blocks.join('\n\n')}\n\`\`\`\n`

function section(title: string, { foreign, exported, inner }: Surface): string {
  const parts = [`## \`${title}\`\n`]
  if (foreign.length > 0) parts.push(fenced([foreign.join('\n')]))
  if (exported.length > 0) parts.push(fenced(exported))
  if (inner.length > 0) parts.push('Not exported, but part of what is:\n', fenced(inner))
  if (parts.length === 1) parts.push('Works by being imported.\n')
  return parts.join('\n')
}

/** The declarations that the compiler writes, by path without extension. */
async function declarations(base: string): Promise<Map<string, string>> {
  const target = mkdtempSync(join(tmpdir(), 'bip-api-'))
  try {
    const args = ['-p', join(base, folder, 'tsconfig.api.json'), '--outDir', target, '--pretty', 'false']
    const { code, output } = await runTool('typescript', args, { command: 'tsc' })
    if (code !== 0) throw new Problem(`The declarations could not be written:\n${output.trim()}`)
    const paths = filesBelow(target).filter((path) => path.endsWith('.d.ts'))
    return new Map(paths.map((path) => [path.slice(0, -'.d.ts'.length), readFileSync(join(target, path), 'utf8')]))
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}
