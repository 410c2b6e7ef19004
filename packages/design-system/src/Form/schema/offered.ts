import { type FieldValues, get } from 'react-hook-form'
import type { Option } from '../../Select/option.ts'
import type { AnyField } from './anySchema.ts'

/** The options of a field for these values; undefined where its control has none. */
export const optionsOf = (field: AnyField, values: FieldValues, row?: string): readonly Option[] | undefined => {
  const { options } = field
  if (options === undefined || Array.isArray(options)) return options
  if (typeof options === 'function') return options(values, row === undefined ? undefined : get(values, row))
  const { by, of } = options as Exclude<typeof options, readonly Option[]> // told apart above, which isArray does not tell for readonly lists
  const value: unknown = get(values, by.startsWith('.') ? `${row ?? ''}${by}` : by)
  return of[String(value ?? '')] ?? []
}

/** What is left of a value, one or several, where only these options are offered, and the values that are lost. */
export const offeredPart = (value: unknown, options: readonly Option[]): { kept: unknown; lost: readonly string[] } => {
  const isOffered = (one: unknown): boolean => options.some((option) => option.value === one)
  if (Array.isArray(value)) {
    const lost = value.filter((one) => !isOffered(one))
    return { kept: lost.length === 0 ? value : value.filter(isOffered), lost }
  }
  if (typeof value !== 'string' || value === '' || isOffered(value)) return { kept: value, lost: [] }
  return { kept: null, lost: [value] }
}

/** What a value was called by the options that offered it. */
export const labelsOf = (values: readonly string[], options: readonly Option[]): readonly string[] =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value)
