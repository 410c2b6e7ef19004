import Big from 'big.js'
import { dayNumber, dayText } from '../calendar/day.ts'
import { checkDay } from '../kinds/date.ts'
import type { Formula } from '../kinds/formula.ts'

type Join = Extract<Formula, { op: 'join' }>

/** Computes a formula over a record; `null` where an argument is empty. */
export function evaluate(formula: Formula, record: Record<string, unknown>): string | null {
  if (formula.op === 'count') return String(linesOf(record, formula.lines).length)
  if (formula.op === 'sum') {
    const sum = linesOf(record, formula.lines).reduce((total, line) => total.plus(decimalOf(line[formula.of]) ?? 0), Big(0))
    return sum.round(formula.scale ?? 2, Big.roundHalfUp).toFixed(formula.scale ?? 2)
  }
  if (formula.op === 'join') return joined(formula, record)
  if (formula.op === 'addDays') return daysAfter(record[formula.from], argument(formula.days, record))
  const args = formula.args.map((arg) => (typeof arg === 'string' ? argument(arg, record) : decimalOf(evaluate(arg, record))))
  if (args.some((arg) => arg === null)) return null
  const [first, ...rest] = args as Big[] // nulls were answered above
  if (!first) return null
  const value = rest.reduce((left, right) => apply(formula.op, left, right), first)
  return value.round(formula.scale ?? 2, Big.roundHalfUp).toFixed(formula.scale ?? 2)
}

/** Whether a formula is about the lines of a record. */
export const isOverLines = (formula: Formula): boolean =>
  'lines' in formula || ('args' in formula && formula.args.some((arg) => typeof arg !== 'string' && isOverLines(arg)))

function joined({ args, between = ' ', before = '', without = '' }: Join, record: Record<string, unknown>): string | null {
  const texts = args.map((key) => (record[key] === null || record[key] === undefined ? '' : String(record[key]).trim()))
  const text = texts.filter(Boolean).join(between)
  return (text && [...`${before}${text}`].filter((sign) => !without.includes(sign)).join('')) || null
}

/** Days that a calendar of four-digit years knows; what lies beyond is no date. */
const [firstDay, lastDay] = [dayNumber('0001-01-01'), dayNumber('9999-12-31')]

function daysAfter(from: unknown, days: Big | null): string | null {
  // While somebody types there are days that no calendar has.
  const checked = checkDay(undefined, from)
  if (!('value' in checked) || !days?.eq(days.round(0))) return null
  const day = dayNumber(String(checked.value)) + days.toNumber()
  return day >= firstDay && day <= lastDay ? dayText(day) : null
}

function apply(op: 'add' | 'subtract' | 'multiply' | 'percent', left: Big, right: Big): Big {
  if (op === 'add') return left.plus(right)
  if (op === 'subtract') return left.minus(right)
  return op === 'multiply' ? left.times(right) : left.times(right).div(100)
}

const linesOf = (record: Record<string, unknown>, key: string): Record<string, unknown>[] =>
  Array.isArray(record[key]) ? record[key].filter((line) => typeof line === 'object' && line !== null) : []

const argument = (arg: string, record: Record<string, unknown>): Big | null =>
  /^-?\d/.test(arg) ? Big(arg) : decimalOf(record[arg])

function decimalOf(value: unknown): Big | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  // Big knows no leading plus.
  return /^[+-]?\d+(\.\d+)?$/.test(String(value)) ? Big(String(value).replace('+', '')) : null
}
