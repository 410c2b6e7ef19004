import type { RoomState } from '@bip/contract'
import type { Kysely, Transaction } from 'kysely'

/** Tables are made from the cores at run time, so their names and columns are not known to the compiler. */
export type Tables = Record<string, Record<string, unknown>>

/** One open transaction. Everything that reads or writes rows takes it as its first argument. */
export type Tx = Transaction<Tables>

export type Work<T> = (tx: Tx) => Promise<T>

/** The one way to the rows, alike for the embedded database and for PostgreSQL. */
export type Database = {
  /** `embedded` is PGlite in the data folder, `plant` is PostgreSQL at DATABASE_URL. */
  home: 'embedded' | 'plant'
  /**
   * One transaction as a role without any right of its own, seeing one tenant's rows only. Commits when `work` resolves, rolls back
   * when it throws. `readOnly` refuses writes and opens no transaction: each query sees what is stored when it is asked. Throws a Refusal (`tooSlow`, `storageFull`,
   * `busy`) where the database could not do it.
   */
  asTenant<T>(tenantId: string, work: Work<T>, options?: { readOnly?: boolean }): Promise<T>
  /**
   * One transaction as the owner of the tables, past every policy: sign-in lookups, outbox, seed. `timeout` is the milliseconds that a
   * statement of it may take where that is more than usual.
   */
  asSystem<T>(work: Work<T>, options?: { readOnly?: boolean; timeout?: number }): Promise<T>
  /** The same for small writes, which go on while the disk is nearly full: sessions, and what makes room. */
  small: Pick<Database, 'asTenant' | 'asSystem'>
  /** Whether there is room for writes on the disk, as far as that can be known here. */
  room(): RoomState
  /** Builds queries without running them; for compiling SQL once at start. */
  builder: Kysely<Tables>
  close(): Promise<void>
}
