import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../lib/inputs.ts'
import type { Check } from './index.ts'

const home = 'packages/contract/src/kinds'
/** Everything that may know fields; the design system does not, and has types of columns. */
const rooms = ['packages/contract', 'packages/records', 'packages/pickers', 'packages/workflow', 'packages/charts', 'apps']
/** Lines hold fields of their own, so rooms that walk fields have to know them. */
const known = new Set(['lines'])

/** A field's kind is compared with a name nowhere but in the folders of kinds: every other room asks a trait, which no kind can lack. */
export const kinds: Check = async (base) => {
  const names = kindNames(base).filter((name) => !known.has(name))
  if (names.length === 0) return []
  const comparison = new RegExp(`\\bkind [!=]== '(${names.join('|')})'`)
  return filesBelow(base)
    .filter((path) => rooms.some((room) => path.startsWith(`${room}/`)) && /\.tsx?$/.test(path))
    .filter((path) => !/\/(kinds|testing)\/|\.(test|stories)\.tsx?$|\/(dist|node_modules)\//.test(path))
    .flatMap((path) =>
      readFileSync(join(base, path), 'utf8')
        .split('\n')
        .flatMap((line, at) => {
          const name = comparison.exec(line)?.[1]
          return name ? [`${path}:${at + 1} compares a kind with "${name}"; ask a trait of ${home}/kinds.ts instead.`] : []
        }),
    )
}

/** Every kind says its name in the type of its field. */
function kindNames(base: string): string[] {
  const folder = join(base, home)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/BaseOf<'(\w+)'>/g)].flatMap(([, name]) => name ?? []),
  )
}
