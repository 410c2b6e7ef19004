import { Refusal } from '../http/errors.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True for the violation of a unique index; `constraint` narrows it to one. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  return constraint === undefined || (error as { constraint?: string }).constraint === constraint // pg's errors name it
}

const busy = /^(08|53300|57P|40001|40P01|55P03|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/
const full = /^(53100|ENOSPC|EDQUOT)/

/** What the database could not do, as the refusal that a caller is told; every other error as it came. */
export function toldFailure(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === '57014') return new Refusal('tooSlow')
  if (full.test(code)) return new Refusal('storageFull')
  if (busy.test(code)) return new Refusal('busy')
  if (
    error instanceof Error &&
    /connection (terminated|timeout)|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  )
    return new Refusal('busy')
  return error
}
