/** The cells of a CSV file: RFC 4180, with commas, semicolons or tabs between them, whichever its first line has most of. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes).replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (character === '"' && cell === '') quoted = true
    else if (character === separator) endCell()
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[at + 1] === '\n') at += 1
      endCell()
      rows.push([])
    } else cell += character
  }
  endCell()
  return rows
}

/** Spreadsheets in China still write GB 18030; what is no UTF-8 is read as that. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

function separatorOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best))
}
