import { useEffect, useRef } from 'react'

type Options = {
  onSearch: ((query: string) => void) | undefined
  /** Pause in ms after which a typed query is searched; null waits for Enter. */
  delay: number | null
}

/** Searches once a query has settled, at once on demand, and never twice in a row for the same text. */
export const useSettledSearch = (initial: string, { onSearch, delay }: Options) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = useRef(initial)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = (): void => clearTimeout(timer.current)
  const now = (query: string): void => {
    cancel()
    if (query === searched.current) return
    searched.current = query
    latest.current?.(query)
  }
  const later = (query: string): void => {
    cancel()
    // In the same frame as the letter: a timer, however short, would draw twice.
    if (delay === 0) now(query)
    else if (delay !== null) timer.current = setTimeout(now, delay, query)
  }
  return { now, later, cancel }
}
