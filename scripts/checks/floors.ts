import { posix } from 'node:path'
import type { Import } from './sources.ts'

const house = 'apps/server/src'

/** The folders of the server from the ground up: a folder imports those of the floors below its own, and nothing else of the server. */
const floors: readonly (readonly string[])[] = [
  ['base'],
  ['db', 'kinds'],
  ['services'],
  ['tenancy', 'permissions'],
  ['logs', 'apart', 'outbound'],
  ['http', 'neighbours'],
  ['model'],
  ['schema', 'files', 'outbox'],
  ['push', 'resources'],
  ['jobs', 'messages', 'collect', 'views', 'queries'],
  ['identity', 'workflow', 'comments'],
  ['seed', 'prune', 'wiki'],
  ['printing'],
  ['administration', 'shell', 'desk', 'apiDocs'],
  ['modules', 'develop'],
  ['start'],
]

/** More files than these are not seen at a glance. */
const maxFiles = 20

const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder))

/** The folder of the server that a file lies in; undefined for files that put the whole together, and for those of others. */
const folderOf = (path: string) =>
  path.startsWith(`${house}/`) ? /^([^/]+)\/./.exec(path.slice(house.length + 1))?.[1] : undefined

/** What is wrong with an import between folders of the server; undefined where nothing is. */
export function floorFault(path: string, { specifier }: Import): string | undefined {
  const from = folderOf(path)
  if (!from || !specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), specifier)
  if (!target.startsWith(`${house}/`)) return undefined
  const to = folderOf(target)
  if (from === to) return undefined
  if (!to) return `imports ${specifier}, which puts the server together; nothing below it knows that.`
  if (floorOf(to) < floorOf(from)) return undefined
  return `imports ${specifier}: "${to}" does not lie below "${from}" (scripts/checks/floors.ts); move what they share below both.`
}

/** Folders of the server that no floor names, and folders with too many files. */
export function houseFindings(files: readonly string[]): string[] {
  const own = files.filter((path) => path.startsWith(`${house}/`))
  const unnamed = new Set(
    own.flatMap((path) => folderOf(path) ?? []).filter((folder) => folder !== 'testing' && floorOf(folder) < 0),
  )
  const full = [...Map.groupBy(own, posix.dirname)].filter(([, inside]) => inside.length > maxFiles)
  return [
    ...[...unnamed].map((folder) => `${house}/${folder} is on no floor of scripts/checks/floors.ts; name what it may import.`),
    ...full.map(([folder, inside]) => `${folder} holds ${inside.length} files, more than ${maxFiles}; group them in folders.`),
  ]
}
