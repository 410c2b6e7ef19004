import { fold } from '../Select/option.ts'
import type { Command } from './command.ts'

type Folded = { label: string; keywords: string; description: string }

const folded = new WeakMap<readonly Command[], readonly Folded[]>()

const foldedOf = (commands: readonly Command[]): readonly Folded[] => {
  const known = folded.get(commands)
  if (known) return known
  const made = commands.map(({ label, keywords = '', description = '' }) => ({
    label: fold(label),
    keywords: keywords && fold(keywords),
    description: description && fold(description),
  }))
  folded.set(commands, made)
  return made
}

/** Folds the texts of all commands before somebody types. */
export const prepareCommands = (commands: readonly Command[]): void => void foldedOf(commands)

/** The words of a query, folded. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

const startsWord = (text: string, word: string): boolean => {
  const at = text.indexOf(word)
  return at === 0 || (at > 0 && /[\s\-/·（(]/.test(text[at - 1] ?? ''))
}

/** How far one word is from what the reader means by it: 0 for the beginning of the label; -1 where it does not occur. */
const distanceOf = ({ label, keywords, description }: Folded, word: string): number => {
  if (label.startsWith(word)) return 0
  if (startsWord(keywords, word)) return 1
  if (startsWord(label, word)) return 1
  if (label.includes(word)) return 2
  if (keywords.includes(word)) return 3
  return description.includes(word) ? 4 : -1
}

/** Larger than the sum over the words of any query. */
const ranks = 32

/** The commands that contain every word of the query, the likeliest first, otherwise in their order. */
export const searchCommands = (commands: readonly Command[], query: string): readonly Command[] => {
  const words = wordsOf(query)
  if (words.length === 0) return commands
  const buckets: Command[][] = Array.from({ length: ranks }, () => [])
  foldedOf(commands).forEach((texts, index) => {
    let sum = 0
    for (const word of words) {
      const distance = distanceOf(texts, word)
      if (distance < 0) return
      sum += distance
    }
    const command = commands[index]
    if (command) buckets[Math.min(sum, ranks - 1)]?.push(command)
  })
  return buckets.flat()
}

/** The parts of a label, those that a word of the query found marked. */
export const markedParts = (label: string, words: readonly string[]): { text: string; isMarked: boolean }[] => {
  const text = fold(label)
  // Folding some rare letters makes them longer; then places in one are not places in the other.
  if (words.length === 0 || text.length !== label.length) return [{ text: label, isMarked: false }]
  const marked = new Array<boolean>(label.length).fill(false)
  for (const word of words) {
    const at = text.indexOf(word)
    if (at >= 0) marked.fill(true, at, at + word.length)
  }
  const parts: { text: string; isMarked: boolean }[] = []
  for (let index = 0; index < label.length; index += 1) {
    const isMarked = marked[index] === true
    const last = parts.at(-1)
    if (last?.isMarked === isMarked) last.text += label[index]
    else parts.push({ text: label[index] ?? '', isMarked })
  }
  return parts
}
