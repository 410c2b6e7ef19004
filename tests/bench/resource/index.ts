import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { queries, resources, resourcesOf } from '../../../packages/contract/src/resources/index.ts'
import { filesBelow } from '../../../scripts/lib/inputs.ts'
import { root } from '../../../scripts/lib/root.ts'
import { type Section, table } from '../report.ts'

/** Lines that the declaration of a resource of ten fields, a query on both sides, and a document with making and tabs may have. */
const maxLines = 120
const maxQueryLines = 60
const maxDocumentLines = 200
const fields = 10

const notShipped = /\.(test|stories|fixture)\.tsx?$|(^|\/)(testing|seed|memory)\//

/** Counts what a resource of ten fields costs its author, as the repository is formatted. */
export async function resource(): Promise<Section> {
  const measured = Object.values(resources)
    .filter((core) => Object.keys(core.fields).length === fields)
    .map(({ key }) => ({ key, lines: linesOf(key), elsewhere: mentionsOf(key) }))
  const asked = Object.keys(queries).flatMap((key) => queryLines(key) ?? [])
  const longest = asked.toSorted((one, other) => other.lines - one.lines)[0]
  const documents = Object.values(resources)
    .filter(({ makes, tabs }) => makes && tabs)
    .map(({ key }) => ({ key, lines: linesOf(key) }))
  return {
    key: 'resource',
    title: 'What a resource costs',
    how: `Lines of the declaration of each resource of ten fields, in three languages, blank lines included. It yields table, indexes, calls, permissions, list, form, detail, import and export; demonstration data and tests are not counted.`,
    goals: [
      ...measured.map(({ key, lines }) => under(`\`${key}\`, lines`, lines, maxLines)),
      under('queries, lines of both sides, median', median(asked.map(({ lines }) => lines)), maxQueryLines),
      ...documents.map(({ key, lines }) => under(`\`${key}\`, a document with making and tabs, lines`, lines, maxDocumentLines)),
    ],
    details: [
      `${asked.length} queries have a file of their own on both sides; ${asked.filter(({ lines }) => lines < maxQueryLines).length} of them have fewer than ${maxQueryLines} lines, the longest is \`${longest?.key}\` with ${longest?.lines}.`,
      table(
        ['resource', 'other code that names it'],
        measured.map(({ key, elsewhere }) => [`\`${key}\``, elsewhere.join('; ') || 'none']),
      ),
    ],
  }
}

/** The file that declares a resource, wherever in the folder of its module. */
function fileOf(key: string): string {
  const [module] = Object.entries(resourcesOf).find(([, own]) => Object.hasOwn(own, key)) ?? []
  const folder = `packages/contract/src/resources/${module}`
  const path = filesBelow(join(root, folder)).find((one) =>
    readFileSync(join(root, folder, one), 'utf8').includes(`export const ${key} = defineResource(`),
  )
  if (!path) throw new Error(`No file below ${folder} declares the resource "${key}".`)
  return `${folder}/${path}`
}

const linesIn = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length

const linesOf = (key: string) => linesIn(fileOf(key))

const under = (name: string, lines: number, max: number) => ({
  ...{ name, measured: String(lines), goal: `< ${max}`, share: lines / (max - 1) },
})

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The lines of a query that has a file of its own at the contract and at the server; undefined for those that share one. */
function queryLines(key: string): { key: string; lines: number } | undefined {
  const own = ['packages/contract/src/resources', 'apps/server/src/modules'].map((folder) =>
    filesBelow(join(root, folder)).find((path) => path.endsWith(`/${key}.ts`)),
  )
  const [declared, answered] = own
  if (!declared || !answered) return undefined
  const lines = linesIn(`packages/contract/src/resources/${declared}`) + linesIn(`apps/server/src/modules/${answered}`)
  return { key, lines }
}

/** Where shipped code speaks of the resource by its name, its own file left out. */
function mentionsOf(key: string): string[] {
  const own = fileOf(key)
  const spoken = new RegExp(`^(?!\\s*(//|/?\\*)).*(?<![\\w'.-])${key}(?![\\w'-])`)
  return ['packages', 'apps'].flatMap((folder) =>
    filesBelow(join(root, folder))
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !notShipped.test(path) && path !== own)
      .flatMap((path) => {
        const count = readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter((line) => spoken.test(line)).length
        if (count === 0) return []
        return [`\`${path}\` ${count} ${count === 1 ? 'line' : 'lines'}`]
      }),
  )
}
