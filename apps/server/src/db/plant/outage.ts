import type { Outage } from '../pooled.ts'

/** One call that works says little while others fail, ms. */
const quiet = 5000

/** Says through `log` when the database begins to fail, and when no call has failed for five seconds. */
export function watchOutage(log: (line: string) => void, now = () => performance.now()): Outage {
  let since: number | undefined
  let last = 0
  return {
    failed: (error) => {
      last = now()
      if (since !== undefined) return
      since = last
      log(`PostgreSQL fails (${reasonOf(error)}). Calls are told to come back until it works again.`)
    },
    worked: () => {
      if (since === undefined || now() - last < quiet) return
      log(`PostgreSQL works again; calls had failed for ${((last - since) / 1000).toFixed(1)} s.`)
      since = undefined
    },
  }
}

/** Why it failed, in a few words. Where every address of a host refused, the words are in the code alone. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return [code, error.message].filter(Boolean).join(', ')
}
