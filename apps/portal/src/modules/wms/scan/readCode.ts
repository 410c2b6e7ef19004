import type { ReadCode } from './pictureReader.ts'

type Found = { rawValue: string }
type Detector = { detect: (source: CanvasImageSource) => Promise<readonly Found[]> }
/** What browsers that read codes themselves offer; no types of the platform declare it yet. */
type DetectorType = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const formats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'data_matrix']

/** The browser's own reader where it knows codes, otherwise one that is loaded now. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorType }
  // Some browsers have the reader and know no format, for want of the system's part.
  const known = Own ? (await Own.getSupportedFormats().catch(() => [])).filter((format) => formats.includes(format)) : []
  if (Own && known.length > 0) {
    const detector = new Own({ formats: known })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { pictureReader } = await import('./pictureReader.ts')
  return pictureReader()
}
