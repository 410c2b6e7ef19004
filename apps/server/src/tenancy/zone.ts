import { sql } from 'kysely'
import type { Services } from '../services/services.ts'

/** A plant moves its clock so seldom that a minute of memory does no harm. ms */
const keptFor = 60_000
const known = new WeakMap<Services['database'], Map<string, { at: number; zone: string }>>()

/** The IANA zone that decides a tenant's days; the configuration's where the tenant has none. */
export async function tenantZone({ database, config, clock }: Services, tenantId: string): Promise<string> {
  const zones = known.get(database) ?? new Map<string, { at: number; zone: string }>()
  known.set(database, zones)
  const now = clock().getTime()
  const kept = zones.get(tenantId)
  if (kept && Math.abs(now - kept.at) < keptFor) return kept.zone
  const { rows } = await database.asSystem(
    (tx) => sql<{ zone: string | null }>`select time_zone as zone from tenant where tenant_id = ${tenantId}`.execute(tx),
    { readOnly: true },
  )
  const zone = rows[0]?.zone ?? config.timeZone
  zones.set(tenantId, { at: now, zone })
  return zone
}
