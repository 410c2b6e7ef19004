import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const maxPages = 30

type Run = { text: string; x: number; y: number; width: number; size: number }

/** The lines of a PDF as one sees them, from the top; a wide gap within a line becomes two blanks. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes, verbosity: 0, useSystemFonts: false }).promise
  const pages: string[] = []
  for (let page = 1; page <= Math.min(document.numPages, maxPages); page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    const runs = items.flatMap((item): Run[] => {
      if (!('str' in item) || item.str === '') return []
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) || item.height }]
    })
    pages.push(linesOf(runs).join('\n'))
  }
  return pages.join('\n')
}

/** Runs that stand at about the same height are one line. */
function linesOf(runs: readonly Run[]): string[] {
  const lines: Run[][] = []
  for (const run of [...runs].sort((a, b) => b.y - a.y)) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - run.y) < Math.max(2, run.size * 0.4)) line.push(run)
    else lines.push([run])
  }
  return lines.map((line) => textOf(line.sort((a, b) => a.x - b.x)))
}

function textOf(line: readonly Run[]): string {
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const run of line) {
    const gap = run.x - end
    if (text !== '' && gap > run.size * 1.2) text += '  '
    else if (text !== '' && gap > run.size * 0.2) text += ' '
    text += run.text
    end = run.x + run.width
  }
  return text
}
