import Big from 'big.js'
import { blankOf, type Field, type Fields, isEmpty, keysIn } from '../kinds/index.ts'
import type { When } from '../kinds/when.ts'

type Values = Readonly<Record<string, unknown>>

const isDecimal = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text)

function isEqual(value: unknown, wanted: string | boolean): boolean {
  const [one, other] = [String(value ?? '').trim(), String(wanted)]
  return one === other || (isDecimal(one) && isDecimal(other) && Big(one.replace('+', '')).eq(other.replace('+', '')))
}

/** Whether a condition holds of the values of a record, as they are typed or as they are stored. */
export function holdsWhen(when: When, values: Values): boolean {
  if ('all' in when) return when.all.every((one) => holdsWhen(one, values))
  if ('any' in when) return when.any.some((one) => holdsWhen(one, values))
  if ('not' in when) return !holdsWhen(when.not, values)
  const value = values[when.field]
  if ('filled' in when) return when.filled !== isEmpty(value)
  if ('eq' in when) return isEqual(value, when.eq)
  return keysIn(value).some((key) => when.in.some((wanted) => isEqual(key, wanted)))
}

/** How a field stands in a record: hidden ones hold nothing, fixed ones what is stored, required ones must be filled. */
export type FieldStatus = { isHidden: boolean; isFixed: boolean; isRequired: boolean }

const free: FieldStatus = { isHidden: false, isFixed: false, isRequired: false }

const isConditioned = ({ visibleWhen, requiredWhen, fixedWhen }: Field): boolean =>
  visibleWhen !== undefined || requiredWhen !== undefined || fixedWhen !== undefined

export type Around = {
  /** The record as it is stored; nothing for a new one, which then has what its fields begin with. */
  before?: Values | null
  /** The document of a line. */
  document?: Values
}

/**
 * How the fields of a record stand, by their conditions; those without any are left out. A condition sees no value of a hidden field, and of
 * a fixed one what is stored, so that both sides come to the same.
 */
export function fieldStatusesOf(
  fields: Fields,
  values: Values,
  { before, document }: Around = {},
): ReadonlyMap<string, FieldStatus> {
  const conditioned = Object.entries(fields).filter(([, field]) => isConditioned(field))
  const statuses = new Map<string, FieldStatus>()
  const held: Record<string, unknown> = { ...document, ...values }
  for (let round = 0; round <= conditioned.length; round += 1) {
    let isSettled = true
    for (const [key, field] of conditioned) {
      const status = fieldStatusIn(field, held)
      statuses.set(key, status)
      const value = settledValue(field, status, values[key], before?.[key])
      if (JSON.stringify(value) !== JSON.stringify(held[key])) isSettled = false
      held[key] = value
    }
    if (isSettled) break
  }
  return statuses
}

function fieldStatusIn({ visibleWhen, requiredWhen, fixedWhen }: Field, held: Values): FieldStatus {
  const isHidden = visibleWhen !== undefined && !holdsWhen(visibleWhen, held)
  const isFixed = !isHidden && fixedWhen !== undefined && holdsWhen(fixedWhen, held)
  const isRequired = !isHidden && !isFixed && requiredWhen !== undefined && holdsWhen(requiredWhen, held)
  return { isHidden, isFixed, isRequired }
}

/** The value that a field holds as it stands. */
export const settledValue = (field: Field, { isHidden, isFixed }: FieldStatus, value: unknown, before: unknown): unknown =>
  isHidden ? blankOf(field) : isFixed ? (before ?? field.initial ?? blankOf(field)) : value

/** How one field stands. */
export const fieldStatusOf = (statuses: ReadonlyMap<string, FieldStatus>, key: string): FieldStatus => statuses.get(key) ?? free
