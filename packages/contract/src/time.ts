import Big from 'big.js'
import type { Language } from './i18n.ts'

/** Seconds in one of each unit of time. */
export const secondsIn = { seconds: 1, minutes: 60, hours: 3600 } as const
export type TimeUnit = keyof typeof secondsIn

/**
 * An amount of time in another unit, as a decimal without trailing zeros: rounded half up to `decimals` digits, default 3. Hours become
 * whole seconds, and a second that has begun counts. Throws where `amount` is no decimal.
 */
export function convertTime(amount: string | number, from: TimeUnit, to: TimeUnit, decimals = 3): string {
  const seconds = Big(amount).times(secondsIn[from])
  const isWhole = from === 'hours' && to === 'seconds'
  // Far more digits than any answer shows, so that only one rounding is seen.
  const converted = isWhole ? seconds.round(0, Big.roundUp) : divided(seconds, secondsIn[to]).round(decimals, Big.roundHalfUp)
  return converted.toFixed()
}

function divided(seconds: Big, by: number): Big {
  const Exact = Big()
  Exact.DP = 40
  return new Exact(seconds).div(by)
}

/** A day as a language writes it in a sentence: `2026-11-20`, `20 Nov 2026`, `20/11/2026`. `day` is `YYYY-MM-DD`. */
export function dayIn(day: string, language: Language): string {
  const [year, month, date] = day.split('-')
  if (language === 'vi') return `${date}/${month}/${year}`
  if (language === 'zh-CN') return day
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
}
