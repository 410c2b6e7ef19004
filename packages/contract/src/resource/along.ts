import Big from 'big.js'
import { checkValue, type Field, type Fields, isEmpty, scaleOf } from '../kinds/index.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that takes a value of the record that another one names. */
export type Along = { key: string; field: Field; of: string }

/** Fields never change, and each of thousands of stored records asks for all of them. */
const alongBy = (option: 'from' | 'prefill') => {
  const known = new WeakMap<Fields, Map<string, readonly Along[]>>()
  return (fields: Fields, reference: string): readonly Along[] => {
    const byReference = known.get(fields) ?? new Map<string, readonly Along[]>()
    known.set(fields, byReference)
    const found = byReference.get(reference) ?? alongOf(fields, reference, option)
    byReference.set(reference, found)
    return found
  }
}

const alongOf = (fields: Fields, reference: string, option: 'from' | 'prefill'): Along[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    const path = field[option]
    return path?.[0] === reference ? [{ key, field, of: path[1] }] : []
  })

/** The fields that show something of the record which a reference names. */
export const shownAlong = alongBy('from')

/** The fields that take something over of a record when a reference comes to name it. */
export const takenAlong = alongBy('prefill')

/** The keys of a referred record that fields show or take over. */
export const keysAlong = (fields: Fields, reference: string): string[] => [
  ...new Set([...shownAlong(fields, reference), ...takenAlong(fields, reference)].map(({ of }) => of)),
]

/** A value of another record as this field would hold it, rounded to its decimals; undefined where it cannot. */
export function takenOver(field: Field, value: unknown): unknown {
  if (isEmpty(value)) return undefined
  const checked = checkValue(field, value)
  if ('value' in checked) return checked.value
  const scale = scaleOf(field)
  if (checked.problem.key !== 'scale' || scale === undefined) return undefined
  const rounded = checkValue(field, Big(String(value)).round(scale, Big.roundHalfUp).toFixed(scale))
  return 'value' in rounded ? rounded.value : undefined
}

/** What fields take over of a record that was just chosen, by key; what it has nothing for stays. */
export const takenOf = (fields: Fields, reference: string, chosen: Values): Record<string, unknown> =>
  Object.fromEntries(
    takenAlong(fields, reference).flatMap(({ key, field, of }) => {
      const value = takenOver(field, chosen[of])
      return value === undefined ? [] : [[key, value]]
    }),
  )
