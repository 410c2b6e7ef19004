import { setImmediate as later } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { MaterialAt } from '../net/world.ts'
import type { ReadWorld } from '../world/readWorld.ts'
import type { ProposalValues } from './proposalsOf.ts'
import type { Lists, ThreadAsk, ThreadTell } from './protocol.ts'

export type Outcome =
  | { kind: 'done'; proposals: ProposalValues[]; milliseconds: number; demands: number }
  | { kind: 'cycle'; path: readonly MaterialAt[] }
  | { kind: 'stopped' }

type Options = { signal: AbortSignal; onProgress?: (share: number) => void }

/** Rows that travel at once: copying them must not hold up whoever is served meanwhile. */
const slice = 2000

/** Calculates on a thread of its own, so that nobody waits for it. `stopped` once the signal is aborted: the thread is then ended. */
export function calculateInThread(read: ReadWorld, { signal, onProgress = () => undefined }: Options): Promise<Outcome> {
  if (signal.aborted) return Promise.resolve({ kind: 'stopped' })
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./calculate.worker.ts', import.meta.url))
    const ask = (message: ThreadAsk): void => worker.postMessage(message)
    const proposals: ProposalValues[] = []
    let isOver = false
    let facts = { milliseconds: 0, demands: 0 }
    const end = (settle: () => void): void => {
      isOver = true
      signal.removeEventListener('abort', stop)
      void worker.terminate()
      settle()
    }
    const stop = (): void => end(() => resolve({ kind: 'stopped' }))
    const hear = async (message: ThreadTell): Promise<void> => {
      if (message.kind === 'progress') onProgress(message.share)
      else if (message.kind === 'cycle') end(() => resolve(message))
      else if (message.kind === 'calculated') {
        facts = message
        ask({ kind: 'next' })
      } else {
        for (const row of message.rows) proposals.push(row)
        if (message.isLast) return end(() => resolve({ ...facts, kind: 'done', proposals }))
        await later()
        if (!isOver) ask({ kind: 'next' })
      }
    }
    signal.addEventListener('abort', stop)
    worker.on('message', (message: ThreadTell) => void hear(message))
    worker.on('error', (error) => end(() => reject(error)))
    worker.on('exit', () => end(() => reject(new Error('The thread that calculates ended before it was done.'))))
    void give(read, ask, () => isOver)
  })
}

/** Hands the world over, a slice at a time. */
async function give({ world, days, materials, documents }: ReadWorld, ask: (message: ThreadAsk) => void, isOver: () => boolean) {
  const { today, bundleDays, deferDays, ...own } = world
  const lists: Lists = { ...own, facts: materials, documents }
  for (const [list, rows] of Object.entries(lists) as [keyof Lists, readonly unknown[]][])
    for (let from = 0; from < rows.length; from += slice) {
      if (isOver()) return
      ask({ kind: 'rows', list, rows: rows.slice(from, from + slice) })
      await later()
    }
  if (!isOver()) ask({ kind: 'go', rules: { today, bundleDays, deferDays }, days })
}
