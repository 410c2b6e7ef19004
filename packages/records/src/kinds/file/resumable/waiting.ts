import { authCalls } from '@bip/contract'
import { ApiError, type Client } from '@bip/contract/client'

/** Rejects with the signal's reason; resolves after so many ms, or sooner when the window hears `event`. */
export function pauseFor(ms: number, signal: AbortSignal, event?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      if (event) removeEventListener(event, done)
    }
    const done = (): void => {
      end()
      resolve()
    }
    const abort = (): void => {
      end()
      reject(signal.reason)
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', abort, { once: true })
    if (event) addEventListener(event, done)
    if (signal.aborted) abort()
  })
}

const lookMs = 1000

/** Resolves when a session of the same person is there: renewed at once where that works, else when they have signed in again. */
export async function sessionAgain(client: Client, userId: string, signal: AbortSignal, onSignedOut: () => void): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    signal.throwIfAborted()
    if (client.session.current()?.userId === userId && (await isTaken(client))) return
    if (!isTold) onSignedOut()
    await pauseFor(lookMs, signal, 'storage')
  }
}

/** Whether the gateway takes the session; the client renews its token where it has aged. */
async function isTaken(client: Client): Promise<boolean> {
  try {
    await client.request({ path: authCalls.userInfo, silent: true })
    return true
  } catch (error) {
    return !(error instanceof ApiError && error.code === 401)
  }
}
