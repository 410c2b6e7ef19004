import type { FieldValues, Path, PathValue, UseControllerProps } from 'react-hook-form'
import { compareValues } from './compareValues.ts'

/**
 * Asks somebody else about a value, such as the server whether a number is taken. Answers with what is wrong, or undefined.
 * The signal is aborted when the value has changed meanwhile.
 */
export type FieldCheck<Value = unknown, Values = FieldValues> = (
  value: Value,
  context: { signal: AbortSignal; values: Values },
) => Promise<string | undefined>

type OwnRules<Values extends FieldValues, Name extends Path<Values>> = {
  /** Asked after a pause in typing, or on leaving the field, and only of values that keep the other rules. The submit waits for it. */
  check?: FieldCheck<PathValue<Values, Name>, Values>
  /** Pause in ms after typing before `check` is asked. Default 400. */
  checkDelay?: number
}

/** react-hook-form's rules, and a check that takes its time. */
export type FieldRules<Values extends FieldValues, Name extends Path<Values>> = NonNullable<
  UseControllerProps<Values, Name>['rules']
> &
  OwnRules<Values, Name>

type Limit = { value: unknown; message: string | undefined }
type Validate = (value: unknown, values: FieldValues) => unknown

/** Rules of a field whose types are no longer known. */
export type AnyRules = {
  required?: unknown
  min?: unknown
  max?: unknown
  minLength?: unknown
  maxLength?: unknown
  pattern?: unknown
  validate?: Validate | Record<string, Validate>
  check?: FieldCheck
  checkDelay?: number
}

/** What is wrong with a value: the kind of rule, and the rule's own words where it has some. */
export type Fault = { type: string; message?: string }

/** What the rules of a whole form answer. */
export type FormVerdict<Values extends FieldValues = FieldValues> = {
  /** What is wrong, by path of the value, such as `lines.2.quantity`. */
  faults: Readonly<Record<string, Fault>>
  /** What is submitted, such as the values in their stored form. Default: the values as they are. */
  values?: Values
}

/** Rules of a form as a whole, beside those of its fields: asked with every check, so that they may compare values. */
export type FormRules<Values extends FieldValues = FieldValues> = (values: Values) => FormVerdict<Values>

/** A rule is a limit, or a limit with its message. */
const limitOf = (rule: unknown): Limit => {
  if (typeof rule !== 'object' || rule === null || rule instanceof RegExp) return { value: rule, message: undefined }
  const message: unknown = Reflect.get(rule, 'message')
  return { value: Reflect.get(rule, 'value'), message: typeof message === 'string' ? message : undefined }
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.trim() === ''

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const fault = (type: string, { message }: Limit): Fault => ({ type, message })

const missing = (rule: unknown, value: unknown): Fault | undefined => {
  const limit = typeof rule === 'string' ? { value: rule !== '', message: rule } : limitOf(rule)
  if (!limit.value) return undefined
  if (isEmpty(value) || value === false) return fault('required', limit)
  return isBlank(value) ? fault('blank', limit) : undefined
}

const outOfBounds = (rules: AnyRules, value: unknown): Fault | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const [min, max] = [limitOf(rules.min), limitOf(rules.max)]
  if (max.value !== undefined && max.value !== null && compareValues(String(value), String(max.value)) > 0)
    return fault('max', max)
  if (min.value !== undefined && min.value !== null && compareValues(String(value), String(min.value)) < 0)
    return fault('min', min)
  return undefined
}

const wrongLength = (rules: AnyRules, value: unknown): Fault | undefined => {
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined
  const [min, max] = [limitOf(rules.minLength), limitOf(rules.maxLength)]
  if (typeof max.value === 'number' && value.length > max.value) return fault('maxLength', max)
  if (typeof min.value === 'number' && value.length < min.value) return fault('minLength', min)
  return undefined
}

const unlike = (rule: unknown, value: unknown): Fault | undefined => {
  const limit = limitOf(rule)
  if (!(limit.value instanceof RegExp) || typeof value !== 'string') return undefined
  return value.search(limit.value) < 0 ? fault('pattern', limit) : undefined
}

const answered = (answer: unknown, type: string): Fault | undefined => {
  if (typeof answer === 'string' && answer !== '') return { type, message: answer }
  return answer === false ? { type } : undefined
}

const refused = (rules: AnyRules, value: unknown, values: FieldValues): Fault | undefined | Promise<Fault | undefined> => {
  const { validate } = rules
  if (!validate) return undefined
  const all = Object.entries(typeof validate === 'function' ? { validate } : validate)
  const from = (start: number): Fault | undefined | Promise<Fault | undefined> => {
    for (const [index, [type, test]] of all.entries()) {
      if (index < start) continue
      const answer = test(value, values)
      if (answer instanceof Promise) return answer.then((late) => answered(late, type) ?? from(index + 1))
      const found = answered(answer, type)
      if (found) return found
    }
    return undefined
  }
  return from(0)
}

/** The first rule that a value breaks; a promise only where a rule answers with one. Limits are not asked of an empty value. */
export const faultOf = (rules: AnyRules, value: unknown, values: FieldValues): Fault | undefined | Promise<Fault | undefined> => {
  const absent = missing(rules.required, value)
  if (absent) return absent
  const misfit = isEmpty(value)
    ? undefined
    : (outOfBounds(rules, value) ?? wrongLength(rules, value) ?? unlike(rules.pattern, value))
  return misfit ?? refused(rules, value, values)
}
