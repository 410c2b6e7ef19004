import { breakLines, lineHeight, type Measure } from './breakLines.ts'
import type { PrintData } from './fill.ts'
import { type Drawn, layText } from './layText.ts'
import type { TableColumn, TableElement } from './template.ts'

/** The part of a table that stands on one page, and where it ends, in millimetres from the upper edge. */
export type TablePart = { items: Drawn[]; end: number }

type Room = { pageHeight: number /** Height of what stands below the table on the last page. */; below: number; measure: Measure }

const margin = 15
const padding = 1
const stroke = 0.15

/** A table broken over pages: rows stay whole, the heading stands on each page, what follows the table finds its room. */
export function layTable(table: TableElement, data: PrintData, { pageHeight, below, measure }: Room): TablePart[] {
  const rows = (data.lines[table.lines] ?? []).map((line, at) => textsOf(table, line, at))
  const head = table.columns.map((column) => titleOf(table, column, data))
  const headHeight = heightOf(table, head, true, measure)
  const bottom = pageHeight - margin
  const parts: TablePart[] = []
  let part = begin(table.y)
  for (const row of rows) {
    const height = heightOf(table, row, false, measure)
    // A row that is taller than a page stands on one of its own and is cut.
    if (part.end + height > bottom && part.hasRows) part = begin(table.againAt ?? margin)
    draw(part, row, height, false)
    part.hasRows = true
  }
  if (part.end + below > bottom && part.hasRows && below > 0) part = begin(table.againAt ?? margin, false)
  return parts

  function begin(y: number, hasHead = true) {
    const made = { items: [] as Drawn[], end: y, hasRows: false }
    parts.push(made)
    if (hasHead) draw(made, head, headHeight, true)
    return made
  }

  function draw(on: TablePart, texts: readonly string[], height: number, bold: boolean): void {
    const { size = 8 } = table
    let x = table.x
    table.columns.forEach((column, at) => {
      on.items.push({ kind: 'box', x, y: on.end, width: column.width, height, stroke })
      const room = { x: x + padding, y: on.end + padding, width: column.width - 2 * padding, height: height - padding }
      on.items.push(...layText({ ...room, text: texts[at] ?? '', size, bold, align: column.align }, measure))
      x += column.width
    })
    on.end += height
  }
}

const textsOf = ({ columns }: TableElement, line: Readonly<Record<string, string>>, at: number): string[] =>
  columns.map(({ field }) => (field === '#' ? String(at + 1) : (line[field] ?? '')))

const titleOf = (table: TableElement, { field, title }: TableColumn, data: PrintData): string =>
  title ?? (field === '#' ? '#' : (data.labels[`${table.lines}.${field}`] ?? field))

function heightOf(table: TableElement, texts: readonly string[], bold: boolean, measure: Measure): number {
  const { size = 8, columns } = table
  const lines = columns.map(
    ({ width }, at) => breakLines(texts[at] ?? '', width - 2 * padding, (text) => measure(text, size, bold)).length,
  )
  return Math.max(1, ...lines) * lineHeight(size) + 2 * padding
}
