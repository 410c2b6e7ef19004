import type { Page, Query } from '@bip/contract'
import { useHost } from '@bip/records'
import useSWR, { type SWRResponse } from 'swr'

/** A row of a query as it travels, with the names of what it refers to. */
export type OutlookRow = Record<string, unknown> & { id: string; _labels?: Record<string, string> }

export type Rows = SWRResponse<Page<OutlookRow>, Error>

/** A series answers all it has, and is read as one page. */
const pageOf = (answer: Page<OutlookRow> | OutlookRow[]): Page<OutlookRow> =>
  Array.isArray(answer) ? { records: answer, total: answer.length, current: 1, size: answer.length, pages: 1 } : answer

/** The first rows of a query under conditions, and how many there are; nothing is asked without the permission. */
export function useRows(query: Query, conditions: Readonly<Record<string, string>>): Rows {
  const { client, permissions } = useHost()
  const key = permissions.has(`${query.key}_view`) ? [query.path, JSON.stringify(conditions)] : null
  return useSWR<Page<OutlookRow>, Error>(
    key,
    async () =>
      pageOf(
        await client.request<Page<OutlookRow> | OutlookRow[]>({
          path: query.path,
          query: query.answers === 'list' ? { current: '1', ...conditions } : conditions,
          silent: true,
        }),
      ),
    { keepPreviousData: true },
  )
}
