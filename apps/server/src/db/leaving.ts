import type { PoolClient } from 'pg'
import type { OpenTransaction } from './transaction.ts'

/** Asks the database to give up the statement that a connection is at. Resolves when it was asked. */
export type Cancel = (client: PoolClient) => Promise<void>

/** Most statements end sooner by themselves. ms */
const grace = 50

export type Leaving = {
  /** Whether the connection was asked to give something up: what it does next may be hit by that. */
  readonly wasCancelled: boolean
  /** Waits for a question that is on its way, and asks no more. */
  end(): Promise<void>
}

/** Cancels the statement of a transaction whose caller leaves; elsewhere than in PostgreSQL statements run to their end. */
export function watchLeaving(
  signal: AbortSignal | undefined,
  { client, transaction, cancel }: { client: PoolClient; transaction: OpenTransaction; cancel: Cancel | undefined },
): Leaving {
  let timer: NodeJS.Timeout | undefined
  let asked: Promise<void> | undefined
  const onLeft = () => {
    timer = setTimeout(() => {
      if (transaction.isBusy) asked = cancel?.(client).catch(() => undefined)
    }, grace)
  }
  if (cancel) signal?.addEventListener('abort', onLeft)
  return {
    get wasCancelled() {
      return asked !== undefined
    },
    end: async () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onLeft)
      await asked
    },
  }
}
