import { SheetProblem } from './problem.ts'
import { readXml } from './xml.ts'

/**
 * The shared strings with these numbers, by number; no other is kept. What marks how Japanese is read aloud is left out. Throws SheetProblem
 * `cellTooLong` past `maxLength` characters.
 */
export async function readStrings(
  content: AsyncIterable<Buffer>,
  wanted: ReadonlySet<number>,
  maxLength: number,
): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  let number = -1
  let text: string | undefined
  let isText = false
  let phonetic = 0
  await readXml(content, {
    open: (name) => {
      if (name === 'si') {
        number += 1
        text = wanted.has(number) ? '' : undefined
      } else if (name === 'rPh') phonetic += 1
      isText = name === 't' && phonetic === 0
    },
    text: (piece) => {
      if (!isText || text === undefined) return
      text += piece
      if (text.length > maxLength) throw new SheetProblem('cellTooLong')
    },
    close: (name) => {
      isText = false
      if (name === 'rPh') phonetic -= 1
      if (name !== 'si' || text === undefined) return
      found.set(number, unescaped(text))
      text = undefined
    },
  })
  return found
}

/** Spreadsheet programs write signs that XML cannot hold as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
