import { initialValues } from '@bip/contract'
import { createPauses } from '../../base/pace.ts'
import type { Reading, SheetValue } from '../../kinds/index.ts'
import type { Values } from '../../model/extension.ts'
import type { Model } from '../../model/model.ts'
import type { Place } from '../../model/question.ts'
import type { Problems } from '../draft/check.ts'
import type { Wanted } from '../draft/writing.ts'
import { type Column, readHead } from './headings.ts'
import { unquoted } from './inert.ts'
import type { SheetRow } from './reader/protocol.ts'
import { type Read, readMeanings } from './reading.ts'
import { type Recognising, recognise } from './recognise.ts'

/** What a sheet says of one record; `id` where it changes one. */
export type SheetRecord = {
  /** The row by which a person's spreadsheet shows it. */
  number: number
  id: string | undefined
  input: Values
  /** Cells that could not be read, by path. */
  problems: Problems
  /** Where each of its lines stands in the sheet, by lines field. */
  lineRows: Record<string, number[]>
}

/** What is to be stored of it. */
export const wantedOf = ({ id, input, problems }: SheetRecord): Wanted => ({ ...(id !== undefined && { id }), input, problems })

type SheetReading = { model: Model; head: readonly Column[]; reading: Reading }

/**
 * The records of a sheet, whose words are looked up in the tenant's rows by `read`; `by` also finds records that rows without an id speak of.
 * Throws `unreadableFile` for its head.
 */
export async function readRecordsOf(
  model: Model,
  sheet: readonly SheetRow[],
  {
    place,
    read,
    by,
    head = readHead(model, sheet, place),
  }: { place: Place; read: Read; by?: Recognising; head?: readonly Column[] },
): Promise<SheetRecord[]> {
  const body = sheet.slice(1)
  const columns = head.flatMap((column, at) =>
    typeof column === 'object' ? [{ part: column.part, cells: body.map(({ cells }) => cells[at] ?? null) }] : [],
  )
  const reading = await readMeanings(read, model, { columns, ...place })
  const records: SheetRecord[] = []
  const pause = createPauses()
  for (const row of body) {
    addRow(records, row, { model, head, reading })
    await pause()
  }
  if (by) await recognise(read, model, records, by)
  refuseRepeated(records)
  return records
}

/** A record that stands twice would be changed twice, and nobody could say to what. */
function refuseRepeated(records: readonly SheetRecord[]): void {
  const rows = new Map<string, number>()
  for (const { id, number, problems } of records) {
    if (id === undefined) continue
    const row = rows.get(id)
    if (row === undefined) rows.set(id, number)
    else problems.id = { key: 'repeated', values: { row } }
  }
}

/** A row of a sheet begins a record, or adds a line to the one above it. */
function addRow(records: SheetRecord[], { number, cells }: SheetRow, sheet: SheetReading): void {
  const above = records.at(-1)
  if (above && isMoreOf(sheet.head, cells)) {
    readLines(above, number, cells, sheet)
    return
  }
  const record: SheetRecord = { number, id: idIn(sheet.head, cells), input: {}, problems: {}, lineRows: {} }
  records.push(record)
  readLines(record, number, cells, sheet)
  for (const [at, column] of sheet.head.entries()) {
    if (typeof column !== 'object' || column.lines) continue
    const { key, field, kind } = column.part
    const cell = unquoted(cells[at] ?? null)
    // An empty cell of a new record leaves the field to its initial value; of a known one it empties the field.
    if (isBlank(cell)) {
      if (record.id !== undefined) record.input[key] = null
      continue
    }
    const read = kind.read(field, cell, sheet.reading)
    if ('value' in read) record.input[key] = read.value
    else record.problems[key] = read.problem
  }
}

/** Whether a row of the sheet holds but another line of the record above it: all columns of the record itself are blank. */
const isMoreOf = (head: readonly Column[], cells: readonly SheetValue[]): boolean =>
  head.some(isOfLine) && head.every((column, at) => isOfLine(column) || isBlank(cells[at]))

const isOfLine = (column: Column): boolean => column === 'asideLine' || (typeof column === 'object' && column.lines !== undefined)

/** Reads the line that a row of the sheet holds; a blank cell of it takes its initial value. */
function readLines(
  record: SheetRecord,
  number: number,
  cells: readonly SheetValue[],
  { model, head, reading }: SheetReading,
): void {
  for (const { key, field } of model.lines) {
    const filled = head.flatMap((column, at) =>
      typeof column === 'object' && column.lines?.key === key && !isBlank(cells[at]) ? [{ part: column.part, at }] : [],
    )
    if (filled.length === 0) continue
    const lines = (record.input[key] ?? []) as Values[] // only this function fills it
    record.input[key] = lines
    record.lineRows[key] ??= []
    record.lineRows[key].push(number)
    const line: Values = initialValues(field.fields)
    for (const { part, at } of filled) {
      const read = part.kind.read(part.field, unquoted(cells[at] ?? null), reading)
      if ('value' in read) line[part.key] = read.value
      else record.problems[`${key}.${lines.length}.${part.key}`] = read.problem
    }
    lines.push(line)
  }
}

const isBlank = (cell: SheetValue | undefined): cell is null | undefined | '' =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')

function idIn(head: readonly Column[], cells: readonly SheetValue[]): string | undefined {
  const cell = cells[head.indexOf('id')]
  return head.includes('id') && !isBlank(cell) ? String(cell).trim() : undefined
}
