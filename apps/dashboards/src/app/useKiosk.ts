import { useEffect } from 'react'

/** Hours of the night in which a wall may start anew. */
const night = { from: 3, to: 4 }

async function isReachable(): Promise<string | undefined> {
  try {
    const answer = await fetch(`/version.json?${Math.random().toString(36).slice(2)}`, { cache: 'no-store' })
    const body: unknown = answer.ok ? await answer.json() : undefined
    return typeof body === 'object' && body !== null && 'version' in body ? String(body.version) : undefined
  } catch {
    return undefined
  }
}

/** Keeps the screen on where the browser allows it (it does not on plain http beyond this machine). */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    const hold = (): void => {
      if (document.visibilityState === 'visible')
        navigator.wakeLock.request('screen').then(
          (held) => (lock = held),
          () => undefined,
        )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}

/** Loads a newly published version within minutes, and everything anew once a night; never while the server is away. */
function useRenewal(): void {
  useEffect(() => {
    const started = Date.now()
    let loaded: string | undefined
    const look = async (): Promise<void> => {
      const version = await isReachable()
      if (!version) return
      loaded ??= version
      const hour = new Date().getHours()
      const isDue = Date.now() - started > 12 * 3_600_000 && hour >= night.from && hour < night.to
      if (version !== loaded || isDue) window.location.reload()
    }
    void look()
    const timer = setInterval(() => void look(), 5 * 60_000)
    return () => clearInterval(timer)
  }, [])
}

/** What a screen needs that nobody touches for weeks. */
export function useKiosk(): void {
  useWakeLock()
  useRenewal()
}
