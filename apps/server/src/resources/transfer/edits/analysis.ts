import { dictionaryOf, type Language, type SheetAnalysis, type SheetTarget } from '@bip/contract'
import type { Model } from '../../../model/model.ts'
import { importColumns, type SheetColumn, titleOf } from '../columns.ts'
import { namedColumns } from '../headings.ts'
import type { SheetRow } from '../reader/protocol.ts'
import { cellTexts, keyOf } from './edits.ts'

/** Rows that are shown of a sheet, or answered where all are wanted, and values of each column. */
const shownRows = 20
const maxRows = 10_000
const shownValues = 3

/** What a sheet holds, its first rows or all, and what its headings stand for where a resource is to be filled. */
export function analysisOf(sheet: readonly SheetRow[], model: Model | null, language: Language, isWhole = false): SheetAnalysis {
  const [first = { number: 1, cells: [] }, ...body] = sheet
  const headings = cellTexts(first, first.cells.length)
  const rows = body.slice(0, isWhole ? maxRows : shownRows).map((row) => cellTexts(row, headings.length))
  const columns = model ? namedColumns(model, headings, sheet) : headings.map(() => null)
  return {
    head: headings.map((heading, at) => {
      const column = columns[at] ?? null
      const isTarget = column === 'id' || (typeof column === 'object' && column !== null)
      const samples = rows.flatMap((cells) => cells[at] || []).slice(0, shownValues)
      // Told by the server alone, such as who made a record: known, and filled by nobody.
      return { heading, key: isTarget ? keyOf(column) : column === null ? null : '', samples }
    }),
    rows,
    total: body.length,
    ...(model && { targets: importColumns(model).map((column) => targetOf(column, language)) }),
  }
}

const targetOf = (column: SheetColumn, language: Language): SheetTarget => {
  const { field } = column.part
  const dictionary = dictionaryOf(field)
  return {
    key: keyOf(column),
    label: titleOf(column, language),
    required: field.required === true && field.initial === undefined,
    ...(dictionary !== undefined && { dictionary }),
  }
}
