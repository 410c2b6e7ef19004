import type { AnyRecord, StoredBase } from '../resource/core.ts'
import type { CodeMatch } from '../wire/codes.ts'
import type { BulkResult, Choice, Page, RowResult, Totals } from '../wire/envelope.ts'
import type { HistoryEntry, ImportProgress, ImportReport, SheetAnalysis, SheetEdits } from '../wire/paths.ts'
import type { ListQuestion } from '../wire/query.ts'
import type { Download } from './request.ts'
import type { Progress } from './transport.ts'

export type SaveOptions = { id?: string; version?: number; idempotencyKey?: string; signal?: AbortSignal }
export type ExportOptions = {
  /** Keys of the columns, in order; default everything that a record has, with its lines. */
  columns?: readonly string[]
  signal?: AbortSignal
  onProgress?: Progress
}
export type ImportOptions = {
  /** Everything or nothing, or every row that is right. */
  mode: 'all' | 'rows'
  /** Only says what would happen. */
  dryRun: boolean
  /** What is said of the sheet beside it. */
  edits?: SheetEdits
  /** What the caller calls it, to look how far it is and to stop it; the same one goes on where it was cut off. */
  run?: string
  onProgress?: Progress
  signal?: AbortSignal
}

/** The calls of one resource. Where the gateway lacks a call beyond the spec, its answer is `undefined` and nothing is shown. */
export type ResourceClient<R extends StoredBase = AnyRecord> = {
  list(question?: ListQuestion, signal?: AbortSignal): Promise<Page<R>>
  /** All rows of a query that answers no page: of a series, those at the top of a tree, or the only one. */
  rows(question?: ListQuestion, signal?: AbortSignal): Promise<R[]>
  /** Sums over all that match, whatever the page. */
  totals(question?: ListQuestion, signal?: AbortSignal): Promise<Totals | undefined>
  detail(id: string, signal?: AbortSignal): Promise<R>
  /** Creates without `id`, changes with it. Answers the stored record, `undefined` where the gateway does not tell. */
  save(values: Record<string, unknown>, options?: SaveOptions): Promise<R | undefined>
  /** Stores many records at once, those with an `id` as changes: what became of each, whether all of them or only some were stored. */
  saveList(rows: readonly Record<string, unknown>[], idempotencyKey?: string): Promise<RowResult[]>
  remove(ids: readonly string[]): Promise<void>
  /** Brings removed records back; `undefined` where the gateway has no bin. */
  restore(ids: readonly string[]): Promise<BulkResult | undefined>
  /** Runs an action of the core over records; a gateway without bulk results answers whatever it answers. */
  act<T = BulkResult | undefined>(name: string, ids: readonly string[], args?: Record<string, unknown>): Promise<T>
  /** Runs an action of the list over all that a question shows. */
  actOnList(name: string, question?: ListQuestion, args?: Record<string, unknown>): Promise<BulkResult | undefined>
  /** Tells that somebody opened a record; never throws, for nobody reads any worse when it was not counted. */
  visit(id: string): Promise<void>
  /** At most 20 options for a typed text; `extras` narrow them further. */
  choices(text: string, extras?: Record<string, string>, signal?: AbortSignal): Promise<Choice[]>
  /** The records that pasted or scanned codes name, at most 5 000; `undefined` where the gateway does not look codes up. */
  codes(codes: readonly string[], extras?: Record<string, string>): Promise<CodeMatch[] | undefined>
  /** Labels of stored ids, collected over 300 ms into one request. */
  lookup(ids: readonly string[]): Promise<Map<string, Choice>>
  history(id: string, signal?: AbortSignal): Promise<HistoryEntry[] | undefined>
  /** Everything that matches, whatever the page. */
  exportXlsx(question: ListQuestion, options?: ExportOptions): Promise<Download | undefined>
  importTemplate(): Promise<Download | undefined>
  importFile(file: Blob & { name?: string }, options: ImportOptions): Promise<ImportReport | undefined>
  /** What a spreadsheet holds, and what its headings stand for; `undefined` where the gateway does not look into it. */
  analyseFile(file: Blob & { name?: string }, signal?: AbortSignal): Promise<SheetAnalysis | undefined>
  /** How far an import is; null where none of that name runs. */
  importProgress(run: string): Promise<ImportProgress | null | undefined>
  stopImport(run: string): Promise<unknown>
}
