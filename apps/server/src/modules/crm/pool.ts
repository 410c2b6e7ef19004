import type { AnyRecord } from '@bip/contract'
import { parameters } from '@bip/contract/baseline'
import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { spreadOwners } from '../../resources/write/owners.ts'

const model = modelOf(customer)

/** Takes customers from their owner: they lie in the public pool, and what hangs under them is nobody's. */
export async function release(tx: Tx, tenantId: string, ids: readonly string[], reason: string): Promise<void> {
  await sql`update customer set owner_id = null, owner_dept = null, pool_status = 'pool', pool_reason = ${reason}, pool_warned_at = null
    where tenant_id = ${tenantId} and id = any(${ids}::text[]) and pool_status = 'owned'`.execute(tx)
  await spreadOwners(tx, tenantId, model, ids)
}

/**
 * Gives a customer to a person. Throws `personLeft`, `tooManyOwned`, and `alreadyHandled` where it is no longer with whom the caller
 * saw it.
 */
export async function giveTo(context: Context, record: AnyRecord, userId: string): Promise<void> {
  const { tx, session, at } = context
  const { tenantId } = session
  const { rows } = await sql<{
    name: string
    status: string
    deptId: string
  }>`select real_name as name, status, dept_id as "deptId"
    from "user" where tenant_id = ${tenantId} and id = ${userId} and not is_deleted`.execute(tx)
  const [person] = rows
  if (record.ownerId === userId) throw new Refusal('alreadyHandled')
  if (person?.status !== 'enabled') throw new Refusal('personLeft', { who: person?.name ?? userId })
  await refuseTooMany(context, userId, 1)
  const given =
    await sql`update customer set owner_id = ${userId}, owner_dept = ${person.deptId}, pool_status = 'owned', pool_reason = null,
      owner_since = ${at.toISOString()}::timestamptz, pool_warned_at = null
    where tenant_id = ${tenantId} and id = ${record.id} and owner_id is not distinct from ${record.ownerId ?? null} returning id`.execute(
      tx,
    )
  if (given.rows.length === 0) throw new Refusal('alreadyHandled')
  await spreadOwners(tx, tenantId, model, [record.id])
}

/**
 * Throws `tooManyOwned` where a person would pass the limit with so many more. Two who give customers to one person wait for each other,
 * so that together they do not pass it.
 */
export async function refuseTooMany({ tx, session }: Context, userId: string, more: number): Promise<void> {
  const { tenantId } = session
  await sql`select pg_advisory_xact_lock(hashtextextended(${`customers ${tenantId} ${userId}`}, 0))`.execute(tx)
  // Within the transaction: another one would wait for this one where the database has a single connection.
  const { key, initial } = parameters.customerOwnerLimit
  const { rows } = await sql<{
    count: number
    limit: number | null
    who: string | null
  }>`select (select count(*)::int from customer
      where tenant_id = ${tenantId} and owner_id = ${userId} and not is_deleted) as count,
    (select value::int from parameter where tenant_id = ${tenantId} and key = ${key}) as limit,
    (select real_name from "user" where tenant_id = ${tenantId} and id = ${userId}) as who`.execute(tx)
  const { count = 0, limit: own, who } = rows[0] ?? {}
  const limit = own ?? initial
  if (count + more > limit) throw new Refusal('tooManyOwned', { who: who ?? userId, count, limit })
}

/** Claim, transfer and release, each of one customer within the call's transaction. */
export const poolOperations: NonNullable<Extension['operations']> = {
  claim: (context, record) => giveTo(context, record, context.session.userId),
  transfer: (context, record, { toId }) => giveTo(context, record, String(toId)),
  release: ({ tx, session }, { id }, { reason }) => release(tx, session.tenantId, [id], String(reason)),
}
