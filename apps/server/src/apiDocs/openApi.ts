import type { ApiOperation, ApiParameter, JsonSchema } from '@bip/contract'

/** What is known of a call beyond its route. */
export type Described = Pick<ApiOperation, 'summary' | 'tags'> & {
  operationId: string
  description?: string
  parameters?: ApiParameter[]
  body?: JsonSchema
  /** The `data` of the answer. */
  data?: JsonSchema
}

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
export const pageOf = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['records', 'total', 'current', 'size', 'pages'],
  properties: {
    records: { type: 'array', items: row },
    total: { type: 'integer' },
    current: { type: 'integer' },
    size: { type: 'integer' },
    pages: { type: 'integer' },
    estimated: { type: 'boolean' },
  },
})
