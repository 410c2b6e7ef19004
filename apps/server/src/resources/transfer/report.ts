import type { ImportReport } from '@bip/contract'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import { nameAt, sentenceOf } from '../draft/check.ts'
import { type Draft, isRight, isUnchanged } from '../draft/writing.ts'
import { cellTexts, keyOf } from './edits/edits.ts'
import type { Column } from './headings.ts'
import type { SheetRow } from './reader/protocol.ts'
import type { SheetRecord } from './sheetRecords.ts'

type RowError = ImportReport['errors'][number]

/** How many errors a report names. */
export const maxErrors = 1000

/** What came of records of a sheet: so many made, changed or the same already, or what is wrong with them. */
export type Outcome = Omit<ImportReport, 'total' | 'head' | 'rows' | 'left'> & {
  /** Numbers of the rows of what failed. */ failedRows: number[]
}

export const nothing: Outcome = { created: 0, updated: 0, unchanged: 0, failed: 0, errors: [], failedRows: [] }

/** Rows that a report shows again. */
const maxRows = 5000

/** What came of some records, added to what came of those before them. */
export function added(
  before: Outcome,
  drafts: readonly Draft[],
  records: readonly SheetRecord[],
  { model, place }: { model: Model; place: Place },
): Outcome {
  const after: Outcome = { ...before, errors: [...before.errors], failedRows: [...before.failedRows] }
  for (const [at, draft] of drafts.entries()) {
    const record = records[at]
    if (!record) continue
    if (isRight(draft)) after[isUnchanged(draft) ? 'unchanged' : draft.before ? 'updated' : 'created'] += 1
    else {
      after.failed += 1
      if (after.failedRows.length < maxRows)
        after.failedRows.push(...new Set([record.number, ...Object.values(record.lineRows).flat()]))
      if (after.errors.length < maxErrors) after.errors.push(...errorsOf(draft, record, model, place))
    }
  }
  return after
}

/** The sheet that a report speaks of. */
export type ReportedSheet = { sheet: readonly SheetRow[]; head: readonly Column[] }

/** What is told of an outcome: the rows that failed come along, so that they can be mended where they are shown. */
export function reportOf(
  total: number,
  { errors, failedRows, ...outcome }: Outcome,
  { sheet, head }: ReportedSheet,
): ImportReport {
  const [first, ...body] = sheet
  const wanted = new Set(failedRows)
  const count = first?.cells.length ?? 0
  const rows =
    wanted.size === 0
      ? []
      : body.filter(({ number }) => wanted.has(number)).map((row) => ({ row: row.number, cells: cellTexts(row, count) }))
  const keys = head.map((column) => (column === 'id' || typeof column === 'object' ? keyOf(column) : null))
  const byNumber = new Map(rows.map(({ row, cells }) => [row, cells]))
  return {
    total,
    ...outcome,
    errors: errors.slice(0, maxErrors).map((error) => {
      const at = keys.indexOf(error.key ?? '')
      if (at < 0) return { row: error.row, column: error.column, message: error.message }
      return { ...error, text: byNumber.get(error.row)?.[at] ?? '' }
    }),
    ...(rows.length > 0 && first && { head: cellTexts(first, count), rows }),
  }
}

function errorsOf({ problems, refusal }: Draft, record: SheetRecord, model: Model, { language }: Place): RowError[] {
  const at = (path: string, message: string): RowError => ({
    row: numberAt(record, path),
    column: nameAt(model, path, language),
    message,
    key: path.replace(/\.\d+\./, '.'),
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
