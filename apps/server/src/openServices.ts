import type { Config } from './base/config.ts'
import { watchDisk } from './base/disk.ts'
import type { Database } from './db/database.ts'
import { openStore } from './files/content/openStore.ts'
import { tidyAtStart, tidyFiles } from './files/content/tidy.ts'
import { openKeys } from './identity/secrets/keys.ts'
import { createAccess } from './identity/session/resolve.ts'
import { smsCourier, smsKind } from './identity/sms/outbox.ts'
import { jobs } from './jobs/index.ts'
import { createJobs } from './jobs/runner.ts'
import { createLogs } from './logs/writer.ts'
import { moduleJobs } from './modules/index.ts'
import { createOutbox } from './outbox/outbox.ts'
import { printCourier } from './printing/queue/courier.ts'
import { printKind } from './printing/queue/enqueue.ts'
import { createPrune } from './prune/prune.ts'
import { createPush, pushKind } from './push/index.ts'
import { sendCourier } from './resources/send/courier.ts'
import { sendKind } from './resources/send/queue.ts'
import type { Services } from './services/services.ts'
import { flowCourier } from './workflow/services/courier.ts'
import { flowKind } from './workflow/write/queue.ts'

type Needs = {
  config: Config
  database: Database
  clock: () => Date
  log: (line: string) => void
  monotonic?: () => number
  freeBytes?: () => number
}

/** Makes what routes and operations need, over an open database. */
export async function openServices({ config, database, clock, log, monotonic, freeBytes }: Needs): Promise<Services> {
  const keys = await openKeys(config, database)
  const files = await openStore(config)
  await tidyAtStart({ database, files, log }, clock())
  const push = createPush({ config, database, clock, log })
  const services: Services = {
    config,
    database,
    clock,
    keys,
    log,
    access: createAccess({ config, database, keys, clock }),
    files,
    disk: watchDisk(config.dataFolder, freeBytes),
    push,
    prune: createPrune({ database, clock, log, monotonic, chores: [tidyFiles({ database, files, log })] }),
    logs: createLogs({ database, clock, log }),
    jobs: createJobs({ database, log }, [...jobs, ...moduleJobs]),
    outbox: createOutbox({
      database,
      log,
      couriers: {
        [pushKind]: push.courier,
        [smsKind]: smsCourier({ config, database, log }),
        [printKind]: printCourier({ database, clock, files }),
        [sendKind]: sendCourier({ config, database, clock }),
        [flowKind]: flowCourier(() => services),
      },
    }),
  }
  return services
}
