import type { Page, RowOf } from '@bip/contract'
import { locationMap, stockPivot, warehouse } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import useSWR from 'swr'

type MapRow = RowOf<typeof locationMap> & { id: string }

/** The warehouse that is shown where none was asked for: the one that holds most. */
export function useFirstWarehouse(isWanted: boolean): string | undefined {
  const { client, permissions } = useHost()
  const holdsMost = permissions.has(`${stockPivot.key}_view`)
  const { data } = useSWR(isWanted ? ['firstWarehouse', holdsMost] : null, () =>
    client.request<Page<{ id: string }>>(
      holdsMost
        ? { path: stockPivot.path, query: { by: 'warehouse', descs: 'value', size: '1' }, silent: true }
        : { path: `${warehouse.path}/list`, query: { isActive: 'true', ascs: 'warehouseCode', size: '1' }, silent: true },
    ),
  )
  return data?.records[0]?.id
}

/** The locations of a warehouse, and which of them hold a material. */
export function useMap(warehouseId: string | null, materialId: string | null) {
  const { client } = useHost()
  const { data, error, isLoading, mutate } = useSWR<MapRow[], Error>(
    warehouseId && ['locationMap', warehouseId, materialId],
    () =>
      client.request<MapRow[]>({
        path: locationMap.path,
        query: { warehouseId: warehouseId ?? '', ...(materialId && { materialId }) },
        silent: true,
      }),
    { keepPreviousData: true },
  )
  const markedIds = useMemo(
    () => (materialId ? new Set((data ?? []).flatMap(({ id, holds }) => (holds ? id : []))) : null),
    [data, materialId],
  )
  return { rows: data, error, isLoading, retry: () => void mutate(), markedIds }
}
