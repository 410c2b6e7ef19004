import { fold, hasHan, searchWords } from '@bip/contract'
import { type Syllable, syllablesOf } from './syllables.ts'

/** Rows keep these as they are; longer texts are still found by what their first 200 characters hold. */
const maxSearchLength = 200

/**
 * What a text is sorted by, byte by byte and so alike on every database: figures, then Chinese by syllable and tone, then Latin
 * without accents. The text itself follows, so that `Lan` and `Lân` keep one order.
 */
export function sortKey(text: string | null | undefined): string | null {
  if (!text) return null
  const folded = fold(shorten(text))
  if (!hasHan(folded)) return `${folded}\u0001${shorten(text).toLowerCase()}`
  return syllablesOf(folded)
    .map(({ text, syllable, tone }) => (syllable ? `@${syllable}${tone}${text}` : text))
    .join('')
}

/** How the sort keys begin of all texts that begin so; null for an empty one. */
export function sortKeyStart(text: string): string | null {
  const folded = fold(shorten(text.trim()))
  return hasHan(folded) ? sortKey(folded) : folded || null
}

/** Stands before each spelling that is found by its beginning only; never part of a text. */
export const beginning = '\u0002'
const maxSpelled = 40

/**
 * What a text is found by: one spelling a line as it is written (folded), without blanks and signs, and in initials, anywhere in them;
 * then its pinyin from each syllable on, found by its beginning, for `hangzhou` is no part of `changzhou`. Null for an empty text.
 */
export function findText(text: string | null | undefined): string | null {
  if (!text) return null
  const folded = fold(shorten(text))
  const spellings = [folded, compact(folded)]
  if (!hasHan(folded)) return lines(spellings)
  const parts = syllablesOf(folded)
  spellings.push(compact(parts.map(({ text, syllable }) => syllable[0] ?? text).join('')))
  return `${lines(spellings)}${beginning}${spelledFrom(parts).join(beginning)}`
}

const lines = (spellings: readonly string[]) => [...new Set(spellings)].filter(Boolean).join('\n') || null

/** The pinyin from each syllable on, as far as anybody types. */
function spelledFrom(parts: readonly Syllable[]): string[] {
  const spelled = parts.slice(0, maxSpelled).map(({ text, syllable }) => syllable || compact(text))
  return spelled.flatMap((_, at) => (parts[at]?.syllable ? spelled.slice(at).join('').slice(0, maxSpelled) : []))
}

const betweenWords = new RegExp(`[\\s${beginning}]`)

/** The single characters and neighbouring pairs of find texts, for the index. */
export function findTokens(findTexts: readonly (string | null)[]): string[] {
  const tokens = new Set<string>()
  for (const text of findTexts) for (const word of (text ?? '').split(betweenWords)) addGrams(word, tokens)
  return [...tokens]
}

/** The words of a search, each of which must be found, and the tokens by which the index narrows the rows. */
export type SearchTerms = { terms: string[]; tokens: string[] }

/** A search as its words and tokens. Null when nothing is asked. */
export function searchTerms(text: string): SearchTerms | null {
  const terms = searchWords(shorten(text))
  if (terms.length === 0) return null
  const tokens = new Set<string>()
  for (const term of terms) addPairs(term, tokens)
  return { terms, tokens: [...tokens] }
}

const compact = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '')

function addGrams(word: string, tokens: Set<string>): void {
  let before = ''
  for (const character of word) {
    tokens.add(character)
    if (before) tokens.add(before + character)
    before = character
  }
}

/** Pairs alone narrow better than their characters; a single character has no pair. */
function addPairs(word: string, tokens: Set<string>): void {
  const characters = [...word]
  if (characters.length === 1) tokens.add(word)
  for (let at = 1; at < characters.length; at += 1) tokens.add(`${characters[at - 1]}${characters[at]}`)
}

/** Cut between characters, never inside one. */
const shorten = (text: string) =>
  text.length > maxSearchLength
    ? text
        .slice(0, maxSearchLength)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
    : text
