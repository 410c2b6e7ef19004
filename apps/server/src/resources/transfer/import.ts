import { type ImportReport, initialValues, isEmpty, type Problem } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../http/errors.ts'
import type { Reading, SheetValue } from '../../kinds/index.ts'
import { writeHistory } from '../changes.ts'
import { checkAgainstRows, checkValues, nameAt, type Problems, sentenceOf } from '../check.ts'
import type { Values } from '../extension.ts'
import { readRecord } from '../read.ts'
import { insertRecords } from '../rows.ts'
import { baseRow, fillServerOwned, save, type Writing } from '../save.ts'
import { demand } from '../scope.ts'
import { foldUnique, raceSafe, takenValues, uniqueParts } from '../unique.ts'
import { type Column, readHead } from './headings.ts'
import { unquoted } from './inert.ts'
import type { SheetRow } from './protocol.ts'
import { readMeanings } from './reading.ts'

/** `all`: nothing is stored unless every row can be. `rows`: what can be stored is. */
export type ImportMode = 'all' | 'rows'
type RowError = ImportReport['errors'][number]
/** A row of the sheet as values; `id` where it changes a record. */
type Row = {
  number: number
  id: string | undefined
  values: Values
  errors: RowError[]
  /** Where each of its lines stands in the sheet, by lines field. */
  lineRows: Record<string, number[]>
}

const mostErrors = 1000

/**
 * Stores the rows of a sheet: rows with an id change that record, all others are new. Runs in the caller's transaction; who calls takes
 * it back where the report is not to be kept (`isKept`).
 */
export async function importRows(writing: Writing, sheet: readonly SheetRow[], mode: ImportMode): Promise<ImportReport> {
  const { model, place } = writing
  demand(writing.session, model, 'import', model.core.label[place.language])
  const rows = await readRows(writing, sheet)
  const fresh = rows.filter(({ id }) => id === undefined)
  const known = rows.filter(({ id }) => id !== undefined)
  if (fresh.length > 0) demand(writing.session, model, 'add', model.core.label[place.language])
  await checkFresh(writing, fresh)
  if (mode === 'rows' || rows.every(isRight)) {
    await createAll(writing, fresh.filter(isRight))
    for (const row of known) if (isRight(row)) await changeOne(writing, row)
  }
  const stored = mode === 'rows' || rows.every(isRight)
  const failed = rows.filter((row) => !isRight(row)).length
  return {
    total: rows.length,
    created: stored ? fresh.filter(isRight).length : 0,
    updated: stored ? known.filter(isRight).length : 0,
    failed,
    errors: rows.flatMap(({ errors }) => errors).slice(0, mostErrors),
  }
}

/** Whether what an import did may stay. */
export const isKept = (report: ImportReport, mode: ImportMode): boolean => mode === 'rows' || report.failed === 0

const isRight = ({ errors }: Row) => errors.length === 0

async function readRows(writing: Writing, sheet: readonly SheetRow[]): Promise<Row[]> {
  const { tx, session, model, place } = writing
  const head = readHead(model, sheet, place)
  const body = sheet.slice(1)
  const columns = head.flatMap((column, at) =>
    typeof column === 'object' ? [{ part: column.part, cells: body.map(({ cells }) => cells[at] ?? null) }] : [],
  )
  const rows: Row[] = []
  const reading = await readMeanings(tx, session.tenantId, model, { columns, ...place })
  for (const { number, cells } of body) {
    const above = rows.at(-1)
    const row: Row =
      above && isMoreOf(head, cells) ? above : { number, id: idIn(head, cells), values: {}, errors: [], lineRows: {} }
    if (row !== above) rows.push(row)
    readLines(writing, row, number, head, cells, reading)
    for (const [at, column] of head.entries()) {
      if (typeof column !== 'object' || column.lines || row === above) continue
      const { key, field, kind } = column.part
      const cell = unquoted(cells[at] ?? null)
      // An empty cell of a new record leaves the field to its initial value; of a known one it empties the field.
      if (isBlank(cell)) {
        if (row.id !== undefined) row.values[key] = null
        continue
      }
      const read = kind.read(field, cell, reading)
      if ('value' in read) row.values[key] = read.value
      else tell(writing, row, key, read.problem)
    }
  }
  return rows
}

/** Whether a row of the sheet holds but another line of the record above it: all columns of the record itself are blank. */
const isMoreOf = (head: readonly Column[], cells: readonly SheetValue[]): boolean =>
  head.some(isOfLine) && head.every((column, at) => isOfLine(column) || isBlank(cells[at]))

const isOfLine = (column: Column): boolean => column === 'asideLine' || (typeof column === 'object' && column.lines !== undefined)

