import { useEffect } from 'react'
import useSWR from 'swr'

/** ms between two looks, with jitter so that a hundred walls do not ask in the same instant. */
const every = 8000
const jitter = 2000
const pause = (): number => every + Math.random() * jitter

/** ms after which data counts as stale. */
const staleAfter = 60_000

export type Live<T> = {
  data: T | undefined
  /** When the data shown was fetched; undefined before the first. ms since 1970. */
  at: number | undefined
  isStale: boolean
}

type Stamped<T> = { value: T; at: number }

/** Data that renews itself for weeks: the last good answer stays on the screen, its age is known, failures are retried for ever. */
export function useLive<T>(key: readonly unknown[], read: () => Promise<T>, now: number): Live<T> {
  const { data, mutate } = useSWR<Stamped<T>>(key, async () => ({ value: await read(), at: Date.now() }), {
    refreshInterval: pause,
    refreshWhenHidden: true,
    refreshWhenOffline: true,
    // Left to itself it would wait longer after each failure, up to half an hour; a wall recovers within a minute.
    onErrorRetry: (_error, _key, _config, revalidate) => void setTimeout(() => void revalidate(), pause()),
    keepPreviousData: true,
    dedupingInterval: 1000,
  })
  useEffect(() => {
    const look = (): void => void mutate()
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [mutate])
  return { data: data?.value, at: data?.at, isStale: data !== undefined && now - data.at > staleAfter }
}
