import { sql } from 'kysely'
import type { ClientBase } from 'pg'
import type { Tx } from '../database.ts'
import { newId } from '../id.ts'

/**
 * Tables beside the product's own ones, for the embedded database and its one session: thousands of rows are made ready in one, a slice
 * at a time and seen by nobody, and become rows of the table they are for at one stroke, as its child. Then they move over, a slice at a
 * time, which nobody sees either. While they do, indexes of the table do not hold for them; whoever stores looks for duplicates first,
 * and with one session nothing comes in between.
 */
const schema = 'bip_staging'

/** Makes an empty stage for a table and answers its full name. Needs a transaction of the owner. */
export async function makeStage(tx: Tx, table: string): Promise<string> {
  const name = `${schema}.${table}_${newId()}`
  await sql`create schema if not exists ${sql.id(schema)}`.execute(tx)
  await sql`create table ${sql.table(name)} (like ${sql.table(table)} including all)`.execute(tx)
  // Through its parent a stage is guarded by the parent's policies; by itself it is for nobody.
  await sql`alter table ${sql.table(name)} enable row level security`.execute(tx)
  return name
}

/** Makes the rows of a stage rows of its table, for everybody and at once. */
export async function attachStage(tx: Tx, stage: string, table: string): Promise<void> {
  await sql`alter table ${sql.table(stage)} inherit ${sql.table(table)}`.execute(tx)
}

export const dropStage = (tx: Tx, stage: string): Promise<unknown> => sql`drop table if exists ${sql.table(stage)}`.execute(tx)

/** A stage whose rows are its table's. */
export type Attached = { stage: string; table: string }

/** The stages whose rows still have to move over. */
export async function attachedStages(tx: Tx): Promise<Attached[]> {
  const { rows } = await sql<Attached>`select n.nspname || '.' || c.relname as stage, p.relname as "table"
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class p on p.oid = i.inhparent where n.nspname = ${schema} order by c.relname`.execute(tx)
  return rows
}

/** Moves so many rows of a stage over to its table; drops the stage when none is left. Answers how many it moved. */
export async function moveOver(tx: Tx, { stage, table }: Attached, count: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`with moved as (delete from only ${sql.table(stage)}
      where ctid = any(array(select ctid from only ${sql.table(stage)} limit ${count})) returning *)
    insert into ${sql.table(table)} select * from moved`.execute(tx)
  if (numAffectedRows === 0n) await dropStage(tx, stage)
  return Number(numAffectedRows)
}

/** Drops what an end in the middle left unfinished: stages that never became anything. */
export async function dropUnattached(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'r' and not exists (select from pg_inherits i where i.inhrelid = c.oid)`,
    [schema],
  )
  for (const { name } of rows) await client.query(`drop table ${name}`)
}
