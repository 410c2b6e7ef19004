import type { FilterValue } from '@bip/contract'

/** The single values of a filter, where it is not a range. */
export const valuesOf = (value: FilterValue | undefined): readonly string[] => {
  if (value === undefined) return []
  if (typeof value === 'string') return [value]
  return 'in' in value ? value.in : []
}

/** The bounds of a filter, where it is a range. */
export const boundsOf = (value: FilterValue | undefined): { ge?: string; le?: string } =>
  value === undefined || typeof value === 'string' || 'in' in value ? {} : value

/** A filter for several values; none at all asks for nothing. */
export const oneOf = (values: readonly string[]): FilterValue | undefined =>
  values.length === 0 ? undefined : { in: [...values] }

/** A filter for a range; undefined where neither bound is there. */
export const between = (ge: string | null | undefined, le: string | null | undefined): FilterValue | undefined =>
  ge || le ? { ...(ge && { ge }), ...(le && { le }) } : undefined
