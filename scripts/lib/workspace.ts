import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export type Member = {
  /** The folder relative to the repository, with forward slashes; "" for the root itself. */
  folder: string
  manifest: Manifest
}

/** Every package of the workspace, the root first. */
export function members(base: string): Member[] {
  const folders = globSync(['packages/*', 'apps/*'], { cwd: base }).map((folder) => folder.replaceAll('\\', '/'))
  return ['', ...folders.sort()]
    .filter((folder) => existsSync(join(base, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson<Manifest>(join(base, folder, 'package.json')) }))
}

/** Names that a package declares, of whatever kind. */
export function declared({ dependencies, devDependencies, peerDependencies, optionalDependencies }: Manifest) {
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies }))
}

/** The folders of a package and of every workspace package that it reaches through its dependencies. */
export function closure(base: string, folder: string): string[] {
  const all = members(base)
  const reached = new Set<Member>()
  const visit = (member: Member | undefined) => {
    if (!member || reached.has(member)) return
    reached.add(member)
    for (const name of Object.keys(member.manifest.dependencies ?? {})) visit(all.find(({ manifest }) => manifest.name === name))
  }
  visit(all.find((member) => member.folder === folder))
  return [...reached].map((member) => member.folder).sort()
}

/** Reads a JSON file that the project itself wrote, in the shape the caller names. */
export function readJson<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(path, 'utf8')) as Shape
}
