import { fold } from '../Select/option.ts'
import type { TreeEntry, TreeIndex, TreeRow } from './types.ts'

const texts = new WeakMap<TreeIndex, readonly string[]>()

const textsOf = (index: TreeIndex): readonly string[] => {
  const known = texts.get(index)
  if (known) return known
  const made = index.entries.map(({ node }) => fold(node.keywords ? `${node.label}\n${node.keywords}` : node.label))
  texts.set(index, made)
  return made
}

/** The words of a query, folded; none for blanks. */
export const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean)

export type TreeMatches = {
  words: readonly string[]
  /** By index, 1 for nodes that are shown: what was found, the way to it, and what is below it. */
  shown: Uint8Array
  /** By index, 1 for nodes that lead to something found, and are open therefore. */
  leads: Uint8Array
  /** How many nodes were found. */
  count: number
  first: TreeEntry | undefined
}

/** As many words as a number has bits to remember them by; nobody types more. */
const maxWords = 31

/** Finds the nodes whose text contains every word, some of them perhaps in the text of a node above; undefined for an empty query. */
export const searchTree = (index: TreeIndex, words: readonly string[]): TreeMatches | undefined => {
  if (words.length === 0) return undefined
  const { entries } = index
  const all = textsOf(index)
  const shown = new Uint8Array(entries.length)
  const leads = new Uint8Array(entries.length)
  const asked = words.slice(0, maxWords)
  // By index, a bit for each word that the node or one above it holds.
  const held = new Uint32Array(entries.length)
  const whole = 2 ** asked.length - 1
  let count = 0
  let first: TreeEntry | undefined
  for (const entry of entries) {
    const text = all[entry.index] ?? ''
    let own = 0
    for (const [place, word] of asked.entries()) if (text.includes(word)) own |= 1 << place
    const above = entry.parent ? (held[entry.parent.index] ?? 0) : 0
    held[entry.index] = own | above
    // Below a node that holds all of them, what holds one is nothing new.
    if (own === whole || (own !== 0 && above !== whole && (own | above) === whole)) {
      count += 1
      first ??= entry
      shown.fill(1, entry.index, entry.end)
      for (let way = entry.parent; way && leads[way.index] === 0; way = way.parent) {
        leads[way.index] = 1
        shown[way.index] = 1
      }
    }
  }
  return { words, shown, leads, count, first }
}

type Span = { start: number; end: number }

/** Where the words stand in a label, as places in the label itself: in order, and without overlap. */
export const spansOf = (label: string, words: readonly string[]): readonly Span[] => {
  if (words.length === 0) return []
  // Folding may change the length, so each character remembers where it came from.
  let text = ''
  const origins: number[] = []
  let at = 0
  for (const character of label) {
    const plain = fold(character)
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
    text += plain
    at += character.length
  }
  origins.push(label.length)
  const found: Span[] = []
  for (const word of words)
    for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + word.length))
      found.push({ start: origins[place] ?? 0, end: origins[place + word.length] ?? label.length })
  found.sort((one, other) => one.start - other.start)
  const merged: Span[] = []
  for (const span of found) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** Index of the next row, after `from` and around, whose label or keywords begin with the typed letters; -1 when none does. */
export const findTyped = (index: TreeIndex, rows: readonly TreeRow[], typed: string, from: number): number => {
  const prefix = fold(typed)
  const all = textsOf(index)
  for (let seen = 0; seen < rows.length; seen += 1) {
    const at = (from + seen) % rows.length
    const row = rows[at]
    const text = row?.kind === 'node' ? all[row.index] : undefined
    if (text?.startsWith(prefix) || text?.includes(`\n${prefix}`)) return at
  }
  return -1
}
