import { monitorEventLoopDelay } from 'node:perf_hooks'
import { calculateInThread } from '../../../apps/server/src/modules/mmr/mrp/run/inThread.ts'
import type { Goal } from '../report.ts'
import type { Part } from './part.ts'
import { plant } from './world.ts'

const maxSeconds = 20
const maxDelay = 100

/** Plans 20 000 materials on a thread beside one that serves people, and says how long that one was held up. */
export async function timeMaterials(): Promise<Part> {
  const read = plant()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const begun = performance.now()
  const outcome = await calculateInThread(read, { signal: new AbortController().signal })
  const seconds = (performance.now() - begun) / 1000
  delay.disable()
  if (outcome.kind !== 'done') throw new Error(`The plan of the benchmark ended as "${outcome.kind}".`)
  const held = delay.percentile(99) / 1e6
  const goals: Goal[] = [
    { name: 'MRP', measured: `${seconds.toFixed(2)} s`, goal: `≤ ${maxSeconds} s`, share: seconds / maxSeconds },
    { name: 'others wait meanwhile, p99', measured: `${held.toFixed(0)} ms`, goal: `≤ ${maxDelay} ms`, share: held / maxDelay },
  ]
  return {
    goals,
    details: [
      `${outcome.demands} demands with those of components, ${outcome.proposals.length} proposals with their pegs; the calculation itself took ${(outcome.milliseconds / 1000).toFixed(2)} s. The longest wait of others was ${(delay.max / 1e6).toFixed(0)} ms.`,
    ],
  }
}
