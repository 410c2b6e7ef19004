import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { keyHelp } from './DataTable.keys.ts'
import { features } from './features.ts'

const base = import.meta.dirname
const all = readdirSync(base, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const isDevelopment = (file: string): boolean => /\.(test|stories)\.|^(fixtures|stories|built)\//.test(file)
const sources = all.filter((file) => /\.tsx?$/.test(file) && !isDevelopment(file))

const roomOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '.')

/** What a file imports within the table at once; what is loaded later may come from above. */
const importsOf = (file: string): string[] => {
  const source = readFileSync(posix.join(base, file), 'utf8')
  return [...source.matchAll(/^(?:import|export)[^'"]*? from '(\.[^']+)'/gm)]
    .map(([, path = '']) => relative(base, resolve(base, dirname(file), path)).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('..'))
}

const edges = new Map<string, Set<string>>()
for (const file of sources)
  for (const target of importsOf(file)) {
    const [from, to] = [roomOf(file), roomOf(target)]
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }

/** Rooms on a way back to the first one. */
const circleFrom = (room: string, path: readonly string[] = []): readonly string[] | null => {
  if (path.includes(room)) return path[0] === room ? [...path, room] : null
  for (const next of edges.get(room) ?? []) {
    const circle = circleFrom(next, [...path, room])
    if (circle) return circle
  }
  return null
}

const list = readFileSync(posix.join(base, 'features.ts'), 'utf8')
const featureRooms = [...list.matchAll(/from '\.\/(\w+)\//g)].flatMap(([, room]) => (room && room !== 'feature' ? room : []))

it('rooms of the table import one way', () => {
  expect([...edges.keys()].flatMap((room) => circleFrom(room)?.join(' → ') ?? [])).toEqual([])
})

it('no feature imports from another one', () => {
  const crossing = featureRooms.flatMap((room) =>
    [...(edges.get(room) ?? [])].filter((to) => featureRooms.includes(to)).map((to) => `${room} → ${to}`),
  )
  expect(crossing).toEqual([])
})

it('a room holds at most 20 files', () => {
  const sizes = Map.groupBy(
    all.filter((file) => /\.tsx?$/.test(file) && file.includes('/')),
    (file) => dirname(file),
  )
  expect([...sizes].filter(([, files]) => files.length > 20).map(([room]) => room)).toEqual([])
})

it('features have names of their own, and what they need is offered in their list', () => {
  const names = features.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const offered = features.flatMap(({ offers = [] }) => offers)
  const needed = features.flatMap(({ needs = [] }) => needs)
  expect(needed.filter((need) => !offered.includes(need))).toEqual([])
})

it('every prop of a feature, and every state, belongs to one', () => {
  const props = features.flatMap(({ props: own = [], state = {} }) => [...own, ...Object.keys(state)])
  expect(props.filter((one, at) => props.indexOf(one) !== at)).toEqual([])
})

it('every key has its help in the guide, and no help is for a key that is gone', () => {
  const code = sources.map((file) => readFileSync(posix.join(base, file), 'utf8')).join('\n')
  const bound = [...code.matchAll(/name: '(\w+)',\s*keys: \[/g)].flatMap(([, name]) => name ?? [])
  expect([...new Set(keyHelp.flatMap(({ names = [] }) => names))].sort()).toEqual([...new Set(bound)].sort())
})
