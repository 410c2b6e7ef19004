import { parentPort, workerData } from 'node:worker_threads'
import ExcelJS from 'exceljs'
import type { SheetValue } from '../../kinds/index.ts'
import { readCsv } from './csv.ts'
import type { ParseAnswer, ParseOptions, SheetRow } from './protocol.ts'
import { refuseZipBomb } from './zipGuard.ts'

/** Reads one file that a person sent, on a thread that is ended when it takes too much memory or time. */
const { bytes, format, mostRows, mostBytes } = workerData as ParseOptions // what parseFile passed
const mostColumns = 200

async function read(): Promise<ParseAnswer> {
  if (format === 'csv') {
    const rows = readCsv(bytes).map((cells, at): SheetRow => ({ number: at + 1, cells: cells.map((cell) => cell || null) }))
    return bounded(rows.filter(hasContent))
  }
  try {
    refuseZipBomb(bytes, mostBytes)
  } catch (error) {
    return {
      problem:
        error instanceof RangeError || (error instanceof Error && /too (big|many)/.test(error.message)) ? 'tooBig' : 'damaged',
    }
  }
  const workbook = new ExcelJS.Workbook()
  // exceljs asks for a Buffer of an older form than Node's.
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer, {
    ignoreNodes: ['dataValidations', 'conditionalFormatting', 'drawing', 'picture', 'extLst'],
  })
  const rows: SheetRow[] = []
  workbook.worksheets[0]?.eachRow((row, number) => {
    const cells = Array.from({ length: Math.min(row.cellCount, mostColumns) }, (_, at) => contentOf(row.getCell(at + 1).value))
    if (rows.length <= mostRows) rows.push({ number, cells })
  })
  return bounded(rows.filter(hasContent))
}

const hasContent = ({ cells }: SheetRow) => cells.some((cell) => cell !== null && String(cell).trim() !== '')

const bounded = (rows: SheetRow[]): ParseAnswer => (rows.length > mostRows + 1 ? { problem: 'tooManyRows' } : { rows })

/** What a person sees in the cell: the result of a formula, the text of a link, rich text as text. */
function contentOf(value: ExcelJS.CellValue): SheetValue {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object' || value instanceof Date) return value
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('error' in value) return value.error
  if ('formula' in value || 'sharedFormula' in value) return contentOf(value.result ?? null)
  return 'text' in value ? contentOf(value.text) : null
}

parentPort?.postMessage(await read().catch((): ParseAnswer => ({ problem: 'damaged' })))
