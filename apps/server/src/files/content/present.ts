import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { Database } from '../../db/database.ts'

/**
 * Throws a sentence for the operator where the database knows uploaded files and their folder is not there or has nothing in it: a disk
 * that was not mounted would fill another one, and every download would fail.
 */
export async function mustHaveFiles({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>, database: Database): Promise<void> {
  if (s3) return
  const folder = join(dataFolder, 'files')
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) return
  const { rows } = await database.asSystem((tx) => sql`select from stored_file limit 1`.execute(tx), { readOnly: true })
  if (rows.length === 0) return
  throw new Error(
    `The database knows uploaded files, but their folder ${folder} is missing or empty. Mount its disk, or restore it from a backup; to go on without the files, put anything into that folder.`,
  )
}
