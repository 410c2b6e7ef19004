import type { FacetCell, FacetSource } from '../feature/Services.ts'
import { choiceOf, type ValueType } from '../model/values.ts'

/** One of the things that stand in a column. */
export type Facet = {
  /** What a filter knows it by. */
  text: string
  /** As cells show it; empty where they are. */
  label: string
  /** How often it stands there; undefined where only a server knows. */
  count?: number
}

/** As many are offered as choices; more are searched by a part of the text. */
const maxChoices = 200

const counted = (cells: readonly FacetCell[], type: ValueType): Facet[] => {
  const found = new Map<string, { label: string; count: number }>()
  for (const { value, text } of cells) {
    const choice = choiceOf(type, value, () => text)
    const known = found.get(choice)
    if (known) known.count += 1
    else found.set(choice, { label: text, count: 1 })
  }
  return [...found].map(([text, rest]) => ({ text, ...rest }))
}

/** What there is to choose from in a column: yes, no and neither, or the values that stand there, most frequent first; null where there is too much. */
export const facetsOf = ({ type, options, cells }: FacetSource, words: { yes: string; no: string }): Facet[] | null => {
  if (type === 'boolean') {
    const found = cells && counted(cells(), type)
    return [
      { text: 'true', label: words.yes },
      { text: 'false', label: words.no },
      { text: '', label: '' },
    ].map((one) => ({ ...one, ...(found && { count: 0, ...found.find(({ text }) => text === one.text) }) }))
  }
  if (cells) {
    const found = counted(cells(), type).sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
    return found.length > maxChoices ? null : found
  }
  if (!options || options.length > maxChoices) return null
  return [...options.map(({ value, label }) => ({ text: value, label })), { text: '', label: '' }]
}
