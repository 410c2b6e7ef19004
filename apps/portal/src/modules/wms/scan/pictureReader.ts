import { BinaryBitmap, DecodeHintType, Exception, HybridBinarizer, MultiFormatReader, RGBLuminanceSource } from '@zxing/library'

/** Reads one picture of a camera: the code in it, or null. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

/** Wider pictures are read smaller: a phone reads some in a second then, and codes are still sharp enough. */
const maxWidth = 960

/** Reads codes by their brightness, for browsers that cannot do it themselves. */
export function pictureReader(): ReadCode {
  const reader = new MultiFormatReader()
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]])
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, maxWidth / video.videoWidth)
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)]
    if (!context || width === 0 || height === 0) return null
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    const { data } = context.getImageData(0, 0, width, height)
    const brightness = new Uint8ClampedArray(width * height)
    for (let at = 0; at < brightness.length; at += 1)
      brightness[at] = 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0)
    try {
      const source = new RGBLuminanceSource(brightness, width, height)
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
    } catch (error) {
      // Its own exceptions say that there is nothing to read.
      if (error instanceof Exception) return null
      throw error
    }
  }
}
