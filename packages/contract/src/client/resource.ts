import type { AnyRecord, Core, StoredBase } from '../resource/core.ts'
import type { Client } from './client.ts'
import { lookupOf } from './lookup.ts'
import type { ResourceClient } from './resourceClient.ts'
import { resourceReads } from './resourceReads.ts'
import { resourceSheets } from './resourceSheets.ts'
import { resourceWrites } from './resourceWrites.ts'

/** The typed calls of a resource over a client. Cheap: make one wherever it is needed. */
export function resourceClient<R extends StoredBase = AnyRecord>(client: Client, core: Core): ResourceClient<R> {
  const { find, forget } = lookupOf(client, core)
  const reads = resourceReads<R>(client, core)
  return {
    ...reads,
    ...resourceWrites<R>(client, core, { detail: reads.detail, forget }),
    ...resourceSheets(client, core),
    lookup: find,
  }
}
