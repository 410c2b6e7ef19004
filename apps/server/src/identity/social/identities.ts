import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { hashOf, makeSigned } from '../secrets/hashing.ts'

/** Whom a third party has vouched for. */
export type Identity = { source: string; subject: string; name: string }

const strangerSeconds = 900

/** Remembers somebody whom nobody here knows until they register; answers what they hand in then. */
export async function keepStranger(tx: Tx, key: Buffer, { source, subject, name }: Identity, now: Date): Promise<string> {
  const secret = makeSigned(key, 'stranger')
  const until = new Date(now.getTime() + strangerSeconds * 1000).toISOString()
  await sql`insert into social_stranger (id_hash, source, subject, name, expires_at)
    values (${hashOf(secret)}, ${source}, ${subject}, ${name}, ${until}::timestamptz)`.execute(tx)
  return secret
}

/** Takes what was remembered, once; undefined when it is gone or too old. */
export async function takeStranger(tx: Tx, secret: string, now: Date): Promise<Identity | undefined> {
  const { rows } = await sql<Identity>`delete from social_stranger
    where id_hash = ${hashOf(secret)} and expires_at > ${now.toISOString()}::timestamptz returning source, subject, name`.execute(
    tx,
  )
  return rows[0]
}

/** The user whom a third party's account belongs to in a tenant. */
export async function findLinked(tx: Tx, tenantId: string, { source, subject }: Identity): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select i.user_id as id from social_identity i
    join "user" u on u.tenant_id = i.tenant_id and u.id = i.user_id and not u.is_deleted
    where i.tenant_id = ${tenantId} and i.source = ${source} and i.subject = ${subject}`.execute(tx)
  return rows[0]?.id
}

type Link = Identity & { tenantId: string; userId: string; at: Date }

/** Links a third party's account to a user, over one of the same source. Throws Refusal `socialTaken` when it is somebody else's. */
export async function linkIdentity(tx: Tx, { tenantId, userId, source, subject, name, at }: Link): Promise<void> {
  // An account that was removed gives its link back.
  await sql`delete from social_identity i where i.tenant_id = ${tenantId} and i.source = ${source}
    and (i.user_id = ${userId} or (i.subject = ${subject} and not exists (
      select from "user" u where u.tenant_id = i.tenant_id and u.id = i.user_id and not u.is_deleted)))`.execute(tx)
  const { rows } = await sql`insert into social_identity (tenant_id, source, subject, user_id, name, created_at)
    values (${tenantId}, ${source}, ${subject}, ${userId}, ${name}, ${at.toISOString()}::timestamptz)
    on conflict do nothing returning user_id`.execute(tx)
  if (rows.length === 0) throw new Refusal('socialTaken')
}
