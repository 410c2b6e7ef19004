import { sql } from 'kysely'
import { inBackground } from '../../base/caller.ts'
import type { Config } from '../../base/config.ts'
import { callOut } from '../../outbound/callOut.ts'
import type { Services } from '../../services/services.ts'

type Delivery = { tenantId: string; id: string; phone: string; code: string; content: string }

const timeout = 10_000
/** Nobody reads what it says; one that says this much is none. */
const maxBytes = 1024 * 1024

/** Hands a message to the operator's provider and notes what became of it. It never throws: who asked has long been answered. */
export async function deliver(
  services: Pick<Services, 'database' | 'log'>,
  provider: NonNullable<Config['sms']>,
  delivery: Delivery,
): Promise<void> {
  const failure = await post(provider, delivery)
  try {
    const noted = sql`update sms_message set status = ${failure ? 'failed' : 'sent'}, failure = ${failure}, version = version + 1
      where tenant_id = ${delivery.tenantId} and id = ${delivery.id}`
    await inBackground(() => services.database.asTenant(delivery.tenantId, (tx) => noted.execute(tx)))
  } catch (error) {
    services.log(`sms: what became of a message could not be noted (${error instanceof Error ? error.message : 'unknown'})`)
  }
}

/** What the provider refused with, in a word; null when it took the message. */
async function post({ url, token }: NonNullable<Config['sms']>, { phone, code, content }: Delivery): Promise<string | null> {
  try {
    const { status } = await callOut(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ phone, code, content }),
      timeout,
      maxBytes,
    })
    return status >= 200 && status < 300 ? null : `HTTP ${status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
