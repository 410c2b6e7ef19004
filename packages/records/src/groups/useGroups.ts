import { type Core, groupsBy, groupsCall, type ListGroups, type ListQuestion, questionToWire } from '@bip/contract'
import useSWR from 'swr'
import { listKey } from '../data/refresh.ts'
import { quiet } from '../data/useApi.ts'
import { fieldOf } from '../fields/fieldOf.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** Keys of the fields that a list is grouped by. */
export const groupKeys = (core: Core): readonly string[] =>
  core.computed
    ? []
    : [...new Set([...core.list.columns, ...Object.keys(core.fields)])].filter((key) => groupsBy(fieldOf(core, key)))

/** The field whose groups are shown: none where one of them is looked into, or the list is not grouped. */
export const groupShown = (core: Core, { group, filters = {} }: ListQuestion): string | undefined =>
  group !== undefined && !(group in filters) && groupsBy(fieldOf(core, group)) ? group : undefined

/** The groups of all that a question matches, with counts and sums, by the gateway. */
export const useGroups = (core: Core, { search, filters }: ListQuestion, by: string) => {
  const { client } = useHost()
  const { data, error, isLoading } = useSWR<ListGroups, Error>(
    listKey(core, ['groups', by, search, filters]),
    () => {
      const { current: _page, size: _size, ...query } = questionToWire({ search, filters })
      return quiet(client).request<ListGroups>({ path: groupsCall, query: { ...query, resource: core.key, by } })
    },
    { keepPreviousData: true },
  )
  return { answer: data, error, isLoading }
}
