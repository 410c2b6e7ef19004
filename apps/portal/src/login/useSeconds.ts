import { useEffect, useState } from 'react'

/** Seconds that are left of a wait, and what begins one. */
export function useSeconds(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft((before) => before - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
