import { parentPort, workerData } from 'node:worker_threads'
import { type Placement, type Plant, type RunOptions, repair, run, scheduleOf } from '@bip/scheduling'

type Asked = {
  plant: Plant
  placements: readonly Placement[]
  isAgain: boolean
  options: RunOptions
  seconds: number
  seed: number
}

const { plant, placements, isAgain, options, seconds, seed } = workerData as Asked // set by runApart.ts, the only one to start this file

const until = performance.now() + seconds * 1000
const search = { seed, steps: 1_000_000, isOver: () => performance.now() > until }
const schedule = isAgain
  ? scheduleOf(repair(plant, placements))
  : run(plant, { ...options, from: placements, ...(seconds > 0 && { search }) })
parentPort?.postMessage(schedule)
