import type { Page, RowOf } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { type StockDimension, stockPivot, stockPivotCells } from '@bip/contract/resources'

export type PivotRow = RowOf<typeof stockPivot> & { id: string }
type PivotCell = RowOf<typeof stockPivotCells>
/** What a part of the pivot is narrowed to: a group of each dimension. */
export type Narrowing = Readonly<Partial<Record<StockDimension, string>>>

export type Level = { rows: PivotRow[]; total: number; cells: PivotCell[] }

/** Groups of a level that are read at once. */
export const pageSize = 100

/** A page of groups of one dimension, and their cells where there are columns. */
export async function readLevel(
  client: Client,
  by: StockDimension,
  across: StockDimension | null,
  narrowing: Narrowing,
  current: number,
): Promise<Level> {
  const query = { by, ...narrowing }
  const page = await client.request<Page<PivotRow>>({
    path: stockPivot.path,
    query: { ...query, descs: 'value', current: String(current), size: String(pageSize) },
    silent: true,
  })
  const groups = page.records.map(({ groupId }) => groupId ?? '').join('|')
  const cells =
    across && groups !== ''
      ? await client.request<PivotCell[]>({ path: stockPivotCells.path, query: { ...query, across, groups }, silent: true })
      : []
  return { rows: page.records, total: page.total, cells }
}
