import { Pace } from '../../base/pace.ts'
import type { Tx } from '../../db/database.ts'
import type { Draft, Wanted } from '../draft/writing.ts'
import type { WritingCall } from '../write/draft.ts'
import { draftAll } from '../write/draft.ts'
import type { Claims } from '../write/unique.ts'
import type { Run } from './edits/runs.ts'
import { added, nothing, type Outcome } from './report.ts'
import { type SheetRecord, wantedOf } from './sheetRecords.ts'

/** Takes a transaction back, with something that is told of it. */
export class TakenBack<T> extends Error {
  readonly value: T
  constructor(value: T) {
    super('A trial was taken back.')
    this.value = value
  }
}

/** What would come of storing the records, a slice at a time; `isKept`: the drafts are stored afterwards. */
export async function tryAll(
  call: WritingCall,
  records: readonly SheetRecord[],
  { run, isKept }: { run: Run; isKept: boolean },
): Promise<{ outcome: Outcome; drafts: Draft[]; done: number }> {
  const claims: Claims = new Map()
  const pace = new Pace()
  const drafts: Draft[] = []
  let outcome = nothing
  let done = 0
  while (done < records.length && !run.isStopped()) {
    const slice = records.slice(done, done + pace.size)
    const found = await trySome(call, slice.map(wantedOf), { claims, pace })
    outcome = added(outcome, found, slice, call)
    done += slice.length
    if (isKept) drafts.push(...found)
    run.tell(done, records.length, 'checking')
  }
  return { outcome, drafts, done }
}

function trySome(
  { asked: _, ...shared }: WritingCall,
  wanted: readonly Wanted[],
  { claims, pace }: { claims: Claims; pace: Pace },
): Promise<Draft[]> {
  const { session, services, extension } = shared
  const { database } = services
  const look = (tx: Tx) => pace.measure(wanted.length, () => draftAll({ ...shared, tx }, wanted, { isTrial: true, claims }))
  if (!extension.beforeSave) return database.asTenant(session.tenantId, look, { readOnly: true })
  // What the extension looks at it may lock, which only a transaction that writes can; nothing of it stays.
  return takenBack(
    database.asTenant(session.tenantId, async (tx): Promise<Draft[]> => {
      throw new TakenBack(await look(tx))
    }),
  )
}

/** The value with which a transaction was taken back, or what it answered. */
export const takenBack = <T>(transaction: Promise<T>): Promise<T> =>
  transaction.catch((error: unknown) => (error instanceof TakenBack ? (error.value as T) : Promise.reject(error))) // thrown by this very work
