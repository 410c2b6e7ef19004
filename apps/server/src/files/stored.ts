import type { StoredFile } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredRow = {
  id: string
  storage_key: string
  original_name: string
  type: string
  size: number
  create_user: string
  /** Default 1. */
  version?: number
}

/** Where the content of a stored file is read. */
export const linkOf = (id: string): string => `/api/blade-resource/oss/file/${id}`

/** The file whose content is read at an address, with `/api` before it or without; undefined for every other address. */
export const idOfLink = (link: string): string | undefined =>
  /^(?:\/api)?\/blade-resource\/oss\/file\/(\w{1,64})$/.exec(link)?.[1]

/** The stored files of a tenant among ids, by id. */
export async function readStored(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, StoredRow>> {
  const possible = ids.filter((id) => /^\w{1,64}$/.test(id))
  if (possible.length === 0) return new Map()
  const { rows } = await sql<StoredRow>`select id, storage_key, original_name, type, size, create_user, version from stored_file
    where tenant_id = ${tenantId} and id = any(${possible}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A stored file as the records that hold it show it. */
export const asStoredFile = ({ id, original_name, type, size, version = 1 }: Omit<StoredRow, 'create_user'>): StoredFile => ({
  id,
  name: original_name,
  url: linkOf(id),
  size: Number(size),
  type,
  ...(version > 1 && { version }),
})
