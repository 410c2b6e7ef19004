import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { layOut, mmOfPoint, type PrintLayout } from '@bip/contract/printing'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { BarcodeFormat, scan, textsOf } from '../testing/readPdf.ts'
import { fontOf, widthOf } from './fonts.ts'
import { pdfOf } from './pdf.ts'
import { symbolOf } from './symbols.ts'
import { unpackFont } from './unpackFont.ts'

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'))

const layout: PrintLayout = {
  width: 100,
  height: 60,
  elements: [
    { id: 'name', kind: 'text', x: 3, y: 3, width: 60, height: 5, text: '{#name}: {name}', size: 8 },
    { id: 'bold', kind: 'text', x: 3, y: 9, width: 60, height: 5, text: 'Tủ điện fi {name}', size: 8, bold: true },
    { id: 'qr', kind: 'barcode', code: 'qrcode', x: 70, y: 3, width: 26, height: 26, value: '{code}' },
    { id: 'matrix', kind: 'barcode', code: 'datamatrix', x: 70, y: 33, width: 20, height: 20, value: '{code}' },
    { id: 'bars', kind: 'barcode', code: 'code128', x: 3, y: 16, width: 50, height: 10, value: '{code}' },
    { id: 'ean', kind: 'barcode', code: 'ean13', x: 3, y: 29, width: 50, height: 10, value: '6901234567892' },
    { id: 'code39', kind: 'barcode', code: 'code39', x: 3, y: 43, width: 60, height: 10, value: '{code}' },
  ],
}
const measure = (text: string, size: number, isBold: boolean) => widthOf(text, isBold) * size * mmOfPoint
const labels = (names: readonly string[]) =>
  layOut(
    layout,
    names.map((name, at) => ({ texts: { id: name, name, code: `BM-${at}` }, lines: {}, labels: { name: '物料名称' } })),
    { measure },
  )

describe('a label', () => {
  test('is read back and scanned, whatever was drawn before it in the same process', async () => {
    await pdfOf(labels(['深沟球轴承', '伺服电机']), '标签')
    const bytes = await pdfOf(labels(['直线导轨 精工']), '标签')
    expect((await textsOf(bytes))[0]).toContain('物料名称:直线导轨精工')
    expect((await textsOf(bytes))[0]).toContain('Tủđiệnfi直线导轨精工')
    const read = (index: number, format: BarcodeFormat) => {
      const { x, y, width, height } = layout.elements[index] as { x: number; y: number; width: number; height: number }
      return scan(bytes, { x, y, width, height }, format)
    }
    expect(await read(2, BarcodeFormat.QR_CODE)).toBe('BM-0')
    expect(await read(3, BarcodeFormat.DATA_MATRIX)).toBe('BM-0')
    expect(await read(4, BarcodeFormat.CODE_128)).toBe('BM-0')
    expect(await read(5, BarcodeFormat.EAN_13)).toBe('6901234567892')
    expect(await read(6, BarcodeFormat.CODE_39)).toBe('BM-0')
  })

  test('holds the letters that it needs and no others', async () => {
    const [few, many] = [await pdfOf(labels(['轴承']), ''), await pdfOf(labels(['轴承', '齿轮箱油封密封垫圈法兰盘']), '')]
    expect(few.length).toBeLessThan(60_000)
    expect(many.length).toBeGreaterThan(few.length)
  })

  test('shares its fonts with the next one, and lets others have the thread', async () => {
    expect(fontOf('latin', false)).toBe(fontOf('latin', false))
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 1)
    await pdfOf(labels(Array.from({ length: 200 }, (_, at) => `物料 ${at}`)), '')
    clearInterval(counting)
    expect(turns).toBeGreaterThan(2)
  })
})

test('an unpacked font has the letters and widths of the packed one', () => {
  const packed = readFileSync(join(folder, 'files', 'noto-sans-sc-vietnamese-400-normal.woff'))
  const [whole, before] = [create(unpackFont(packed)) as Font, create(packed) as Font]
  expect(whole.type).toBe('TTF')
  expect(whole.characterSet).toEqual(before.characterSet)
  for (const code of before.characterSet)
    expect(whole.glyphForCodePoint(code).advanceWidth).toBe(before.glyphForCodePoint(code).advanceWidth)
})

test('what a kind of barcode cannot hold has no symbol', () => {
  expect(symbolOf('ean13', 'BM-1')).toBeNull()
  expect(symbolOf('code39', 'BM-1')).not.toBeNull()
})
