import type { FieldValues } from 'react-hook-form'
import { isSame } from './same.ts'

/** What was worked out from a form's values, and who follows it. */
export type Derived<T> = { get: () => T; subscribe: (listener: () => void) => () => void }

type Source = {
  values: () => FieldValues
  /** Hears which value has changed; undefined when all may have. */
  followValues: (listener: (name: string | undefined) => void) => () => void
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null)

/** The values, writing down which of them are read: `supplier`, `lines.0.quantity`. */
const watched = (value: object, path: string, seen: Set<string>): object =>
  new Proxy(value, {
    get: (target, key) => {
      const found: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol') return found
      const name = path === '' ? key : `${path}.${key}`
      // Who reads a part does not depend on the rest of the whole.
      seen.delete(path)
      seen.add(name)
      return isPlain(found) ? watched(found, name, seen) : found
    },
    ownKeys: (target) => {
      seen.add(path)
      return Reflect.ownKeys(target)
    },
  })

const isTouched = (seen: ReadonlySet<string>, changed: string): boolean => {
  for (const name of seen)
    if (name === '' || name === changed || name.startsWith(`${changed}.`) || changed.startsWith(`${name}.`)) return true
  return false
}

/** Works something out from values, and anew only when one of those that were read has changed. Listeners hear only of another result. */
export const createDerived = <T>({ values, followValues }: Source, compute: (values: FieldValues) => T): Derived<T> => {
  let seen = new Set<string>()
  let known: { result: T } | undefined
  let isStale = true

  const get = (): T => {
    if (known && !isStale) return known.result
    const reads = new Set<string>()
    const result = compute(watched(values(), '', reads))
    seen = reads
    isStale = false
    if (!known || !isSame(known.result, result)) known = { result }
    return known.result
  }

  return {
    get,
    subscribe: (listener) => {
      // It may have changed since it was first asked for.
      isStale = true
      return followValues((name) => {
        if (name !== undefined && !isTouched(seen, name)) return
        isStale = true
        listener()
      })
    },
  }
}
