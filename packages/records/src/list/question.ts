import { type Core, type Field, type FilterValue, type ListQuestion, normaliseQuestion, orderOf } from '@bip/contract'
import type { DataSort } from '@bip/design-system'

/** Without what says nothing, but with the size as it is: which one is usual is the resource's to say. */
const keep = (question: ListQuestion): ListQuestion => normaliseQuestion(question, 0)

/** The question with another filter; the first page, since the answer is another one. */
export const withFilter = (question: ListQuestion, key: string, value: FilterValue | undefined): ListQuestion => {
  const { [key]: _, ...others } = question.filters ?? {}
  return keep({ ...question, current: 1, filters: value === undefined ? others : { ...others, [key]: value } })
}

export const withSearch = (question: ListQuestion, search: string): ListQuestion => keep({ ...question, current: 1, search })

export const withSort = (question: ListQuestion, sort: readonly DataSort[]): ListQuestion =>
  keep({ ...question, current: 1, sort: sort.map(({ key, direction }) => (direction === 'desc' ? `-${key}` : key)) })

/** The question without search and filters. */
export const withoutFilters = ({ sort, size, group }: ListQuestion): ListQuestion => keep({ sort, size, group })

/** The question with rows in groups of a field; in none without one. */
export const withGroup = (question: ListQuestion, group: string | undefined): ListQuestion =>
  keep({ ...question, current: 1, group })

/** Whether search or filters leave something out. */
export const isNarrowed = ({ search, filters }: ListQuestion): boolean => Boolean(search) || Object.keys(filters ?? {}).length > 0

/** The fields that a query must be asked for and is not. */
export const missingAsks = ({ computed, fields }: Core, { filters }: ListQuestion): Field[] =>
  (computed?.asks ?? []).flatMap((key) => (fields[key]?.required && !filters?.[key] ? [fields[key]] : []))

/** The order of a list, as its table shows it: the question's, else the resource's own. */
export const sortOf = (core: Core, { sort }: ListQuestion): DataSort[] =>
  (sort?.length ? sort : [core.list.sort ?? '-createTime']).map((one) => {
    const { key, descending } = orderOf(one)
    return { key, direction: descending ? 'desc' : 'asc' }
  })
