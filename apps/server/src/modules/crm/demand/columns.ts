import { type AnyRecord, type Field, isEmpty } from '@bip/contract'
import { cellOfColumn, type RlistColumn, rlistConfigue } from '@bip/contract/resources'
import type { Tx } from '../../../db/database.ts'
import { modelOf } from '../../../model/model.ts'
import { readRecords } from '../../../resources/read/read.ts'

const model = modelOf(rlistConfigue)

/** The columns that the settings of a schedule give its rows: those of the list, then those of the technology. */
export async function columnsOf(tx: Tx, tenantId: string, schedule: Readonly<Record<string, unknown>>): Promise<RlistColumn[]> {
  const ids = [schedule.configueId, schedule.technologyConfigueId].flatMap((id) => (isEmpty(id) ? [] : [String(id)]))
  const found = await readRecords(tx, tenantId, model, ids, { lines: true })
  return ids.flatMap((id) => linesOf(found.find((one) => one.id === id)?.columns) as RlistColumn[])
}

/** Rows of a record as it was read. */
export const linesOf = (value: unknown): AnyRecord[] => (Array.isArray(value) ? value : [])

/** The configured cells by key. */
export const cellsByKey = (columns: readonly RlistColumn[]): Map<string, Field> =>
  new Map(
    columns.flatMap((column): [string, Field][] => (isEmpty(column.cell) ? [] : [[String(column.cell), cellOfColumn(column)]])),
  )
