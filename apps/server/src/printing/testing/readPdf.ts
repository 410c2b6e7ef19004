import { createCanvas } from '@napi-rs/canvas'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The texts of each page as a reader of PDF finds them, without the blanks between runs. */
export async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    texts.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
    )
  }
  return texts
}

/** A place on a page in millimetres. */
type Area = { x: number; y: number; width: number; height: number }

/** What a scanner reads in a place of a page; throws where it reads nothing. */
export async function scan(bytes: Uint8Array, area: Area, format: BarcodeFormat, pageNumber = 1): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await document.getPage(pageNumber)
  const { pixels, width, height } = await picture(page, area)
  const source = new RGBLuminanceSource(pixels, width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [format]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  return new MultiFormatReader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}

/** Pixels of a millimetre: a good scanner's. */
const perMm = 12

/** The place in grey, with white around it as a label has. */
async function picture(page: PDFPageProxy, { x, y, width, height }: Area) {
  const viewport = page.getViewport({ scale: (perMm * 25.4) / 72 })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
  const edge = 3
  const [left, top] = [Math.round((x - edge) * perMm), Math.round((y - edge) * perMm)]
  const [wide, tall] = [Math.round((width + 2 * edge) * perMm), Math.round((height + 2 * edge) * perMm)]
  const { data } = context.getImageData(Math.max(0, left), Math.max(0, top), wide, tall)
  const pixels = new Uint8ClampedArray(wide * tall)
  for (let at = 0; at < pixels.length; at++) pixels[at] = data[at * 4 + 3] === 0 ? 255 : (data[at * 4] ?? 255)
  return { pixels, width: wide, height: tall }
}

export { BarcodeFormat }
