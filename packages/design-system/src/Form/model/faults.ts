import { type FieldErrors, get } from 'react-hook-form'
import type { FieldEntry } from './fieldEntry.ts'
import type { Fault } from './rules.ts'

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

/** Whether the field holds one of these faults: its own, or one inside a value that is no list of fields. */
export const holdsFault = ({ name, facts }: FieldEntry, faults: ReadonlyMap<string, Fault>): boolean =>
  faults.has(name) || (facts.isList !== true && [...faults.keys()].some((path) => isInside(path, name)))
