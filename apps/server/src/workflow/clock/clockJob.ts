import { setTimeout as pause } from 'node:timers/promises'
import { label } from '@bip/contract'
import { job } from '../../jobs/job.ts'
import type { Services } from '../../services/services.ts'
import { doLate, lateTasks } from './late.ts'
import { systemContext } from './systemContext.ts'
import { type Due, dueTimers, fireMany, nextTimer } from './timers.ts'

/** So many timers are read at once; a run goes on while there are more. */
const atOnce = 4000
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
  run: async (services, signal) => {
    const started = performance.now()
    let total = 0
    for (;;) {
      const { works, isFull } = await dueWork(services)
      const done = await doAll(works, signal)
      total += done
      if (signal.aborted) return String(total)
      if (isFull && done > 0) continue
      if (performance.now() - started > maxRun || !(await untilNext(services, signal))) return String(total)
    }
  },
})

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
async function dueWork(services: Services): Promise<{ works: (() => Promise<number>)[]; isFull: boolean }> {
  const now = services.clock()
  const timers = await dueTimers(services, now, atOnce)
  const late = await lateTasks(services, now, atOnce)
  const works = [
    ...groupsOf(timers).map(
      ({ tenantId, ids }) =>
        () =>
          fireMany(services, tenantId, ids),
    ),
    ...late.map(
      ({ tenantId, taskId }) =>
        () =>
          services.database.asTenant(tenantId, (tx) => doLate(systemContext(services, tenantId, tx), taskId)),
    ),
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
