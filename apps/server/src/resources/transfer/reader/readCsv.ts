import type { Limits } from './cells.ts'
import { SheetProblem } from './problem.ts'
import type { SheetRow } from './protocol.ts'
import { storable } from './storable.ts'

/**
 * The rows with content of a CSV file: RFC 4180, with commas, semicolons or tabs between the cells, whichever its first line has most of.
 * Throws SheetProblem for the first limit that is passed, and `openQuote` with its row for a quote that nothing ends.
 */
export function readCsv(bytes: Uint8Array, limits: Limits): SheetRow[] {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  const rows = new RowBuilder(limits)
  const separator = separatorOf(text)
  // Not global: each search begins where the last one ended.
  const plainEnd = new RegExp(`[${separator}\\r\\n]`, 'g')
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const quoted = readQuoted(text, at, () => rows.fail('openQuote'))
      cell = quoted.cell
      at = quoted.next
    }
    plainEnd.lastIndex = at
    const end = plainEnd.exec(text)?.index ?? text.length
    rows.add(cell + text.slice(at, end))
    const sign = text[end]
    at = end + 1
    if (sign === separator) continue
    if (sign === '\r' && text[at] === '\n') at += 1
    rows.endRow()
  }
  return rows.finished()
}

/** A quoted cell from its first quote on; two quotes within are one. */
function readQuoted(text: string, from: number, unended: () => SheetProblem): { cell: string; next: number } {
  const pieces: string[] = []
  for (let start = from + 1; ; ) {
    const end = text.indexOf('"', start)
    if (end < 0) throw unended()
    if (text[end + 1] !== '"') return { cell: pieces.concat(text.slice(start, end)).join(''), next: end + 1 }
    pieces.push(text.slice(start, end + 1))
    start = end + 2
  }
}

class RowBuilder {
  readonly #limits: Limits
  readonly #rows: SheetRow[] = []
  #row: SheetRow = { number: 1, cells: [] }
  #column = 0
  #cells = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  fail(key: SheetProblem['key']): SheetProblem {
    return new SheetProblem(key, String(this.#row.number))
  }

  add(given: string): void {
    this.#column += 1
    if (given.length > this.#limits.maxCellLength) throw this.fail('cellTooLong')
    const text = storable(given)
    if (text.trim() === '') return
    if (this.#column > this.#limits.maxColumns) throw this.fail('tooManyColumns')
    this.#cells += 1
    if (this.#cells > this.#limits.maxCells) throw this.fail('tooBig')
    const { cells } = this.#row
    while (cells.length < this.#column - 1) cells.push(null)
    cells.push(text)
  }

  endRow(): void {
    if (this.#row.cells.length > 0) this.#rows.push(this.#row)
    // The head is a row as well.
    if (this.#rows.length > this.#limits.maxRows + 1) throw this.fail('tooManyRows')
    this.#row = { number: this.#row.number + 1, cells: [] }
    this.#column = 0
  }

  finished(): SheetRow[] {
    this.endRow()
    return this.#rows
  }
}

/** Spreadsheets in China still write GB 18030; what is no UTF-8, and does not begin as UTF-16 does, is read as that. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const maxHeadLength = 64 * 1024

function separatorOf(text: string): string {
  const [head = ''] = text.slice(0, maxHeadLength).split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
