import { randomBytes } from 'node:crypto'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/id.ts'
import { cleanName } from '../../files/content/names.ts'
import { claimRoom, dropRoom, limitsOf, settleRoom } from '../../files/quota.ts'
import type { Call } from '../../http/route.ts'
import { storedRow } from './enqueue.ts'

type Making = Pick<Call, 'session' | 'services' | 'language'>
export type KeptFile = { id: string; name: string; size: number; type: string }

/**
 * Stores a document and runs `then` in the transaction that gives it its row: neither exists without the other. What `then` throws takes the
 * document away again.
 */
export async function withStored<T>(
  call: Making,
  document: { bytes: Buffer; name: string; type: string },
  then: (tx: Tx, file: KeptFile) => Promise<T>,
): Promise<T> {
  const { session, services, language } = call
  const id = newId() + randomBytes(12).toString('hex')
  const key = `${session.tenantId}/${id}`
  const { bytes, type } = document
  const size = bytes.length
  await claimRoom(services, call, { id, key }, size)
  try {
    await services.files.put(key, bytes)
    const limits = await limitsOf(services, session.tenantId)
    const name = cleanName(document.name)
    return await services.database.asTenant(session.tenantId, async (tx) => {
      await settleRoom(tx, { session, language, limits, id, bytes: size })
      await storedRow(tx, session, services, { id, key, name, type, size })
      return then(tx, { id, name, size, type })
    })
  } catch (error) {
    await services.files.remove(key)
    await dropRoom(services, session.tenantId, [id])
    throw error
  }
}
