import type { Field, FilterValue } from '@bip/contract'
import { narrowedBy } from '@bip/contract'
import { useMemo } from 'react'
import { extrasOf } from './around.ts'
import { valuesOf } from './filterValue.ts'

/** What narrows the choices of a filter: the other filters of the list. Constant conditions do not, for old rows may hold anything. */
export function useFilterNarrowing(field: Field, beside: Readonly<Record<string, FilterValue>> = {}) {
  return useMemo(() => {
    const held = narrowedBy(field).map((key) => [key, [...valuesOf(beside[key])]] as const)
    const asked = Object.fromEntries(held.filter(([, values]) => values.length > 0))
    return Object.keys(asked).length > 0 ? extrasOf(field, asked) : undefined
  }, [field, beside])
}
