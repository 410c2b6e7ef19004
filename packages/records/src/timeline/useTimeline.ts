import { type Core, plus, type TimelinePage } from '@bip/contract'
import useSWRInfinite from 'swr/infinite'
import { useHost } from '../host/RecordsProvider.tsx'

/** What a reader wants to see of a timeline; days are `YYYY-MM-DD`, both included. */
export type TimelineQuestion = { kinds: readonly string[]; personId: string | null; from?: string; to?: string }

/** The timeline of a record, page by page; `more` asks for the next one, where there is any. */
export const useTimeline = (core: Core, id: string, { kinds, personId, from, to }: TimelineQuestion) => {
  const { client } = useHost()
  const asked = { kinds: kinds.join(','), personId: personId ?? '', from: from ?? '', to: to ?? '' }
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  const keyOf = (_: number, last: TimelinePage | null) => {
    if (last && !last.next) return null
    return [plus.timeline, core.key, id, JSON.stringify(query), last?.next ?? '']
  }
  const answer = useSWRInfinite<TimelinePage, Error>(
    keyOf,
    ([path, resource, recordId, , before]: string[]) =>
      client.request<TimelinePage>({
        path: path ?? '',
        query: { ...query, resource, id: recordId, ...(before && { before }) },
        silent: true,
      }),
    { revalidateFirstPage: false, keepPreviousData: true },
  )
  const { data: pages = [], size, setSize, error, isValidating, mutate } = answer
  return {
    entries: pages.flatMap(({ entries }) => entries),
    resources: pages[0]?.resources ?? [],
    isThere: pages.length > 0,
    isLoading: isValidating,
    error,
    retry: () => void mutate(),
    more: pages.at(-1)?.next ? () => void setSize(size + 1) : undefined,
  }
}
