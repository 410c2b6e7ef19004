import { type AnyRecord, keysIn, type SheetExport } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Call, RawQuery } from '../../http/route.ts'
import type { ValueNames } from '../../kinds/index.ts'
import { localDay } from '../../kinds/zone.ts'
import { readDictionaries } from '../../model/dictionary.ts'
import { type Link, linksOf, type Model } from '../../model/model.ts'
import { orderSql, type Place, readQuestion } from '../../model/question.ts'
import { demand, reach } from '../../model/scope.ts'
import { type Names, valueNamesOf } from '../../model/valueNames.ts'
import { linesIn } from '../draft/rows.ts'
import { rowsAsked } from '../read/list.ts'
import { readRecords, type Shape } from '../read/read.ts'
import { exportColumns, type SheetColumn, titleOf } from './columns.ts'
import { inert } from './inert.ts'
import { addSheet, charactersOf, sendWorkbook } from './workbook.ts'

/** Records of a read. */
export const chunk = 1000
/** Rows that a sheet can hold, less its head. */
const maxRows = 1_048_575

type ExportNaming = Partial<Pick<SheetExport, 'scope' | 'fileName'>>

/**
 * Answers all that a list's query matches as xlsx. The ids are read at once, so that every row is there once; the rows follow in short
 * reads, so that a long export holds nobody up.
 */
export async function exportRecords(call: Call, model: Model, place: Place, named: ExportNaming = {}): Promise<void> {
  const { session, services } = call
  const { columns: asked, ...query } = call.query
  const columns = exportColumns(model, keysOf(asked))
  const ids = await idsToExport({ ...call, query }, model, place, named.scope === 'page')
  const showsFlow = columns.some(({ part }) => part.field.flow)
  const shape: Shape = { labels: 'all', lines: columns.some(({ lines }) => lines), ...(showsFlow && { flow: place.language }) }
  const read = async (from: number): Promise<AnyRecord[]> => {
    const wanted = ids.slice(from, from + chunk)
    const records = await services.database.asTenant(
      session.tenantId,
      (tx) => readRecords(tx, session.tenantId, model, wanted, shape),
      { readOnly: true },
    )
    return inOrder(wanted, records)
  }
  await sendRecords(call, { model, place, columns, total: ids.length, read, fileName: named.fileName })
}

/** Records on their way into a sheet: how many there are, and a thousand of them from a position on. */
export type LeavingRecords = {
  model: Model
  place: Place
  columns: readonly SheetColumn[]
  total: number
  read(from: number): Promise<readonly AnyRecord[]>
  /** The name of the file before its day. Default what the resource is called. */
  fileName?: string
}

/** Writes records into a sheet that leaves while it is written. */
export async function sendRecords(call: Call, leaving: LeavingRecords): Promise<void> {
  const { session, services, reply } = call
  const { model, place, columns, total } = leaving
  const dictionaries = await services.database.asTenant(
    session.tenantId,
    (tx) => readDictionaries(tx, session.tenantId, model.dictionaries),
    { readOnly: true },
  )
  const { [place.language]: title } = model.core.label
  const name = `${leaving.fileName ?? title}${localDay(services.clock(), place.timeZone)}`
  const output = await sendWorkbook(reply, `${name}.xlsx`)
  try {
    const sheet = addSheet(
      output.workbook,
      sheetName(title),
      columns.map((column) => ({
        header: titleOf(column, place.language),
        width: charactersOf(column.part.field.width),
        format: column.part.kind.format?.(column.part.field),
      })),
    )
    output.tell({ done: 0, total })
    for (let from = 0; from < total; from += chunk) {
      const records = await leaving.read(from)
      const valueNames = valueNamesOf(model, { ...place, dictionaries, names: namesIn(model, records) })
      for (const record of records) for (const row of rowsOf(columns, record, valueNames)) sheet.addRow(row).commit()
      if (!(await output.ready())) return
      output.tell({ done: Math.min(from + chunk, total), total })
    }
    sheet.commit()
    await output.done()
  } catch (error) {
    output.fail(error)
    throw error
  }
}

async function idsToExport({ session, services, query }: Call, model: Model, place: Place, isPage = false): Promise<string[]> {
  const name = model.core.label[place.language]
  const within = reach(session, demand(session, model, 'export', name), sql`t`)
  const question = readQuestion(model, query, place)
  const where = rowsAsked(question, session, demand(session, model, 'view', name))
  const { current, size } = question
  const part = isPage ? sql`limit ${size} offset ${(current - 1) * size}` : sql`limit ${maxRows + 1}`
  const { rows } = await services.database.asTenant(
    session.tenantId,
    (tx) =>
      sql<{ id: string }>`select t.id from ${sql.table(model.table)} t where ${where}${within ? sql` and ${within}` : sql``}
        order by ${orderSql(question.orders, sql`t`, true)} ${part}`.execute(tx),
    { readOnly: true },
  )
  if (rows.length > maxRows) throw new Refusal('tooManyRows', { total: rows.length, limit: maxRows })
  return rows.map(({ id }) => id)
}

/** The columns that were asked for, in their order; null for everything. */
export function keysOf(named: RawQuery[string]): string[] | null {
  const keys = [named ?? []].flat().flatMap((text) => text.split(',').filter(Boolean))
  return keys.length > 0 ? keys : null
}

/** A record's own row, which carries its first line, and a row for each line after it. */
function rowsOf(columns: readonly SheetColumn[], record: AnyRecord, valueNames: ValueNames): unknown[][] {
  const length = Math.max(1, ...columns.map(({ lines }) => (lines ? linesIn(record, lines).length : 1)))
  return Array.from({ length }, (_, at) =>
    columns.map(({ part: { key, field, kind }, lines }) => {
      if (lines) return inert(kind.sheet(field, linesIn(record, lines)[at]?.[key], valueNames))
      if (at > 0) return null
      return key === 'id' ? record.id : inert(kind.sheet(field, record[key], valueNames))
    }),
  )
}

/** The names that came with the records and their lines, by resource and id. */
function namesIn(model: Model, records: readonly AnyRecord[]): Names {
  const names: Names = new Map()
  const keep = (links: readonly Link[], named: Record<string, unknown>) => {
    const labels = named._labels as Record<string, string> | undefined // what read.ts answers
    for (const { key, to, isMany } of links)
      for (const id of keysIn(named[key])) {
        const name = labels?.[isMany ? id : key]
        if (name === undefined) continue
        const known = names.get(to) ?? new Map<string, string>()
        names.set(to, known.set(id, name))
      }
  }
  const links = [...model.links, ...linksOf(model.base), ...linksOf(model.lookups)]
  for (const record of records) {
    keep(links, record)
    for (const lines of model.lines)
      for (const line of linesIn(record, lines)) keep(linksOf([...lines.cells, ...lines.lookups]), line)
  }
  return names
}

function inOrder(ids: readonly string[], records: readonly AnyRecord[]): AnyRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Sheets have names of at most 31 characters, without some signs. */
export const sheetName = (title: string): string => title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31)
