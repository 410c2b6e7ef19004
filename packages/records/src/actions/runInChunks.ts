import type { AnyRecord, BulkResult } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { reasonOf } from '../data/errors.ts'

/** What became of one record. */
export type Outcome = {
  record: AnyRecord
  ok: boolean
  message: string
  /** What the action told of it, once. */
  data?: unknown
}

export type ChunkCall = (ids: readonly string[]) => Promise<BulkResult | undefined>

/** So many records travel in one call: few enough to tell progress and to stop between them. */
const chunkSize = 20

/** What became of records, by what the gateway answered; those that it does not name were done. */
export const outcomesOf = (records: readonly AnyRecord[], answer: BulkResult | undefined): Outcome[] =>
  records.map((record) => {
    const result = answer?.results?.find(({ id }) => id === record.id)
    return {
      record,
      ok: result?.ok ?? true,
      message: result?.msg ?? '',
      ...(result?.data !== undefined && { data: result.data }),
    }
  })

const runChunk = async (records: readonly AnyRecord[], call: ChunkCall): Promise<Outcome[]> => {
  try {
    return outcomesOf(records, await call(records.map(({ id }) => id)))
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'answer'
    // A gateway that refuses all because of one: ask one by one, so that each row gets its own answer.
    if (isRefused && records.length > 1) {
      const outcomes: Outcome[] = []
      for (const record of records) outcomes.push(...(await runChunk([record], call)))
      return outcomes
    }
    return records.map((record) => ({ record, ok: false, message: reasonOf(error) }))
  }
}

/** Runs a call over records in portions. Stops between two portions when the signal says so; what was done is answered. */
export const runInChunks = async (
  records: readonly AnyRecord[],
  call: ChunkCall,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (let at = 0; at < records.length && !signal.aborted; at += chunkSize) {
    outcomes.push(...(await runChunk(records.slice(at, at + chunkSize), call)))
    onProgress(outcomes.length)
  }
  return outcomes
}
