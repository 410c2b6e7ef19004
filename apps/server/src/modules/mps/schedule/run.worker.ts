import { parentPort, workerData } from 'node:worker_threads'
import { type Placement, type Plant, type RunOptions, repair, run, type Schedule, scheduleOf } from '@bip/scheduling'

type Asked = {
  plant: Plant
  placements: readonly Placement[]
  isAgain: boolean
  options: RunOptions
  seconds: number
  seed: number
}

const { plant, placements, isAgain, options, seconds, seed } = workerData as Asked // set by runApart.ts, the only one to start this file

/** A new plan is worth its moves only where it is better by more than a hair and makes no more orders late. */
const better = 0.98
const lateIn = ({ orders }: Schedule): number => orders.filter(({ late }) => late > 0).length
const isWorth = (fresh: Schedule, kept: Schedule): boolean =>
  fresh.cost < kept.cost * better && (fresh.unplaced.length < kept.unplaced.length || lateIn(fresh) <= lateIn(kept))

const kept = scheduleOf(repair(plant, placements))
const until = performance.now() + seconds * 1000
const search = { seed, steps: 1_000_000, isOver: () => performance.now() > until }
const fresh = isAgain ? kept : run(plant, { ...options, ...(seconds > 0 && { search }) })
const isKept = isAgain || (options.direction !== 'backward' && placements.length > 0 && !isWorth(fresh, kept))
parentPort?.postMessage(isKept ? kept : fresh)
