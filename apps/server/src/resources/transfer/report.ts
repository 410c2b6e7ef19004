import type { ImportReport } from '@bip/contract'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { nameAt, sentenceOf } from '../write/check.ts'
import { type Draft, isRight, isUnchanged } from '../write/draft.ts'
import type { SheetRecord } from './sheetRecords.ts'

type RowError = ImportReport['errors'][number]

/** How many errors a report names. */
export const maxErrors = 1000

/** What came of records of a sheet: so many made, changed or the same already, or what is wrong with them. */
export type Outcome = Omit<ImportReport, 'total'>

export const nothing: Outcome = { created: 0, updated: 0, unchanged: 0, failed: 0, errors: [] }

/** What came of some records, added to what came of those before them. */
export function added(
  before: Outcome,
  drafts: readonly Draft[],
  records: readonly SheetRecord[],
  { model, place }: { model: Model; place: Place },
): Outcome {
  const after: Outcome = { ...before, errors: [...before.errors] }
  for (const [at, draft] of drafts.entries()) {
    const record = records[at]
    if (!record) continue
    if (isRight(draft)) after[isUnchanged(draft) ? 'unchanged' : draft.before ? 'updated' : 'created'] += 1
    else {
      after.failed += 1
      if (after.errors.length < maxErrors) after.errors.push(...errorsOf(draft, record, model, place))
    }
  }
  return after
}

export const reportOf = (total: number, { errors, ...outcome }: Outcome): ImportReport => ({
  total,
  ...outcome,
  errors: errors.slice(0, maxErrors),
})

function errorsOf({ problems, refusal }: Draft, record: SheetRecord, model: Model, { language }: Place): RowError[] {
  const at = (path: string, message: string): RowError => ({
    row: numberAt(record, path),
    column: nameAt(model, path, language),
    message,
  })
  const errors = Object.entries(problems).map(([path, problem]) => at(path, sentenceOf(model, problem, language)))
  if (!refusal) return errors
  const fields = fieldsIn(refusal.data)
  if (refusal.key === 'duplicate') return [...errors, ...Object.keys(fields).map((path) => at(path, refusal.say(language)))]
  if (refusal.key === 'invalidFields') return [...errors, ...Object.entries(fields).map(([path, message]) => at(path, message))]
  return [...errors, { row: record.number, column: '', message: refusal.say(language) }]
}

/** What a refusal says of single fields. */
const fieldsIn = (data: unknown): Record<string, string> =>
  typeof data === 'object' && data !== null && 'fields' in data ? (data.fields as Record<string, string>) : {} // its form wherever it is there

/** The row of the sheet that a path speaks of: the line's own, or the record's. */
function numberAt({ number, lineRows }: SheetRecord, path: string): number {
  const [key = '', line] = path.split('.')
  return lineRows[key]?.[Number(line)] ?? number
}
