import { compareDecimal } from '../../NumberField/decimal.ts'

const decimal = /^[+-]?\d+(\.\d*)?$/

/** Orders decimals by their value and without rounding; days, months and times, which are text, by their order. */
export const compareValues = (value: string, limit: string): number => {
  if (decimal.test(value) && decimal.test(limit)) return compareDecimal(value, limit)
  return value < limit ? -1 : Number(value > limit)
}
