import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../services/services.ts'

/** What a link opens; the tenant is part of it, as ids alone name no tenant. */
export type Linked = { kind: string; tenantId: string; id: string }

/** Seconds that a link lives. */
export const linkSeconds = 7 * 86_400

// Another use of the same key must never yield the same signature.
const signature = (keys: Keys, { kind, tenantId, id }: Linked, expires: number): string =>
  createHmac('sha256', keys.token).update(['link', kind, tenantId, id, expires].join('\n')).digest('base64url')

/** What stands behind `sign=` in a link: `tenant.expires.signature`. */
export const signLink = (keys: Keys, linked: Linked, expires: number): string =>
  `${linked.tenantId}.${expires}.${signature(keys, linked, expires)}`

/** The tenant whose record a link opens; undefined for a link that is not ours, is for something else, or has expired. */
export function tenantOfLink(keys: Keys, sign: string, { kind, id }: Pick<Linked, 'kind' | 'id'>, now: Date): string | undefined {
  const [tenantId = '', expires = '', given = '', rest] = sign.split('.')
  if (rest !== undefined || !/^\w{1,32}$/.test(tenantId) || !/^\d{1,12}$/.test(expires)) return undefined
  const due = Buffer.from(signature(keys, { kind, tenantId, id }, Number(expires)))
  const found = Buffer.from(given)
  if (due.length !== found.length || !timingSafeEqual(due, found)) return undefined
  const seconds = Number(expires) - now.getTime() / 1000
  // A link that would live longer than any was made while the clock was ahead.
  return seconds > 0 && seconds <= linkSeconds + 60 ? tenantId : undefined
}
