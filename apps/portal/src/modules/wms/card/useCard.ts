import { stockCard, stockOutlook } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import type { CardRow, OutlookRow } from './outlook.ts'

/** What came and went of a material, and what is expected and wanted of it. */
export function useCard(materialId: string | null, warehouseId: string | null) {
  const { client } = useHost()
  return useSWR<{ card: CardRow[]; outlook: OutlookRow[] }, Error>(
    materialId && ['stockCard', materialId, warehouseId],
    async () => {
      const query = { materialId: materialId ?? '', ...(warehouseId && { warehouseId }) }
      const [card, outlook] = await Promise.all([
        client.request<CardRow[]>({ path: stockCard.path, query, silent: true }),
        client.request<OutlookRow[]>({ path: stockOutlook.path, query, silent: true }),
      ])
      return { card, outlook }
    },
    { keepPreviousData: true },
  )
}
