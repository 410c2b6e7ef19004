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

const folded = new WeakMap<Option, string>()

/** Accented Latin, combining marks, full-width forms: what folding changes beyond upper case. */
const foldable = /[\u00c0-\u036f\u1e00-\u1eff\uff00-\uffef]/

/** Lower case without accents, so that 'duong' finds 'Đường'. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase()
  if (!foldable.test(lower)) return lower
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').normalize('NFKC')
}

const foldedTextOf = (option: Option): string => {
  const known = folded.get(option)
  if (known !== undefined) return known
  const text = fold(`${option.label}\n${option.description ?? ''}\n${option.keywords ?? ''}`)
  folded.set(option, text)
  return text
}

/** The options that contain every word of the query, in their order. */
export const filterOptions = (options: readonly Option[], query: string): readonly Option[] => {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => {
    const text = foldedTextOf(option)
    return words.every((word) => text.includes(word))
  })
}

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

/** Index of the option whose label or keywords begin with the typed letters, searching on from `from` and around; -1 when there is none. */
export const findByPrefix = (options: readonly Option[], typed: string, from: number): number => {
  const prefix = fold(typed)
  for (let seen = 0; seen < options.length; seen += 1) {
    const index = (from + seen) % options.length
    const option = options[index]
    if (
      option &&
      !option.isDisabled &&
      foldedTextOf(option)
        .split('\n')
        .some((line) => line.startsWith(prefix))
    )
      return index
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
