import { type ReactNode, type RefObject, Suspense } from 'react'
import { arrangedColumns } from '../../DataTable/columns/columnLayout.ts'
import type { ColumnLayout, DataColumn } from '../../DataTable/model/types.ts'
import type { DataTableHandle } from '../../DataTable/props/DataTableProps.ts'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import type { Leave, Scope } from './LeavingDialog.tsx'

const LeavingDialog = lazyPart(() => import('./LeavingDialog.tsx').then((module) => module.LeavingDialog))

/** How far a file is. */
export type LeavingProgress = {
  /** 0 to 1; null where nobody knows. */
  share: number | null
  /** Bytes received. */
  bytes?: number
  /** Rows written, and all that will be. */
  rows?: { done: number; total: number }
}

/** How the rows of a list that a server sends page by page leave it. */
export type DataListExport<T> = {
  /** How many rows match in all. */
  total: number
  /** The total is about right; default false. */
  isEstimated?: boolean
  /** Chosen rows, those of other pages too; default none. */
  chosen?: readonly T[]
  /** Takes out all that match; the server makes the file. `columns` are the keys shown, in order, or null for all that a record has. */
  onExportAll: (options: {
    columns: readonly string[] | null
    signal: AbortSignal
    onProgress: (progress: LeavingProgress) => void
  }) => Promise<void>
  /** Offers all that a record has beside what is shown; default false. */
  hasWhole?: boolean
  /** Completes rows of the table before they are written, such as by the names of what they refer to. */
  complete?: (rows: readonly T[], columns: readonly string[]) => Promise<readonly T[]>
  /** Name of the file without its ending; default the list's label and the day. */
  fileName?: string
  onClose: () => void
}

type Options<T> = {
  exporting: DataListExport<T> | undefined
  rows: readonly T[]
  columns: readonly DataColumn<T>[]
  layout: ColumnLayout
  grid: RefObject<DataTableHandle<T> | null>
}

/** The dialog that asks which rows leave, while the caller wants it: this page and chosen rows are written here, all that match by the server. */
export const useLeaving = <T,>({ exporting, rows, columns, layout, grid }: Options<T>): ReactNode => {
  if (!exporting) return null
  const { total, isEstimated = false, chosen = [], onExportAll, hasWhole = false, complete, fileName, onClose } = exporting
  const shown = arrangedColumns(columns, layout).flatMap(({ column, isShown }) => (isShown ? [column.key] : []))
  const leave: Leave = async (scope, { isWhole, signal, onProgress }) => {
    if (scope === 'all') return onExportAll({ columns: isWhole ? null : shown, signal, onProgress })
    const wanted = scope === 'page' ? rows : chosen
    async function* rowsOf() {
      yield complete ? await complete(wanted, shown) : wanted
    }
    await grid.current?.export({
      fileName,
      rowsOf,
      signal,
      onProgress: (done) => onProgress({ share: done / wanted.length, rows: { done, total: wanted.length } }),
    })
  }
  const scopes: Scope[] = [
    { key: 'all', count: total, isEstimated },
    // A single page is all there is.
    ...(rows.length < total ? [{ key: 'page', count: rows.length } as const] : []),
    { key: 'chosen', count: chosen.length },
  ]
  return (
    <Suspense fallback={null}>
      <LeavingDialog scopes={scopes} columnCount={shown.length} hasWhole={hasWhole} onLeave={leave} onClose={onClose} />
    </Suspense>
  )
}
