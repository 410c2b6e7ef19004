import { setTimeout as pause } from 'node:timers/promises'
import { label } from '@bip/contract'
import { job } from '../../jobs/job.ts'
import type { Services } from '../../services/services.ts'
import { lateTasks, tryLate } from './late.ts'
import { type Due, dueTimers, fireMany, nextTimer } from './timers.ts'

/** Timers of so many processes fire in one transaction. */
const together = 200
/** So many transactions are under way side by side: each is mostly the database's work. */
const lanes = 4
const everySeconds = 1
/** ms between the end of a run and the next at most. What is due sooner is waited for, so that it is not late by that. */
const horizon = 2500
/** A run ends after so many ms, so that its history goes on. */
const maxRun = 60_000

/** Timers of processes fire, each once, and tasks that are late are reminded of, handed up or passed. */
export const clockJob = job({
  key: 'flow.clock',
  label: label('流程定时与超时', 'Timers and deadlines of processes', 'Hẹn giờ và hạn của quy trình'),
  every: everySeconds * 1000,
  run: (services, signal) => runClock(services, signal),
})

/** Does what is due, reading so many at once and going on while there are more, and what is due soon. Answers how many were done. */
export async function runClock(services: Services, signal: AbortSignal, atOnce = 4000): Promise<string> {
  const started = performance.now()
  let total = 0
  for (;;) {
    const { works, isFull } = await dueWork(services, atOnce)
    const done = await doAll(works, signal)
    total += done
    if (signal.aborted) return String(total)
    if (isFull && done > 0) continue
    if (performance.now() - started > maxRun || !(await untilNext(services, signal))) return String(total)
  }
}

/** Waits for the next timer, where that is due soon. */
async function untilNext(services: Services, signal: AbortSignal): Promise<boolean> {
  const now = services.clock()
  const next = await nextTimer(services, now, horizon)
  if (!next) return false
  await pause(next.getTime() - now.getTime(), undefined, { signal }).catch(() => undefined)
  // A clock that stands still, as in tests, never comes to it.
  return !signal.aborted && services.clock() >= next
}

/** What is due now, the longest due first, and whether there may be more. */
async function dueWork(services: Services, atOnce: number): Promise<{ works: (() => Promise<number>)[]; isFull: boolean }> {
  const now = services.clock()
  const timers = await dueTimers(services, now, atOnce)
  const late = await lateTasks(services, now, atOnce)
  const works = [
    ...groupsOf(timers).map(
      ({ tenantId, ids }) =>
        () =>
          fireMany(services, tenantId, ids),
    ),
    ...late.map((task) => () => tryLate({ services, ...task })),
  ]
  return { works, isFull: timers.length === atOnce || late.length === atOnce }
}

/** What is fired in one transaction: some processes of one tenant. */
function groupsOf(timers: readonly Due[]): { tenantId: string; ids: string[] }[] {
  return [...Map.groupBy(timers, ({ tenantId }) => tenantId)].flatMap(([tenantId, own]) => {
    const ids = [...new Set(own.map(({ instanceId }) => instanceId))]
    return Array.from({ length: Math.ceil(ids.length / together) }, (_, at) => ({
      tenantId,
      ids: ids.slice(at * together, (at + 1) * together),
    }))
  })
}

/** One that fails holds up no other; what went wrong first is the failure of the run. */
async function doAll(works: readonly (() => Promise<number>)[], signal: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  let total = 0
  const waiting = [...works]
  const lane = async (): Promise<void> => {
    for (let work = waiting.shift(); work && !signal.aborted; work = waiting.shift())
      await work().then(
        (count) => {
          total += count
        },
        (error: unknown) => failures.push(error),
      )
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (failures.length > 0) throw failures[0]
  return total
}
