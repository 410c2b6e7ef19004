import type { Confirmed } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { checkOwnPassword } from './password.ts'

/** Seconds for which a session may change how its owner gets in, once they have given their password. */
const confirmedSeconds = 300

/** The caller's password, encrypted: sent with the change itself by clients that do not ask for it apart. */
export const sealedPassword = z.string().min(1).max(4096)

/** Takes the password of whoever sits at a session; kept with the session, for five minutes. Throws what `checkOwnPassword` does. */
export async function confirm(services: Services, session: Session, sealed: string, address: string): Promise<Confirmed> {
  await checkOwnPassword(services, session, await services.access.decrypt(sealed), address)
  const until = new Date(services.clock().getTime() + confirmedSeconds * 1000).toISOString()
  await services.database.asSystem((tx) =>
    sql`update session set confirmed_until = ${until}::timestamptz
      where tenant_id = ${session.tenantId} and id = ${session.sessionId} and ended_at is null`.execute(tx),
  )
  return { until }
}

/** Throws `confirmNeeded` where nobody gave the password at this session lately: it may have been left open. In the tenant's transaction. */
export async function demandConfirmed(tx: Tx, { sessionId }: Session, at: Date): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`
    select account_is_confirmed(${sessionId}, ${at.toISOString()}::timestamptz) as is`.execute(tx)
  if (rows[0]?.is !== true) throw new Refusal('confirmNeeded')
}

/** The same before a call does its work; a password that came with the call counts. */
export async function mustBeConfirmed(
  { services, session, request }: Pick<Call, 'services' | 'session' | 'request'>,
  sealed?: string,
): Promise<void> {
  if (sealed !== undefined) await confirm(services, session, sealed, request.ip)
  else
    await services.database.asTenant(session.tenantId, (tx) => demandConfirmed(tx, session, services.clock()), {
      readOnly: true,
    })
}
