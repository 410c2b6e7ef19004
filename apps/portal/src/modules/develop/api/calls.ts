import type { ApiOperation, JsonSchema, OpenApi } from '@bip/contract'

/** A call of the gateway as the page lists it. */
export type ApiCall = { id: string; method: string; path: string; tag: string; operation: ApiOperation }

/** All calls of a document, in its order. */
export const callsOf = ({ paths }: OpenApi): ApiCall[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => ({
      id: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      tag: operation.tags[0] ?? '',
      operation,
    })),
  )

/** Calls whose path, name or permission holds every word. */
export function matching(calls: readonly ApiCall[], text: string): ApiCall[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(({ method, path, operation }) => {
    const texts = [method, path, operation.summary, operation.operationId, ...(operation['x-permissions'] ?? [])]
      .join(' ')
      .toLowerCase()
    return words.every((word) => texts.includes(word))
  })
}

/** A property of what travels; `depth` below what holds it. */
export type SchemaRow = { key: string; name: string; depth: number; schema: JsonSchema; isRequired: boolean }

const maxDepth = 3

const named = (schema: JsonSchema, { components }: OpenApi): JsonSchema =>
  schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** The properties of what travels, those of lists and of objects inside below them. */
export function rowsOf(schema: JsonSchema, document: OpenApi, depth = 0, path = ''): SchemaRow[] {
  const own = named(schema, document)
  if (depth > maxDepth) return []
  if (own.items) return rowsOf(own.items, document, depth, path)
  return Object.entries(own.properties ?? {}).flatMap(([name, property]) => {
    const key = path ? `${path}.${name}` : name
    const row = { key, name, depth, schema: named(property, document), isRequired: own.required?.includes(name) ?? false }
    return [row, ...rowsOf(property, document, depth + 1, key)]
  })
}

/** The body that a call takes, and what it answers; undefined where nothing is known. */
export const bodyOf = ({ requestBody }: ApiOperation): JsonSchema | undefined =>
  Object.values(requestBody?.content ?? {})[0]?.schema

export function answerOf({ responses }: ApiOperation): JsonSchema | undefined {
  const success = responses[200]
  return success && 'content' in success ? Object.values(success.content ?? {})[0]?.schema : undefined
}

const first = ({ type }: JsonSchema): string => String([type ?? 'any'].flat()[0])

/** The type of a value in a word: `string`, `array of object`, `date`. */
export const typeWord = (schema: JsonSchema): string =>
  schema.items ? `${first(schema)}<${schema.items.format ?? first(schema.items)}>` : (schema.format ?? first(schema))
