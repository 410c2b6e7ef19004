import Big from 'big.js'
import { type Field, type Fields, isEmpty, scaleOf } from '../kinds/index.ts'
import type { RollUp } from '../kinds/rollUp.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a resource that roll something up. */
export const rollUpsOf = (fields: Fields): { key: string; field: Field; rollUp: RollUp }[] =>
  Object.entries(fields).flatMap(([key, field]) => (field.rollUp ? [{ key, field, rollUp: field.rollUp }] : []))

/** What a roll-up comes to over the records below one record, in wire form. Without any, a count or sum is zero and the others are empty. */
export function rolledUp(field: Field, { op, field: key = '', where = {} }: RollUp, below: readonly Values[]): unknown {
  const scale = scaleOf(field) ?? 0
  const counted = below.filter((row) => Object.entries(where).every(([name, values]) => values.includes(String(row[name]))))
  if (op === 'count') return Big(counted.length).toFixed(scale)
  const values = counted.map((row) => row[key]).filter((value) => !isEmpty(value))
  if (op === 'sum') return values.reduce((sum: Big, value) => sum.plus(String(value)), Big(0)).toFixed(scale)
  const isDecimal = scaleOf(field) !== undefined
  const isLess = (one: unknown, other: unknown) => (isDecimal ? Big(String(one)).lt(String(other)) : String(one) < String(other))
  const [best = null] = values.toSorted((one, other) => (isLess(one, other) === (op === 'min') ? -1 : 1))
  return best
}
