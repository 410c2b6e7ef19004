import { type Core, isSearchable, type ListQuestion } from '@bip/contract'
import type { DataListFilter } from '@bip/design-system'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { withFilter } from './question.ts'

export type ConditionsOptions = {
  core: Core
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** Keys that the screen around has fixed. */
  hidden: ReadonlySet<string>
}

/** The filters that the core declares, each showing its value, and what the quick search looks through; null where it has nothing to look through. */
export const useConditions = ({ core, question, onQuestionChange, hidden }: ConditionsOptions) => {
  const { t, say, noun } = useText()
  const { filters = {} } = question
  // What the header of another column asks stands here as well, for as long as it does.
  const others = Object.keys(filters).filter((key) => !core.list.filters.includes(key))
  const conditions = [...core.list.filters, ...others].flatMap((key): DataListFilter[] => {
    const field = hidden.has(key) ? undefined : fieldOf(core, key)
    if (!field) return []
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
            onChange={(value) => onQuestionChange(withFilter(question, key, value))}
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
