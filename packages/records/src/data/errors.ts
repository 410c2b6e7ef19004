import { ApiError } from '@bip/contract/client'

/** How a failed call looks on a screen. */
export type FailureLook = 'forbidden' | 'gone' | 'failed'

/** What kind of page a failed call makes. */
export const lookOf = (error: unknown): FailureLook => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 403) return 'forbidden'
  return error.code === 404 ? 'gone' : 'failed'
}

/** The sentence of an error, as the gateway or the network said it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether somebody gave the call up on purpose. */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
