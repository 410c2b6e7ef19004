import type { ImportReport } from '@bip/contract'
import { toItsEnd } from '../../base/caller.ts'
import { Refusal } from '../../base/errors.ts'
import { Pace } from '../../base/pace.ts'
import { demand, scopeOf } from '../../model/scope.ts'
import type { WritingCall } from '../write/draft.ts'
import { draftAll, type Writing } from '../write/draft.ts'
import { keptAnswer, once } from '../write/idempotency.ts'
import { saveEach } from '../write/save.ts'
import { inSlices } from '../write/slices.ts'
import type { Claims } from '../write/unique.ts'
import { storeAtOnce } from './atOnce/atOnce.ts'
import { currentMoment } from './atOnce/outdated.ts'
import type { SheetRow } from './protocol.ts'
import { added, nothing, type Outcome, reportOf } from './report.ts'
import { readRecordsOf, type SheetRecord, wantedOf } from './sheetRecords.ts'
import { TakenBack, takenBack, tryAll } from './trial.ts'

/** `all`: nothing is stored unless every row can be. `rows`: what can be stored is. */
export type ImportMode = 'all' | 'rows'

export type ImportOptions = {
  mode: ImportMode
  /** Nothing is stored; the report says what would be. */
  isTrial: boolean
}

/**
 * Stores the records of a sheet: rows with an id or a natural key change that record, all others are new. Row by row it is stored a slice at a time, and to
 * its end once it is begun; all or nothing it becomes visible at one stroke. Throws where the caller may not import.
 */
export async function importSheet(
  call: WritingCall,
  sheet: readonly SheetRow[],
  { mode, isTrial }: ImportOptions,
): Promise<ImportReport> {
  const { session, services, model, place } = call
  const name = model.core.label[place.language]
  demand(session, model, 'import', name)
  const ways = scopeOf(session, model, 'edit')
  const records = await readRecordsOf(model, sheet, {
    place,
    ...(ways && { by: { session, ways, language: place.language } }),
    read: (work) => services.database.asTenant(session.tenantId, (tx) => work(tx, session.tenantId), { readOnly: true }),
  })
  if (records.some(({ id }) => id === undefined)) demand(session, model, 'add', name)
  if (records.some(({ id }) => id !== undefined)) demand(session, model, 'edit', name)
  if (isTrial) return reportOf(records.length, kept((await tryAll(call, records)).outcome, mode))
  if (mode === 'rows') return storeEach(call, records)
  // What an extension looks at before each record must see those before it stored.
  const isApart = services.database.home === 'embedded' && records.length >= manyRecords && !call.extension.beforeSave
  return isApart ? storeManyOrNone(call, records) : storeAllOrNone(call, records)
}

/** Of all or nothing nothing is stored where anything is wrong. */
const kept = (outcome: Outcome, mode: ImportMode): Outcome =>
  mode === 'all' && outcome.failed > 0 ? { ...outcome, created: 0, updated: 0, unchanged: 0 } : outcome

/** Row by row: what can be stored is, a slice at a time. */
function storeEach(call: WritingCall, records: readonly SheetRecord[]): Promise<ImportReport> {
  const { asked: _, ...shared } = call
  const pace = new Pace()
  return inSlices(call, {
    total: records.length,
    start: nothing,
    step: async (tx, { next, done }) => {
      const slice = records.slice(next, next + pace.size)
      const drafts = await pace.measure(slice.length, () => saveEach({ ...shared, tx }, slice.map(wantedOf), 'import'))
      return { next: next + slice.length, done: added(done, drafts, slice, call) }
    },
    finish: (done) => reportOf(records.length, done),
    isFinished: true,
  })
}

/** From so many records on the embedded database makes them ready apart from everybody. */
const manyRecords = 200
const setSize = 500

/** All or nothing in one transaction: from the first record that cannot be stored on they are only looked at. */
function storeAllOrNone(call: WritingCall, records: readonly SheetRecord[]): Promise<ImportReport> {
  const { asked, ...shared } = call
  const { session, services } = call
  const work = async (writing: Writing): Promise<ImportReport> => {
    const claims: Claims = new Map()
    let outcome = nothing
    for (let next = 0; next < records.length; next += setSize) {
      const slice = records.slice(next, next + setSize)
      const wanted = slice.map(wantedOf)
      const drafts = await (outcome.failed === 0
        ? saveEach(writing, wanted, 'import')
        : draftAll(writing, wanted, { isTrial: true, claims }))
      outcome = added(outcome, drafts, slice, call)
    }
    const report = reportOf(records.length, kept(outcome, 'all'))
    if (report.failed > 0) throw new TakenBack(report)
    return report
  }
  return takenBack(
    services.database.asTenant(session.tenantId, (tx) => {
      const writing = { ...shared, tx }
      return once(writing, asked, () => work(writing))
    }),
  )
}

/** Times that records are checked anew where others changed something that they depend on. */
const maxAttempts = 3

/**
 * All or nothing on the embedded database, whose one session nobody else could use meanwhile: all records are checked and made ready a
 * slice at a time, and become visible at one stroke.
 */
async function storeManyOrNone(call: WritingCall, records: readonly SheetRecord[]): Promise<ImportReport> {
  const { session, services, asked } = call
  const { database } = services
  const known = asked && (await database.asTenant(session.tenantId, (tx) => keptAnswer<ImportReport>(tx, session, asked)))
  if (known) return known.answer
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const since = await database.asSystem(currentMoment, { readOnly: true })
    const { outcome, drafts } = await tryAll(call, records)
    const report = reportOf(records.length, kept(outcome, 'all'))
    if (report.failed > 0) return report
    // What is ready is stored although its caller leaves: it has taken its numbers.
    const stored = await toItsEnd(() => storeAtOnce(call, { drafts, since, answer: report }))
    if (stored) return stored.answer
  }
  throw new Refusal('busy')
}
