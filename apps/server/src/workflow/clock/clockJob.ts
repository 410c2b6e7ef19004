import { label } from '@bip/contract'
import { sql } from 'kysely'
import { job } from '../../jobs/job.ts'
import type { Services } from '../../services/services.ts'
import { openInstance, operate } from '../operate.ts'
import { doLate, lateTasks } from './late.ts'
import { systemContext } from './systemContext.ts'

/** So many processes are read at once; a run goes on while there are more. */
const atOnce = 500
/** So many are moved side by side: each is mostly the database's work. */
const lanes = 4
const everySeconds = 1

type Due = { tenantId: string; instanceId: string }

/** Timers of processes fire, and tasks that are late are reminded of, handed up or passed; each in a transaction of its own, once. */
export const clockJob = job({
  key: 'flow.clock',
  label: label('流程定时与超时', 'Timers and deadlines of processes', 'Hẹn giờ và hạn của quy trình'),
  every: everySeconds * 1000,
  run: async (services, signal) => {
    let total = 0
    for (;;) {
      const { works, isFull } = await dueWork(services)
      const done = await doAll(works, signal)
      total += done
      if (!isFull || done === 0 || signal.aborted) return String(total)
    }
  },
})

/** What is due now, the longest due first, and whether there may be more. */
async function dueWork(services: Services): Promise<{ works: (() => Promise<number>)[]; isFull: boolean }> {
  const now = services.clock()
  const timers = await dueTimers(services, now)
  const late = await lateTasks(services, now, atOnce)
  const works = [
    ...timers.map(
      ({ tenantId, instanceId }) =>
        () =>
          fire(services, tenantId, instanceId),
    ),
    ...late.map(
      ({ tenantId, taskId }) =>
        () =>
          services.database.asTenant(tenantId, (tx) => doLate(systemContext(services, tenantId, tx), taskId)),
    ),
  ]
  return { works, isFull: timers.length === atOnce || late.length === atOnce }
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

async function dueTimers({ database }: Services, now: Date): Promise<Due[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      // Those of a suspended process wait with it, and hold up no other.
      sql<Due>`select s.tenant_id as "tenantId", s.instance_id as "instanceId" from process_state s
        join process_instance i on i.tenant_id = s.tenant_id and i.id = s.instance_id and i.end_time is null
          and i.state ->> 'status' = 'running'
        where s.due_at is not null and s.due_at <= ${now.toISOString()}::timestamptz and s.kind = 'waits'
          and s.body ->> 'kind' = 'timer'
        group by s.tenant_id, s.instance_id order by min(s.due_at) limit ${atOnce}`.execute(tx),
    { readOnly: true },
  )
  return rows
}

/** The process is locked, so that of several servers one fires its timers; one that somebody moved meanwhile has none any more. */
const fire = (services: Services, tenantId: string, id: string): Promise<number> =>
  services.database.asTenant(tenantId, async (tx) => {
    const context = systemContext(services, tenantId, tx)
    const opened = await openInstance(context, id)
    const now = context.at.getTime()
    const isDue = Object.values(opened.state.waits).some(({ kind, dueAt }) => kind === 'timer' && dueAt !== null && dueAt <= now)
    if (!isDue || opened.instance.endTime !== null || opened.state.instance.status !== 'running') return 0
    await operate(context, opened, { do: 'tick' })
    return 1
  })
