import Big from 'big.js'

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
