import type { Upload } from '@tus/utils'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { cleanName } from '../content/names.ts'
import type { Details } from '../quota.ts'

/** An upload that waits for its next piece. `bytes` is the whole. */
export type PendingUpload = { id: string; key: string; userId: string; bytes: number; details: Details }

const maxBusinessType = 60

/** The metadata of a tus upload as it may be kept; `name` and `filename` are what clients call a file's name. */
export function detailsOf(metadata: Upload['metadata']): Details {
  const { name, filename, businessType, sha256 } = metadata ?? {}
  return {
    name: cleanName(name ?? filename ?? ''),
    businessType: (businessType || 'floor_leader')
      .slice(0, maxBusinessType)
      .replace(/\p{Cc}/gu, '')
      .toWellFormed(),
    ...(sha256 && isSha256(sha256) && { sha256: sha256.toLowerCase() }),
  }
}

export const isSha256 = (text: string): boolean => /^[\da-f]{64}$/i.test(text)

/** The caller's own upload that waits for more; undefined where there is none. */
export async function readPending(tx: Tx, tenantId: string, id: string): Promise<PendingUpload | undefined> {
  const { rows } = await sql<PendingUpload>`select id, storage_key as key, user_id as "userId", bytes::float8 as bytes, details
    from file_pending where tenant_id = ${tenantId} and id = ${id} and details is not null`.execute(tx)
  return rows[0]
}
