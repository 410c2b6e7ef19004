import { dayAt } from '@bip/contract'

export { dayAt as localDay, endOfDay, instantOf, localTime, startOfDay } from '@bip/contract'

const days = new Map<string, { minute: number; day: string }>()

/** The day of now in a zone, `YYYY-MM-DD`. Lists ask for it with each request; days begin with a minute, so it is worked out once in each. */
export function todayIn(timeZone: string): string {
  const now = new Date()
  const minute = Math.floor(now.getTime() / 60_000)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayAt(now, timeZone)
  days.set(timeZone, { minute, day })
  return day
}
