import { createHmac, timingSafeEqual } from 'node:crypto'
import { secondsIn } from '@bip/contract'

/** Seconds that an access token lives. */
export const accessSeconds = secondsIn.hours
/** Seconds that a session lives after its last refresh; the fallback cookie lives as long. */
export const sessionSeconds = 30 * 24 * secondsIn.hours

/** What a token is good for. `generation` counts the refreshes of its session; it says something on refresh tokens only. */
export type Claims = {
  purpose: 'access' | 'refresh' | 'cookie' | 'wiki' | 'device'
  tenantId: string
  /** Of a device: its own id. */
  sessionId: string
  generation: number
  /** Unix seconds. */
  expires: number
}

const purposes = { a: 'access', r: 'refresh', c: 'cookie', w: 'wiki', d: 'device' } as const

/**
 * Writes a token: `purpose.tenant.session.generation.expires.signature`. It names a session and holds no secret; whether the session is
 * still good is asked of the database, so that a leaked table is worth nothing and a forged token costs no query.
 */
export function signToken(key: Buffer, claims: Claims): string {
  const payload = [claims.purpose[0], claims.tenantId, claims.sessionId, claims.generation, claims.expires].join('.')
  return `${payload}.${signature(key, payload).toString('base64url')}`
}

/** Reads a token of one purpose; null when it is not ours, was changed, is for something else or has expired. */
export function verifyToken(key: Buffer, token: string, purpose: Claims['purpose'], now: Date): Claims | null {
  if (token.length > 300) return null
  const cut = token.lastIndexOf('.')
  const payload = token.slice(0, cut)
  const given = Buffer.from(token.slice(cut + 1), 'base64url')
  const due = signature(key, payload)
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null
  // Base64 has several spellings of the same bytes; only the one we write is ours.
  if (given.toString('base64url') !== token.slice(cut + 1)) return null
  const [letter, tenantId = '', sessionId = '', generation, expires] = payload.split('.')
  if (purposes[letter as keyof typeof purposes] !== purpose) return null // an unknown letter yields undefined
  if (Number(expires) * 1000 <= now.getTime()) return null
  return { purpose, tenantId, sessionId, generation: Number(generation), expires: Number(expires) }
}

const signature = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest()
