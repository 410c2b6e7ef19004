import { warnProp } from './warnProp.ts'

/** Tells in development which keys of a list stand in it more than once. */
export const warnDuplicateKeys = (component: string, prop: string, keys: readonly string[]): void => {
  if (!import.meta.env.DEV) return
  const seen = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) warnProp(component, prop, `has the key "${key}" more than once; state would go to the wrong item`)
    seen.add(key)
  }
}
