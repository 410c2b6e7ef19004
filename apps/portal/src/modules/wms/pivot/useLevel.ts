import type { StockDimension } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { Explaining } from '../explain/explaining.ts'
import { type Level, type Narrowing, pageSize, readLevel } from './pivotCalls.ts'

export type PivotProps = {
  levels: readonly StockDimension[]
  across: StockDimension | null
  narrowing: Narrowing
  /** A figure was pressed, and is to be explained. */
  onExplain: (explaining: Explaining) => void
}

export type PivotColumn = { id: string; name: string }

/** One level of the pivot, page by page. */
export function useLevel(by: StockDimension, across: StockDimension | null, narrowing: Narrowing) {
  const { client } = useHost()
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<Level, Error>(
    (index) => ['stockPivot', by, across, JSON.stringify(narrowing), index + 1],
    ([, , , , current]: [string, string, string, string, number]) => readLevel(client, by, across, narrowing, current),
    { revalidateFirstPage: false },
  )
  const rows = useMemo(() => (data ?? []).flatMap((page) => page.rows), [data])
  const cells = useMemo(() => (data ?? []).flatMap((page) => page.cells), [data])
  const total = data?.[0]?.total ?? 0
  const hasMore = rows.length < total && (data?.length ?? 0) * pageSize < total
  return {
    rows,
    cells,
    total,
    hasMore,
    error,
    isLoading,
    isValidating,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  }
}
