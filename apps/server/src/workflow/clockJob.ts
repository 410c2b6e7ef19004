import { label } from '@bip/contract'
import { sql } from 'kysely'
import { job } from '../jobs/job.ts'
import type { Context } from '../model/extension.ts'
import { systemUser } from '../model/systemUser.ts'
import type { Services } from '../services/services.ts'
import { doLate, lateTasks } from './late.ts'
import { openInstance, operate } from './operate.ts'

/** So many processes are moved in one run; the next run takes the others. */
const atOnce = 500
const everySeconds = 2

type Due = { tenantId: string; instanceId: string }

/** Timers of processes fire, and tasks that are late are reminded of, handed up or passed; each in a transaction of its own, once. */
export const clockJob = job({
  key: 'flow.clock',
  label: label('流程定时与超时', 'Timers and deadlines of processes', 'Hẹn giờ và hạn của quy trình'),
  every: everySeconds * 1000,
  run: async (services, signal) => {
    const now = services.clock()
    const timers = (await dueTimers(services, now)).map(
      ({ tenantId, instanceId }) =>
        () =>
          fire(services, tenantId, instanceId),
    )
    const late = (await lateTasks(services, now, atOnce)).map(
      ({ tenantId, taskId }) =>
        () =>
          services.database.asTenant(tenantId, (tx) => doLate(systemContext(services, tenantId, tx), taskId)),
    )
    return String(await doAll([...timers, ...late], signal))
  },
})

/** One that fails holds up no other; what went wrong first is the failure of the run. */
async function doAll(works: readonly (() => Promise<number>)[], signal: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  let total = 0
  for (const work of works) {
    if (signal.aborted) break
    await work().then(
      (count) => {
        total += count
      },
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw failures[0]
  return total
}

async function dueTimers({ database }: Services, now: Date): Promise<Due[]> {
  const { rows } = await database.asSystem(
    (tx) =>
      sql<Due>`select tenant_id as "tenantId", instance_id as "instanceId" from process_state
        where due_at is not null and due_at <= ${now.toISOString()}::timestamptz and kind = 'waits' and body ->> 'kind' = 'timer'
        group by tenant_id, instance_id order by min(due_at) limit ${atOnce}`.execute(tx),
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

/** What the product does by itself, in a tenant. */
export const systemContext = (services: Services, tenantId: string, tx: Context['tx']): Context => ({
  tx,
  services,
  at: services.clock(),
  place: { language: 'zh-CN', timeZone: services.config.timeZone },
  session: {
    tenantId,
    userId: systemUser.userId,
    account: systemUser.userId,
    realName: systemUser.realName,
    deptId: '',
    deptIds: [],
    roleIds: [],
    permissions: new Map(),
    sessionId: 'system',
    timeZone: services.config.timeZone,
  },
})
