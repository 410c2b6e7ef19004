import type { ImportReport, SheetEdits } from '@bip/contract'
import { toItsEnd } from '../../base/caller.ts'
import { Refusal } from '../../base/errors.ts'
import { Pace } from '../../base/pace.ts'
import { demand, scopeOf } from '../../model/scope.ts'
import type { Writing } from '../draft/writing.ts'
import type { WritingCall } from '../write/draft.ts'
import { draftAll } from '../write/draft.ts'
import { keptAnswer, once } from '../write/idempotency.ts'
import { saveEach } from '../write/save.ts'
import { inSlices } from '../write/slices.ts'
import type { Claims } from '../write/unique.ts'
import { storeAtOnce } from './atOnce/atOnce.ts'
import { currentMoment } from './atOnce/outdated.ts'
import { withEdits } from './edits/edits.ts'
import { type Run, unwatched } from './edits/runs.ts'
import { readHead } from './headings.ts'
import type { SheetRow } from './reader/protocol.ts'
import { added, nothing, type Outcome, reportOf } from './report.ts'
import { readRecordsOf, type SheetRecord, wantedOf } from './sheetRecords.ts'
import { TakenBack, takenBack, tryAll } from './trial.ts'

/** `all`: nothing is stored unless every row can be. `rows`: what can be stored is. */
export type ImportMode = 'all' | 'rows'

export type ImportOptions = {
  mode: ImportMode
  /** Nothing is stored; the report says what would be. */
  isTrial: boolean
  /** What the caller says of the sheet. */
  edits?: SheetEdits
  run?: Run
}

/**
 * Stores the records of a sheet: rows with an id or a natural key change that record, all others are new. Row by row it is stored a slice at a time, and to
 * its end once it is begun; all or nothing it becomes visible at one stroke. Throws where the caller may not import.
 */
export async function importSheet(
  call: WritingCall,
  given: readonly SheetRow[],
  { mode, isTrial, edits = {}, run = unwatched }: ImportOptions,
): Promise<ImportReport> {
  const { session, services, model, place } = call
  const name = model.core.label[place.language]
  demand(session, model, 'import', name)
  const ways = scopeOf(session, model, 'edit')
  const head = readHead(model, given, place, edits.columns)
  const sheet = withEdits(given, head, edits)
  const reporting: Reporting = { run, report: (total, outcome) => reportOf(total, outcome, { sheet, head }) }
  const records = await readRecordsOf(model, sheet, {
    place,
    head,
    ...(ways && { by: { session, ways, language: place.language } }),
    read: (work) => services.database.asTenant(session.tenantId, (tx) => work(tx, session.tenantId), { readOnly: true }),
  })
  if (records.some(({ id }) => id === undefined)) demand(session, model, 'add', name)
  if (records.some(({ id }) => id !== undefined)) demand(session, model, 'edit', name)
  if (isTrial) {
    const { outcome, done } = await tryAll(call, records, { run, isKept: false })
    return withLeft(reporting.report(records.length, kept(outcome, mode)), records.length - done)
  }
  if (mode === 'rows') return storeEach(call, records, reporting)
  // What an extension looks at before each record must see those before it stored.
  const isApart = services.database.home === 'embedded' && records.length >= manyRecords && !call.extension.beforeSave
  return isApart ? storeManyOrNone(call, records, reporting) : storeAllOrNone(call, records, reporting)
}

/** How an import tells of itself. */
type Reporting = { run: Run; report: (total: number, outcome: Outcome) => ImportReport }

const withLeft = (report: ImportReport, left: number): ImportReport => (left > 0 ? { ...report, left } : report)

/** Somebody asked for the end: what is stored stays, and the same key goes on from there. */
class Stopped extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('The import was stopped.')
    this.report = report
  }
}

/** Of all or nothing nothing is stored where anything is wrong. */
const kept = (outcome: Outcome, mode: ImportMode): Outcome =>
  mode === 'all' && outcome.failed > 0 ? { ...outcome, created: 0, updated: 0, unchanged: 0 } : outcome

/** Row by row: what can be stored is, a slice at a time. */
function storeEach(call: WritingCall, records: readonly SheetRecord[], { run, report }: Reporting): Promise<ImportReport> {
  const { asked: _, ...shared } = call
  const pace = new Pace()
  const total = records.length
  return inSlices(call, {
    total,
    start: nothing,
    step: async (tx, { next, done }) => {
      if (run.isStopped()) throw new Stopped({ ...report(total, done), left: total - next })
      run.tell(next, total, 'importing')
      const slice = records.slice(next, next + pace.size)
      const drafts = await pace.measure(slice.length, () => saveEach({ ...shared, tx }, slice.map(wantedOf), 'import'))
      return { next: next + slice.length, done: added(done, drafts, slice, call) }
    },
    finish: (done) => report(total, done),
    isFinished: true,
  }).catch((error: unknown) => (error instanceof Stopped ? error.report : Promise.reject(error)))
}

/** From so many records on the embedded database makes them ready apart from everybody. */
const manyRecords = 200
const setSize = 500

/** All or nothing in one transaction: from the first record that cannot be stored on they are only looked at. */
function storeAllOrNone(
  call: WritingCall,
  records: readonly SheetRecord[],
  { run, report: reportOn }: Reporting,
): Promise<ImportReport> {
  const { asked, ...shared } = call
  const { session, services } = call
  const work = async (writing: Writing): Promise<ImportReport> => {
    const claims: Claims = new Map()
    let outcome = nothing
    for (let next = 0; next < records.length; next += setSize) {
      if (run.isStopped())
        throw new TakenBack({
          ...reportOn(records.length, kept({ ...outcome, failed: 1 }, 'all')),
          failed: 0,
          left: records.length,
        })
      run.tell(next, records.length, 'importing')
      const slice = records.slice(next, next + setSize)
      const wanted = slice.map(wantedOf)
      const drafts = await (outcome.failed === 0
        ? saveEach(writing, wanted, 'import')
        : draftAll(writing, wanted, { isTrial: true, claims }))
      outcome = added(outcome, drafts, slice, call)
    }
    const report = reportOn(records.length, kept(outcome, 'all'))
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
async function storeManyOrNone(
  call: WritingCall,
  records: readonly SheetRecord[],
  { run, report: reportOn }: Reporting,
): Promise<ImportReport> {
  const { session, services, asked } = call
  const { database } = services
  const known = asked && (await database.asTenant(session.tenantId, (tx) => keptAnswer<ImportReport>(tx, session, asked)))
  if (known) return known.answer
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const since = await database.asSystem(currentMoment, { readOnly: true })
    const { outcome, drafts, done } = await tryAll(call, records, { run, isKept: true })
    if (done < records.length) return { ...reportOn(records.length, nothing), left: records.length }
    const report = reportOn(records.length, kept(outcome, 'all'))
    if (report.failed > 0) return report
    run.tell(0, records.length, 'importing')
    // What is ready is stored although its caller leaves: it has taken its numbers.
    const stored = await toItsEnd(() => storeAtOnce(call, { drafts, since, answer: report }))
    if (stored) return stored.answer
  }
  throw new Refusal('busy')
}
