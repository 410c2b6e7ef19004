import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { PoolClient } from 'pg'
import { CallerLeft } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import type { Tables, Tx } from './database.ts'
import { isCut } from './failures.ts'
import { afterSilence, endSilent, socketOf } from './silence.ts'
import { statementName } from './statements.ts'

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const adapter = dialect.createAdapter()
const compiler = dialect.createQueryCompiler()
const driver = dialect.createDriver()

/** Builds and compiles queries of our dialect; running one of them throws nothing and finds nothing. */
export const builder = new Kysely<Tables>({ dialect })

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const onCommit = new WeakMap<Tx, (() => void)[]>()

/** Runs `effect` once the transaction has committed; never where it is taken back. It must not throw. */
export function afterCommit(tx: Tx, effect: () => void): void {
  onCommit.get(tx)?.push(effect)
}

/** Milliseconds without an answer after which a connection is given up; absent where the database is in this process. */
export type AnswerTimeouts = {
  /** For beginning, which takes a server that lives no time. */
  opening: number
  statement: number
}

/**
 * One transaction over one connection. It begins together with its first query, in one round trip, and refuses everything after its
 * end: a forgotten `await` must not read with the rights of the next caller. Between two queries it ends where its caller left.
 */
export class OpenTransaction implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #opening: readonly string[]
  readonly #signal: AbortSignal | undefined
  readonly #timeouts: AnswerTimeouts | undefined
  readonly #effects: (() => void)[] = []
  #running = 0
  #state: 'new' | 'open' | 'ended' = 'new'
  #wasSilent = false

  /** `opening` statements run first, the last of them begins the transaction. `signal` is aborted when the caller leaves. */
  constructor(
    client: PoolClient,
    opening: readonly string[],
    { signal, timeouts }: { signal?: AbortSignal; timeouts?: AnswerTimeouts } = {},
  ) {
    this.#client = client
    this.#opening = opening
    this.#signal = signal
    this.#timeouts = timeouts
  }

  /** Whether the connection was given up because no answer came. */
  get wasSilent(): boolean {
    return this.#wasSilent
  }

  /** Whether a query is on its way. */
  get isBusy(): boolean {
    return this.#running > 0
  }

  /** What the work is given. */
  get tx(): Tx {
    const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (consumer) => consumer(this) })
    const tx: Tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
    onCommit.set(tx, this.#effects)
    return tx
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#state === 'ended') throw new Error('A query came after its transaction had ended: an await is missing.')
    if (this.#signal?.aborted) throw new CallerLeft()
    const query = { text: sql, values: parameters as unknown[], name: statementName(this.#client, sql) } // pg only reads them
    this.#running += 1
    try {
      const { rows, rowCount, command } = await (this.#state === 'new'
        ? this.#first(query)
        : this.#answered(this.#client.query(query)))
      return { rows, ...(changes.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
    } finally {
      this.#running -= 1
    }
  }

  // biome-ignore lint/correctness/useYield: results are read whole; long ones are read in pages
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Queries are not streamed here. Read in pages, by key.')
  }

  /**
   * Resolves when everything is on the disk; throws where the database took the work back because a query of it had failed, and Refusal
   * `outcomeUnknown` where the connection broke before the answer.
   */
  async commit(): Promise<void> {
    const opened = this.#state === 'open'
    this.#state = 'ended'
    if (!opened) return
    const { command } = await this.#answered(this.#client.query('commit')).catch((error: unknown) => {
      throw isCut(error) ? Object.assign(new Refusal('outcomeUnknown'), { cause: error }) : error
    })
    if (command !== 'COMMIT')
      throw new Error('A query failed, its error was caught, and the transaction went on. Use a savepoint.')
    for (const effect of this.#effects) effect()
  }

  async rollback(): Promise<void> {
    const opened = this.#state === 'open'
    this.#state = 'ended'
    if (opened) await this.#answered(this.#client.query('rollback'))
  }

  #first(query: { text: string; values: unknown[]; name: string | undefined }) {
    this.#state = 'open'
    const socket = socketOf(this.#client)
    socket.cork()
    try {
      // Should one of these fail, the transaction is aborted and the query behind it says why.
      for (const statement of this.#opening)
        this.#answered(this.#client.query(statement), this.#timeouts?.opening).catch(() => undefined)
      return this.#answered(this.#client.query(query))
    } finally {
      socket.uncork()
    }
  }

  #answered<T>(answer: Promise<T>, timeout = this.#timeouts?.statement): Promise<T> {
    if (timeout === undefined) return answer
    const stop = afterSilence(timeout, () => {
      this.#wasSilent = true
      endSilent(this.#client)
    })
    return answer.finally(stop)
  }
}
