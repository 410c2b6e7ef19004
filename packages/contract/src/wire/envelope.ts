/** Every answer but the token grant, files and exports. HTTP status and `code` agree. */
export type Envelope<T = unknown> = { code: number; success: boolean; data: T; msg: string }

/** One page of a list. `total` beyond 100 000 is an estimate and says so. */
export type Page<T> = { records: T[]; total: number; current: number; size: number; pages: number; estimated?: true }

/** What went wrong field by field, as the `data` of a 400: path (`lines.2.quantity`) to sentence. */
export type FieldErrors = { fields: Record<string, string> }

/** What an action did to each of the records it was asked for. */
export type BulkResult = { results: { id: string; ok: boolean; msg: string; data?: unknown }[] }

/** What became of a row of a list that was stored at once; `row` counts from 0, `fields` says what is wrong by path. */
export type RowResult = { row: number; id?: string; ok: boolean; msg: string; fields?: Record<string, string> }
export type ListResult = { results: RowResult[] }

/** An option of a picker: what is stored and what is shown. */
export type Choice = { id: string; label: string; [column: string]: unknown }

/**
 * Sums over all that a list's query matches, by field key; one is null where there is nothing to sum, or amounts are of several currencies,
 * and the whole where more records match than are summed.
 */
export type Totals = Readonly<Record<string, string | null>> | null

export const maxPageSize = 1000
export const maxWholeRows = 100_000
export const exactTotalUpTo = 100_000
