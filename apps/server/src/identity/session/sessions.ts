import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import { demandOpenTenant } from '../../tenancy/closed.ts'
import { type ClientRules, clientRules, mayCome } from './clientRules.ts'
import { type Claims, signToken, verifyToken } from './tokens.ts'

/** For so long a refresh token is still taken after its successor was given: other tabs may be on their way with it. */
const graceSeconds = 30

export type TokenPair = {
  accessToken: string
  refreshToken: string
  cookie: string
  /** Seconds that the access token lives, and the session without a refresh. */
  lifetimes: Pick<ClientRules, 'accessSeconds' | 'sessionSeconds'>
}
type Needs = Pick<Services, 'clock' | 'keys'>
type SessionRow = { id: string; user_id: string; generation: number; rotated: string[] | null; client_id: string | null }

/** Opens a session for a user and answers its first tokens. */
export async function openSession(
  tx: Tx,
  needs: Needs,
  opened: { tenantId: string; userId: string; address: string; agent: string; clientId: string | null; deviceId?: string },
): Promise<TokenPair> {
  const now = needs.clock()
  await demandOpenTenant(tx, opened.tenantId, now)
  const rules = await clientRules(tx, opened.tenantId, opened.clientId)
  const id = randomBytes(16).toString('hex')
  await sql`
    insert into session (tenant_id, id, user_id, generation, rotated, created_at, expires_at, seen_at, address, agent, client_id, device_id)
    values (${opened.tenantId}, ${id}, ${opened.userId}, 0, '{}', ${now.toISOString()}::timestamptz,
      ${after(now, rules.sessionSeconds).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${opened.address}, ${opened.agent.slice(0, 300)},
      ${opened.clientId}, ${opened.deviceId ?? null})`.execute(tx)
  return pair(needs, { tenantId: opened.tenantId, sessionId: id, generation: 0 }, rules, now)
}

/** What a session is renewed by: the refresh token, or the fallback cookie of a browser that has lost it. */
type Renewal = { token: string; purpose: 'refresh' | 'cookie' }

/**
 * Answers the next tokens for a refresh token or a fallback cookie, or null when it is not good. Both belong to one generation of their
 * session: those before the current one are taken for `graceSeconds` and answered with the current ones; an older one was copied by
 * somebody, so it ends the whole session.
 */
export async function renewSession(
  tx: Tx,
  needs: Needs,
  { token, purpose }: Renewal,
): Promise<(TokenPair & { tenantId: string; userId: string; sessionId: string }) | null> {
  const now = needs.clock()
  const claims = verifyToken(needs.keys.token, token, purpose, now)
  if (!claims) return null
  const session = await lockSession(tx, claims, now)
  if (!session || claims.generation > session.generation) return null
  const { tenantId, sessionId } = claims
  const known = { tenantId, sessionId, userId: session.user_id }
  const rules = await clientRules(tx, tenantId, session.client_id)
  if (!mayCome(rules, 'refresh_token')) return null

  if (claims.generation === session.generation) return { ...known, ...(await rotate(tx, needs, session, rules, claims)) }
  const supersededAt = session.rotated?.at(claims.generation - session.generation)
  if (supersededAt && now.getTime() - new Date(supersededAt).getTime() <= graceSeconds * 1000)
    return { ...known, ...pair(needs, { tenantId, sessionId, generation: session.generation }, rules, now) }
  await endSession(tx, tenantId, sessionId, now, `a used ${purpose === 'cookie' ? 'cookie' : 'refresh token'} came back`)
  return null
}

/** Ends one session; its tokens are worth nothing from now on. */
export async function endSession(tx: Tx, tenantId: string, sessionId: string, now: Date, reason: string): Promise<void> {
  await sql`
    update session set ended_at = ${now.toISOString()}::timestamptz, end_reason = ${reason}
    where tenant_id = ${tenantId} and id = ${sessionId} and ended_at is null`.execute(tx)
}

/** Ends every session of a user, but `kept`. Runs in the tenant's own transaction. */
export async function endSessionsOf(tx: Tx, userId: string, at: Date, reason: string, kept = ''): Promise<void> {
  await sql`select account_end_sessions(${userId}, ${kept}, ${reason}, ${at.toISOString()}::timestamptz)`.execute(tx)
}

/** The same for a user of any tenant. Needs a transaction of the owner. */
export async function endSessionsIn(tx: Tx, tenantId: string, userId: string, at: Date, reason: string): Promise<void> {
  await sql`update session set ended_at = ${at.toISOString()}::timestamptz, end_reason = ${reason}
    where tenant_id = ${tenantId} and user_id = ${userId} and ended_at is null`.execute(tx)
}

/** Rows of one session are taken one after the other, so that twenty tabs at once rotate it once. */
async function lockSession(tx: Tx, claims: Claims, now: Date): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select id, user_id, generation, to_json(rotated) as rotated, client_id from session
    where tenant_id = ${claims.tenantId} and id = ${claims.sessionId} and ended_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    for update`.execute(tx)
  return rows[0]
}

async function rotate(tx: Tx, needs: Needs, session: SessionRow, rules: ClientRules, claims: Claims): Promise<TokenPair> {
  const now = needs.clock()
  const generation = session.generation + 1
  // Only moments within the grace matter; a few are kept because several rotations may fall into it.
  const rotated = [...(session.rotated ?? []), now.toISOString()].slice(-20)
  await sql`
    update session set generation = ${generation}, rotated = ${rotated}::timestamptz[], seen_at = ${now.toISOString()}::timestamptz,
      expires_at = ${after(now, rules.sessionSeconds).toISOString()}::timestamptz
    where tenant_id = ${claims.tenantId} and id = ${session.id}`.execute(tx)
  return pair(needs, { tenantId: claims.tenantId, sessionId: session.id, generation }, rules, now)
}

function pair(
  { keys }: Needs,
  named: Pick<Claims, 'tenantId' | 'sessionId' | 'generation'>,
  { accessSeconds, sessionSeconds }: ClientRules,
  now: Date,
): TokenPair {
  const token = (purpose: Claims['purpose'], seconds: number) =>
    signToken(keys.token, { ...named, purpose, expires: Math.floor(after(now, seconds).getTime() / 1000) })
  return {
    accessToken: token('access', accessSeconds),
    refreshToken: token('refresh', sessionSeconds),
    cookie: token('cookie', sessionSeconds),
    lifetimes: { accessSeconds, sessionSeconds },
  }
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
