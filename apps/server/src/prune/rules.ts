import { sql } from 'kysely'
import { firstIdAt } from '../db/id.ts'
import type { Sql } from '../kinds/index.ts'

/** Rows of a table that are taken away for good because of their age. */
export type Rule = { table: string; old: Sql }

const day = 86_400_000

/** What carries the moment from which it is worth nothing. */
const expiring = [
  'session',
  'captcha',
  'sms_code',
  'social_state',
  'social_stranger',
  'login_ticket',
  'face_challenge',
  'known_device',
  'spent_work',
] as const

/** Of every tenant at once. Counts of failed sign-ins go when nothing failed for a day. */
export const rulesOfAll = (now: Date): Rule[] => [
  ...expiring.map((table) => ({ table, old: sql`expires_at < ${now.toISOString()}::timestamptz` })),
  { table: 'login_guard', old: sql`failed_at < ${before(now, 1)}::timestamptz` },
]

/** Of one tenant. Nobody repeats a request after two days; reports of clients and messages sent go after 30, logs after `logDays`. */
export const rulesOfTenant = (now: Date, tenantId: string, logDays: number): Rule[] => [
  { table: 'session', old: sql`tenant_id = ${tenantId} and expires_at < ${now.toISOString()}::timestamptz` },
  { table: 'idempotency_key', old: sql`tenant_id = ${tenantId} and at < ${before(now, 2)}::timestamptz` },
  { table: 'client_log', old: sql`tenant_id = ${tenantId} and id < ${idBefore(now, 30)}` },
  { table: 'sms_message', old: sql`tenant_id = ${tenantId} and id < ${idBefore(now, 30)}` },
  {
    table: 'log_entry',
    old: sql`tenant_id = ${tenantId} and kind = any(array['api', 'error', 'login']) and id < ${idBefore(now, logDays)}`,
  },
]

const before = (now: Date, days: number) => new Date(now.getTime() - days * day).toISOString()
const idBefore = (now: Date, days: number) => firstIdAt(now.getTime() - days * day)
