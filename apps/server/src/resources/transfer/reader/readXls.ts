import { type CellObject, read, utils } from '@e965/xlsx'
import type { SheetValue } from '../../../kinds/index.ts'
import type { Limits } from './cells.ts'
import { SheetProblem } from './problem.ts'
import type { SheetRow } from './protocol.ts'

/** Milliseconds of a day, and the days from the spreadsheet's first one to that of JavaScript. */
const dayMs = 86_400_000
const firstDay = 25_569

/** What a cell holds; a number in a form of dates is the moment. */
function cellValue(cell: CellObject | undefined, starts1904: boolean): SheetValue {
  if (!cell || cell.v === undefined) return null
  if (cell.t === 'n' && typeof cell.v === 'number' && typeof cell.z === 'string' && isDateForm(cell.z))
    return new Date(Math.round((cell.v - firstDay + (starts1904 ? 1462 : 0)) * dayMs))
  if (cell.t === 'n' || cell.t === 'b') return cell.v as number | boolean // as its type says
  return cell.t === 's' ? String(cell.v) : null
}

/** A format of days or times: letters of dates outside of quotes and brackets. */
const isDateForm = (form: string): boolean =>
  /[ymdhs]/i.test(form.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')) && form !== 'General'

/** The rows of an old workbook's first sheet. Throws SheetProblem. */
export function readXls(file: Buffer, limits: Limits): SheetRow[] {
  const workbook = read(file, { type: 'buffer', dense: true, cellFormula: false, cellHTML: false, cellNF: true, cellText: false })
  const sheet = workbook.Sheets[workbook.SheetNames[0] ?? '']
  const range = sheet?.['!ref']
  if (!sheet || !range) throw new SheetProblem('damaged')
  const { s: first, e: last } = utils.decode_range(range)
  if (last.c >= limits.maxColumns) throw new SheetProblem('tooManyColumns', String(first.r + 1))
  const starts1904 = workbook.Workbook?.WBProps?.date1904 === true
  const rows: SheetRow[] = []
  let cells = 0
  for (let at = first.r; at <= last.r; at += 1) {
    const line = (sheet['!data']?.[at] ?? []).map((cell) => cellValue(cell, starts1904))
    const values = Array.from({ length: line.length }, (_, column) => line[column] ?? null)
    if (values.every((value) => value === null || value === '')) continue
    if (values.some((value) => typeof value === 'string' && value.length > limits.maxCellLength))
      throw new SheetProblem('cellTooLong')
    cells += values.length
    if (cells > limits.maxCells) throw new SheetProblem('tooBig')
    rows.push({ number: at + 1, cells: values })
    if (rows.length > limits.maxRows + 1) throw new SheetProblem('tooManyRows')
  }
  return rows
}
