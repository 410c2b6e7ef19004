import { Worker } from 'node:worker_threads'
import type { Placement, Plant, RunOptions, Schedule } from '@bip/scheduling'

type Asked = {
  plant: Plant
  placements: readonly Placement[]
  isAgain: boolean
  options: RunOptions
  /** Of search. */
  seconds: number
  seed: number
}

/** Reckons a plan in a thread of its own, so that nobody waits for it. Ended at once where the signal says so; then it throws. */
export const runApart = (asked: Asked, signal: AbortSignal): Promise<Schedule> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./run.worker.ts', import.meta.url), { workerData: asked })
    const end = (): void => {
      signal.removeEventListener('abort', stop)
      void worker.terminate()
    }
    const stop = (): void => {
      end()
      reject(new Error('The run was given up.'))
    }
    signal.addEventListener('abort', stop)
    worker.on('message', (schedule: Schedule) => {
      end()
      resolve(schedule)
    })
    worker.on('error', (error) => {
      end()
      reject(error)
    })
    if (signal.aborted) stop()
  })
