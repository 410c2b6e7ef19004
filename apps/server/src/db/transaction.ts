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
import type { QueryResult as Answer, PoolClient } from 'pg'
import { CallerLeft } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import type { Tables, Tx } from './database.ts'
import { isCut } from './failures.ts'
import { statementName } from './prepared/statements.ts'
import { afterSilence, endSilent, socketOf } from './silence.ts'

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

type Query = { text: string; values: unknown[]; name: string | undefined }

export type TransactionOptions = {
  /** What the connection needs first. */
  opening: readonly string[]
  /**
   * Begins the transaction. Absent: each query stands by itself, which spares the server a beginning and an end; only for reading, on a
   * connection that has the rights for it.
   */
  begin?: string | undefined
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  timeouts?: AnswerTimeouts | undefined
}

/**
 * One transaction over one connection. It begins together with its first query, in one round trip, and refuses everything after its
 * end: a forgotten `await` must not read with the rights of the next caller. Between two queries it ends where its caller left.
 */
export class OpenTransaction implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #opening: readonly string[]
  readonly #begin: string | undefined
  readonly #signal: AbortSignal | undefined
  readonly #timeouts: AnswerTimeouts | undefined
  readonly #effects: (() => void)[] = []
  #running = 0
  #state: 'new' | 'open' | 'ended' = 'new'
  #wasOpened = false
  #wasSilent = false
  /** Answers of the opening, beginning included; only the first query of a transaction is sent before they are there. */
  #opened: Promise<unknown> | undefined
  /** The last answer that was asked for; they come in the order of the questions. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient, { opening, begin, signal, timeouts }: TransactionOptions) {
    this.#client = client
    this.#opening = opening
    this.#begin = begin
    this.#signal = signal
    this.#timeouts = timeouts
  }

  /** Whether the connection was given up because no answer came. */
  get wasSilent(): boolean {
    return this.#wasSilent
  }

  /** Whether the connection was told what it needs, which comes with the first query. */
  get wasOpened(): boolean {
    return this.#wasOpened
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
      const { rows, rowCount, command } = await this.#ask(query)
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
    if (this.#begin === undefined) await this.#settled()
    else await this.#committed()
    for (const effect of this.#effects) effect()
  }

  async rollback(): Promise<void> {
    const opened = this.#state === 'open'
    this.#state = 'ended'
    if (!opened) return
    if (this.#begin === undefined) return this.#settled()
    await this.#answered(this.#client.query('rollback'))
  }

  async #committed(): Promise<void> {
    const { command } = await this.#answered(this.#client.query('commit')).catch((error: unknown) => {
      throw isCut(error) ? Object.assign(new Refusal('outcomeUnknown'), { cause: error }) : error
    })
    if (command !== 'COMMIT')
      throw new Error('A query failed, its error was caught, and the transaction went on. Use a savepoint.')
  }

  /** Throws where the connection did not get what it needs; waits for questions that a work left behind when it failed. */
  async #settled(): Promise<void> {
    await this.#opened
    await this.#last.catch(() => undefined)
  }

  async #ask(query: Query): Promise<Answer> {
    const isFirst = this.#state === 'new'
    this.#state = 'open'
    this.#wasOpened = true
    if (isFirst && this.#begin !== undefined) return this.#first(query, this.#begin)
    if (isFirst && this.#opening.length > 0) this.#opened = Promise.all(this.#sent(this.#opening))
    // Behind an opening that failed, the connection may still have the rights of another tenant.
    if (this.#opened) await this.#opened
    const answer = this.#answered(this.#client.query(query))
    this.#last = answer
    return answer
  }

  #first(query: Query, begin: string): Promise<Answer> {
    const socket = socketOf(this.#client)
    socket.cork()
    try {
      // Should one of these fail, the transaction is aborted, and so is the query behind it.
      const opened = Promise.all(this.#sent([...this.#opening, begin]))
      this.#opened = opened
      const answer = this.#answered(this.#client.query(query))
      return Promise.all([opened, answer]).then(() => answer)
    } finally {
      socket.uncork()
    }
  }

  #sent(statements: readonly string[]): Promise<unknown>[] {
    return statements.map((statement) => this.#answered(this.#client.query(statement), this.#timeouts?.opening))
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
