import type { Core, Field, ListQuestion } from '@bip/contract'
import { Button, FilterBar, Menu, SearchField } from '@bip/design-system'
import { ListFilter } from '@bip/design-system/icons'
import { type ReactNode, type Ref, useState } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { FilterChip } from './FilterChip.tsx'
import { SearchBox } from './list.styles.ts'
import { isNarrowed, withFilter, withoutFilters, withSearch } from './question.ts'

export type ListFiltersProps = {
  core: Core
  question: ListQuestion
  onQuestionChange: (question: ListQuestion) => void
  /** Keys that the screen around has fixed. */
  hidden: ReadonlySet<string>
  searchRef: Ref<HTMLInputElement>
  /** Stands at the end of the bar. */
  tools?: ReactNode
}

/** The quick search covers these already, so their own filter waits behind "more". */
const isCovered = (field: Field): boolean => (field.kind === 'text' || field.kind === 'serial') && field.searchable === true

const searchableLabels = (core: Core, noun: (label: Field['label']) => string): string[] =>
  Object.values(core.fields)
    .filter(isCovered)
    .slice(0, 3)
    .map(({ label }) => noun(label))

/** Quick search and the filters that the core declares, each showing its value. */
export const ListFilters = ({ core, question, onQuestionChange, hidden, searchRef, tools }: ListFiltersProps) => {
  const { t, say, noun } = useText()
  const [added, setAdded] = useState<string>()
  const filters = question.filters ?? {}
  const offered = core.list.filters.flatMap((key): [string, Field][] => {
    const field = hidden.has(key) ? undefined : fieldOf(core, key)
    return field ? [[key, field]] : []
  })
  const shown = offered.filter(([key, field]) => !isCovered(field) || key in filters || key === added)
  const waiting = offered.filter((entry) => !shown.includes(entry))
  const searched = searchableLabels(core, noun)
  const placeholder = searched.length > 0 ? t('list.search', { fields: searched.join(t('list.join')) }) : t('list.searchPlain')

  const clear = (): void => {
    setAdded(undefined)
    onQuestionChange(withoutFilters(question))
  }

  return (
    <FilterBar onClear={isNarrowed(question) ? clear : undefined} tools={tools}>
      <SearchBox>
        <SearchField
          key={question.search ?? ''}
          defaultValue={question.search ?? ''}
          inputRef={searchRef}
          label={t('list.searchPlain')}
          placeholder={placeholder}
          onSearch={(search) => onQuestionChange(withSearch(question, search))}
        />
      </SearchBox>
      {shown.map(([key, field]) => (
        <FilterChip
          key={key}
          core={core}
          fieldKey={key}
          field={field}
          value={filters[key]}
          onChange={(value) => onQuestionChange(withFilter(question, key, value))}
          defaultOpen={key === added}
        />
      ))}
      {waiting.length > 0 && (
        <Menu
          label={t('filter.more')}
          items={waiting.map(([key, field]) => ({ key, label: say(field.label) }))}
          onAction={setAdded}
          trigger={<Button variant="quiet" icon={<ListFilter size={16} aria-hidden />} aria-label={t('filter.more')} />}
        />
      )}
    </FilterBar>
  )
}
