import { type Alias, renamed } from '@bip/contract'
import type { MemoryCall } from './state.ts'

/** A call with its parameters under the names that the core knows. */
export function underOurNames(call: MemoryCall, names: Alias['names']): MemoryCall {
  if (!names) return call
  const { body } = call
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return {
    ...call,
    query: new URLSearchParams(renamed(Object.fromEntries(call.query), names)),
    body: isObject ? renamed(body as Record<string, unknown>, names) : body, // just looked at
  }
}
