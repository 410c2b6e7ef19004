import type { Tx } from '../../db/database.ts'
import { modelFor } from '../../model/model.ts'
import { enqueue } from '../../outbox/outbox.ts'
import { insertRecords, newRow } from '../../resources/draft/rows.ts'
import type { Courier } from '../../services/background.ts'
import type { Services } from '../../services/services.ts'
import { deliver } from './provider.ts'

type Kept = { tenantId: string; userId: string; phone: string /** As administrators read it. */; shown: string; at: Date }

/** Puts a message where administrators see it, waiting for the operator's provider where there is one. Answers its id. */
export async function keepMessage(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { tenantId, userId, phone, shown, at }: Kept,
): Promise<string> {
  const base = newRow({ tenantId, userId, at })
  const values = { phone, content: shown, status: config.sms ? 'waiting' : 'kept' }
  await insertRecords(tx, modelFor('smsMessage'), [{ base, values }])
  return base.id
}

export const smsKind = 'sms'
type Payload = { id: string; phone: string; content: string }

/** Writes to a phone in the transaction of the cause; the provider is asked after it. */
export async function smsLater(
  tx: Tx,
  services: Pick<Services, 'config'>,
  { content, ...to }: Omit<Kept, 'shown'> & { content: string },
): Promise<void> {
  const id = await keepMessage(tx, services, { ...to, shown: content })
  const payload: Payload = { id, phone: to.phone, content }
  if (services.config.sms) await enqueue(tx, [{ tenantId: to.tenantId, kind: smsKind, payload }])
}

/** Hands what `smsLater` left to the operator's provider. What became of each is noted beside it, for administrators. */
export const smsCourier =
  (services: Parameters<typeof deliver>[0] & Pick<Services, 'config'>): Courier =>
  async (entries) => {
    const { sms } = services.config
    if (!sms) return
    const deliveries = entries.map(({ tenantId, payload }) => {
      const { id, phone, content } = payload as Payload // written by `smsLater` alone
      return deliver(services, sms, { tenantId, id, phone, code: '', content })
    })
    await Promise.all(deliveries)
  }
