import { diffArrays } from 'diff'

/** A part of a line; marked where it differs from the line that it is held against. */
export type DiffPiece = { text: string; isMarked: boolean }

/** Pieces of two texts that are held against each other. */
export type PieceDiff = { before: DiffPiece[]; after: DiffPiece[] }

/** Below this share of common characters marks would be everywhere, and say nothing. */
const minInCommon = 0.3

/** Characters from which on words are not compared: the line as a whole has to do. */
const maxLineLength = 2000

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined

/** Words, numbers, runs of spaces and signs; Chinese by words where the browser knows them, else by characters. */
const wordsOf = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : (text.match(/[A-Za-z0-9_]+|\s+|./gsu) ?? [])

const marked = (text: string): DiffPiece[] => (text === '' ? [] : [{ text, isMarked: true }])
const plain = (text: string): DiffPiece[] => (text === '' ? [] : [{ text, isMarked: false }])

/** Which words of two texts differ; nothing is marked where they have next to nothing in common. */
export const diffPieces = (before: string, after: string): PieceDiff => {
  const whole = { before: plain(before), after: plain(after) }
  if (before.length > maxLineLength || after.length > maxLineLength) return whole
  const changes = diffArrays(wordsOf(before), wordsOf(after))
  const pieces: PieceDiff = { before: [], after: [] }
  let common = 0
  for (const { value, added, removed } of changes) {
    const text = value.join('')
    if (!added && !removed) common += text.trim().length
    if (!added) pieces.before.push(...(removed ? marked(text) : plain(text)))
    if (!removed) pieces.after.push(...(added ? marked(text) : plain(text)))
  }
  if (common < minInCommon * Math.max(before.trim().length, after.trim().length)) return whole
  return { before: joined(pieces.before), after: joined(pieces.after) }
}

/** Marked words with only a space between them are one mark. */
const joined = (pieces: readonly DiffPiece[]): DiffPiece[] => {
  const result: DiffPiece[] = []
  pieces.forEach((piece, index) => {
    const last = result.at(-1)
    const isBetween = piece.text.trim() === '' && last?.isMarked && pieces[index + 1]?.isMarked
    const isMarked = piece.isMarked || isBetween === true
    if (last && last.isMarked === isMarked) result[result.length - 1] = { text: last.text + piece.text, isMarked }
    else result.push({ text: piece.text, isMarked })
  })
  return result
}

/** One line of a comparison with its numbers, from 1, in the texts where it stands. */
export type DiffLine = {
  kind: 'same' | 'removed' | 'added'
  before?: number
  after?: number
  pieces: DiffPiece[]
}

/** Lines that are the same in both, or what stands there before and after. */
export type DiffSection = { kind: 'same'; lines: DiffLine[] } | { kind: 'changed'; removed: DiffLine[]; added: DiffLine[] }

export type TextDiff = {
  sections: DiffSection[]
  removed: number
  added: number
  /** The texts differ too much to be compared in time; everything counts as replaced. */
  isCoarse: boolean
}

/** Milliseconds after which comparing gives up. */
const timeout = 400

/** Two texts, line by line; ends of lines do not count, and neither does one at the very end. */
export const diffTexts = (before: string, after: string): TextDiff => {
  const [old, young] = [linesOf(before), linesOf(after)]
  const changes = diffArrays(old, young, { timeout })
  const runs = changes ?? [
    { value: old, removed: true, added: false },
    { value: young, removed: false, added: true },
  ]
  const sections: DiffSection[] = []
  let [beforeLine, afterLine] = [1, 1]
  for (const { value, removed, added } of runs) {
    if (!removed && !added) {
      const lines = value.map(
        (text): DiffLine => ({ kind: 'same', before: beforeLine++, after: afterLine++, pieces: plain(text) }),
      )
      sections.push({ kind: 'same', lines })
      continue
    }
    const section = openSection(sections)
    for (const text of value) {
      if (removed) section.removed.push({ kind: 'removed', before: beforeLine++, pieces: plain(text) })
      else section.added.push({ kind: 'added', after: afterLine++, pieces: plain(text) })
    }
  }
  for (const section of sections) if (section.kind === 'changed' && changes) markWords(section)
  const count = (kind: 'removed' | 'added') =>
    sections.reduce((sum, section) => sum + (section.kind === 'changed' ? section[kind].length : 0), 0)
  return { sections, removed: count('removed'), added: count('added'), isCoarse: changes === undefined }
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.replace(/(\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/))

type ChangedSection = Extract<DiffSection, { kind: 'changed' }>

/** What was removed and what came in its place stand in one section. */
const openSection = (sections: DiffSection[]): ChangedSection => {
  const last = sections.at(-1)
  if (last?.kind === 'changed') return last
  const section: ChangedSection = { kind: 'changed', removed: [], added: [] }
  sections.push(section)
  return section
}

const textOf = (line: DiffLine): string => line.pieces.map(({ text }) => text).join('')

/** Holds the lines of a section against each other, the first against the first. */
const markWords = ({ removed, added }: ChangedSection): void => {
  removed.forEach((line, index) => {
    const other = added[index]
    if (!other) return
    const pieces = diffPieces(textOf(line), textOf(other))
    line.pieces = pieces.before
    other.pieces = pieces.after
  })
}
