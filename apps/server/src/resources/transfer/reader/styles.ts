import { SheetProblem } from './problem.ts'
import { readXml } from './xml.ts'

/** Whether a number in a cell of this format, by its position among the formats, stands for a day or a time. */
export type DateFormats = (style: number) => boolean

/** Formats that every program knows by number: days and times, the Chinese ones among them. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Spreadsheet programs know 65 490 cell formats. */
const maxFormats = 65_536
const maxCodeLength = 255

/** Which of a workbook's cell formats show a day or a time. */
export async function readDateFormats(content: AsyncIterable<Buffer>): Promise<DateFormats> {
  const own = new Map<number, boolean>()
  const formats: number[] = []
  let isWithin = false
  await readXml(content, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isWithin = true
      else if (name === 'numFmt') own.set(Number(numFmtId), isDateCode(formatCode))
      else if (name === 'xf' && isWithin) formats.push(Number(numFmtId))
      if (Math.max(own.size, formats.length) > maxFormats) throw new SheetProblem('tooBig')
    },
    close: (name) => {
      if (name === 'cellXfs') isWithin = false
    },
  })
  return (style) => {
    const id = formats[style]
    return id !== undefined && (own.get(id) ?? isKnownDate(id))
  }
}

/** Letters of days and times outside of quotes and brackets. */
const isDateCode = (code: string): boolean =>
  code.length <= maxCodeLength && /[ymdhMsb]/.test(code.replace(/\[[^\][]*\]|"[^"]*"|\\./g, ''))
