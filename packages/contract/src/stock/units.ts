import Big from 'big.js'

const digits = 4

/** A quantity of a unit, of which one is `factor` base units, in base units. */
export const inBase = (quantity: string, factor: string): string =>
  Big(quantity).times(factor).round(digits, Big.roundHalfUp).toFixed(digits)

/** So many base units in a unit of which one is `factor` base units. */
const inUnit = (base: string, factor: string): string => Big(base).div(factor).round(digits, Big.roundHalfUp).toFixed(digits)

/** Whether a quantity is the same again after it was stored in base units: too small a part of a base unit is not. */
export const convertsBack = (quantity: string, factor: string): boolean =>
  inUnit(inBase(quantity, factor), factor) === Big(quantity).toFixed(digits)
