import { Worker } from 'node:worker_threads'

/** Milliseconds that the largest resume may take; what takes longer was made to. */
const timeout = 10_000
const maxHeapMb = 256

/**
 * The text of a PDF, a Word document or a text file, read in a thread of its own: a file from outside can neither stop the server nor take its
 * memory. Throws where it cannot be read in time.
 */
export const readText = (bytes: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./readText.worker.ts', import.meta.url), {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end(() => reject(new Error('Reading took too long.'))), timeout)
    const end = (settle: () => void): void => {
      clearTimeout(timer)
      void worker.terminate()
      settle()
    }
    worker.on('message', (text: string) => end(() => resolve(text)))
    worker.on('error', (error) => end(() => reject(error)))
  })
