import type { Work } from '@bip/contract'

/** Solves a puzzle in a thread of its own, so that the page goes on; in the page, in slices, where a browser gives none. */
export async function solvePuzzle(work: Work, signal?: AbortSignal): Promise<string> {
  try {
    return await solveInWorker(work, signal)
  } catch {
    signal?.throwIfAborted()
    const { solveWork } = await import('@bip/contract/crypto')
    return solveWork(work, { signal })
  }
}

function solveInWorker(work: Work, signal: AbortSignal | undefined): Promise<string> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The thread that solves puzzles did not start.')))
    signal?.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(work)
  }).finally(() => worker.terminate())
}
