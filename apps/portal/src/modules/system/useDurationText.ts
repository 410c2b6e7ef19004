import { convertTime, secondsIn, type TimeUnit } from '@bip/contract'
import { useLocale } from '@bip/design-system'
import { useCallback } from 'react'
import { useSystemText } from './useSystemText.ts'

const units = ['hours', 'minutes', 'seconds'] as const satisfies readonly TimeUnit[]

/** Writes a time given in ms in the largest unit of which it holds one, with up to `decimals` digits: `1.234 s`, `2.5 h`. */
export function useDurationText(): (ms: number, decimals?: number) => string {
  const { t } = useSystemText()
  const { formatNumber } = useLocale()
  return useCallback(
    (ms, decimals) => {
      const unit = units.find((one) => ms >= secondsIn[one] * 1000)
      if (!unit) return t('time.milliseconds', { amount: formatNumber(ms) })
      const amount = convertTime(ms / 1000, 'seconds', unit, decimals)
      return t(`time.${unit}`, { amount: formatNumber(Number(amount), { maximumFractionDigits: decimals ?? 3 }) })
    },
    [t, formatNumber],
  )
}
