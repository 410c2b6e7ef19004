/** A block of cells as text, row by row. */
export type CellBlock = readonly (readonly string[])[]

const quoted = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Tab-separated, as spreadsheets read and write it: what holds tabs, quotes or line ends stands in quotes. */
export const toTsv = (block: CellBlock): string => block.map((row) => row.map(quoted).join('\t')).join('\n')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

/** An HTML table, for what pastes with looks; no images, no styles. */
export const toHtml = (block: CellBlock): string =>
  `<table><tbody>${block.map((row) => `<tr>${row.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`).join('')}</tbody></table>`

/** Reads what a spreadsheet put on the clipboard; a last line end does not make a row. */
export const fromTsv = (text: string): string[][] => {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = (): void => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === '\t') endCell()
    else if (letter === '\n' || (letter === '\r' && text[at + 1] !== '\n')) {
      endCell()
      rows.push([])
    } else if (letter !== '\r') cell += letter
  }
  endCell()
  const last = rows.at(-1)
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop()
  return rows
}
