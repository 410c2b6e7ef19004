import { Zip, ZipDeflate } from 'fflate'
import type { Locale } from '../../foundations/texts.ts'
import type { Slices } from '../model/slices.ts'
import { localInstant, type Sheet, type SheetCell, type SheetRow } from './sheet.ts'
import { SheetStyles } from './sheetStyles.ts'

/** Excel's own limits. */
const maxRows = 1_048_576
const maxLetters = 32_767
/** A figure with more digits would lose the last ones; it is written as a text. */
const maxDigits = 15
const maxOutlineLevel = 7
/** Letters written before they are packed. */
const bufferSize = 65_536

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

// XML 1.0 has no place for these.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const special = /[&<>"\p{Cc}\ufffe\uffff]/u

const escaped = (text: string): string =>
  special.test(text)
    ? text
        .replace(forbidden, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
    : text

/** A, B … Z, AA, AB … */
const letterOf = (column: number): string => {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  return name
}

const dayZero = Date.UTC(1899, 11, 30)
/** Before it Excel counts a day that there never was. */
const firstDay = 61

const serialOf = (text: string): number => (Date.parse(`${text.replace(' ', 'T')}Z`) - dayZero) / 86_400_000

/** Sheets are named by at most 31 letters, without some signs. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1'

class SheetWriter {
  readonly styles: SheetStyles
  readonly #letters: readonly string[]
  readonly #hasDepth: boolean
  #row = 0

  constructor({ columns, hasDepth }: Sheet, locale: Locale) {
    this.#letters = columns.map((_, at) => letterOf(at))
    this.#hasDepth = hasDepth
    this.styles = new SheetStyles(locale)
  }

  head({ columns, pinned, hasDepth }: Sheet): string {
    // px to the width of a digit.
    const widths = columns.map(({ width }, at) => {
      const digits = Math.max(6, Math.min(80, width / 7)).toFixed(1)
      return `<col min="${at + 1}" max="${at + 1}" width="${digits}" customWidth="1"/>`
    })
    const corner = `${letterOf(pinned)}2`
    const pane = pinned > 0 ? 'bottomRight' : 'bottomLeft'
    const split = `${pinned > 0 ? `xSplit="${pinned}" ` : ''}ySplit="1" topLeftCell="${corner}" activePane="${pane}" state="frozen"`
    const outline = hasDepth ? '<sheetPr><outlinePr summaryBelow="0"/></sheetPr>' : ''
    const header = this.#cells(
      columns.map((column) => column.header),
      { isHead: true, isBold: true, indent: 0 },
    )
    return `${xml}<worksheet xmlns="${main}">${outline}<sheetViews><sheetView workbookViewId="0"><pane ${split}/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"${hasDepth ? ` outlineLevelRow="${maxOutlineLevel}"` : ''}/><cols>${widths.join('')}</cols><sheetData>${header}`
  }

  row({ kind, depth, cells }: SheetRow): string {
    return this.#cells(cells, { isBold: kind !== 'row', indent: depth, outline: kind === 'total' ? 0 : depth })
  }

  tail({ columns, hasDepth }: Sheet, lastRow: number): string {
    // Rows under each other would be torn apart by filters.
    const filter = hasDepth || lastRow < 2 ? '' : `<autoFilter ref="A1:${letterOf(columns.length - 1)}${lastRow}"/>`
    return `</sheetData>${filter}</worksheet>`
  }

  #cells(cells: readonly SheetCell[], look: { isHead?: boolean; isBold: boolean; indent: number; outline?: number }): string {
    this.#row += 1
    if (this.#row > maxRows)
      throw new Error(`An xlsx file holds ${maxRows - 1} rows and there are more; filter them first, or export csv.`)
    const level = this.#hasDepth && look.outline ? ` outlineLevel="${Math.min(maxOutlineLevel, look.outline)}"` : ''
    let written = `<row r="${this.#row}"${level}>`
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at]
      if (cell !== null && cell !== undefined)
        written += this.#cell(cell, `${this.#letters[at]}${this.#row}`, at === 0 ? look : { ...look, indent: 0 })
    }
    return `${written}</row>`
  }

  #cell(cell: NonNullable<SheetCell>, at: string, look: { isHead?: boolean; isBold: boolean; indent: number }): string {
    if (typeof cell === 'string') return this.#text(cell, at, look)
    if (cell.kind === 'boolean')
      return `<c r="${at}" s="${this.styles.idOf('general', look)}" t="b"><v>${cell.value ? 1 : 0}</v></c>`
    if (cell.kind === 'number') {
      if (cell.text.replace(/[-.]/g, '').replace(/^0+/, '').length > maxDigits) return this.#text(cell.text, at, look)
      const decimals = cell.text.split('.')[1]?.length ?? 0
      return `<c r="${at}" s="${this.styles.idOf(decimals, look)}"><v>${cell.text}</v></c>`
    }
    const serial = serialOf(cell.kind === 'instant' ? localInstant(cell.text) : `${cell.text} 00:00:00`)
    if (!(serial >= firstDay)) return this.#text(cell.text, at, look)
    return `<c r="${at}" s="${this.styles.idOf(cell.kind, look)}"><v>${serial}</v></c>`
  }

  #text(text: string, at: string, look: { isHead?: boolean; isBold: boolean; indent: number }): string {
    const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
    // A text in its place is never read as a formula, whatever it begins with.
    return `<c r="${at}" s="${this.styles.idOf('general', look)}" t="inlineStr"><is><t${space}>${escaped(text.slice(0, maxLetters))}</t></is></c>`
  }
}

const frame = (name: string): readonly (readonly [path: string, content: string])[] => [
  [
    '[Content_Types].xml',
    `${xml}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${xml}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ],
]

/** The sheet as a workbook of Excel, packed while its rows come, so that neither the page nor the memory has to hold it as text. */
export const toXlsx = async (sheet: Sheet, locale: Locale, slices: Slices, onRows: (count: number) => void): Promise<Blob> => {
  const parts: BlobPart[] = []
  const encoder = new TextEncoder()
  const failure: { error?: Error } = {}
  const zip = new Zip((error, chunk) => {
    if (error) failure.error = error
    // The chunk is a plain array of bytes, not one shared between threads.
    else parts.push(chunk as Uint8Array<ArrayBuffer>)
  })
  const put = (path: string, content: string): void => {
    const file = new ZipDeflate(path, { level: 6 })
    zip.add(file)
    file.push(encoder.encode(content), true)
  }
  for (const [path, content] of frame(sheet.name)) put(path, content)

  const writer = new SheetWriter(sheet, locale)
  const file = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 3 })
  zip.add(file)
  let buffer = writer.head(sheet)
  let rows = 1
  for await (const batch of sheet.rows) {
    for (const row of batch) {
      buffer += writer.row(row)
      rows += 1
      if (buffer.length > bufferSize) {
        file.push(encoder.encode(buffer), false)
        buffer = ''
      }
      if (slices.isOver) await slices.pause()
    }
    onRows(batch.length)
  }
  file.push(encoder.encode(buffer + writer.tail(sheet, rows)), true)
  put('xl/styles.xml', writer.styles.xml())
  zip.end()
  if (failure.error) throw failure.error
  return new Blob(parts, { type: `${office}.sheet` })
}
