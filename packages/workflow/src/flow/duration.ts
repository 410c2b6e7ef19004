import { secondsIn } from '@bip/contract'
import type { Translate } from '../host/useText.ts'

const units = [
  ['time.day', 24 * secondsIn.hours],
  ['time.hour', secondsIn.hours],
  ['time.minute', secondsIn.minutes],
  ['time.second', secondsIn.seconds],
] as const

/** The time between two instants in its two largest units, such as “2 小时 51 分”; a minute or more leaves seconds out. */
export function durationText(from: string, until: string | Date, t: Translate): string {
  const seconds = Math.max(0, Math.round((new Date(until).getTime() - new Date(from).getTime()) / 1000))
  const first = units.findIndex(([, length]) => seconds >= length)
  if (first === -1) return t('time.second', { count: 0 })
  let rest = seconds
  return units
    .slice(first, first + 2)
    .flatMap(([key, length], index) => {
      const count = Math.floor(rest / length)
      rest %= length
      const isShown = count > 0 && !(key === 'time.second' && index > 0)
      return isShown ? [t(key, { count })] : []
    })
    .join(' ')
}
