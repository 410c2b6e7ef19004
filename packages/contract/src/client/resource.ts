import { isEmpty } from '../kinds/index.ts'
import { type AnyRecord, type Core, pathOf, type StandardCall, type StoredBase } from '../resource/core.ts'
import { binCalls } from '../wire/bin.ts'
import type { CodeMatch } from '../wire/codes.ts'
import type { BulkResult, Choice, ListResult, Page, RowResult, Totals } from '../wire/envelope.ts'
import {
  type HistoryEntry,
  type ImportProgress,
  type ImportReport,
  plus,
  type SheetAnalysis,
  type SheetEdits,
} from '../wire/paths.ts'
import { type ListQuestion, questionToWire } from '../wire/query.ts'
import { toldFileType } from '../wire/toldFile.ts'
import { ApiError } from './apiError.ts'
import type { Client } from './client.ts'
import { lookupOf } from './lookup.ts'
import type { Download, RequestOptions } from './request.ts'
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
  /** All rows of a query that answers no page, such as a series. */
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

const choiceCount = 20
/** ms that an import of 100 000 rows may take. */
const importTimeout = 3_600_000

/** The typed calls of a resource over a client. Cheap: make one wherever it is needed. */
export function resourceClient<R extends StoredBase = AnyRecord>(client: Client, core: Core): ResourceClient<R> {
  const lookup = lookupOf(client, core)
  const standard = (name: StandardCall): Pick<RequestOptions, 'method' | 'path'> => {
    const call = core.calls[name]
    if (!call)
      throw new Error(`The resource "${core.key}" declares no call "${name}". Declare it in its core, or do not offer it.`)
    return { method: call.method, path: pathOf(core, call) }
  }
  const action = (name: string): Pick<RequestOptions, 'method' | 'path'> => {
    const call = core.actions?.[name]?.call
    if (!call)
      throw new Error(`The resource "${core.key}" declares no action "${name}". Declare it in its core, or do not offer it.`)
    return { method: call.method, path: pathOf(core, call) }
  }
  const list: ResourceClient<R>['list'] = (question = {}, signal) =>
    client.request<Page<R>>({ ...standard('list'), query: questionToWire(question), signal })
  const detail: ResourceClient<R>['detail'] = (id, signal) => client.request<R>({ ...standard('detail'), query: { id }, signal })

  return {
    list,
    rows: (question = {}, signal) => client.request<R[]>({ ...standard('list'), query: conditionsOf(question), signal }),
    totals: (question = {}, signal) =>
      whereOffered(
        client.request<Totals>({
          path: core.computed ? plus.queryTotals : plus.totals,
          query: { ...conditionsOf(question), resource: core.key },
          signal,
          silent: true,
        }),
      ),
    detail,
    async save(values, { id, version, idempotencyKey, signal } = {}) {
      const answer = await client.request<unknown>({
        ...standard(id && core.calls.update ? 'update' : 'submit'),
        body: { ...values, ...(id && { id }), ...(version !== undefined && { version }) },
        idempotencyKey,
        safe: true,
        signal,
      })
      if (id) lookup.forget([id])
      if (isRecord<R>(answer)) return answer
      return id && core.calls.detail ? detail(id, signal) : undefined
    },
    async saveList(rows, idempotencyKey) {
      const call = core.calls.submitList
      if (!call) throw new Error(`The resource "${core.key}" declares no call "submitList". Declare it in its core with many().`)
      const request = { method: call.method, path: pathOf(core, call), body: rows, idempotencyKey, safe: true }
      const answer = await client.request<ListResult>(request).catch((failure: unknown) => {
        if (failure instanceof ApiError && isListResult(failure.data)) return failure.data
        throw failure
      })
      lookup.forget(answer.results.flatMap(({ id }) => id ?? []))
      return answer.results
    },
    async remove(ids) {
      await client.request({ ...standard('remove'), query: { ids }, safe: true })
      lookup.forget(ids)
    },
    async restore(ids) {
      const body = { resource: core.key, ids: [...ids] }
      const answer = await whereOffered(
        client.request<BulkResult>({ method: 'POST', path: binCalls.restore, body, safe: true, silent: true }),
      )
      lookup.forget(ids)
      return answer
    },
    async act<T>(name: string, ids: readonly string[], args?: Record<string, unknown>) {
      const { method, path } = action(name)
      const answer = await client.request<T>({
        method,
        path,
        // Where the spec acts by a GET, what its dialog asked for stands in the address.
        query: method === 'GET' ? { ...textsOf(args), ids } : { ids },
        body: method === 'GET' ? undefined : args,
        safe: true,
      })
      lookup.forget(ids)
      return answer
    },
    actOnList(name, question = {}, args) {
      const { method, path } = action(name)
      const query = { ...conditionsOf(question), ...(method === 'GET' && textsOf(args)) }
      return client.request({ method, path, query, body: method === 'GET' ? undefined : args, safe: true })
    },
    async visit(id) {
      if (!core.visit) return
      const { method, path } = core.visit.call
      const told = client.request({ method, path: pathOf(core, { method, path }), body: { id }, silent: true })
      await told.catch(() => undefined)
    },
    async choices(text, extras, signal) {
      if (!core.calls.selectData) {
        const page = await list({ search: text, filters: extras, size: choiceCount }, signal)
        return page.records.map((record) => choiceOf(core, record))
      }
      const rows = await client.request<Choice[] | null>({
        ...standard('selectData'),
        query: { queryName: core.display, queryValue: text, ...(extras && { extras: JSON.stringify(extras) }) },
        isRead: true,
        signal,
      })
      return (rows ?? []).map((row) => choiceOf(core, row))
    },
    codes: (codes, extras) =>
      whereOffered(
        client.request<CodeMatch[]>({
          method: 'POST',
          path: plus.codes,
          body: { resource: core.key, codes, ...(extras && { extras }) },
          isRead: true,
          silent: true,
        }),
      ),
    lookup: lookup.find,
    history: (id, signal) =>
      whereOffered(
        client.request<HistoryEntry[]>({ path: plus.history, query: { resource: core.key, id }, signal, silent: true }),
      ),
    exportXlsx: (question, { columns, signal, onProgress } = {}) => {
      const { current: _page, size: _size, ...query } = questionToWire(question)
      return whereOffered(
        client.request({
          path: core.computed ? plus.queryExport : plus.export,
          query: { ...query, columns, resource: core.key },
          headers: onProgress && { Accept: `${toldFileType}, */*` },
          signal,
          onProgress,
          silent: true,
          as: 'blob',
        }),
      )
    },
    importTemplate: () =>
      whereOffered(client.request({ path: plus.importTemplate, query: { resource: core.key }, silent: true, as: 'blob' })),
    analyseFile: (file, signal) => {
      const form = new FormData()
      form.append('resource', core.key)
      form.append('file', file, file.name || 'import.xlsx')
      const asked = { method: 'POST', path: plus.importAnalysis, form, signal, silent: true, isRead: true } as const
      return whereOffered(client.request<SheetAnalysis>(asked))
    },
    importProgress: (run) =>
      whereOffered(client.request<ImportProgress | null>({ path: plus.importProgress, query: { run }, silent: true })),
    stopImport: (run) =>
      whereOffered(client.request({ method: 'POST', path: plus.importStop, query: { run }, silent: true, isRead: true })),
    importFile: (file, { mode, dryRun, edits, run, onProgress, signal }) => {
      const form = new FormData()
      form.append('resource', core.key)
      form.append('mode', mode)
      form.append('dryRun', String(dryRun))
      if (edits && Object.keys(edits).length > 0) form.append('edits', JSON.stringify(edits))
      if (run) form.append('run', run)
      form.append('file', file, file.name || 'import.xlsx')
      return whereOffered(
        client.request<ImportReport>({
          ...{ method: 'POST', path: plus.import, form, onProgress, signal, silent: true, timeout: importTimeout },
          ...(run && !dryRun ? { idempotencyKey: run } : { safe: true }),
        }),
      )
    },
  }
}

/** Which records a question is about, whatever their order and page. */
function conditionsOf({ search, filters }: ListQuestion): Record<string, string> {
  const { current: _page, size: _size, ...conditions } = questionToWire({ search, filters })
  return conditions
}

/** A gateway that has no such call answers 404 without saying that a record is missing: the feature is simply not there. */
async function whereOffered<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 404 && failure.key !== 'notFound') return undefined
    throw failure
  }
}

const textsOf = (args: Record<string, unknown> = {}): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]) =>
      isEmpty(value) ? [] : [[name, Array.isArray(value) ? value.map(String) : String(value)]],
    ),
  )

const isListResult = (data: unknown): data is ListResult => typeof data === 'object' && data !== null && 'results' in data

const isRecord = <R extends StoredBase>(answer: unknown): answer is R =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' && 'version' in answer

function choiceOf(core: Core, row: { id: string; [column: string]: unknown }): Choice {
  const { id, label, ...rest } = row
  return { ...rest, id: String(id), label: typeof label === 'string' ? label : String(row[core.display] ?? id) }
}
