import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/** The sources of the project, read and never left. Paths are below its root, with slashes. */
export type Tree = {
  root: string
  /** The text of a file; null where there is none. */
  read(path: string): string | null
  has(path: string): boolean
  /** Names in a folder; none where there is no such folder. */
  names(folder: string): string[]
  /** Where a path lies on the disk. Throws for one that leads out of the root, by dots or by a link. */
  place(path: string): string
}

const form = /^[\w.-]+(\/[\w.-]+)*$/

export function treeOf(root: string): Tree {
  const place = (path: string): string => {
    const at = join(root, path)
    const inside = relative(root, at)
    if (!form.test(path) || inside.startsWith('..') || inside !== path.split('/').join(sep)) throw leaves(path)
    let folder = dirname(at)
    while (!existsSync(folder)) folder = dirname(folder)
    const real = relative(realpathSync(root), realpathSync(folder))
    if (real.startsWith('..')) throw leaves(path)
    return at
  }
  return {
    root,
    place,
    has: (path) => existsSync(place(path)),
    read: (path) => (existsSync(place(path)) ? readFileSync(place(path), 'utf8').replaceAll('\r\n', '\n') : null),
    names: (folder) => (existsSync(place(folder)) ? readdirSync(place(folder)) : []),
  }
}

const leaves = (path: string) => new Error(`The path "${path}" leads out of the project.`)
