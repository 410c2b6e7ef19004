import { isEmpty, type LinesField } from '@bip/contract'
import { configuredRows, type RlistColumn, rlistConfigue } from '@bip/contract/resources'
import { apiOf, useHost } from '@bip/records'
import { useMemo } from 'react'
import useSWR from 'swr'

const none: readonly RlistColumn[] = []

/** The rows of a schedule under the columns of its settings; those that every schedule has while the settings are on their way. */
export function useConfiguredRows(field: LinesField, configueId: unknown, technologyConfigueId: unknown): LinesField {
  const { client } = useHost()
  const ids = [configueId, technologyConfigueId].flatMap((id) => (isEmpty(id) ? [] : [String(id)]))
  const { data = none } = useSWR(ids.length > 0 ? [rlistConfigue.key, 'columns', ...ids] : null, async () => {
    const found = await Promise.all(ids.map((id) => apiOf(client, rlistConfigue).detail(id)))
    return found.flatMap(({ columns }) => (Array.isArray(columns) ? (columns as RlistColumn[]) : []))
  })
  const shown = ids.length > 0 ? data : none
  return useMemo(() => configuredRows(field, shown), [field, shown])
}
