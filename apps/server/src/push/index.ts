import type { Config } from '../base/config.ts'
import type { Database, Tx } from '../db/database.ts'
import { enqueue } from '../outbox/outbox.ts'
import type { Entry, Push } from '../services/background.ts'
import { endedSessions } from './endedSessions.ts'
import { type Hint, shortened } from './hint.ts'
import { createHub } from './hub.ts'
import { createRelay } from './relay.ts'
import { openSockets } from './sockets.ts'

export const pushKind = 'push'

/** Leaves a hint in the transaction of its cause. It is lost on people who do not listen; the truth is fetched by REST. */
export const pushLater = (tx: Tx, hint: Hint): Promise<void> =>
  enqueue(tx, [{ tenantId: hint.tenantId, kind: pushKind, payload: shortened(hint) }])

type Needs = {
  config: Pick<Config, 'databaseUrl'>
  database: Database
  clock: () => Date
  log: (line: string) => void
  /** ms; 10 000 by default. */
  heartbeat?: number
}

/** How often ended sessions and silent sockets are looked for, ms. */
const roundEvery = 400

/** Makes the push of one process. */
export function createPush({ config, database, clock, log, heartbeat = 10_000 }: Needs): Push {
  const hub = createHub()
  const relay = config.databaseUrl
    ? createRelay({ databaseUrl: config.databaseUrl, deliver: hub.deliver, onGap: hub.cutAll, log })
    : null
  let isLooking = false

  async function dismissEnded(): Promise<void> {
    const listeners = hub.listeners()
    if (listeners.length === 0 || isLooking) return
    isLooking = true
    try {
      hub.dismiss(await endedSessions(database, listeners, clock()))
    } catch {
      // A database that is busy for a moment signs nobody out; the next round asks again.
    } finally {
      isLooking = false
    }
  }

  const round = setInterval(() => {
    hub.tick()
    void dismissEnded()
  }, roundEvery)
  round.unref()

  return {
    courier: async (entries) => {
      const hints = entries.map(hintOf)
      if (relay) await database.asSystem((tx) => relay.send(tx, hints))
      else hints.forEach(hub.deliver)
    },
    serve: (fastify, services) => openSockets(fastify, services, { hub, heartbeat }),
    close: async () => {
      clearInterval(round)
      hub.cutAll()
      await relay?.close()
    },
  }
}

const hintOf = ({ payload }: Entry): Hint => payload as Hint // written by `pushLater` alone
