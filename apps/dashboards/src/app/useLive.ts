import { useEffect } from 'react'
import useSWR from 'swr'

/** ms between two looks, with jitter so that a hundred walls do not ask in the same instant. */
const every = 8000
const jitter = 2000
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
    refreshInterval: () => every + Math.random() * jitter,
    refreshWhenHidden: true,
    refreshWhenOffline: true,
    shouldRetryOnError: true,
    errorRetryInterval: every,
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
