import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources, resourcesOf } from '../../../packages/contract/src/resources/index.ts'
import { filesBelow } from '../../../scripts/lib/inputs.ts'
import { root } from '../../../scripts/lib/root.ts'
import { type Section, table } from '../report.ts'

/** Lines that the declaration of a resource of ten fields may have. */
const maxLines = 120
const fields = 10

const notShipped = /\.(test|stories|fixture)\.tsx?$|(^|\/)(testing|seed|memory)\//

/** Counts what a resource of ten fields costs its author, as the repository is formatted. */
export async function resource(): Promise<Section> {
  const measured = Object.values(resources)
    .filter((core) => Object.keys(core.fields).length === fields)
    .map(({ key }) => ({ key, lines: linesOf(key), elsewhere: mentionsOf(key) }))
  return {
    key: 'resource',
    title: 'What a resource costs',
    how: `Lines of the declaration of each resource of ten fields, in three languages, blank lines included. It yields table, indexes, calls, permissions, list, form, detail, import and export; demonstration data and tests are not counted.`,
    goals: measured.map(({ key, lines }) => ({
      name: `\`${key}\`, lines`,
      measured: String(lines),
      goal: `< ${maxLines}`,
      share: lines / (maxLines - 1),
    })),
    details: [
      table(
        ['resource', 'other code that names it'],
        measured.map(({ key, elsewhere }) => [`\`${key}\``, elsewhere.join('; ') || 'none']),
      ),
    ],
  }
}

function fileOf(key: string): string {
  const [module] = Object.entries(resourcesOf).find(([, own]) => Object.hasOwn(own, key)) ?? []
  return `packages/contract/src/resources/${module}/${key}.ts`
}

const linesOf = (key: string) =>
  readFileSync(join(root, fileOf(key)), 'utf8')
    .trimEnd()
    .split('\n').length

/** Where shipped code speaks of the resource by its name, its own file left out. */
function mentionsOf(key: string): string[] {
  const spoken = new RegExp(`^(?!\\s*(//|/?\\*)).*(?<![\\w'.-])${key}(?![\\w'-])`)
  return ['packages', 'apps'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !notShipped.test(path) && path !== fileOf(key))
      .flatMap((path) => {
        const count = readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter((line) => spoken.test(line)).length
        if (count === 0) return []
        return [`\`${path}\` ${count} ${count === 1 ? 'line' : 'lines'}`]
      }),
  )
}
