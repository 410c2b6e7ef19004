import type { JsonSchema } from '@bip/contract'

/** A value, or a list of such values. */
export const severalOf = (schema: JsonSchema, isMany = false): JsonSchema => (isMany ? { type: 'array', items: schema } : schema)

/** A value that may be empty. */
export const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type ?? [], 'null' as const].flat(),
})
