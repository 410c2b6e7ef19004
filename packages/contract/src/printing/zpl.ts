import { mmOfPoint } from './breakLines.ts'
import type { PrintPage } from './layOut.ts'
import type { Drawn } from './layText.ts'
import type { BarcodeKind } from './template.ts'

/** A picture of black and white dots, rows from above, eight dots a byte. */
export type Bitmap = { width: number; height: number; bytes: Uint8Array }

/** Draws a text in dots: printers for labels have letters of their own for ASCII alone. */
export type Draw = (text: string, dotsOfSize: number, isBold: boolean) => Bitmap

type Resolution = { /** Dots of a millimetre: 8 at 203 dpi, 12 at 300. */ dots: number; draw: Draw }

/** Pages in the language of label printers, one label a page. Contents stand in hex where they hold signs of the language. */
export const zplOf = (pages: readonly PrintPage[], way: Resolution): string => pages.map((page) => labelOf(page, way)).join('')

function labelOf({ width, height, items }: PrintPage, way: Resolution): string {
  const at = (mm: number) => Math.round(mm * way.dots)
  return `^XA^CI28^PW${at(width)}^LL${at(height)}^LH0,0${items.map((item) => itemOf(item, at, way)).join('')}^XZ\n`
}

type Dots = (mm: number) => number

function itemOf(item: Drawn, at: Dots, way: Resolution): string {
  const place = `^FO${at(item.x)},${at(item.y)}`
  switch (item.kind) {
    case 'box':
      return `${place}^GB${Math.max(1, at(item.width))},${Math.max(1, at(item.height))},${Math.max(1, at(item.stroke))}^FS`
    case 'text':
      return `${place}${textOf(item, at, way)}^FS`
    case 'barcode':
      return `${place}${barcodeOf(item, at)}^FH_^FD${dataOf(item.code, hexed(item.value))}^FS`
  }
}

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text)

function textOf({ text, size, bold }: Drawn & { kind: 'text' }, at: Dots, { draw }: Resolution): string {
  const height = at(size * mmOfPoint)
  if (isAscii(text) && !bold) return `^A0N,${height},0^FH_^FD${hexed(text)}`
  const { width, bytes } = draw(text, height, bold)
  const row = Math.ceil(width / 8)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')
  return `^GFA,${bytes.length},${bytes.length},${row},${hex}`
}

/** Signs that begin commands, and the one that begins hex, as hex. */
const hexed = (text: string): string =>
  text.replace(/[\^~_\\]|\p{Cc}/gu, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)

const widest = 10

/** Modules of a symbol as far as they can be told beforehand, for the width of its narrowest bar. */
const modulesOf: Record<BarcodeKind, (length: number) => number> = {
  code128: (length) => (length + 3) * 11 + 13,
  code39: (length) => (length + 2) * 16,
  ean13: () => 95,
  datamatrix: (length) => 10 + Math.ceil(Math.sqrt(length)) * 3,
  qrcode: (length) => 21 + Math.ceil(length / 14) * 4,
}

function barcodeOf({ code, value, width, height, showsText }: Drawn & { kind: 'barcode' }, at: Dots): string {
  const modules = modulesOf[code](value.length)
  const square = Math.max(1, Math.min(widest, Math.floor(at(Math.min(width, height)) / modules)))
  const bar = Math.max(1, Math.min(widest, Math.floor(at(width) / modules)))
  const below = showsText ? 'Y' : 'N'
  const tall = at(showsText ? Math.max(3, height - 4) : height)
  switch (code) {
    case 'qrcode':
      return `^BQN,2,${square}`
    case 'datamatrix':
      return `^BXN,${square},200`
    case 'code39':
      return `^BY${bar},2^B3N,N,${tall},${below},N`
    case 'ean13':
      return `^BY${bar}^BEN,${tall},${below},N`
    case 'code128':
      return `^BY${bar}^BCN,${tall},${below},N,N,A`
  }
}

/** A QR code is told how strong and in which mode it is. */
const dataOf = (code: BarcodeKind, text: string): string => (code === 'qrcode' ? `MA,${text}` : text)
