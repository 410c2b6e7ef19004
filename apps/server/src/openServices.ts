import { join } from 'node:path'
import { openKeys } from './access/keys.ts'
import { createLogs } from './access/logs/writer.ts'
import { createAccess } from './access/resolve.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { diskStore } from './files/diskStore.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createPush, pushKind } from './push/index.ts'
import type { Services } from './services.ts'

type Needs = { config: Config; database: Database; clock: () => Date; log: (line: string) => void }

/** Makes what routes and operations need, over an open database. */
export async function openServices({ config, database, clock, log }: Needs): Promise<Services> {
  const keys = await openKeys(config, database)
  const push = createPush({ config, database, clock, log })
  return {
    config,
    database,
    clock,
    keys,
    log,
    access: createAccess({ config, database, keys, clock }),
    files: diskStore(join(config.dataFolder, 'files')),
    push,
    logs: createLogs({ database, clock, log }),
    outbox: createOutbox({ database, log, couriers: { [pushKind]: push.courier } }),
  }
}
