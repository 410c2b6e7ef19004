import { printElement } from '../../PrintArea/printElement.ts'
import { Slices } from '../model/slices.ts'
import { isNumeric } from '../model/values.ts'
import type { TablePrintOptions } from '../props/ExportOptions.ts'
import { exportTexts } from './export.texts.ts'
import { sheetOf } from './exportSource.ts'
import type { SheetCell } from './sheet.ts'
import { type ExportedTable, sourceOf } from './tableSource.ts'

/** More would be a pile of paper, and more than browsers lay out in pages. */
const maxRows = 5000

const looks = `
[data-printed-table]{border-collapse:collapse;inline-size:100%;font-size:8.5pt;line-height:1.35;color:#000}
[data-printed-table] caption{text-align:start;font-size:12pt;font-weight:600;padding-block-end:8px}
[data-printed-table] thead{display:table-header-group}
[data-printed-table] tr{break-inside:avoid}
[data-printed-table] th,[data-printed-table] td{padding:3px 6px;border-block-end:0.5pt solid #999;text-align:start;vertical-align:top}
[data-printed-table] th{border-block-end:1pt solid #000;font-weight:600}
[data-printed-table] .end{text-align:end;font-variant-numeric:tabular-nums}
[data-printed-table] td:is(.end,.day){white-space:nowrap}
[data-printed-table] [data-kind=group] td,[data-printed-table] [data-kind=total] td{font-weight:600;background:#f2f4f6}
`

/** Prints the table with its headers on every page, as text: no scrolling, no buttons. */
export const printTable = async <T>(
  exported: ExportedTable<T>,
  { what = 'shown', signal, ...print }: TablePrintOptions,
): Promise<void> => {
  const source = sourceOf(exported)
  const { columns, makerOf, locale, label } = source
  const slices = new Slices(signal)
  const sheet = sheetOf(source, what, signal, slices)
  const root = document.createElement('div')
  const style = document.createElement('style')
  style.textContent = looks
  const table = document.createElement('table')
  table.dataset.printedTable = ''
  table.createCaption().textContent = label
  const classes = columns.map(({ type, align = isNumeric(type) ? 'right' : 'left' }) =>
    align === 'right' ? 'end' : type === 'date' || type === 'dateTime' ? 'day' : '',
  )
  const head = table.createTHead().insertRow()
  sheet.columns.forEach(({ header }, at) => {
    const cell = document.createElement('th')
    cell.scope = 'col'
    cell.textContent = header
    cell.className = classes[at] ?? ''
    head.append(cell)
  })
  const words = (cell: SheetCell, at: number): string => {
    const column = columns[at]
    if (cell === null || typeof cell === 'string' || !column) return typeof cell === 'string' ? cell : ''
    if (cell.kind === 'boolean') return cell.text
    return makerOf(column).write(cell.kind === 'number' && column.type === 'number' ? Number(cell.text) : cell.text)
  }
  const body = table.createTBody()
  let count = 0
  for await (const rows of sheet.rows)
    for (const { kind, depth, cells } of rows) {
      count += 1
      if (count > maxRows) continue
      const row = body.insertRow()
      row.dataset.kind = kind
      cells.forEach((cell, at) => {
        const written = row.insertCell()
        written.textContent = words(cell, at)
        written.className = classes[at] ?? ''
        if (at === 0 && depth > 0) written.style.paddingInlineStart = `${6 + depth * 12}px`
      })
      if (slices.isOver) await slices.pause()
    }
  if (count > maxRows)
    throw new Error(locale.t(exportTexts.tooLong, { max: locale.formatNumber(maxRows), count: locale.formatNumber(count) }))
  root.append(style, table)
  await printElement(root, { title: label, isLandscape: columns.length > 6, hasPageNumbers: true, ...print })
}
