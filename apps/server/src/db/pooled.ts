import type { Pool, PoolClient } from 'pg'
import type { Database, Work } from './database.ts'
import { toldFailure } from './failures.ts'
import { builder, OpenTransaction } from './transaction.ts'

/** The role under which tenants' rows are read and written: no superuser, no owner, bound by every policy. */
export const tenantRole = 'bip_app'

export type PooledOptions = {
  home: Database['home']
  pool: Pool
  /** Milliseconds a statement may take unless the work asks for more. */
  queryLimit: number
  /** What a fresh connection needs first. */
  greeting?: readonly string[]
  /** Called before a transaction that writes; throws the refusal where there is no room for it. */
  beforeWrite?: () => void
  /** Tells the embedded engine how long the next statements may take. */
  allow?: (milliseconds?: number) => void
  close: () => Promise<void>
}

const tenantForm = /^[\w-]{1,64}$/

/** A Database over connections of `pg`, whichever server is behind them. */
export function pooledDatabase({ home, pool, queryLimit, beforeWrite, allow, greeting = [], close }: PooledOptions): Database {
  const prepared = new WeakSet<PoolClient>()
  // A connection is powerless by default: should a transaction fail to begin, its queries see no row at all.
  const session = `set timezone = 'UTC'; set statement_timeout = ${queryLimit}; set role ${tenantRole}`

  async function run<T>(begin: string, work: Work<T>, readOnly: boolean, patience?: number): Promise<T> {
    if (!readOnly) beforeWrite?.()
    const client = await pool.connect().catch((error: unknown) => Promise.reject(toldFailure(error)))
    client.on('error', ignore)
    if (patience) allow?.(patience)
    const transaction = new OpenTransaction(client, prepared.has(client) ? [begin] : [...greeting, session, begin])
    prepared.add(client)
    const release = (failure?: unknown) => {
      if (patience) allow?.()
      client.off('error', ignore)
      client.release(failure !== undefined)
    }
    try {
      const result = await work(transaction.tx)
      // Nothing was written, so nobody has to wait for its end.
      if (readOnly) transaction.commit().then(() => release(), release)
      else {
        await transaction.commit()
        release()
      }
      return result
    } catch (error) {
      await transaction.rollback().then(() => release(), release)
      throw toldFailure(error)
    }
  }

  return {
    home,
    builder,
    close,
    asTenant: async (tenantId, work, { readOnly = false } = {}) => {
      if (!tenantForm.test(tenantId)) throw new Error(`"${tenantId}" is no tenant id: letters, digits, - and _, at most 64.`)
      const begin = `begin${readOnly ? ' read only' : ''}; select set_config('role','${tenantRole}',true), set_config('app.tenant','${tenantId}',true)`
      return run(begin, work, readOnly)
    },
    asSystem: (work, { readOnly = false, patience } = {}) => {
      const limit = patience ? `; set local statement_timeout = ${patience}` : ''
      return run(`begin${readOnly ? ' read only' : ''}; set local role none${limit}`, work, readOnly, patience)
    },
  }
}

/** A broken connection is told through the query that was on its way. */
function ignore(): void {}
