import { plus } from '@bip/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import { route } from '../../http/route.ts'
import type { Session } from '../../services/session.ts'
import { cleanName } from '../content/names.ts'
import { keepFile, type Uploaded } from '../keep.ts'
import { claimRoom, dropRoom, fileId } from '../quota.ts'
import { isSeenFile } from '../readable.ts'
import type { StoredRow } from '../stored.ts'
import { isSha256 } from './details.ts'

/** Files of one content that are looked at. */
const maxLookedAt = 20

/**
 * Answers a file of the caller's own with a content that is already there and that they may read, without sending it; null where there
 * is none. What they may not read is answered like what does not exist, so nobody learns who has what.
 */
export const knownRoute = route({
  method: 'POST',
  path: plus.knownUpload,
  access: { signedIn: true },
  body: z.object({
    sha256: z.string().refine(isSha256),
    size: z.number().int().positive(),
    name: z.string().max(1000),
    businessType: z.string().max(60).optional(),
  }),
  run: async (call): Promise<Uploaded | null> => {
    const { services, session, body } = call
    const { tenantId } = session
    const same = await services.database.asTenant(tenantId, (tx) => readable(tx, session, body), { readOnly: true })
    if (!same) return null
    const id = fileId()
    const pending = { id, key: `${tenantId}/${id}` }
    const businessType = body.businessType ?? 'floor_leader'
    const name = cleanName(body.name)
    await claimRoom(services, call, pending, body.size, { name, businessType })
    try {
      await services.files.copy(same.storage_key, pending.key)
      return await keepFile(call, {
        ...pending,
        size: body.size,
        type: same.type,
        name,
        businessType,
        sha256: body.sha256.toLowerCase(),
      })
    } catch (error) {
      await services.files.remove(pending.key)
      await dropRoom(services, tenantId, [id])
      throw error
    }
  },
})

async function readable(
  tx: Tx,
  session: Session,
  { sha256, size }: { sha256: string; size: number },
): Promise<StoredRow | undefined> {
  const { tenantId, userId } = session
  const { rows } = await sql<StoredRow>`select id, storage_key, original_name, type, size, create_user from stored_file
    where tenant_id = ${tenantId} and sha256 = ${sha256.toLowerCase()} and size = ${size}
    order by create_user = ${userId} desc, id desc limit ${maxLookedAt}`.execute(tx)
  for (const row of rows) if (await isSeenFile(tx, session, row)) return row
  return undefined
}
