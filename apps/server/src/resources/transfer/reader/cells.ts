import { columnNumber, type Range, rangeOf } from './address.ts'
import type { sheetLimits } from './limits.ts'
import { SheetProblem } from './problem.ts'
import { unescaped } from './strings.ts'
import { type Attributes, readXml } from './xml.ts'

/** What a cell holds before shared strings and formats are looked up. */
export type RawCell = string | boolean | { number: number; style: number } | { shared: number }
/** Cells by column, from 0; rows by the number under which the person sees them. */
export type RawSheet = { rows: Map<number, (RawCell | undefined)[]>; merges: Range[] }
export type Limits = { [key in keyof typeof sheetLimits]: number }

const maxMerges = 50_000

type OpenCell = { column: number; type: string; style: number; text: string; hasText: boolean }

/** Reads the cells with content of a sheet. Throws SheetProblem for the first limit that is passed. */
export async function readCells(content: AsyncIterable<Buffer>, limits: Limits): Promise<RawSheet> {
  const sheet = new SheetBuilder(limits)
  const path: string[] = []
  await readXml(content, {
    open: (name, attributes) => {
      path.push(name)
      if (name === 'row') sheet.openRow(attributes)
      else if (name === 'c') sheet.openCell(attributes)
      else if (name === 'mergeCell') sheet.merge(attributes.ref ?? '')
    },
    text: (text) => {
      const name = path.at(-1)
      // What marks how Japanese is read aloud is no content.
      if (name === 'v' || (name === 't' && !path.includes('rPh'))) sheet.addText(text)
    },
    close: (name) => {
      path.pop()
      if (name === 'c') sheet.closeCell()
    },
  })
  return sheet
}

class SheetBuilder implements RawSheet {
  readonly rows = new Map<number, (RawCell | undefined)[]>()
  readonly merges: Range[] = []
  readonly #limits: Limits
  #cells = 0
  #row = 0
  #column = 0
  #cell: OpenCell | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  openRow({ r }: Attributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r)
    this.#column = 0
  }

  openCell({ r, t = 'n', s = '0' }: Attributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnNumber(r)
    this.#cell = { column: this.#column, type: t, style: Number(s), text: '', hasText: false }
  }

  addText(text: string): void {
    const cell = this.#cell
    if (!cell) return
    cell.text += text
    cell.hasText = true
    if (cell.text.length > this.#limits.maxCellLength) throw new SheetProblem('cellTooLong', String(this.#row))
  }

  closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    const value = cell?.hasText ? contentOf(cell) : undefined
    if (!cell || value === undefined) return
    if (!Number.isSafeInteger(this.#row) || this.#row < 1 || !Number.isSafeInteger(cell.column) || cell.column < 1)
      throw new SheetProblem('damaged')
    if (cell.column > this.#limits.maxColumns) throw new SheetProblem('tooManyColumns', String(this.#row))
    this.#cells += 1
    if (this.#cells > this.#limits.maxCells) throw new SheetProblem('tooBig')
    let row = this.rows.get(this.#row)
    if (!row) {
      row = []
      this.rows.set(this.#row, row)
      // The head is a row as well.
      if (this.rows.size > this.#limits.maxRows + 1) throw new SheetProblem('tooManyRows')
    }
    row[cell.column - 1] = value
  }

  merge(ref: string): void {
    const range = rangeOf(ref)
    if (!range) return
    this.merges.push(range)
    if (this.merges.length > maxMerges) throw new SheetProblem('tooBig')
  }
}

/** A formula counts by its result, an error by its sign; undefined for a cell without content. */
function contentOf({ type, style, text }: OpenCell): RawCell | undefined {
  if (type === 's') return /^\d{1,9}$/.test(text.trim()) ? { shared: Number(text) } : undefined
  if (type === 'str' || type === 'inlineStr') return unescaped(text)
  if (type === 'b') return Number.parseInt(text, 10) !== 0
  if (type === 'e' || type === 'd') return text
  const number = Number.parseFloat(text)
  return Number.isFinite(number) ? { number, style } : undefined
}
