import { type AnyRecord, type BulkPart, type BulkRow, type Core, type ListQuestion, maxBulkRows } from '@bip/contract'
import type { BulkAsked, BulkClient } from '@bip/contract/client'
import type { Outcome } from '../actions/runInChunks.ts'

/** The records that something is done to: some by themselves, or all that match but a few. */
export type BulkScope =
  | { kind: 'some'; records: readonly AnyRecord[] }
  | { kind: 'all'; question: ListQuestion; except: readonly string[]; total: number }

export const sizeOf = (scope: BulkScope): number => (scope.kind === 'some' ? scope.records.length : scope.total)

/** What became of the records, and what takes it back. */
export type BulkRun = { outcomes: Outcome[]; back: BulkRow[] }

type Watch = { signal: AbortSignal; onProgress: (done: number) => void }

/** A record that was not seen here, known by its name. */
const standIn = (core: Core, id: string, name = id): AnyRecord => ({ id, [core.display]: name }) as AnyRecord // names and messages ask for no more

const outcomesOf = (core: Core, { results }: BulkPart, known: ReadonlyMap<string, AnyRecord>): Outcome[] =>
  results.map(({ id, ok, msg, name }) => ({
    record: known.get(id) ?? standIn(core, id, name),
    ok,
    message: ok ? '' : msg,
  }))

const backOf = ({ results }: BulkPart): BulkRow[] =>
  results.flatMap(({ id, version, before }) => (version !== undefined && before ? [{ id, version, values: before }] : []))

/** Works through rows, so many in a call, until the signal says stop. */
export async function editEach(
  core: Core,
  api: BulkClient,
  rows: readonly BulkRow[],
  { signal, onProgress }: Watch,
): Promise<BulkRun> {
  const run: BulkRun = { outcomes: [], back: [] }
  for (let at = 0; at < rows.length && !signal.aborted; at += maxBulkRows) {
    const part = await api.editRows(rows.slice(at, at + maxBulkRows))
    run.outcomes.push(...outcomesOf(core, part, new Map()))
    run.back.push(...backOf(part))
    onProgress(run.outcomes.length)
  }
  return run
}

/** Works through all that match, a part at a time, until the signal says stop. */
export async function overAll(
  core: Core,
  { question, except }: Extract<BulkScope, { kind: 'all' }>,
  call: (asked: BulkAsked) => Promise<BulkPart>,
  { signal, onProgress }: Watch,
): Promise<BulkRun> {
  const run: BulkRun = { outcomes: [], back: [] }
  let after: string | null = null
  do {
    const part: BulkPart = await call({ question, except, after })
    run.outcomes.push(...outcomesOf(core, part, new Map()))
    run.back.push(...backOf(part))
    onProgress(run.outcomes.length)
    after = part.after
  } while (after !== null && !signal.aborted)
  return run
}

/** Gives records of a scope the same values. */
export async function editScope(
  core: Core,
  api: BulkClient,
  scope: BulkScope,
  values: Readonly<Record<string, unknown>>,
  watch: Watch,
): Promise<BulkRun> {
  if (scope.kind === 'all') return overAll(core, scope, (asked) => api.editAll(asked, values), watch)
  const known = new Map(scope.records.map((record) => [record.id, record]))
  const rows = scope.records.map(({ id, version }) => ({ id, version, values }))
  const run = await editEach(core, api, rows, watch)
  return { ...run, outcomes: run.outcomes.map((one) => ({ ...one, record: known.get(one.record.id) ?? one.record })) }
}
