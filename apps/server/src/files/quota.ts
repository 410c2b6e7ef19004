import { randomBytes } from 'node:crypto'
import type { Language } from '@bip/contract'
import { sql } from 'kysely'
import { lowBelow } from '../base/disk.ts'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import { newId } from '../db/id.ts'
import { insertRows } from '../db/insertRows.ts'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'
import { parameterOf } from '../tenancy/parameters.ts'
import { sizeText } from './content/sizeText.ts'

/** A content on its way in, before a row stands for it. */
export type Pending = { id: string; key: string }
/** What is said of a file whose content comes in pieces. */
export type Details = { name: string; businessType: string; sha256?: string }
type Limits = { person: number; tenant: number }
type Asked = { session: Session; language: Language; limits: Limits; id: string; bytes: number }

/** What nothing holds yet is read by whoever was told its id: nobody may find one by trying. */
export const fileId = (): string => newId() + randomBytes(12).toString('hex')

/** Form and file name travel with the content and are not kept. Bytes. */
const wrapping = 4096

/** Bytes that the files of one person, and of the whole tenant, may take. */
export const limitsOf = async (services: Services, tenantId: string): Promise<Limits> => ({
  person: (await parameterOf(services, tenantId, 'filePersonLimit')) * 1024 * 1024,
  tenant: services.config.tenantFileBytes,
})

/**
 * Keeps room for an upload of at most `bytes` (of exactly so many where `details` say that it comes in pieces) until it is settled or dropped; what others send meanwhile counts too. Throws Refusal
 * `storageFull`, `ownFilesFull` or `companyFilesFull`.
 */
export async function claimRoom(
  services: Services,
  { session, language }: Pick<Asked, 'session' | 'language'>,
  { id, key }: Pending,
  bytes: number,
  details?: Details,
): Promise<void> {
  if (!services.config.s3 && services.disk.free() - bytes < lowBelow) throw new Refusal('storageFull')
  const { tenantId, userId } = session
  const limits = await limitsOf(services, tenantId)
  await services.database.asTenant(tenantId, async (tx) => {
    await mustFit(tx, { session, language, limits, id, bytes: details ? bytes : Math.max(0, bytes - wrapping) })
    const now = services.clock().toISOString()
    await sql`insert into file_pending (tenant_id, id, storage_key, user_id, bytes, began_at, touched_at, details)
      values (${tenantId}, ${id}, ${key}, ${userId}, ${bytes}, ${now}::timestamptz, ${now}::timestamptz,
        ${details ? JSON.stringify(details) : null}::jsonb)`.execute(tx)
  })
}

/** Gives the room back that was kept, in the transaction that stores the row. Throws where the limit is passed after all. */
export async function settleRoom(tx: Tx, asked: Asked): Promise<void> {
  await mustFit(tx, asked)
  const { rows } =
    await sql`delete from file_pending where tenant_id = ${asked.session.tenantId} and id = ${asked.id} returning id`.execute(tx)
  // Upkeep has given it up, and its content with it.
  if (rows.length === 0) throw new Refusal('busy')
}

/** Notes contents that are to go after this transaction, so that upkeep does it where this process cannot any more. */
export async function releaseLater(tx: Tx, { tenantId, userId }: Session, files: readonly Pending[], at: Date): Promise<void> {
  const rows = files.map(({ id, key }) => ({
    tenant_id: tenantId,
    id,
    storage_key: key,
    user_id: userId,
    bytes: 0,
    began_at: at.toISOString(),
  }))
  await insertRows(tx, 'file_pending', rows)
}

/** Gives the room back of contents that are gone. */
export const dropRoom = ({ database }: Services, tenantId: string, ids: readonly string[]): Promise<unknown> =>
  database.small.asTenant(tenantId, (tx) =>
    sql`delete from file_pending where tenant_id = ${tenantId} and id = any(${[...ids]}::text[])`.execute(tx),
  )

/** Throws where a content of so many bytes is too much. Uploads of a tenant ask one after the other. */
async function mustFit(tx: Tx, { session: { tenantId, userId }, language, limits, id, bytes }: Asked): Promise<void> {
  await sql`select pg_advisory_xact_lock(7205015, hashtext(${tenantId}))`.execute(tx)
  const { rows } = await sql<{ tenant: number; person: number }>`
    select coalesce(sum(bytes), 0)::float8 as tenant, coalesce(sum(bytes) filter (where user_id = ${userId}), 0)::float8 as person
    from (select user_id, bytes from file_use where tenant_id = ${tenantId}
      union all select user_id, bytes from file_pending where tenant_id = ${tenantId} and id <> ${id}) used`.execute(tx)
  const { tenant = 0, person = 0 } = rows[0] ?? {}
  const placeholders = (used: number, limit: number) => ({
    used: sizeText(used, language),
    limit: sizeText(limit, language),
    size: sizeText(bytes, language),
  })
  if (person + bytes > limits.person)
    throw new Refusal('ownFilesFull', placeholders(person, limits.person), { used: person, limit: limits.person })
  if (tenant + bytes > limits.tenant)
    throw new Refusal('companyFilesFull', placeholders(tenant, limits.tenant), { used: tenant, limit: limits.tenant })
}
