import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { bookParts, honestRows, textRow } from '../testing/workbook.ts'
import { type ZipPart, zip } from '../testing/zip.ts'
import type { Limits } from './cells.ts'
import { sheetLimits } from './limits.ts'
import { readXlsx } from './readXlsx.ts'

const read = (file: Buffer) => readXlsx(file, sheetLimits)
const cellsOf = async (file: Buffer) => (await read(file)).map(({ cells }) => cells)
const honest = [['客户名称'], ['炸弹旁的客户']]

/** A workbook as exceljs writes it. */
async function written(fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  fill(book.addWorksheet('1'), book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

describe('what a person sees in a cell', () => {
  test('texts, numbers, days, truth, links, results of formulas, rich text and errors', async () => {
    const day = new Date('2026-03-01T00:00:00Z')
    const file = await written((sheet) => {
      sheet.addRow(['text', ' spaced ', '2', 3.5, -1e-7, true, false, day, null, 'last'])
      sheet.addRow([
        { text: 'link', hyperlink: 'https://example.com' },
        { formula: 'A1', result: 'made' },
        { formula: '1+1', result: 2 },
        { formula: 'A9' },
        { richText: [{ text: 'rich ' }, { font: { bold: true }, text: 'text' }] },
        { error: '#N/A' },
        { formula: 'B1', result: day },
        '',
        'a\nb\u0007',
        '<&>"\'',
      ])
      sheet.getCell('G2').numFmt = 'yyyy-mm-dd'
    })
    expect(await cellsOf(file)).toEqual([
      ['text', ' spaced ', '2', 3.5, -1e-7, true, false, day, null, 'last'],
      ['link', 'made', 2, null, 'rich text', '#N/A', day, '', expect.stringMatching(/^a\nb/), '<&>"\''],
    ])
  })

  test('rows keep the numbers that the person sees; blank ones between are left out', async () => {
    const file = await written((sheet) => {
      sheet.getCell('B3').value = 'third'
      sheet.getCell('A5').value = ' '
      sheet.getCell('B6').value = ''
      sheet.getCell('A7').value = 'seventh'
    })
    expect(await read(file)).toEqual([
      { number: 3, cells: [null, 'third'] },
      { number: 7, cells: ['seventh'] },
    ])
  })

  test('a merged range shows its content over all its rows that have any', async () => {
    const file = await written((sheet) => {
      sheet.addRows([
        ['group', 'one'],
        [null, 'two'],
        [null, 'three'],
        ['none', 'four'],
      ])
      sheet.mergeCells('A1:A3')
      sheet.mergeCells('C5:D9')
    })
    expect(await cellsOf(file)).toEqual([
      ['group', 'one'],
      ['group', 'two'],
      ['group', 'three'],
      ['none', 'four'],
    ])
  })

  test('days are told by their format: also Chinese ones by number, own ones, and those counted from 1904', async () => {
    const formats = [0, 14, 31, 57, 200, 201, 4]
    const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/>
      <numFmt numFmtId="201" formatCode="0.00&quot;days&quot;[Red]"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`
    const rows = `<row r="1">${formats.map((_, at) => `<c s="${at}"><v>46082</v></c>`).join('')}</row>`
    const day = new Date('2026-03-01T00:00:00Z')
    expect(await cellsOf(zip(bookParts({ rows, styles })))).toEqual([[46082, day, day, day, day, 46082, 46082]])
    const [cells] = await cellsOf(zip(bookParts({ rows, styles, names: '<workbookPr date1904="1"/>' })))
    expect(cells?.[1]).toEqual(new Date('2030-03-02T00:00:00Z'))
  })

  test('a number that is no day stays a number', async () => {
    const rows = '<row r="1"><c s="1"><v>1e300</v></c><c><v>1e999</v></c><c><v>x</v></c><c><v>7</v></c></row>'
    const styles = '<styleSheet><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>'
    expect(await cellsOf(zip(bookParts({ rows, styles })))).toEqual([[1e300, null, null, 7]])
  })
})

describe('workbooks of other programs', () => {
  const parts = bookParts({ rows: honestRows })
  const each = (change: (part: ZipPart) => ZipPart) => zip(parts.map(change))

  test.each([12, 16, 20, 24] as const)('sizes that follow the content in %i bytes', async (descriptor) => {
    expect(await cellsOf(each((part) => ({ ...part, descriptor })))).toEqual(honest)
  })

  test('parts that are not packed, have a slash before their names, or stand in another order', async () => {
    expect(await cellsOf(each((part) => ({ ...part, isStored: true })))).toEqual(honest)
    expect(await cellsOf(each((part) => ({ ...part, name: `/${part.name}` })))).toEqual(honest)
    expect(await cellsOf(zip(parts.toReversed()))).toEqual(honest)
  })

  test('folders among the parts, and further fields in their headers', async () => {
    const folder = { name: 'xl/', content: Buffer.alloc(0), isStored: true }
    const extra = Buffer.from('20a2040000000000', 'hex')
    expect(await cellsOf(zip([folder, ...parts.map((part) => ({ ...part, local: { extra } }))]))).toEqual(honest)
  })

  test('names with a prefix, a mark at the beginning, and what tells how to read a name aloud', async () => {
    const sheet = `\uFEFF<?xml version="1.0" encoding="UTF-8"?><x:worksheet xmlns:x="y"><x:sheetData>
      <x:row><x:c t="s"><x:v>1</x:v></x:c><x:c t="str"><x:v>_x4F60_</x:v></x:c></x:row></x:sheetData></x:worksheet>`
    const strings =
      '<x:sst xmlns:x="y"><x:si><x:t>no</x:t></x:si><x:si><x:r><x:t>客</x:t></x:r><x:r><x:t>户</x:t></x:r><x:rPh><x:t>kehu</x:t></x:rPh></x:si></x:sst>'
    expect(await cellsOf(zip(bookParts({ sheet, strings })))).toEqual([['客户', '你']])
  })

  test('the first sheet is the first of the workbook, wherever its file stands', async () => {
    const other: ZipPart = {
      name: 'xl/worksheets/sheet1.xml',
      content: Buffer.from(`<worksheet>${textRow(1, ['no'])}</worksheet>`),
    }
    const moved = parts.map(({ name, content }) => ({
      name: String(name).replace('sheet1', 'sheet9'),
      content: Buffer.from(content.toString().replaceAll('sheet1', 'sheet9')),
    }))
    expect(await cellsOf(zip([other, ...moved]))).toEqual(honest)
  })
})

describe('limits', () => {
  const limited = (file: Buffer, limits: Partial<Limits>) => readXlsx(file, { ...sheetLimits, ...limits })

  test('a sheet at its limits is read, one step further is not', async () => {
    const rows = Array.from({ length: 4 }, (_, at) => textRow(at + 1, ['a', 'b'])).join('')
    const file = zip(bookParts({ rows }))
    expect(await limited(file, { maxRows: 3 })).toHaveLength(4)
    await expect(limited(file, { maxRows: 2 })).rejects.toMatchObject({ key: 'tooManyRows' })
    expect(await limited(file, { maxColumns: 2 })).toHaveLength(4)
    await expect(limited(file, { maxColumns: 1 })).rejects.toMatchObject({ key: 'tooManyColumns' })
    expect(await limited(file, { maxCells: 8 })).toHaveLength(4)
    await expect(limited(file, { maxCells: 7 })).rejects.toMatchObject({ key: 'tooBig' })
  })
})
