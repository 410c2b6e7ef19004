import { convertTime } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { accessSeconds, sessionSeconds } from './tokens.ts'

/** What the record of a client allows those who come with it. */
export type ClientRules = { isEnabled: boolean; grantTypes: readonly string[]; accessSeconds: number; sessionSeconds: number }

/** Holds for a client that nobody keeps a record of, the portal's own among them. */
export const freeClient: ClientRules = { isEnabled: true, grantTypes: [], accessSeconds, sessionSeconds }

type Row = { status: string; grantTypes: string[]; minutes: string; days: string }

/** The rules of a tenant's client; `freeClient` where it has no record. */
export async function clientRules(tx: Tx, tenantId: string, clientId: string | null): Promise<ClientRules> {
  if (!clientId) return freeClient
  const { rows } = await sql<Row>`select status, to_json(grant_types) as "grantTypes", access_minutes::text as minutes,
      session_days::text as days
    from client where tenant_id = ${tenantId} and lower(client_id) = lower(${clientId}) and not is_deleted limit 1`.execute(tx)
  const [row] = rows
  if (!row) return freeClient
  return {
    isEnabled: row.status === 'enabled',
    grantTypes: row.grantTypes,
    accessSeconds: Number(convertTime(row.minutes, 'minutes', 'seconds')),
    sessionSeconds: Number(convertTime(24 * Number(row.days), 'hours', 'seconds')),
  }
}

/** Whether a client may come in this way; a captcha is part of the password's way. */
export function mayCome({ isEnabled, grantTypes }: ClientRules, grant: string): boolean {
  if (grantTypes.length === 0) return isEnabled
  return isEnabled && (grantTypes.includes(grant) || (grant === 'captcha' && grantTypes.includes('password')))
}
