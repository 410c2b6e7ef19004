import { fold } from '../Select/option.ts'
import type { TreeEntry, TreeIndex } from '../Tree/types.ts'

/** The entries directly below one, or at the top. */
export const childrenOf = ({ entries }: TreeIndex, parent: TreeEntry | undefined): readonly TreeEntry[] => {
  const children: TreeEntry[] = []
  const end = parent ? parent.end : entries.length
  for (let at = parent ? parent.index + 1 : 0; at < end; ) {
    const child = entries[at]
    if (!child) break
    children.push(child)
    at = child.end
  }
  return children
}

/** The entries along a path of keys from the top, as far as they are known. */
export const entriesAlong = (index: TreeIndex, path: readonly string[]): readonly TreeEntry[] => {
  const found: TreeEntry[] = []
  for (const key of path) {
    const next = childrenOf(index, found.at(-1)).find(({ node }) => node.key === key)
    if (!next) break
    found.push(next)
  }
  return found
}

/** The keys from the top down to an entry. */
export const keysTo = (entry: TreeEntry): string[] => {
  const keys: string[] = []
  for (let at: TreeEntry | undefined = entry; at; at = at.parent) keys.unshift(at.node.key)
  return keys
}

const texts = new WeakMap<TreeIndex, readonly string[]>()

/** The folded text of every path, built on that of its parent. */
const pathTextsOf = (index: TreeIndex): readonly string[] => {
  const known = texts.get(index)
  if (known) return known
  const made: string[] = []
  for (const { node, parent } of index.entries)
    made.push(`${parent ? made[parent.index] : ''}\n${fold(node.keywords ? `${node.label}\n${node.keywords}` : node.label)}`)
  texts.set(index, made)
  return made
}

/** The entries whose whole path contains every word: the ends of paths only, unless any node can be chosen. */
export const searchPaths = (index: TreeIndex, words: readonly string[], allowsParents: boolean): readonly TreeEntry[] => {
  if (words.length === 0) return []
  const all = pathTextsOf(index)
  return index.entries.filter((entry) => {
    if (entry.isParent && !allowsParents) return false
    const text = all[entry.index] ?? ''
    return words.every((word) => text.includes(word))
  })
}

/** Index of the next entry that is not disabled, looking from `from` in steps of `step`; -1 when there is none. */
export const nextFree = (entries: readonly TreeEntry[], from: number, step: 1 | -1): number => {
  for (let at = from + step; at >= 0 && at < entries.length; at += step) if (!entries[at]?.node.isDisabled) return at
  return -1
}
