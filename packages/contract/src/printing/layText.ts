import { breakLines, lineHeight, type Measure, startOf } from './breakLines.ts'
import type { Area, BarcodeKind, TextElement } from './template.ts'

/** Something that is drawn, millimetres from the upper left corner of its page. */
export type Drawn =
  | { kind: 'text'; x: number; y: number; width: number; text: string; size: number; bold: boolean }
  | (Area & { kind: 'box'; stroke: number })
  | (Area & { kind: 'barcode'; code: BarcodeKind; value: string; showsText: boolean })

/** A text in its room: whole lines that fit its height, and the first one always. */
export function layText(element: Omit<TextElement, 'id' | 'kind'>, measure: Measure): Drawn[] {
  const { text, size = 9, bold = false } = element
  const wide = (part: string) => measure(part, size, bold)
  const step = lineHeight(size)
  const fits = Math.max(1, Math.floor((element.height + 0.01) / step))
  return breakLines(text, element.width, wide)
    .slice(0, fits)
    .flatMap((line, at) => {
      if (line === '') return []
      const width = wide(line)
      return [
        {
          kind: 'text',
          x: element.x + startOf(element.align, element.width, width),
          y: element.y + at * step,
          width,
          text: line,
          size,
          bold,
        },
      ]
    })
}
