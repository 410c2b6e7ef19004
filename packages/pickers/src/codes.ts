import type { ResolvedCodes } from './adapter.ts'

/** Most codes of one paste. */
export const maxCodes = 5000

/** Codes of a pasted column, row or list, each once, without blanks. */
export const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\r\n\t,;，；]+/)
      .map((code) => code.trim())
      .filter(Boolean),
  ),
]

/** Whether a pasted text is a list of codes and no single word. */
export const isList = (text: string): boolean => /[\r\n\t]/.test(text.trim()) && codesOf(text).length > 1

const maxNamed = 10

/** Codes that named nothing, the first ones by name. */
export const unresolved = ({ missing, ambiguous }: ResolvedCodes): { names: string; count: number } => {
  const all = [...missing, ...ambiguous]
  return { names: all.slice(0, maxNamed).join(', ') + (all.length > maxNamed ? ' …' : ''), count: all.length }
}
