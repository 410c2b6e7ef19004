import Big from 'big.js'
import { type Field, type Fields, isEmpty, scaleOf } from '../kinds/index.ts'

type Values = Readonly<Record<string, unknown>>

/** What a field says of the records that hang under its own: how many there are, or the sum, least or greatest of a field of theirs. */
export type RollUp = {
  /** Key of the resource that hangs under this one. */
  of: string
  op: 'count' | 'sum' | 'min' | 'max'
  /** The field there; none for `count`. */
  field?: string
  /** The reference there that names this record. Default the one by which they hang under it. */
  by?: string
  /** Which of them count, by key of a state, a word or a yes or no: values that are let in. Default all. */
  where?: Readonly<Record<string, readonly string[]>>
}

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
