import { randomBytes } from 'node:crypto'
import { secondsIn } from '@bip/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { type Claims, signToken, verifyToken } from './tokens.ts'

const cookieName = 'bip-device'
const separator = '~'
/** So long a browser stays known after its last sign-in, seconds. */
const knownSeconds = 180 * 24 * secondsIn.hours
/** Accounts of which one browser is a known device; a terminal that many share knows the latest. */
const maxAccounts = 6
/** Known devices of one user; the one that was used longest ago gives way. */
const maxDevices = 20

type Needs = Pick<Services, 'keys' | 'clock'>
type Device = { tenantId: string; id: string }

/** What the browser says it is, as far as the signatures are ours: no query is made for anything else. */
function claimsIn({ headers }: FastifyRequest, { keys, clock }: Needs): Claims[] {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.~-]{1,4000})`).exec(headers.cookie ?? '') ?? []
  return value
    .split(separator)
    .slice(0, maxAccounts)
    .flatMap((token) => verifyToken(keys.token, token, 'device', clock()) ?? [])
}

/** Ids of devices that the browser says it is; `findKnownDevice` knows whether one counts. */
export const devicesOf = (request: FastifyRequest, needs: Needs): string[] =>
  claimsIn(request, needs).map(({ sessionId }) => sessionId)

type Asked = {
  tenantId: string
  /** In small letters; or `sms:` and a phone. */
  account: string
  devices: readonly string[]
}

/** The device among these that is known for this account, or for whoever has this phone. */
export async function findKnownDevice(
  tx: Tx,
  now: Date,
  { tenantId, account, devices }: Asked,
): Promise<{ id: string; userId: string } | undefined> {
  if (devices.length === 0) return undefined
  const { rows } = await sql<{ id: string; userId: string }>`select d.id, d.user_id as "userId" from known_device d
    join "user" u on u.tenant_id = d.tenant_id and u.id = d.user_id and not u.is_deleted
    where d.tenant_id = ${tenantId} and d.id = any(${[...devices]}::text[]) and d.expires_at > ${now.toISOString()}::timestamptz
      and (lower(u.account) = ${account} or 'sms:' || u.phone = ${account}) limit 1`.execute(tx)
  return rows[0]
}

/** Makes the browser a known device of a user who has just proved who they are, or keeps it one; answers its id. */
export async function rememberDevice(
  tx: Tx,
  now: Date,
  { tenantId, userId, devices }: { tenantId: string; userId: string; devices: readonly string[] },
): Promise<string> {
  const at = now.toISOString()
  const until = after(now).toISOString()
  const { rows } = await sql<{
    id: string
  }>`update known_device set used_at = ${at}::timestamptz, expires_at = ${until}::timestamptz
    where tenant_id = ${tenantId} and user_id = ${userId} and id = any(${[...devices]}::text[])
      and expires_at > ${at}::timestamptz returning id`.execute(tx)
  if (rows[0]) return rows[0].id
  const id = randomBytes(16).toString('hex')
  await sql`delete from known_device where tenant_id = ${tenantId} and id in (
    select id from known_device where tenant_id = ${tenantId} and user_id = ${userId}
    order by used_at desc, id offset ${maxDevices - 1})`.execute(tx)
  await sql`insert into known_device (tenant_id, id, user_id, created_at, used_at, expires_at)
    values (${tenantId}, ${id}, ${userId}, ${at}::timestamptz, ${at}::timestamptz, ${until}::timestamptz)`.execute(tx)
  return id
}

/** The cookie by which the browser is known again, beside what it has for other accounts. It opens nothing: it only names a count. */
export function writeDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  needs: Needs,
  { tenantId, id, isSecure }: Device & { isSecure: boolean },
): void {
  const token = (device: Device, expires: number) =>
    signToken(needs.keys.token, { purpose: 'device', tenantId: device.tenantId, sessionId: device.id, generation: 0, expires })
  const others = claimsIn(request, needs)
    .filter((claims) => claims.tenantId !== tenantId || claims.sessionId !== id)
    .map((claims) => token({ tenantId: claims.tenantId, id: claims.sessionId }, claims.expires))
  const value = [token({ tenantId, id }, Math.floor(after(needs.clock()).getTime() / 1000)), ...others].slice(0, maxAccounts)
  reply.header(
    'Set-Cookie',
    `${cookieName}=${value.join(separator)}; Path=/api/blade-auth; Max-Age=${knownSeconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  )
}

const after = (now: Date) => new Date(now.getTime() + knownSeconds * 1000)
