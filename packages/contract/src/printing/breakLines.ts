import type { Align } from './template.ts'

/** Width of a text in millimetres at a size in points. */
export type Measure = (text: string, size: number, isBold: boolean) => number

/** Millimetres of a point. */
export const mmOfPoint = 25.4 / 72

/** Height of a line for letters of a size, in millimetres. */
export const lineHeight = (size: number): number => size * mmOfPoint * 1.3

/** Places where a line may end: blanks, and between letters of scripts that are written without them. */
const pieces = /[^\s⺀-鿿＀-￯]+\s*|[⺀-鿿＀-￯]\s*|\s+/gu

/** A text as lines of at most a width; a word that is wider than a line is broken where it must be. */
export function breakLines(text: string, width: number, wide: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const piece of paragraph.match(pieces) ?? []) {
      if (wide((line + piece).trimEnd()) <= width) {
        line += piece
        continue
      }
      if (line.trim() !== '') lines.push(line.trimEnd())
      line = ''
      for (const letter of piece) {
        if (line !== '' && wide((line + letter).trimEnd()) > width) {
          lines.push(line)
          line = ''
        }
        line += letter
      }
    }
    return [...lines, line.trimEnd()]
  })
}

/** Where a text of a width begins in a room of another. */
export const startOf = (align: Align | undefined, room: number, width: number): number =>
  align === 'right' ? room - width : align === 'center' ? (room - width) / 2 : 0
