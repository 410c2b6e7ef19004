import { type FieldErrors, get, type UseFormReturn } from 'react-hook-form'
import type { FieldEntry } from './fieldEntry.ts'
import type { AnyRules, Fault } from './rules.ts'

/** The type of fault that an answer to a submit has found; no rule of ours takes it back. */
export const serverFault = 'server'

const isFault = (error: unknown): error is Fault =>
  typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string'

const isPath = /[.[]/

/** What is wrong with the field itself, not with what lies inside it. */
export const faultAt = (errors: FieldErrors, name: string): Fault | undefined => {
  // Asked of every field with each change: only a path is worth walking.
  const error: unknown = isPath.test(name) ? get(errors, name) : errors[name]
  if (error === undefined || isFault(error)) return error
  const ofWhole: unknown = get(errors, `${name}.root`)
  return isFault(ofWhole) ? ofWhole : undefined
}

const isInside = (name: string, outer: string): boolean => name.startsWith(`${outer}.`)

export const isRelated = (a: string, b: string): boolean => a === b || isInside(a, b) || isInside(b, a)

/** A list that is asked for brings the faults of its rows along, but finds no new ones in rows that nobody has touched yet. */
export const isAsked = ({ name, fault }: FieldEntry, names: readonly string[]): boolean =>
  names.some((asked) => name === asked || (fault !== undefined && isInside(name, asked)))

/** The rules of a field that a caller registered with react-hook-form itself, while it stands in the page. */
export const registeredRules = (form: UseFormReturn | undefined, name: string): AnyRules | undefined => {
  const field: unknown = get(form?.control._fields, `${name}._f`)
  return typeof field === 'object' && field !== null && Reflect.get(field, 'mount') ? field : undefined
}
