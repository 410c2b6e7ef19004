import type { Pool, PoolClient } from 'pg'
import { type Caller, CallerLeft, currentCaller, inBackground } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import type { Database, Work } from './database.ts'
import { toldFailure } from './failures.ts'
import { type Cancel, watchLeaving } from './leaving.ts'
import { endSilent } from './silence.ts'
import { builder, OpenTransaction } from './transaction.ts'
import type { Turns } from './turns.ts'

/** The role under which tenants' rows are read and written: no superuser, no owner, bound by every policy. */
export const tenantRole = 'bip_app'

export type PooledOptions = {
  home: Database['home']
  pool: Pool
  /** Who is next at a connection of the pool. */
  turns: Turns
  /** Gives up the statements of callers who left; absent where the server cannot. */
  cancel?: Cancel
  /** Milliseconds a statement may take unless the work asks for more. */
  queryLimit: number
  /** Milliseconds that a server may be silent: when a transaction begins, and beyond the limit of a statement. Absent: for ever. */
  silence?: { opening: number; statement: number }
  /** Is told of what fails and what works. */
  outage?: Outage
  /** What a fresh connection needs first. */
  greeting?: readonly string[]
  /** Called before a transaction that writes; throws the refusal where there is no room for it. */
  beforeWrite?: (isSmall: boolean) => void
  /** How much room the disk has; enough when absent. */
  room?: Database['room']
  /** Tells the embedded engine how long the next statements may take. */
  allow?: (milliseconds?: number) => void
  close: () => Promise<void>
}

/** Tells the operator of failures once, however many calls meet them. */
export type Outage = { failed(error: unknown): void; worked(): void }

const tenantForm = /^[\w-]{1,64}$/

/** A Database over connections of `pg`, whichever server is behind them. */
export function pooledDatabase(options: PooledOptions): Database {
  const { home, pool, turns, cancel, queryLimit, beforeWrite, allow, greeting = [], close, room = () => 'enough' } = options
  const { silence, outage } = options
  const heardAt = new WeakMap<PoolClient, number>()
  /** One silent connection says that those beside it may be dead too, unless they were heard later than this. */
  let doubtedBefore = Number.NEGATIVE_INFINITY
  const prepared = new WeakSet<PoolClient>()
  /** Whose rows a connection reads outside of transactions. */
  const tenants = new WeakMap<PoolClient, string>()
  // A connection has no right to write by default, and none to more than the rows of the tenant that it last read for.
  const session = `set timezone = 'UTC'; set statement_timeout = ${queryLimit}; set role ${tenantRole}; set default_transaction_read_only = on`

  /** `begin` starts a transaction; without it `tenant`'s rows are read, each query by itself. */
  type Run = { begin?: string; tenant?: string; readOnly: boolean; isSmall: boolean; timeout?: number }

  async function run<T>(work: Work<T>, { begin, tenant, readOnly, isSmall, timeout }: Run): Promise<T> {
    if (!readOnly) beforeWrite?.(isSmall)
    const caller = currentCaller()
    const { signal } = caller
    const { client, endTurn } = await connected(caller)
    if (timeout) allow?.(timeout)
    const timeouts = silence && { opening: silence.opening, statement: (timeout ?? queryLimit) + silence.statement }
    const opening = prepared.has(client) ? [] : [...greeting, session]
    const isAnother = tenant !== undefined && tenants.get(client) !== tenant
    if (isAnother) opening.push(`set app.tenant = '${tenant}'`)
    const transaction = new OpenTransaction(client, { opening, begin, signal, timeouts })
    const leaving = watchLeaving(signal, { client, transaction, cancel })
    /** A connection that something went wrong with is thrown away. */
    const giveBack = async (ending: Promise<void>) => {
      const isFine = await ending.then(
        () => true,
        () => false,
      )
      await leaving.end()
      if (timeout) allow?.()
      if (isFine) heardAt.set(client, performance.now())
      if (transaction.wasOpened) prepared.add(client)
      if (transaction.wasOpened && isAnother) tenants.set(client, tenant)
      if (transaction.wasSilent) doubtedBefore = performance.now()
      client.release(!isFine || leaving.wasCancelled)
      endTurn()
    }
    let result: T
    try {
      result = await work(transaction.tx)
      if (!readOnly) await transaction.commit()
    } catch (error) {
      const failure = toldFailure(error, { isWriting: !readOnly })
      if (failure instanceof Refusal && failure !== error) outage?.failed(error)
      await giveBack(transaction.rollback())
      throw signal?.aborted ? new CallerLeft() : failure
    }
    outage?.worked()
    // Where nothing was written nobody has to wait for its end.
    if (readOnly) void giveBack(transaction.commit())
    else await giveBack(Promise.resolve())
    return result
  }

  /** A connection, when it is the caller's turn. */
  async function connected(caller: Caller): Promise<{ client: PoolClient; endTurn: () => void }> {
    const endTurn = await turns.take(caller)
    try {
      for (;;) {
        // The connection outlives the call that happens to open it.
        const client = await inBackground(() => pool.connect())
        if ((heardAt.get(client) ?? Number.POSITIVE_INFINITY) >= doubtedBefore) return { client, endTurn }
        endSilent(client)
        client.release(true)
      }
    } catch (error) {
      endTurn()
      outage?.failed(error)
      const failure = toldFailure(error)
      // Whatever a server says when it lets nobody in, calls can only come back.
      throw outage && !(failure instanceof Refusal) ? new Refusal('busy') : failure
    }
  }

  const transactions = (isSmall: boolean): Database['small'] => ({
    asTenant: async (tenantId, work, { readOnly = false } = {}) => {
      if (!tenantForm.test(tenantId)) throw new Error(`"${tenantId}" is no tenant id: letters, digits, - and _, at most 64.`)
      if (readOnly) return run(work, { tenant: tenantId, readOnly, isSmall })
      const begin = `begin; set transaction read write; select set_config('role','${tenantRole}',true), set_config('app.tenant','${tenantId}',true)`
      return run(work, { begin, readOnly, isSmall })
    },
    asSystem: (work, { readOnly = false, timeout } = {}) => {
      const limit = timeout ? `; set local statement_timeout = ${timeout}` : ''
      const begin = `begin; set transaction read ${readOnly ? 'only' : 'write'}; set local role none${limit}`
      return run(work, { begin, readOnly, isSmall, timeout })
    },
  })
  return { home, builder, close, room, ...transactions(false), small: transactions(true) }
}

/** A broken connection is told through the query that was on its way. */
