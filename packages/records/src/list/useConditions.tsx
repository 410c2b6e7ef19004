import { type Core, type FilterValue, isSearchable, type ListQuestion } from '@bip/contract'
import type { SearchItem } from '@bip/contract/pickers'
import type { DataListFilter } from '@bip/design-system'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { withFilter } from './question.ts'
import { SearchChip } from './SearchChip.tsx'

export type ConditionsOptions = {
  core: Core
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** Keys that the screen around has fixed. */
  hidden: ReadonlySet<string>
  /** Conditions declared with words and options of their own. Default those of the list. */
  search?: readonly SearchItem[]
}

/** The conditions that the core declares, in their own words or as its fields say, each showing its value, and what the quick search looks through; null where it has nothing to look through. */
export const useConditions = ({ core, question, onQuestionChange, hidden, search }: ConditionsOptions) => {
  const { t, say, noun } = useText()
  const { filters = {} } = question
  // What the header of another column asks stands here as well, for as long as it does.
  const others = Object.keys(filters).filter((key) => !core.list.filters.includes(key))
  const declared = new Map((search ?? core.list.search ?? []).map((item) => [item.prop, item]))
  const keys = [...new Set([...declared.keys(), ...core.list.filters, ...others])]
  const conditions = keys.flatMap((key): DataListFilter[] => {
    const field = hidden.has(key) ? undefined : fieldOf(core, key)
    if (!field) return []
    const ask = (value: FilterValue | undefined): void => onQuestionChange(withFilter(question, key, value))
    const item = declared.get(key)
    if (item)
      return [
        {
          key,
          label: say(item.label),
          isSet: key in filters,
          draw: (isOpen) => (
            <SearchChip core={core} item={item} field={field} value={filters[key]} onChange={ask} defaultOpen={isOpen} />
          ),
        },
      ]
    return [
      {
        key,
        label: say(field.label),
        // The quick search covers these already, so their own filter waits behind "more".
        isRare: isSearchable(field) || !core.list.filters.includes(key),
        isSet: key in filters,
        draw: (isOpen) => (
          <FilterChip
            core={core}
            fieldKey={key}
            field={field}
            value={filters[key]}
            onChange={ask}
            beside={filters}
            defaultOpen={isOpen}
          />
        ),
      },
    ]
  })
  const searched = Object.values(core.fields)
    .filter(isSearchable)
    .slice(0, 3)
    .map(({ label }) => noun(label))
  // Where nothing is searched, a search would be refused.
  const placeholder = searched.length > 0 ? t('list.search', { fields: searched.join(t('list.join')) }) : null
  return { conditions, placeholder }
}
