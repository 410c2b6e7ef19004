import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'

/** Whom a number lets in: the one account that it was confirmed for and that still has it. Needs a transaction of the owner. */
export async function phoneOwner(tx: Tx, tenantId: string, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select p.user_id as id from confirmed_phone p
    join "user" u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.phone = p.phone and not u.is_deleted
    where p.tenant_id = ${tenantId} and p.phone = ${phone}`.execute(tx)
  return rows[0]?.id
}

/** Whether an account may sign in with the number it has. */
export async function isPhoneConfirmed(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`select from confirmed_phone p
    join "user" u on u.tenant_id = p.tenant_id and u.id = p.user_id and u.phone = p.phone
    where p.tenant_id = ${tenantId} and p.user_id = ${userId}`.execute(tx)
  return rows.length > 0
}

type Number = { tenantId: string; userId: string; phone: string; at: Date }

/** Lets a number count that somebody gave who answers for the account. One that counts for another account stays with that one. */
export async function giveNumber(tx: Tx, { tenantId, userId, phone, at }: Number): Promise<void> {
  await sql`insert into confirmed_phone (tenant_id, user_id, phone, origin, confirmed_at)
    values (${tenantId}, ${userId}, ${phone}, 'given', ${at.toISOString()}::timestamptz) on conflict do nothing`.execute(tx)
}

/** Lets the numbers of all accounts of a tenant count, for data that an operator brings; of two who have the same, the first one's. */
export async function giveNumbers(tx: Tx, tenantId: string, at: Date): Promise<void> {
  await sql`insert into confirmed_phone (tenant_id, user_id, phone, origin, confirmed_at)
    select tenant_id, id, phone, 'given', ${at.toISOString()}::timestamptz from "user"
    where tenant_id = ${tenantId} and not is_deleted and phone is not null order by id on conflict do nothing`.execute(tx)
}

/** Throws `phoneTaken` where a number counts for somebody else who may sign in, or is about to be let in. */
export async function demandFree(tx: Tx, { tenantId, userId, phone }: Omit<Number, 'at'>): Promise<void> {
  const { rows } = await sql`select from confirmed_phone p
    join "user" u on u.tenant_id = p.tenant_id and u.id = p.user_id and not u.is_deleted and u.status in ('enabled', 'waiting')
    where p.tenant_id = ${tenantId} and p.phone = ${phone} and p.user_id <> ${userId}`.execute(tx)
  if (rows.length > 0) throw new Refusal('phoneTaken')
}

/** Lets a number count whose owner has shown by a code that they have it. Throws `phoneTaken`, also where two confirm at once. */
export async function confirmNumber(tx: Tx, { tenantId, userId, phone, at }: Number): Promise<void> {
  await demandFree(tx, { tenantId, userId, phone })
  // Numbers of accounts that let nobody in are given up; of two who confirm at once the second finds the first one's.
  await sql`delete from confirmed_phone p where p.tenant_id = ${tenantId} and (p.user_id = ${userId} or p.phone = ${phone} and not exists (
    select from "user" u where u.tenant_id = p.tenant_id and u.id = p.user_id and not u.is_deleted
      and u.status in ('enabled', 'waiting')))`.execute(tx)
  const { rows } = await sql`insert into confirmed_phone (tenant_id, user_id, phone, origin, confirmed_at)
    values (${tenantId}, ${userId}, ${phone}, 'code', ${at.toISOString()}::timestamptz) on conflict do nothing returning user_id`.execute(
    tx,
  )
  if (rows.length === 0) throw new Refusal('phoneTaken')
}

/** The number in an account, whether or not it counts; null without one. */
export async function numberIn(tx: Tx, tenantId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    select phone from "user" where tenant_id = ${tenantId} and id = ${userId} and not is_deleted`.execute(tx)
  return rows[0]?.phone ?? null
}