/** Reads the line that a row of the sheet holds; a blank cell of it takes its initial value. */
function readLines(
  writing: Writing,
  row: Row,
  number: number,
  head: readonly Column[],
  cells: readonly SheetValue[],
  reading: Reading,
): void {
  for (const { key, field } of writing.model.lines) {
    const filled = head.flatMap((column, at) =>
      typeof column === 'object' && column.lines?.key === key && !isBlank(cells[at]) ? [{ part: column.part, at }] : [],
    )
    if (filled.length === 0) continue
    const lines = (row.values[key] ?? []) as Values[] // only this function fills it
    row.lineRows[key] = [...(row.lineRows[key] ?? []), number]
    const line: Values = initialValues(field.fields)
    for (const { part, at } of filled) {
      const read = part.kind.read(part.field, unquoted(cells[at] ?? null), reading)
      if ('value' in read) line[part.key] = read.value
      else tell(writing, row, `${key}.${lines.length}.${part.key}`, read.problem)
    }
    row.values[key] = [...lines, line]
  }
}

const isBlank = (cell: SheetValue | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

function idIn(head: readonly Column[], cells: readonly SheetValue[]): string | undefined {
  const cell = cells[head.indexOf('id')]
  return head.includes('id') && !isBlank(cell) ? String(cell).trim() : undefined
}

function tell({ model, place }: Writing, row: Row, path: string, problem: Problem): void {
  row.errors.push({
    row: numberAt(row, path),
    column: nameAt(model, path, place.language),
    message: sentenceOf(model, problem, place.language),
  })
}

/** The row of the sheet that a path speaks of: the line's own, or the record's. */
function numberAt({ number, lineRows }: Row, path: string): number {
  const [key = '', line] = path.split('.')
  return lineRows[key]?.[Number(line)] ?? number
}

function tellAll(writing: Writing, row: Row, problems: Problems): void {
  for (const [path, problem] of Object.entries(problems)) tell(writing, row, path, problem)
}

async function checkFresh(writing: Writing, rows: readonly Row[]): Promise<void> {
  const { tx, session, model, place, extension } = writing
  for (const row of rows) {
    const before = new Set(row.errors.map(({ column }) => column))
    const { values, problems } = checkValues(model, { ...initialValues(model.core.fields), ...row.values }, place.timeZone)
    row.values = values
    // A cell that could not be read is not also told to be empty.
    for (const path of Object.keys(problems)) if (before.has(nameAt(model, path, place.language))) delete problems[path]
    tellAll(writing, row, problems)
  }
  for (const row of rows.filter(isRight)) await hooked(writing, row, () => extension.beforeSave?.(writing, row.values, null))
  const right = rows.filter(isRight)
  const found = await checkAgainstRows(
    tx,
    session,
    model,
    right.map(({ values }) => ({ values, before: null })),
  )
  for (const [at, row] of right.entries()) tellAll(writing, row, found[at] ?? {})
  await refuseTaken(writing, right)
}

/** Unique values that a record has already, or that stand twice in the sheet. */
async function refuseTaken(writing: Writing, rows: readonly Row[]): Promise<void> {
  const { tx, session, model, place } = writing
  for (const part of uniqueParts(model)) {
    const filled = rows.filter(({ values }) => !isEmpty(values[part.key]))
    const uniqueOf = (row: Row) => foldUnique(String(row.values[part.key]))
    const taken = await takenValues(tx, session.tenantId, model, part, filled.map(uniqueOf))
    for (const row of filled) {
      const value = uniqueOf(row)
      if (!taken.has(value)) taken.add(value)
      else {
        const field = part.field.label[place.language]
        const message = new Refusal('duplicate', { field, value: String(row.values[part.key]) }).say(place.language)
        row.errors.push({ row: row.number, column: field, message })
      }
    }
  }
}

async function createAll(writing: Writing, rows: readonly Row[]): Promise<void> {
  const { tx, session, model, place, extension, at } = writing
  if (rows.length === 0) return
  await fillServerOwned(
    writing,
    rows.map(({ values }) => values),
  )
  const records = rows.map(({ values }) => ({ base: baseRow(writing), values }))
  await raceSafe(model, records[0]?.values ?? {}, place.language, () => insertRecords(tx, model, records))
  await writeHistory(
    tx,
    session,
    model,
    at,
    records.map(({ base }) => ({ recordId: base.id, version: 1, operation: 'import', changes: {} })),
  )
  if (!extension.afterSave) return
  for (const { base } of records) {
    const record = await readRecord(tx, session.tenantId, model, base.id, { lines: true })
    if (record) await extension.afterSave(writing, record, null)
  }
}

/** Changes one record as its form would; what is refused is told at its row and takes back this row alone. */
async function changeOne(writing: Writing, row: Row): Promise<void> {
  await sql`savepoint one_row`.execute(writing.tx)
  await hooked(writing, row, async () => void (await save(writing, { ...row.values, id: row.id })))
  await (isRight(row) ? sql`release savepoint one_row` : sql`rollback to savepoint one_row`).execute(writing.tx)
}

async function hooked({ model, place }: Writing, row: Row, work: () => Promise<void> | undefined | void): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = error.key === 'invalidFields' ? Object.entries((error.data as { fields: Record<string, string> }).fields) : [] // its data is always so
    if (fields.length === 0) row.errors.push({ row: row.number, column: '', message: error.say(place.language) })
    for (const [path, message] of fields)
      row.errors.push({ row: numberAt(row, path), column: nameAt(model, path, place.language), message })
  }
}
