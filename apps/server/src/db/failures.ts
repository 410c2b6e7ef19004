import type { Pool } from 'pg'
import { isDiskFull } from '../base/disk.ts'
import { Refusal } from '../base/errors.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True for the violation of a unique index; `constraint` narrows it to one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint // pg's errors name it
}

/** The connection broke, timed out, or was ended by the server. */
const cutCode = /^(08|57P|25P0[34]|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ERR_STREAM_)/
const cutMessage = /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable/i
/** Resources are exhausted (connections, memory), or another transaction was in the way. */
const busyCode = /^(53|40001|40P01|55P03)/
/** The database found its disk full. */
const fullCode = '53100'
/** A write was refused, or a transaction that writes could not begin. */
const readOnlyCode = /^(25006|0A000)$/

/** True where the connection was lost: nobody knows whether the statement that was on its way has been done. */
export function isCut(error: unknown): boolean {
  const code = codeOf(error)
  return code === '' ? error instanceof Error && cutMessage.test(error.message) : cutCode.test(code)
}

/**
 * What the database could not do, as the refusal that a caller is told; every other error as it came. `isWriting`: a server that only
 * reads (a standby, a full disk) is `busy`; without it such an error is a fault of ours.
 */
export function toldFailure(error: unknown, { isWriting = false }: { isWriting?: boolean } = {}): unknown {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === '57014') return new Refusal('tooSlow')
  if (code === fullCode || isDiskFull(error)) return new Refusal('storageFull')
  if (busyCode.test(code) || isCut(error) || (isWriting && readOnlyCode.test(code))) return new Refusal('busy')
  return error
}

/**
 * The error of a connection reaches whoever waits for its answer. One that nobody waits for ends the connection and no more: without a
 * listener it would end the process.
 */
export function bearErrors(pool: Pool): void {
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
}

function ignore(): void {}
