import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from './inputs.ts'
import { runTool } from './processes.ts'
import { root } from './root.ts'
import { Problem, say, span } from './say.ts'
import { members, readJson } from './workspace.ts'

type Story = { id: string; title: string; name: string; type: 'story' | 'docs'; tags?: string[] }

const folder = join(root, 'dist', 'storybook')
const record = join(folder, '.built.json')

/** Builds Storybook unless it is up to date; resolves with its folder. Throws a Problem with Storybook's output when it fails. */
export async function buildStorybook() {
  const sources = members(root)
    .map((member) => member.folder)
    .filter(Boolean)
  const inputs = contentHash(root, ['.storybook', ...sources, 'pnpm-lock.yaml'], { withStories: true })
  if (builtFrom() === inputs) return folder
  say('Building Storybook …')
  const { code, output, milliseconds } = await runTool('storybook', ['build', '-o', folder, '--quiet', '--disable-telemetry'])
  if (code !== 0) throw new Problem(`${output.trim()}\nStorybook could not be built; its message above names the file.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(record, JSON.stringify({ inputs }))
  say(`Built Storybook in ${span(milliseconds)}.`)
  return folder
}

/** The stories of the built Storybook. */
export function builtStories(): Story[] {
  const { entries } = readJson<{ entries: Record<string, Story> }>(join(folder, 'index.json'))
  return Object.values(entries).filter(({ type }) => type === 'story')
}

function builtFrom() {
  try {
    return readJson<{ inputs: string }>(record).inputs
  } catch {
    return undefined
  }
}
