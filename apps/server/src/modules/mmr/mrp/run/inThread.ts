import { Worker } from 'node:worker_threads'
import type { MaterialAt, Plan, World } from '../net/world.ts'

/** What the thread says. */
export type ThreadTell =
  | { kind: 'progress'; share: number }
  | { kind: 'done'; plan: Plan; milliseconds: number }
  | { kind: 'cycle'; path: readonly MaterialAt[] }

export type Outcome = Exclude<ThreadTell, { kind: 'progress' }> | { kind: 'stopped' }

type Options = { signal: AbortSignal; onProgress?: (share: number) => void }

/** Calculates on a thread of its own, so that nobody waits for it. `stopped` once the signal is aborted: the thread is then ended. */
export function calculateInThread(
  world: Omit<World, 'isWorkday'>,
  { signal, onProgress = () => undefined }: Options,
): Promise<Outcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'stopped' })
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./calculate.worker.ts', import.meta.url), { workerData: world })
    const end = (settle: () => void): void => {
      signal.removeEventListener('abort', stop)
      void worker.terminate()
      settle()
    }
    const stop = (): void => end(() => resolve({ kind: 'stopped' }))
    signal.addEventListener('abort', stop)
    worker.on('message', (message: ThreadTell) => {
      if (message.kind === 'progress') onProgress(message.share)
      else end(() => resolve(message))
    })
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', () => end(() => reject(new Error('The thread that calculates ended before it was done.'))))
  })
}
