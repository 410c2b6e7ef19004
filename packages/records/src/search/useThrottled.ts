import { useEffect, useState } from 'react'

/** A value that changes at most once in so many ms; the first change passes at once, the last one always. */
export const useThrottled = <T>(value: T, ms: number): T => {
  const [passed, setPassed] = useState({ value, at: 0 })
  useEffect(() => {
    if (Object.is(passed.value, value)) return
    const wait = Math.max(0, passed.at + ms - Date.now())
    const timer = setTimeout(() => setPassed({ value, at: Date.now() }), wait)
    return () => clearTimeout(timer)
  }, [value, passed, ms])
  return ms === 0 ? value : passed.value
}
