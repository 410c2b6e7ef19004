import { isEmpty } from '../kinds/empty.ts'

/**
 * What must hold of a field: one of these values, none of them, filled or not, the caller themself or somebody else (of a person), or before today (of a day).
 */
export type Condition = readonly string[] | { not: readonly string[] } | { filled: boolean } | { me: boolean } | { past: true }
export type Conditions = Readonly<Record<string, Condition>>

/** Who asks, and which day it is there. */
export type Asker = { userId: string /** `YYYY-MM-DD` in the tenant's zone. */; today: string }

const isList = (condition: Condition): condition is readonly string[] => Array.isArray(condition)

/** Whether a condition holds of a value in wire form. The server says the same in SQL (`conditionSql`). */
export function holds(condition: Condition, value: unknown, { userId, today }: Asker): boolean {
  if (isList(condition)) return condition.includes(String(value ?? ''))
  if ('not' in condition) return !condition.not.includes(String(value ?? ''))
  if ('filled' in condition) return condition.filled !== isEmpty(value)
  if ('me' in condition) return condition.me === (value === userId)
  return typeof value === 'string' && value !== '' && value.slice(0, 10) < today
}
