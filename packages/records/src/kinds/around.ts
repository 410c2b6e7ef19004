import type { AnyRecord, Field } from '@bip/contract'
import { narrowing } from '@bip/contract'
import { createContext, use, useMemo } from 'react'
import type { InputProps } from './types.ts'

/** Values of the form around an input that its choice goes by, as far as they were asked for. */
export const AroundContext = createContext<Readonly<Record<string, unknown>>>({})

/** What narrows the choice of an input, as a picker asks for it: by the cells of its line, then by the document around. */
export function useNarrowing({ field, name, record }: Pick<InputProps<Field>, 'field' | 'name' | 'record'>) {
  const around = use(AroundContext)
  const isCell = name.includes('.')
  return useMemo(
    () => extrasOf(field, isCell ? { ...around, ...record } : { ...record, ...around }),
    [field, isCell, around, record],
  )
}

/** The same for values that are at hand. */
export function extrasOf(field: Field, values: Partial<AnyRecord>): Readonly<Record<string, string>> | undefined {
  const wanted = narrowing(field, values)
  return wanted && Object.fromEntries(Object.entries(wanted).map(([key, held]) => [`${key}_in`, held.join(',')]))
}
