import type { Field, FieldOf, Fields, JsonSchema, Kind } from '@bip/contract'
import { scaleOf } from '@bip/contract'
import { severalOf } from './jsonSchema.ts'

const text: JsonSchema = { type: 'string' }
const key: JsonSchema = { type: 'string', maxLength: 64 }
const formats = { phone: 'phone', telephone: 'phone', email: 'email', url: 'uri' } as const

/** A figure travels as a text of digits, so that none is lost. */
const figure = (field: FieldOf<'number' | 'money'>): JsonSchema => ({
  type: 'string',
  format: 'decimal',
  examples: [(12).toFixed(scaleOf(field) ?? 0)],
  ...(field.min !== undefined && { 'x-minimum': field.min }),
  ...(field.max !== undefined && { 'x-maximum': field.max }),
})

/** How a value of each kind travels. */
const wireKinds: { readonly [K in Kind]: (field: FieldOf<K>) => JsonSchema } = {
  text: ({ min, max = 200, format, pattern }) => ({
    type: 'string',
    maxLength: max,
    ...(min !== undefined && { minLength: min }),
    ...(format && { format: formats[format] }),
    ...(pattern && { pattern: `^(?:${pattern})$` }),
  }),
  longText: ({ max = 4000 }) => ({ type: 'string', maxLength: max }),
  serial: ({ template }) => ({ ...key, examples: [template] }),
  number: figure,
  money: figure,
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  instant: () => ({ type: 'string', format: 'date-time' }),
  dict: ({ dictionary, multiple }) => severalOf({ ...key, 'x-dictionary': dictionary }, multiple),
  state: ({ states }) => ({ ...key, ...(states && { enum: Object.keys(states) }) }),
  reference: ({ to, multiple }) => severalOf({ ...key, 'x-refers-to': to }, multiple),
  person: ({ multiple }) => severalOf({ ...key, 'x-refers-to': 'user' }, multiple),
  file: ({ maxCount = 9 }) => ({
    type: 'array',
    maxItems: maxCount,
    items: { type: 'object', properties: { id: text, name: text, url: text, size: { type: 'integer' }, type: text } },
  }),
  lines: ({ minLines, maxLines = 2000, fields }) => ({
    type: 'array',
    maxItems: maxLines,
    ...(minLines !== undefined && { minItems: minLines }),
    items: { type: 'object', properties: { id: key, ...mapped(fields, wireOf) } },
  }),
}

/** How a value of a field travels. */
export const wireOf = (field: Field): JsonSchema => (wireKinds[field.kind] as (field: Field) => JsonSchema)(field) // exhaustive by type; the union cannot be narrowed by key

/** Each field by its key, made into something else. */
export const mapped = <T>(fields: Fields, make: (field: Field, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, make(field, key)]))
