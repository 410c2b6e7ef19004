import { decimalSigns, formatDecimal, useLocale } from '@bip/design-system'
import { useMemo } from 'react'

/** Writes decimal strings as the language does, every digit kept. */
export const useFigures = (): ((value: string, minimumDecimals?: number) => string) => {
  const { locale } = useLocale()
  return useMemo(() => {
    const signs = decimalSigns(locale)
    return (value, minimumDecimals = 0) => formatDecimal(value, signs, { minimumDecimals })
  }, [locale])
}

/** A decimal as string, whether the gateway sent text or a number; null where it is neither. */
export const decimalText = (value: unknown): string | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? value.trim() : null
}

/** Cuts zeros at the end, but leaves as many decimals as are always shown. */
export const trimZeros = (value: string, min: number): string => {
  const [whole = '', fraction = ''] = value.split('.')
  const kept = fraction.replace(/0+$/, '').padEnd(Math.min(min, fraction.length), '0')
  return kept === '' ? whole : `${whole}.${kept}`
}
