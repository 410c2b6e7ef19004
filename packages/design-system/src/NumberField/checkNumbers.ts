import { warnProp } from '../foundations/warnProp.ts'
import { compareDecimal, isDecimal } from './decimal.ts'

type Numbers = { value?: string | null; min?: string; max?: string; step: string; precision?: number }

/** Tells in development of numbers that are no decimal strings, which the types cannot tell apart, and of bounds that leave no room. */
export const checkNumbers = ({ value, min, max, step, precision }: Numbers): void => {
  if (!import.meta.env.DEV) return
  const given = Object.entries({ value, min, max, step })
  const wrong = given.find(([, text]) => text !== undefined && text !== null && !(typeof text === 'string' && isDecimal(text)))
  if (wrong) {
    const [prop, text] = wrong
    warnProp('NumberField', prop, `is ${JSON.stringify(text)}, not a decimal string such as "1234.5"`)
    return
  }
  if (min !== undefined && max !== undefined && compareDecimal(min, max) > 0)
    warnProp('NumberField', 'min', `is ${min}, above max ${max}; no number is right`)
  if (compareDecimal(step, '0') <= 0) warnProp('NumberField', 'step', `is ${step}; the arrows need a positive step`)
  if (precision !== undefined && (precision < 0 || !Number.isInteger(precision)))
    warnProp('NumberField', 'precision', `is ${precision}, not a number of decimals`)
}
