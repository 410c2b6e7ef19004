import type { FilterValue } from '@bip/contract'
import type { HeadFilter, HeadFilters } from '@bip/design-system'
import { Suspense } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { canAskFor } from '../kinds/asked.ts'
import { LazyFilter } from '../kinds/LazyFilter.tsx'
import { withFilter } from './question.ts'
import type { ConditionsOptions } from './useConditions.tsx'

/** The filter of each column's kind for the menu of its header: another way to the same conditions that stand above the table. */
export const useHeadFilters = (
  { core, question, onQuestionChange, hidden }: ConditionsOptions,
  columns: readonly { key: string }[],
): HeadFilters => {
  const { say } = useText()
  return Object.fromEntries(
    columns.flatMap(({ key }): [string, HeadFilter][] => {
      const field = fieldOf(core, key)
      if (!field || hidden.has(key) || !canAskFor(field)) return []
      const value = question.filters?.[key]
      const put = (next: FilterValue | undefined): void => onQuestionChange(withFilter(question, key, next))
      const draw: HeadFilter['draw'] = (close) => (
        <Suspense fallback={null}>
          <LazyFilter
            field={field}
            fieldKey={key}
            label={say(field.label)}
            value={value}
            onChange={put}
            close={close}
            states={core.states}
            beside={question.filters}
          />
        </Suspense>
      )
      return [[key, { isSet: value !== undefined, draw, onClear: () => put(undefined) }]]
    }),
  )
}
