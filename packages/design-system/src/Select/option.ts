import type { StatusTone } from '../foundations/status.ts'

/** Something to choose from a list. */
export type Option = {
  value: string
  label: string
  /** A second, quieter line: a code, a department. */
  description?: string
  /** More text that finds the option without being shown: pinyin, an abbreviation, an old name. */
  keywords?: string
  /** Shows a dot of this tone before the label. */
  tone?: StatusTone
  isDisabled?: boolean
}

/** Accented Latin, combining marks, full-width forms: what folding changes beyond upper case. */
const foldable = /[\u00c0-\u036f\u1e00-\u1eff\uff00-\uffef]/g
const foldedLetters = new Map<string, string>([['đ', 'd']])

const foldLetter = (letter: string): string => {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  foldedLetters.set(letter, plain)
  return plain
}

/** Lower case without accents, so that 'duong' finds 'Đường'. */
export const fold = (text: string): string => text.toLowerCase().replace(foldable, foldLetter)

/** Index of the next option that may be chosen, looking from `from` (exclusive) in direction `step`; -1 when there is none. */
export const nextEnabled = (options: readonly Option[], from: number, step: 1 | -1, wraps = true): number => {
  const count = options.length
  for (let seen = 1; seen <= count; seen += 1) {
    const at = from + seen * step
    if (!wraps && (at < 0 || at >= count)) return -1
    const index = ((at % count) + count) % count
    if (!options[index]?.isDisabled) return index
  }
  return -1
}

const pageSize = 10

/** Where a navigation key leads from an index (-1 for none): an index, -1 when nothing may be chosen; undefined for other keys. */
export const targetOfKey = (options: readonly Option[], from: number, key: string): number | undefined => {
  if (key === 'ArrowDown') return nextEnabled(options, from, 1)
  if (key === 'ArrowUp') return nextEnabled(options, Math.max(from, 0), -1)
  if (key === 'PageDown') return nextEnabled(options, Math.min(from + pageSize, options.length - 1) + 1, -1, false)
  if (key === 'PageUp') return nextEnabled(options, Math.max(from - pageSize, 0) - 1, 1, false)
  return undefined
}

const places = new WeakMap<readonly Option[], ReadonlyMap<string, Option>>()

/** The options of a list by their values; made once per list. Of two with the same value the first counts. */
export const optionsByValue = (options: readonly Option[]): ReadonlyMap<string, Option> => {
  const known = places.get(options)
  if (known) return known
  const made = new Map(options.toReversed().map((option) => [option.value, option]))
  places.set(options, made)
  return made
}

/** The chosen values as a set. */
export const setOf = (chosen: string | readonly string[] | null): ReadonlySet<string> =>
  new Set(typeof chosen === 'string' ? [chosen] : chosen)
