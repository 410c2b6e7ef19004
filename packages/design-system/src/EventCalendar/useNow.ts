import { now as nowIn } from '@internationalized/date'
import { useEffect, useState } from 'react'

const minute = 60_000

const read = (timeZone: string): { day: string; minute: number } => {
  const time = nowIn(timeZone)
  return { day: time.toString().slice(0, 10), minute: time.hour * 60 + time.minute }
}

/** The day and the minute that count as now, followed by the clock unless they are given. */
export const useNow = (timeZone: string, given: string | undefined): { day: string; minute: number } => {
  const [time, setTime] = useState(() => read(timeZone))
  useEffect(() => {
    if (given !== undefined) return
    const follow = () => setTime(read(timeZone))
    follow()
    const timer = setInterval(follow, minute)
    return () => clearInterval(timer)
  }, [timeZone, given])
  if (given === undefined) return time
  return { day: given.slice(0, 10), minute: Number(given.slice(11, 13)) * 60 + Number(given.slice(14, 16)) }
}
