import { label } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { job } from '../../jobs/job.ts'
import { notify } from '../../messages/notify.ts'
import { writeHistory } from '../../model/changes.ts'
import { modelOf } from '../../model/model.ts'
import { systemUser } from '../../model/systemUser.ts'
import type { Services } from '../../services/services.ts'
import { parameterOf } from '../../tenancy/parameters.ts'
import { release } from './pool.ts'
import { returnedText, warnedText } from './poolTexts.ts'

const day = 86_400_000
const atOnce = 200
const model = modelOf(customer)

/** When somebody last spoke with a customer, or got it. */
const lastContact = sql`greatest(c.owner_since, c.last_contact_at)`

/** Customers that nobody speaks with go back to the public pool, and their owners hear of it some days before. */
export const poolJob = job({
  key: 'crm.pool',
  label: label('未联系客户退回公海', 'Return customers to the pool', 'Trả khách hàng về kho chung'),
  every: 3600 * 1000,
  run: async (services, signal) => {
    const { rows } = await services.database.asSystem(
      (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
      { readOnly: true },
    )
    let total = 0
    for (const { id } of rows) if (!signal.aborted) total += await returnIdle(services, id, signal)
    return String(total)
  },
})

/** Does it for one tenant; answers how many went back. */
export async function returnIdle(services: Services, tenantId: string, signal: AbortSignal): Promise<number> {
  const poolDays = await parameterOf(services, tenantId, 'customerPoolDays')
  const warnDays = Math.min(await parameterOf(services, tenantId, 'customerPoolWarnDays'), poolDays)
  if (poolDays === 0) return 0
  const at = services.clock()
  const before = (days: number): string => new Date(at.getTime() - days * day).toISOString()
  // Nobody loses a customer without having been told in time, however the settings change.
  const isTold = warnDays === 0 ? sql`true` : sql`c.pool_warned_at between ${lastContact} and ${before(warnDays)}::timestamptz`
  const due = sql`${idle(tenantId, before(poolDays))} and ${isTold}`
  const toWarn = sql`${idle(tenantId, before(poolDays - warnDays))} and (c.pool_warned_at is null or c.pool_warned_at < ${lastContact})`
  const total = await inSlices(services, tenantId, signal, (tx) => returnSome(tx, tenantId, due, at))
  if (warnDays > 0) await inSlices(services, tenantId, signal, (tx) => warnSome(tx, tenantId, toWarn, { at, days: warnDays }))
  return total
}

type Due = { id: string; name: string; ownerId: string; version: number }
type Condition = ReturnType<typeof sql>

const idle = (tenantId: string, until: string): Condition => sql`c.tenant_id = ${tenantId} and not c.is_deleted
  and c.pool_status = 'owned' and c.status <> 'active' and ${lastContact} < ${until}::timestamptz`

/** Each slice is a transaction of its own; the first that is not full is the last. */
async function inSlices(
  { database }: Services,
  tenantId: string,
  signal: AbortSignal,
  slice: (tx: Tx) => Promise<number>,
): Promise<number> {
  let total = 0
  for (let count = atOnce; count === atOnce && !signal.aborted; total += count) count = await database.asTenant(tenantId, slice)
  return total
}

async function returnSome(tx: Tx, tenantId: string, due: Condition, at: Date): Promise<number> {
  const { rows } = await sql<Due>`with due as (
      select c.id, c.owner_id from customer c where ${due} order by c.id limit ${atOnce} for no key update skip locked)
    update customer t set version = t.version + 1, update_time = ${at.toISOString()}::timestamptz from due
    where t.tenant_id = ${tenantId} and t.id = due.id
    returning t.id, t.fullname as name, due.owner_id as "ownerId", t.version`.execute(tx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await release(tx, tenantId, ids, 'noContact')
  const changes = rows.map(({ id, ownerId, version }) => ({
    recordId: id,
    version,
    operation: 'release',
    changes: {
      ownerId: { before: ownerId, after: null },
      poolStatus: { before: 'owned', after: 'pool' },
      poolReason: { before: null, after: 'noContact' },
    },
  }))
  await writeHistory(tx, { tenantId, ...systemUser }, model, at, changes)
  await tell(tx, tenantId, rows, at, returnedText)
  return rows.length
}

async function warnSome(tx: Tx, tenantId: string, toWarn: Condition, { at, days }: { at: Date; days: number }): Promise<number> {
  const { rows } = await sql<Due>`update customer t set pool_warned_at = ${at.toISOString()}::timestamptz
    where t.tenant_id = ${tenantId} and t.id in (select c.id from customer c where ${toWarn} order by c.id limit ${atOnce} for no key update skip locked)
    returning t.id, t.fullname as name, t.owner_id as "ownerId", t.version`.execute(tx)
  await tell(tx, tenantId, rows, at, (names, count) => warnedText(names, count, days))
  return rows.length
}

type Text = (names: readonly string[], count: number) => Pick<Parameters<typeof notify>[1], 'title' | 'content'>

/** One notice to each owner, whatever the number of their customers. */
async function tell(tx: Tx, tenantId: string, due: readonly Due[], at: Date, text: Text): Promise<void> {
  for (const [ownerId, theirs] of Map.groupBy(due, (one) => one.ownerId))
    await notify(tx, {
      tenantId,
      userIds: [ownerId],
      type: 1,
      ...text(
        theirs.slice(0, 5).map(({ name }) => name),
        theirs.length,
      ),
      url: '/crm/customer?sort=lastContactAt',
      push: 'message',
      from: systemUser,
      at,
    })
}
