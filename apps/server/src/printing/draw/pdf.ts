import { type Drawn, mmOfPoint, type PrintPage } from '@bip/contract/printing'
import PDFDocument from 'pdfkit'
import { createPauses } from '../../base/pace.ts'
import { fontOf, runsOf, widthOf } from './fonts.ts'
import { symbolOf } from './symbols.ts'

const points = (mm: number) => mm / mmOfPoint

/** Pages as a PDF with the letters that it needs and no others. */
export async function pdfOf(pages: readonly PrintPage[], title: string): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, margin: 0, info: { Title: title, Producer: 'BIP', Creator: 'BIP' } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  const known = new Set<string>()
  const pause = createPauses()
  for (const { width, height, items } of pages) {
    await pause()
    document.addPage({ size: [points(width), points(height)], margin: 0 })
    for (const item of items) drawItem(document, item, known)
  }
  document.end()
  await ended
  return Buffer.concat(chunks)
}

type Document = InstanceType<typeof PDFDocument>

function drawItem(document: Document, item: Drawn, known: Set<string>): void {
  switch (item.kind) {
    case 'text':
      drawText(document, item, known)
      break
    case 'box':
      drawBox(document, item)
      break
    case 'barcode':
      drawBarcode(document, item, known)
  }
}

/** Each run in the slice that has its letters, one behind the other on one line. */
function drawText(document: Document, { x, y, text, size, bold }: Drawn & { kind: 'text' }, known: Set<string>): void {
  let left = points(x)
  for (const { text: part, slice } of runsOf(text)) {
    const name = `${slice}-${bold}`
    const font = fontOf(slice, bold)
    // A font that has been read is taken as it is, which the types do not know.
    if (!known.has(name)) document.registerFont(name, font as never)
    known.add(name)
    const baseline = points(y) + (font.ascent / font.unitsPerEm) * size * 0.9
    document.font(name).fontSize(size).fillColor('black')
    document.text(part, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
    left += widthOf(part, bold) * size
  }
}

function drawBox(document: Document, { x, y, width, height, stroke }: Drawn & { kind: 'box' }): void {
  document.lineWidth(points(stroke)).strokeColor('black')
  if (width === 0 || height === 0)
    document
      .moveTo(points(x), points(y))
      .lineTo(points(x + width), points(y + height))
      .stroke()
  else document.rect(points(x), points(y), points(width), points(height)).stroke()
}

const textSize = 8
const textHeight = 3.6

function drawBarcode(document: Document, item: Drawn & { kind: 'barcode' }, known: Set<string>): void {
  const { x, y, width, code, value, showsText } = item
  const symbol = symbolOf(code, value)
  if (!symbol) {
    // What cannot be a barcode is still to be read by people.
    drawText(document, { kind: 'text', x, y, width, text: value, size: textSize, bold: false }, known)
    return
  }
  const height = showsText ? Math.max(2, item.height - textHeight) : item.height
  const isSquare = symbol.height > 1
  const side = Math.min(width, height)
  const scaleX = points(isSquare ? side : width) / symbol.width
  const scaleY = points(isSquare ? side : height) / symbol.height
  document
    .save()
    .translate(points(isSquare ? x + (width - side) / 2 : x), points(y))
    .scale(scaleX, scaleY)
  document.path(symbol.path).fill('black', 'even-odd')
  document.restore()
  if (!showsText) return
  const wide = widthOf(value, false) * textSize * mmOfPoint
  const below = { kind: 'text', x: x + (width - wide) / 2, y: y + (isSquare ? side : height) + 0.2, width } as const
  drawText(document, { ...below, text: value, size: textSize, bold: false }, known)
}
