import { type CellValue, isEmptyValue, numberOf, type ValueType } from './values.ts'

/** What a column says of several rows: a usual figure, or the column's own. */
export type Aggregate = 'sum' | 'average' | 'min' | 'max' | 'count' | ((values: readonly CellValue[]) => CellValue)

const decimal = /^(-?)(\d*)(?:\.(\d*))?$/

/** Exact sum of decimal strings; numbers are summed as their decimal writing. Undefined when one is not a plain decimal. */
const exactSum = (values: readonly CellValue[]): { digits: bigint; scale: number } | undefined => {
  const byScale: bigint[] = []
  for (const value of values) {
    const match = decimal.exec(String(value))
    if (!match) return undefined
    const [, sign = '', whole = '', fraction = ''] = match
    const digits = BigInt(`${whole}${fraction}` || '0')
    byScale[fraction.length] = (byScale[fraction.length] ?? 0n) + (sign === '-' ? -digits : digits)
  }
  const scale = Math.max(0, byScale.length - 1)
  const digits = byScale.reduce((sum, part, places) => sum + (part ?? 0n) * 10n ** BigInt(scale - places), 0n)
  return { digits, scale }
}

const written = (digits: bigint, scale: number): string => {
  const sign = digits < 0n ? '-' : ''
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** Decimals keep at least so many places when they are divided. */
const quotientScale = 4

const ofDecimals = (values: readonly CellValue[], isAverage: boolean): string | undefined => {
  const sum = exactSum(values)
  if (!sum) return undefined
  if (!isAverage) return written(sum.digits, sum.scale)
  const scale = Math.max(sum.scale, quotientScale)
  return written((sum.digits * 10n ** BigInt(scale - sum.scale)) / BigInt(values.length), scale)
}

const min = (values: readonly CellValue[], isNumber: boolean, sign: 1 | -1): CellValue =>
  values.reduce((best, value) => {
    const isBetter = isNumber
      ? sign * (numberOf(value) - numberOf(best)) < 0
      : sign * (String(value) < String(best) ? -1 : String(value) > String(best) ? 1 : 0) < 0
    return isBetter ? value : best
  }, values[0])

/** The figure for these values, empty ones left out; null where there is none. Decimals are summed exactly. */
export const aggregate = (kind: Aggregate, values: readonly CellValue[], type: ValueType): CellValue => {
  if (typeof kind === 'function') return kind(values)
  const filled = values.filter((value) => !isEmptyValue(value))
  if (kind === 'count') return filled.length
  if (filled.length === 0) return null
  const isNumber = type === 'number' || type === 'decimal'
  if (kind === 'min' || kind === 'max') return min(filled, isNumber, kind === 'min' ? 1 : -1)
  if (type === 'decimal') return ofDecimals(filled, kind === 'average') ?? null
  const sum = filled.reduce<number>((total, value) => total + numberOf(value), 0)
  if (Number.isNaN(sum)) return null
  return kind === 'sum' ? sum : sum / filled.length
}
