import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Services } from '../../services.ts'

type Delivery = { tenantId: string; id: string; phone: string; code: string; content: string }

const patience = 10_000

/** Hands a message to the operator's provider and notes what became of it. It never throws: who asked has long been answered. */
export async function deliver(services: Services, provider: NonNullable<Config['sms']>, delivery: Delivery): Promise<void> {
  const failure = await post(provider, delivery)
  try {
    await services.database.asTenant(delivery.tenantId, (tx) =>
      sql`update sms_message set status = ${failure ? 'failed' : 'sent'}, failure = ${failure}, version = version + 1
        where tenant_id = ${delivery.tenantId} and id = ${delivery.id}`.execute(tx),
    )
  } catch (error) {
    services.log(`sms: what became of a message could not be noted (${error instanceof Error ? error.message : 'unknown'})`)
  }
}

/** What the provider refused with, in a word; null when it took the message. */
async function post({ url, token }: NonNullable<Config['sms']>, { phone, code, content }: Delivery): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ phone, code, content }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `HTTP ${answer.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
