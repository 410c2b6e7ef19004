import Big from 'big.js'
import { bad, type Checked, ok } from './trait.ts'

/** What a figure may say beside its label. */
export type Figure = {
  /** Digits behind the point. */
  scale?: number
  min?: string
  max?: string
  /** Lists show its sum over all that match. Default false. */
  summed?: boolean
}

const largest = '99999999999999'
const decimalForm = /^[+-]?\d{1,20}(\.\d{1,12})?$/

/** Reads decimal strings and numbers, answers a plain decimal string of at most `scale` digits. */
export function checkDecimal({ min, max = largest }: Figure, scale: number, raw: unknown): Checked {
  const written = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  if (!decimalForm.test(written)) return bad('number')
  // Big knows no leading plus.
  const value = Big(written.replace('+', ''))
  if (!value.round(scale).eq(value)) return bad('scale', { scale })
  if (min !== undefined && value.lt(min)) return bad('tooSmall', { min })
  if (value.gt(max)) return bad('tooBig', { max })
  if (value.lt(`-${largest}`)) return bad('tooSmall', { min: `-${largest}` })
  return ok(value.toFixed(scale))
}

/** A figure within the limits of its field. */
export const sampleDecimal = ({ min, max }: Figure, scale: number): string =>
  Number(min ?? (max !== undefined && Number(max) < 12 ? max : '12')).toFixed(scale)
