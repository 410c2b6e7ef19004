import { type FieldValues, get } from 'react-hook-form'
import { compareValues } from '../model/compareValues.ts'
import { isEmpty } from '../model/rules.ts'

type Plain = string | number | boolean | null

/** A question to one field: its path in the values, or `.name` for a field of the same row. Several questions in one must all be met. */
export type FieldCondition = {
  field: string
  /** The value, or one of the values. */
  is?: Plain | readonly Plain[]
  /** Not the value, and none of the values. */
  isNot?: Plain | readonly Plain[]
  /** Holds something, or nothing. */
  isFilled?: boolean
  /** A list that has this among its values. */
  has?: Plain
  /** A decimal string, or a day; the value must not lie below. */
  atLeast?: string
  /** A decimal string, or a day; the value must not lie above. */
  atMost?: string
}

/** A condition as plain data, so that it can be stored and sent. */
export type PlainCondition =
  | FieldCondition
  | { all: readonly PlainCondition[] }
  | { any: readonly PlainCondition[] }
  | { not: PlainCondition }

/** When something holds: plain data, or a function of the values, and of the row where it stands in one. */
export type Condition<Values extends FieldValues = FieldValues> =
  | PlainCondition
  | ((values: Values, row?: FieldValues) => boolean)

const compare = (value: unknown, limit: string): number | undefined =>
  isEmpty(value) ? undefined : compareValues(String(value), limit)

const isOneOf = (value: unknown, wanted: Plain | readonly Plain[]): boolean =>
  (Array.isArray(wanted) ? wanted : [wanted]).some((one) => one === (value ?? null))

const answers = (asked: FieldCondition, value: unknown): boolean => {
  const { is, isNot, isFilled, has, atLeast, atMost } = asked
  if (is !== undefined && !isOneOf(value, is)) return false
  if (isNot !== undefined && isOneOf(value, isNot)) return false
  if (isFilled !== undefined && isFilled === isEmpty(value)) return false
  if (has !== undefined && !(Array.isArray(value) && value.includes(has))) return false
  if (atLeast !== undefined && (compare(value, atLeast) ?? -1) < 0) return false
  return atMost === undefined || (compare(value, atMost) ?? 1) <= 0
}

/** Whether a condition holds for these values; `row` is the path of the row around, such as 'lines.0'. */
export const holds = (condition: Condition, values: FieldValues, row?: string): boolean => {
  if (typeof condition === 'function') return condition(values, row === undefined ? undefined : get(values, row))
  if ('all' in condition) return condition.all.every((one) => holds(one, values, row))
  if ('any' in condition) return condition.any.some((one) => holds(one, values, row))
  if ('not' in condition) return !holds(condition.not, values, row)
  const path = condition.field.startsWith('.') ? `${row ?? ''}${condition.field}` : condition.field
  return answers(condition, get(values, path))
}

/** The paths that a condition of plain data asks for. */
export const askedFields = (condition: Condition | undefined): readonly string[] => {
  if (!condition || typeof condition === 'function') return []
  if ('all' in condition) return condition.all.flatMap(askedFields)
  if ('any' in condition) return condition.any.flatMap(askedFields)
  return 'not' in condition ? askedFields(condition.not) : [condition.field]
}
