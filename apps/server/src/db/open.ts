import type { Config } from '../base/config.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open.ts'
import { openPlant } from './plant/open.ts'

type Options = { log: (line: string) => void; progress?: (line: string) => void; freeBytes?: () => number }

/** Opens the database that the configuration names: PostgreSQL at `databaseUrl`, else the embedded one in the data folder. */
export function openDatabase(
  { databaseUrl, dataFolder, queryLimit, connections }: Config,
  { log, progress, freeBytes }: Options,
): Promise<Database> {
  return databaseUrl
    ? openPlant({ url: databaseUrl, queryLimit, connections, progress, log })
    : openEmbedded({ folder: dataFolder, queryLimit, log, progress, freeBytes })
}
