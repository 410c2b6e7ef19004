import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { declared, members } from '../lib/workspace.ts'
import type { Check } from './index.ts'

const page = 'docs/dependencies.md'

/** Every dependency has its line in docs/dependencies.md, and every line there its dependency; `@types/*` there stands for all of them. */
export const dependencies: Check = async (base) => {
  if (!existsSync(join(base, page))) return [`${page} is missing; it says of each dependency what for and what else was weighed.`]
  const users = new Map<string, string>()
  for (const { folder, manifest } of members(base)) {
    for (const name of declared(manifest))
      if (!name.startsWith('@bip/')) users.set(name, [folder, 'package.json'].filter(Boolean).join('/'))
  }
  const lines = explained(readFileSync(join(base, page), 'utf8'))
  const absent = [...users].filter(([name]) => !lines.has(name) && !lines.has(name.replace(/\/.*/, '/*')))
  const stale = [...lines].filter(([name]) => !name.endsWith('/*') && !users.has(name))
  return [
    ...absent.map(
      ([name, file]) => `${file} declares ${name}, which has no line in ${page}; add what it is for and what else was weighed.`,
    ),
    ...stale.map(([name, line]) => `${page}:${line} explains ${name}, which no package.json declares; remove the line.`),
  ]
}

/** Names in backquotes at the start of a table row or list item, with their line: "| `zod` | ..." or "- `zod`, `x`: ...". */
function explained(text: string) {
  const names = new Map<string, number>()
  text.split('\n').forEach((line, index) => {
    const head = /^\s*(?:\||-|\*)\s*((?:`[^`]+`[,\s]*)+)/.exec(line)?.[1] ?? ''
    for (const [, name] of head.matchAll(/`([^`]+)`/g)) if (name) names.set(name, index + 1)
  })
  return names
}
