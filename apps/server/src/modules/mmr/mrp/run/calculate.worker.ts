import { parentPort, workerData } from 'node:worker_threads'
import { planCalendar } from '../../workdays.ts'
import { calculate } from '../net/calculate.ts'
import { BomCycle } from '../net/levels.ts'
import type { World } from '../net/world.ts'
import type { ThreadTell } from './inThread.ts'

const tell = (message: ThreadTell): void => parentPort?.postMessage(message)

const world = workerData as Omit<World, 'isWorkday'> // set by inThread.ts, the only one to start this file
const started = performance.now()
try {
  const plan = calculate(
    { ...world, isWorkday: (day) => planCalendar.isWorkday(day) },
    { onProgress: (share) => tell({ kind: 'progress', share }) },
  )
  tell({ kind: 'done', plan, milliseconds: Math.round(performance.now() - started) })
} catch (error) {
  if (!(error instanceof BomCycle)) throw error
  tell({ kind: 'cycle', path: error.path })
}
