import type { RegistrationClash } from '@bip/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'

/** An undecided clash is forgotten after so long, days. */
const keptDays = 30
const maxShown = 200

export type ClashStatus = 'waiting' | 'refused'

type Clash = {
  account: string
  realName: string
  phone: string
  email: string
  hash: string
  /** Whom a third party vouched for. */
  identity?: { source: string; subject: string }
}

/**
 * Keeps a registration for an account that exists, for administrators to see; the same one asked again is counted. Answers false where it
 * is the one that waits already, sent once more.
 */
export async function keepClash(tx: Tx, tenantId: string, clash: Clash, now: Date): Promise<boolean> {
  const { account, realName, phone, email, hash, identity } = clash
  const at = now.toISOString()
  const { rows: same } = await sql`select from "user" where tenant_id = ${tenantId} and lower(account) = lower(${account})
    and not is_deleted and status = 'waiting' and real_name = ${realName} and coalesce(phone, '') = ${phone}`.execute(tx)
  if (same.length > 0) return false
  const old = new Date(now.getTime() - keptDays * 86_400_000).toISOString()
  await sql`delete from registration_clash where last_at < ${old}::timestamptz`.execute(tx)
  await sql`insert into registration_clash as c
      (tenant_id, id, account, real_name, phone, email, password_hash, source, subject, created_at, last_at)
    values (${tenantId}, ${newId(now.getTime())}, ${account}, ${realName}, ${phone}, ${email}, ${hash}, ${identity?.source ?? null},
      ${identity?.subject ?? null}, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (tenant_id, lower(account), real_name, phone) do update set count = c.count + 1, last_at = excluded.last_at,
      email = excluded.email, password_hash = excluded.password_hash, status = 'waiting',
      source = coalesce(excluded.source, c.source), subject = coalesce(excluded.subject, c.subject)`.execute(tx)
  return true
}

type By = { account: string } | { source: string; subject: string }

/** The registration that clashed last: by its account, or by whom a third party vouched for. */
export async function newestClash(tx: Tx, tenantId: string, by: By): Promise<{ hash: string; status: ClashStatus } | undefined> {
  const fits: RawBuilder<unknown> =
    'account' in by ? sql`lower(account) = lower(${by.account})` : sql`source = ${by.source} and subject = ${by.subject}`
  const { rows } = await sql<{ hash: string; status: ClashStatus }>`select password_hash as hash, status from registration_clash
    where tenant_id = ${tenantId} and ${fits} order by last_at desc, id desc limit 1`.execute(tx)
  return rows[0]
}

/** Clashes that nobody has decided on, the latest first; without what would open anything. */
export async function listClashes(tx: Tx, tenantId: string): Promise<RegistrationClash[]> {
  const { rows } = await sql<RegistrationClash>`select c.id, c.account, c.real_name as "realName", c.phone, c.email, c.count,
      c.last_at as "at", coalesce(u.real_name, '') as "holderName"
    from registration_clash c left join "user" u on u.tenant_id = c.tenant_id and lower(u.account) = lower(c.account) and not u.is_deleted
    where c.tenant_id = ${tenantId} and c.status = 'waiting' order by c.last_at desc, c.id desc limit ${maxShown}`.execute(tx)
  return rows
}

/** Refuses clashes; whoever asked is told so at sign-in. Answers the accounts. */
export async function refuseClashes(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<{ id: string; account: string }[]> {
  const { rows } = await sql<{ id: string; account: string }>`update registration_clash set status = 'refused'
    where tenant_id = ${tenantId} and id = any(${[...ids]}::text[]) and status = 'waiting' returning id, account`.execute(tx)
  return rows
}
