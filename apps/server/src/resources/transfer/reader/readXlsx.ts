import { type Limits, type RawCell, readCells } from './cells.ts'
import { fillMerges } from './merges.ts'
import { SheetProblem } from './problem.ts'
import type { SheetRow } from './protocol.ts'
import { storable } from './storable.ts'
import { readStrings } from './strings.ts'
import { type DateFormats, readDateFormats } from './styles.ts'
import { readWorkbook } from './workbook.ts'
import { readLayout } from './zip/layout.ts'
import { UnpackBudget, unpack } from './zip/unpack.ts'

/**
 * The rows with content of a workbook's first sheet. Every part of the file is unpacked once at least and found to be what it is said to be;
 * the others are not looked into. Throws SheetProblem.
 */
export async function readXlsx(file: Buffer, limits: Limits): Promise<SheetRow[]> {
  const parts = readLayout(file, limits)
  if (parts.reduce((total, { size }) => total + size, 0) > limits.maxUnpackedBytes) throw new SheetProblem('tooBig')
  const byName = new Map(parts.map((part) => [part.name.toLowerCase(), part]))
  // A part that several others refer to is read for each, so the budget counts it each time.
  const budget = new UnpackBudget(limits.maxUnpackedBytes)
  const unread = new Set(parts)
  const open = (name: string) => {
    const part = byName.get(name.toLowerCase())
    if (!part) return undefined
    unread.delete(part)
    return unpack(file, part, budget)
  }
  const needed = (name: string) => {
    const content = open(name)
    if (!content) throw new SheetProblem('damaged')
    return content
  }
  const workbook = await readWorkbook(open)
  const sheet = await readCells(needed(workbook.sheet), limits)
  const wanted = new Set([...sheet.rows.values()].flatMap((row) => row.flatMap((cell) => sharedOf(cell) ?? [])))
  const strings =
    wanted.size > 0 ? await readStrings(needed(workbook.strings ?? ''), wanted, limits.maxCellLength) : new Map<number, string>()
  const styles = workbook.styles ? open(workbook.styles) : undefined
  const isDate = styles ? await readDateFormats(styles) : () => false
  for (const part of unread) for await (const _ of unpack(file, part, budget));
  fillMerges(sheet, limits)
  const meaning = meaningOf(strings, isDate, workbook.startsIn1904)
  return [...sheet.rows]
    .sort(([one], [other]) => one - other)
    .map(([number, cells]) => ({ number, cells: Array.from(cells, (cell) => (cell === undefined ? null : meaning(cell))) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && !isBlank(cell)))
}

/** Programs write texts of nothing, or of spaces, where somebody emptied a cell. */
const isBlank = (cell: SheetRow['cells'][number]): boolean => typeof cell === 'string' && cell.trim() === ''

const sharedOf = (cell: RawCell | undefined): number | undefined =>
  typeof cell === 'object' && 'shared' in cell ? cell.shared : undefined

type Meaning = (cell: RawCell) => SheetRow['cells'][number]

/** What a person sees in a cell. */
function meaningOf(strings: ReadonlyMap<number, string>, isDate: DateFormats, startsIn1904: boolean): Meaning {
  const texts = new Map([...strings].map(([number, text]) => [number, storable(text)]))
  return (cell) => {
    if (typeof cell === 'string') return storable(cell)
    if (typeof cell === 'boolean') return cell
    if ('shared' in cell) {
      const text = texts.get(cell.shared)
      if (text === undefined) throw new SheetProblem('damaged')
      return text
    }
    return (isDate(cell.style) ? dateOf(cell.number, startsIn1904) : undefined) ?? cell.number
  }
}

const dayOf1970 = 25_569
const daysTo1904 = 1462
const msOfDay = 24 * 3600 * 1000

/** Spreadsheets count days, from 1900 or from 1904; undefined for a number that is no day of any calendar. */
function dateOf(days: number, startsIn1904: boolean): Date | undefined {
  const date = new Date(Math.round((days - dayOf1970 + (startsIn1904 ? daysTo1904 : 0)) * msOfDay))
  return Number.isNaN(date.getTime()) ? undefined : date
}
