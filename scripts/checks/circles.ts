import { posix } from 'node:path'
import { type Member, members } from '../lib/workspace.ts'
import type { Check } from './index.ts'
import { importsOf, sourceFiles } from './sources.ts'

/** What is not shipped may look at everything. */
const development = /\.(test|stories|bench|fixture)\.tsx?$|\.d\.ts$|(^|\/)(testing|fixtures)\//

/** What puts parts of several folders into one file over the network: each folder fetches its own part from there, later. */
const collector = /\/lazy\//

type Link = { from: string; to: string; path: string; line: number }

/**
 * Folders that need each other, whatever the files between them: among the children of each folder, a folder with all that lies
 * below it, and a file by itself. Types and what is fetched later count, as one cannot be understood without the other either.
 * Circles between files of one folder are left to their readers.
 */
export const circles: Check = async (base) =>
  members(base)
    .flatMap((member) => circlesOf(base, member))
    .map(tell)

type Circle = { in: string; between: readonly string[]; links: readonly Link[] }

function circlesOf(base: string, { folder }: Member): Circle[] {
  if (folder === '') return []
  const source = `${folder}/src/`
  const paths = sourceFiles(`${base}/${folder}`)
    .map((file) => `${folder}/${file}`)
    .filter((path) => path.startsWith(source) && !development.test(path) && !collector.test(path))
  const links = new Map<string, Link[]>()
  for (const path of paths)
    for (const { specifier, line } of importsOf(base, path)) {
      const target = posix.join(posix.dirname(path), specifier)
      if (!specifier.startsWith('.') || !target.startsWith(source)) continue
      const { above, from, to } = forkOf(path, target)
      if (from !== to) links.set(above, [...(links.get(above) ?? []), { from, to, path, line }])
    }
  return [...links].flatMap(([above, inside]) => knots(inside).map((knot) => ({ in: above, ...knot })))
}

/** The folder that holds both files, and the child of it that each one lies in or is. */
function forkOf(path: string, target: string): { above: string; from: string; to: string } {
  const [left, right] = [path.split('/'), target.split('/')]
  let depth = 0
  while (depth < left.length - 1 && left[depth] === right[depth]) depth += 1
  return { above: left.slice(0, depth).join('/'), from: left[depth] ?? '', to: right[depth] ?? '' }
}

/** Who reaches each other, where a folder is among them. */
function knots(links: readonly Link[]): Omit<Circle, 'in'>[] {
  const next = Map.groupBy(links, ({ from }) => from)
  const reach = new Map([...next.keys()].map((name) => [name, reachable(name, next)]))
  const done = new Set<string>()
  return [...reach.keys()].sort().flatMap((name) => {
    if (done.has(name)) return []
    const between = [...(reach.get(name) ?? [])].filter((other) => reach.get(other)?.has(name)).sort()
    for (const member of between) done.add(member)
    const isCircle = between.length > 1 && between.some((member) => !/\.tsx?$/.test(member))
    return isCircle ? [{ between, links: links.filter(({ from, to }) => between.includes(from) && between.includes(to)) }] : []
  })
}

function reachable(start: string, next: ReadonlyMap<string, readonly Link[]>): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const { to } of next.get(name) ?? [])
      if (!seen.has(to)) {
        seen.add(to)
        open.push(to)
      }
  return seen
}

/** The pair with the fewest imports one way is where a circle is cheapest to break. */
function tell({ in: folder, between, links }: Circle): string {
  const pairs = [...Map.groupBy(links, ({ from, to }) => `${from} → ${to}`)]
  const [pair, thin] = pairs.reduce((best, each) => (each[1].length < best[1].length ? each : best))
  const at = thin.map(({ path, line }) => `${path}:${line}`).join(', ')
  return `${folder}: ${between.join(', ')} need each other in a circle; the thinnest of it is ${pair} (${at}). Move what they share below both.`
}
