import { BinaryBitmap, DecodeHintType, Exception, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } from '@zxing/library'

/** What a scanner reads in a picture, and in which format ("QR_CODE", "CODE_128"); null where it finds nothing. */
export type Scan = { text: string; format: number } | null

const reader = new MultiFormatReader()
const hints = new Map([[DecodeHintType.TRY_HARDER, true]])

/** Reads a picture as a scanner does: brightness only. */
export const scanPicture = (picture: CanvasImageSource, width: number, height: number): Scan => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('The test browser gives no canvas.')
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const brightness = Uint8ClampedArray.from({ length: width * height }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(brightness, width, height)))
    const result = reader.decode(bitmap, hints)
    return { text: result.getText(), format: result.getBarcodeFormat() }
  } catch (error) {
    // Its own exceptions say that there is nothing to read.
    if (error instanceof Exception) return null
    throw error
  }
}

/** Distances at which a drawing is held before the scanner, as pixels of the picture for each pixel of the page. */
const distances = [1, 1.5, 2] as const

/** Reads a drawing at the size at which it stands on the page, then from closer by, as a person with a phone does. */
export const scanDrawing = async (drawing: Element | null | undefined): Promise<Scan> => {
  if (!(drawing instanceof SVGSVGElement)) throw new Error('There is no drawing to scan.')
  const { width, height } = drawing.getBoundingClientRect()
  for (const distance of distances) {
    const scan = await scanSized(drawing, Math.round(width * distance), Math.round(height * distance))
    if (scan) return scan
  }
  return null
}

const scanSized = async (drawing: SVGSVGElement, width: number, height: number): Promise<Scan> => {
  const copy = drawing.cloneNode(true)
  if (copy instanceof SVGSVGElement) {
    copy.setAttribute('width', String(width))
    copy.setAttribute('height', String(height))
  }
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  return scanPicture(picture, width, height)
}
