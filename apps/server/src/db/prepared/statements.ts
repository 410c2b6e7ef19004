import type { PoolClient } from 'pg'

/** Statements that a connection keeps prepared; their plans are the server's memory, for each connection. */
export const maxPrepared = 300
/** Texts that are remembered, to tell which come again. */
const maxKnown = 3000

type Known = { name: string; isRepeated: boolean }

let made = 0
const known = new Map<string, Known>()
const prepared = new WeakMap<PoolClient, Set<string>>()

/** What `pg` has and its types leave out: what it prepared, and the message that has the server forget it. */
type Preparing = {
  connection: { parsedStatements: Record<string, string>; close(what: { type: 'S'; name: string }): void }
}

/**
 * A name under which `pg` prepares the statement on a connection, from its second use on: texts that are written once (long lists of
 * ids) never take a place. Of a connection's statements those go that were not used for the longest time.
 */
export function statementName(client: PoolClient, text: string): string | undefined {
  const { name, isRepeated } = recall(text)
  if (!isRepeated) return undefined
  const names = prepared.get(client) ?? new Set()
  prepared.set(client, names)
  touch(names, name)
  if (names.size > maxPrepared) forget(client, names)
  return name
}

function recall(text: string): Known {
  const before = known.get(text)
  // A name is never given twice: a connection may still have it prepared.
  const now = before ? { name: before.name, isRepeated: true } : { name: `bip${++made}`, isRepeated: false }
  known.delete(text)
  known.set(text, now)
  if (known.size > maxKnown) known.delete(oldestOf(known.keys()))
  return now
}

function touch(names: Set<string>, name: string): void {
  names.delete(name)
  names.add(name)
}

/** The server takes this message outside of transactions too, and minds no name that it does not know. */
function forget(client: PoolClient, names: Set<string>): void {
  const name = oldestOf(names.values())
  names.delete(name)
  const { connection } = client as unknown as Preparing
  connection.close({ type: 'S', name })
  delete connection.parsedStatements[name]
}

/** The first of a collection that is not empty. */
const oldestOf = (keys: Iterator<string>): string => keys.next().value ?? ''
