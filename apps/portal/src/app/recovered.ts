import type { ErrorInfo } from 'react'

/** An event of the window: React met an error and recovered from it by itself. Its detail is the error. */
export const recoveredEvent = 'bip:recovered'

/** Tells developers of an error that React recovered from: nobody saw it, but its cause wants mending. */
export function tellRecovered(thrown: unknown, { componentStack }: ErrorInfo): void {
  // React wraps what was thrown.
  const cause = thrown instanceof Error && thrown.cause !== undefined ? thrown.cause : thrown
  const message = `React recovered from: ${cause instanceof Error ? cause.message : String(cause)}`
  const stack = `${cause instanceof Error ? cause.stack : ''}\n${componentStack ?? ''}`
  console.warn(message, stack)
  window.dispatchEvent(new CustomEvent(recoveredEvent, { detail: Object.assign(new Error(message), { stack }) }))
}
