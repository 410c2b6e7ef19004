/** The part of JSON Schema 2020-12 that the contract speaks. Names that begin with `x-` are the platform's own. */
export type JsonSchema = {
  type?: JsonType | readonly JsonType[]
  title?: string
  description?: string
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  examples?: readonly unknown[]
  maxLength?: number
  minLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
  maxItems?: number
  minItems?: number
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  readOnly?: boolean
  $ref?: string
  'x-dictionary'?: string
  'x-refers-to'?: string
  'x-minimum'?: string
  'x-maximum'?: string
}

type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null'

/** The part of OpenAPI 3.1 that the document uses. */
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description?: string }[]
  security: Record<string, string[]>[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, unknown>
    responses: Record<string, unknown>
  }
}

export type ApiParameter = {
  name: string
  in: 'query' | 'path' | 'header'
  description?: string
  required?: boolean
  schema: JsonSchema
}

type Content = Record<string, { schema: JsonSchema }>

export type ApiOperation = {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: ApiParameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>
  /** The codes of which the caller holds one. */
  'x-permissions'?: readonly string[]
}
