import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../services/services.ts'

/** A content as its row knows it; older ones without a hash are told by their size. */
export type Content = { key: string; size: number; sha256?: string | null }
export type Moved = { moved: number; present: number /** Keys that nothing lies under. */; missing: string[] }

/** The contents that files of any tenant have. */
export const storedContents = (database: Database): Promise<Content[]> =>
  database.asSystem(
    async (tx) =>
      (await sql<Content>`select storage_key as key, size::float8 as size, sha256 from stored_file order by id`.execute(tx)).rows,
    { readOnly: true },
  )

/**
 * Copies contents from one store to another, one after the other; what is there already in full is left alone, so that it can be run again.
 * Each is read back and compared. The source keeps them all.
 */
export async function moveContents(
  from: FileStore,
  to: FileStore,
  contents: readonly Content[],
  onStep: (done: number) => void = () => undefined,
): Promise<Moved> {
  const result: Moved = { moved: 0, present: 0, missing: [] }
  for (const [index, content] of contents.entries()) {
    if (await isThere(to, content)) result.present += 1
    else {
      const source = await from.get(content.key).catch(missingAs(null))
      if (!source) result.missing.push(content.key)
      else {
        await to.put(content.key, source)
        if (!(await isThere(to, content)))
          throw new Error(`The copy of ${content.key} differs from what its record says; it was left as it is.`)
        result.moved += 1
      }
    }
    onStep(index + 1)
  }
  return result
}

async function isThere(store: FileStore, { key, size, sha256 }: Content): Promise<boolean> {
  const found = await store.measure(key).catch(missingAs(null))
  return found !== null && found.size === size && (!sha256 || found.sha256 === sha256)
}

const missingAs =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Refusal && error.key === 'notFound') return value
    throw error
  }
