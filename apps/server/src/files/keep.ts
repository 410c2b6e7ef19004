import { insertRows } from '../db/insertRows.ts'
import type { Call } from '../http/route.ts'
import { limitsOf, settleRoom } from './quota.ts'
import { linkOf } from './stored.ts'

/** What the upload calls answer; `attachId` and `link` are the spec's names for it. */
export type Uploaded = {
  id: string
  attachId: string
  link: string
  name: string
  originalName: string
  size: number
  type: string
}

export type Kept = { id: string; key: string; size: number; type: string; name: string; businessType: string; sha256: string }

const maxBusinessType = 60

/** Gives a content that is there its row, in the room that was kept for it. Throws where the limit is passed after all. */
export async function keepFile({ session, services, language }: Call, kept: Kept): Promise<Uploaded> {
  const { id, key, size, type, name, businessType, sha256 } = kept
  const { tenantId, userId } = session
  const limits = await limitsOf(services, tenantId)
  await services.database.asTenant(tenantId, async (tx) => {
    await settleRoom(tx, { session, language, limits, id, bytes: size })
    await insertRows(tx, 'stored_file', [
      {
        tenant_id: tenantId,
        id,
        storage_key: key,
        original_name: name,
        type,
        size,
        business_type: businessType
          .slice(0, maxBusinessType)
          .replace(/\p{Cc}/gu, '')
          .toWellFormed(),
        create_user: userId,
        create_time: services.clock().toISOString(),
        sha256,
      },
    ])
  })
  return uploadedOf({ id, name, size, type })
}

/** A stored file as the upload calls answer it. */
export const uploadedOf = ({ id, name, size, type }: Pick<Kept, 'id' | 'name' | 'size' | 'type'>): Uploaded => ({
  id,
  attachId: id,
  link: linkOf(id),
  name,
  originalName: name,
  size,
  type,
})
