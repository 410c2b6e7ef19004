import {
  type ApiOperation,
  type ApiParameter,
  coreOfQuery,
  type JsonSchema,
  type Language,
  type OpenApi,
  tokenHeader,
} from '@bip/contract'
import { modules, queries, resources } from '@bip/contract/resources'
import { z } from 'zod'
import { version } from '../base/version.ts'
import type { Route } from '../http/route.ts'
import { describedCalls } from './describe.ts'
import type { Described } from './openApi.ts'
import { refTo } from './openApi.ts'
import { recordSchema } from './recordSchema.ts'

const texts: Readonly<Record<Language, { title: string; envelope: string; refused: string; other: string }>> = {
  'zh-CN': {
    title: 'BIP 接口',
    envelope: '成功时 code 为 200，结果在 data 中',
    refused: '被拒绝：原因见 msg，稳定的标识见响应头 Bip-Error',
    other: '平台',
  },
  en: {
    title: 'BIP gateway',
    envelope: 'code is 200 on success; data holds the result',
    refused: 'Refused: msg says why, the header Bip-Error holds the stable key',
    other: 'Platform',
  },
  vi: {
    title: 'Cổng dịch vụ BIP',
    envelope: 'code là 200 khi thành công; kết quả nằm trong data',
    refused: 'Bị từ chối: msg cho biết lý do, tiêu đề Bip-Error giữ mã cố định',
    other: 'Nền tảng',
  },
}

/** Every call of the gateway as an OpenAPI document, in one language. */
export function openApiOf(routes: readonly Route[], language: Language): OpenApi {
  const described = describedCalls(language)
  const words = texts[language]
  const paths: OpenApi['paths'] = Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => `/api${path}`)].map(([path, calls]) => [
      path,
      Object.fromEntries(
        calls.map((call) => [call.method.toLowerCase(), operationOf(call, described.get(`${call.method} ${call.path}`), words)]),
      ),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: { title: words.title, version, description: words.envelope },
    servers: [{ url: '/' }],
    tags: tagsOf(paths, language),
    security: [{ session: [] }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.values(resources).map((core) => [core.key, recordSchema(core, language)])),
        ...Object.fromEntries(Object.values(queries).map((query) => [query.key, recordSchema(coreOfQuery(query), language)])),
        FieldErrors: { type: 'object', properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } } },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: tokenHeader } },
      responses: {
        Refused: { description: words.refused, content: { 'application/json': { schema: envelope(refTo('FieldErrors')) } } },
      },
    },
  }
}

const envelope = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['code', 'success', 'msg'],
  properties: { code: { type: 'integer' }, success: { type: 'boolean' }, data, msg: { type: 'string' } },
})

function operationOf(route: Route, described: Described | undefined, { envelope: answered }: { envelope: string }): ApiOperation {
  const { access, method, path } = route
  const known = described ?? plain(route)
  const body = known.body ?? schemaOf(route.body)
  const media = route.multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: known.operationId,
    tags: known.tags,
    summary: known.summary,
    ...(known.description && { description: known.description }),
    ...('public' in access && { security: [] }),
    ...('permission' in access && { 'x-permissions': [access.permission].flat() }),
    parameters: [...pathParameters(path), ...(known.parameters ?? [])],
    ...(method !== 'GET' &&
      (body || route.multipart) && { requestBody: { content: { [media]: { schema: body ?? { type: 'object' } } } } }),
    responses: {
      200: { description: answered, content: { 'application/json': { schema: route.raw ? {} : envelope(known.data ?? {}) } } },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

/** A call that no core declares: its route says what there is to say. */
function plain({ method, path, query }: Route): Described {
  const [, area = '', ...rest] = path.split('/')
  const asked = schemaOf(query)
  const parameters = Object.entries(asked?.properties ?? {}).map(
    ([name, schema]): ApiParameter => ({ name, in: 'query', schema, ...(asked?.required?.includes(name) && { required: true }) }),
  )
  const name = rest.join('/') || area
  return { operationId: `${method.toLowerCase()}:${path}`, tags: [area], summary: name, parameters }
}

const pathParameters = (path: string): ApiParameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

/** A schema of zod as JSON Schema; what has none there (checks, transformations) stays open. */
function schemaOf(schema: z.ZodType | undefined): JsonSchema | undefined {
  return schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

function tagsOf(paths: OpenApi['paths'], language: Language): OpenApi['tags'] {
  const used = new Set(Object.values(paths).flatMap((operations) => Object.values(operations).flatMap(({ tags }) => tags)))
  const labels = new Map(
    modules.map((module): [string, string] => [module.key, 'root' in module ? (module.root?.label[language] ?? '') : '']),
  )
  return [...used].map((name) => ({ name, ...(labels.get(name) && { description: labels.get(name) ?? '' }) }))
}

/** The document by language, each made when it is first asked for. */
export function documents(): (routes: readonly Route[], language: Language) => string {
  const made = new Map<Language, string>()
  return (routes, language) => {
    const text = made.get(language) ?? JSON.stringify(openApiOf(routes, language))
    made.set(language, text)
    return text
  }
}
