import type { BareFetcher, SWRConfiguration } from 'swr'

/**
 * What could not be loaded is said where it would stand, in a page or a dialog, never over it; this leaves a line in the browser's log,
 * with the call and without what was asked.
 */
export const logLoadFailure: NonNullable<SWRConfiguration<unknown, unknown, BareFetcher>['onError']> = (error, key) => {
  const call = /^@"([^"?]*)/.exec(key)?.[1] ?? ''
  console.warn(`Loading failed (${call}): ${error instanceof Error ? error.message : String(error)}`)
}
