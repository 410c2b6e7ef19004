import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** What an installation knows about itself. `demo` is there when it was filled with demonstration data; `pruned` says when old rows were last taken away. */
type Facts = {
  demo: { day: string; passwordMark: string }
  load: { contacts: number }
  /** How many moves of every balance are there, and which indexes are still to be built. */
  stockLoad: { moves: number; indexes: { name: string; made: string }[] }
  pruned: { at: string }
}

/** A fact about this installation, or undefined. Needs a transaction of the owner. */
export async function readFact<K extends keyof Facts>(tx: Tx, name: K): Promise<Facts[K] | undefined> {
  const { rows } = await sql<{ value: Facts[K] }>`select value from installation where name = ${name}`.execute(tx)
  return rows[0]?.value
}

export async function writeFact<K extends keyof Facts>(tx: Tx, name: K, value: Facts[K]): Promise<void> {
  await sql`
    insert into installation (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx)
}
