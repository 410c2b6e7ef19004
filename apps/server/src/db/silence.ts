import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** The socket beneath a client: `pg` has it, and its types leave it out. */
export const socketOf = (client: ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * Calls `onSilent` after `timeout` ms unless the answer, a function that ends the waiting, was called before. Answers that arrived while
 * this process was busy with something else are read first.
 */
export function afterSilence(timeout: number, onSilent: () => void): () => void {
  let isOver = false
  const timer = setTimeout(() => setImmediate(() => isOver || onSilent()), timeout)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** Ends a connection on which nothing is heard any more; what was asked on it fails as timed out. */
export function endSilent(client: ClientBase): void {
  socketOf(client).destroy(Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' }))
}
