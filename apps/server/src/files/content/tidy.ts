import { sql } from 'kysely'
import type { Services } from '../../services/services.ts'

const hour = 3_600_000
const day = 24 * hour
/** Nobody sends one file for so long. ms */
const maxUploadTime = hour
/** Who was cut off comes back within so long of the last piece. ms */
const maxPause = day

type Needs = Pick<Services, 'database' | 'files' | 'log'>

/**
 * Takes away contents that were begun before that moment (all without one) and never got a row, or lost it; those that come in pieces
 * wait a day for the next one, whatever was restarted meanwhile.
 */
async function takePending({ database, files, log }: Needs, now: Date, before?: Date): Promise<void> {
  const forsaken = new Date(now.getTime() - maxPause).toISOString()
  const begun = before ? sql`began_at < ${before.toISOString()}::timestamptz` : sql`true`
  const old = sql`where case when details is null then ${begun} else coalesce(touched_at, began_at) < ${forsaken}::timestamptz end`
  const { rows } = await database.small.asSystem((tx) =>
    sql<{ key: string }>`delete from file_pending ${old} returning storage_key as key`.execute(tx),
  )
  for (const { key } of rows)
    await files.remove(key).catch((error: Error) => log(`A file without a record stays in its folder: ${error.message}`))
}

/** What goes with every round of upkeep: uploads that broke off an hour ago, and once a day what was never finished. */
export function tidyFiles(needs: Needs): (now: Date) => Promise<void> {
  let sweptAt = Number.NEGATIVE_INFINITY
  return async (now) => {
    await takePending(needs, now, new Date(now.getTime() - maxUploadTime))
    if (performance.now() - sweptAt < day) return
    sweptAt = performance.now()
    await needs.files.sweep(new Date(now.getTime() - day))
  }
}

/**
 * What a process that ended left behind, at the start of the next one. Beside other processes on the same database nobody knows who is
 * at work, so there only upkeep takes it.
 */
export async function tidyAtStart(needs: Needs, now: Date): Promise<void> {
  if (needs.database.home === 'plant') return
  const failed = (error: Error) => needs.log(`What broken uploads left could not be removed: ${error.message}`)
  await takePending(needs, now).catch(failed)
  // A folder may be long: nobody waits for it.
  void needs.files.sweep(new Date()).catch(failed)
}
