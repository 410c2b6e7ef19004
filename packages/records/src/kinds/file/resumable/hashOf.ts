import type { HashAnswer, HashQuestion } from './hash.worker.ts'

/** The SHA-256 of a file in hex. Rejects with the signal's reason, or where the file cannot be read any more. */
export function hashOf(file: File, signal: AbortSignal, onRead: (bytes: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
    const end = (): void => {
      worker.terminate()
      signal.removeEventListener('abort', abort)
    }
    const abort = (): void => {
      end()
      reject(signal.reason)
    }
    const fail = (reason: string): void => {
      end()
      reject(new Error(reason))
    }
    signal.addEventListener('abort', abort, { once: true })
    worker.onerror = ({ message }) => fail(message)
    worker.onmessage = ({ data }: MessageEvent<HashAnswer>) => {
      if ('read' in data) return onRead(data.read)
      if ('failed' in data) return fail(data.failed)
      end()
      resolve(data.sha256)
    }
    worker.postMessage({ file } satisfies HashQuestion)
  })
}
