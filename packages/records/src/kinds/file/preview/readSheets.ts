import type { SheetAnswer, SheetPreview } from './sheet.worker.ts'

/** A workbook that takes longer is not shown, ms. */
const maxMs = 15_000

/** The first rows of each sheet. Rejects where the file is no workbook, is too large, or the signal says so. */
export function readSheets(file: Blob, signal: AbortSignal): Promise<SheetPreview[]> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SheetPreview[]>((resolve, reject) => {
    const fail = (): void => reject(new Error('The workbook cannot be shown.'))
    const timer = setTimeout(fail, maxMs)
    signal.addEventListener('abort', fail, { once: true })
    worker.onerror = fail
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
      clearTimeout(timer)
      if ('sheets' in data) resolve(data.sheets)
      else fail()
    }
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
