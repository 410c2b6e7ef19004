import type { LoadedRows } from '../lines/RowWindows.ts'
import type { DataFilters } from '../model/filters.ts'
import type { DataSort } from '../model/types.ts'

/** What a server is asked for: rows [from, to) of those that match, in that order. */
export type WindowQuestion = { sort: readonly DataSort[]; filters: DataFilters; quickFilter: string }

/** Fetches rows [from, to), how many match in all and, if it likes, their figures; the signal is aborted when the reader has gone on. */
export type LoadRows<T> = (
  range: { from: number; to: number },
  question: WindowQuestion,
  signal: AbortSignal,
) => Promise<LoadedRows<T>>
