import { type CellValue, isEmptyValue, numberOf, textOf, type ValueType } from '../model/values.ts'

/** One step of an order, over what it reads from a row. */
export type SortStep<T> = {
  read: (row: T) => CellValue
  type: ValueType
  isDescending: boolean
  /** The column's own order of two values, instead of the type's. */
  compare?: (a: CellValue, b: CellValue) => number
}

/** Text of a language by its collator; dates in ISO form by their characters, which are in order as they stand. */
const textOrder = (type: ValueType, collator: Intl.Collator): ((a: string, b: string) => number) =>
  type === 'text' ? collator.compare : (a, b) => (a < b ? -1 : a > b ? 1 : 0)

const isByNumber = ({ type, compare }: SortStep<never>): boolean =>
  !compare && (type === 'number' || type === 'decimal' || type === 'boolean')

/** The place of each distinct value among all of them: comparing happens once a value, not once a row. */
const ranksOf = <V>(values: readonly V[], compare: (a: V, b: V) => number): Map<V, number> => {
  const sorted = [...new Set(values)].sort(compare)
  const ranks = new Map<V, number>()
  let rank = 0
  sorted.forEach((value, place) => {
    const before = sorted[place - 1]
    if (place > 0 && before !== undefined && compare(before, value) !== 0) rank += 1
    ranks.set(value, rank)
  })
  return ranks
}

/** A number for every row in whose order the step stands; NaN for an empty value. Rows that are not loaded count as empty. */
export const sortKeys = <T>(rows: readonly T[], step: SortStep<T>, collator: Intl.Collator): Float64Array => {
  const keys = new Float64Array(rows.length)
  if (isByNumber(step)) {
    // Adding 0 makes the negative zero a zero, so that both are the same key.
    for (let at = 0; at < rows.length; at += 1) keys[at] = numberOf(step.read(rows[at] as T)) + 0
    return keys
  }
  const values = rows.map((row) => {
    const value = step.read(row)
    return isEmptyValue(value) ? null : step.compare ? value : textOf(value)
  })
  const filled = values.filter((value) => value !== null)
  const byText = textOrder(step.type, collator)
  const ranks = ranksOf(filled, step.compare ?? ((a, b) => byText(a as string, b as string))) // textOf made strings of them.
  values.forEach((value, at) => {
    keys[at] = value === null ? Number.NaN : (ranks.get(value) ?? Number.NaN)
  })
  return keys
}

/** Compares two rows by all steps, as sorting by their keys does; 0 when no step tells them apart. */
export const compareRows = <T>(steps: readonly SortStep<T>[], collator: Intl.Collator): ((a: T, b: T) => number) => {
  const comparisons = steps.map((step) => {
    const byText = textOrder(step.type, collator)
    const byNumber = isByNumber(step)
    return (a: T, b: T): number => {
      const [left, right] = [step.read(a), step.read(b)]
      const [noLeft, noRight] = byNumber
        ? [Number.isNaN(numberOf(left)), Number.isNaN(numberOf(right))]
        : [isEmptyValue(left), isEmptyValue(right)]
      if (noLeft || noRight) return Number(noLeft) - Number(noRight)
      const difference = step.compare
        ? step.compare(left, right)
        : byNumber
          ? numberOf(left) - numberOf(right)
          : byText(textOf(left), textOf(right))
      return step.isDescending ? -difference : difference
    }
  })
  return (a, b) => {
    for (const compare of comparisons) {
      const difference = compare(a, b)
      if (difference !== 0) return difference
    }
    return 0
  }
}
