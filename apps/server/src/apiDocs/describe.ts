import {
  addressesOf,
  type Call,
  type Choices,
  type Core,
  coreOfQuery,
  isPublicQuery,
  type JsonSchema,
  type Language,
  pathOf,
  permissionsOf,
  type Query,
  type StandardCall,
} from '@bip/contract'
import { lookups, queriesOf, resourcesOf } from '@bip/contract/resources'
import { askingOf, idParameter, idsParameter, listParameters } from './asking.ts'

import { type Described, pageOf, refTo } from './openApi.ts'
import { fieldsSchema } from './recordSchema.ts'

const name = (method: string, path: string): string => `${method} ${path}`
const text: JsonSchema = { type: 'string' }
const choice: JsonSchema = { type: 'object', required: ['id', 'label'], properties: { id: text, label: text } }
const row: JsonSchema = {
  type: 'object',
  properties: { row: { type: 'integer' }, id: text, ok: { type: 'boolean' }, msg: text },
}
const done: JsonSchema = {
  type: 'object',
  properties: {
    results: { type: 'array', items: { type: 'object', properties: { id: text, ok: { type: 'boolean' }, msg: text } } },
  },
}

/** What the cores, queries and lookups say of their calls, by method and path. */
export function describedCalls(language: Language): ReadonlyMap<string, Described> {
  const described = new Map<string, Described>()
  for (const [module, cores] of Object.entries(resourcesOf))
    for (const core of Object.values(cores)) describeResource(core, module, language, described)
  for (const [module, queries] of Object.entries(queriesOf))
    for (const query of Object.values(queries)) {
      const own = { method: query.method ?? ('GET' as const), path: query.path }
      for (const { method, path } of addressesOf(own, query.also))
        described.set(name(method, path), describedQuery(query, module, language))
    }
  for (const lookup of Object.values(lookups)) {
    const own = { method: lookup.method ?? ('GET' as const), path: lookup.path }
    for (const { method, path } of addressesOf(own, lookup.also)) described.set(name(method, path), describedLookup(lookup))
  }
  return described
}

function describeResource(core: Core, module: string, language: Language, described: Map<string, Described>): void {
  const record = refTo(core.key)
  const words = Object.fromEntries(permissionsOf(core).map(({ operation, label }) => [operation, label[language]]))
  const put = (
    key: string,
    call: Call | undefined,
    word: string | undefined,
    more: Omit<Described, 'summary' | 'tags' | 'operationId'>,
  ) => {
    if (!call) return
    const below = (path: string) => pathOf(core, { method: call.method, path })
    const own = { method: call.method, path: pathOf(core, call) }
    addressesOf(own, core.also?.[key as StandardCall] ?? core.actions?.[key]?.also, below).forEach(({ method, path }, index) => {
      const operationId = `${core.key}.${key}${index > 0 ? index + 1 : ''}`
      described.set(name(method, path), {
        operationId,
        tags: [module],
        summary: `${core.label[language]} · ${word ?? key}`,
        ...more,
      })
    })
  }
  const { calls } = core
  put('list', calls.list, words.view, { parameters: listParameters(core, language), data: pageOf(record) })
  put('detail', calls.detail, words.view, { parameters: [idParameter], data: record })
  put('submit', calls.submit, words.edit, { body: record, data: record })
  put('update', calls.update, words.edit, { body: record, data: record })
  put('remove', calls.remove, words.remove, { parameters: [idsParameter] })
  put('selectData', calls.selectData, words.view, { data: { type: 'array', items: choice } })
  put('submitList', calls.submitList, words.edit, {
    body: { type: 'array', items: record },
    data: { type: 'object', properties: { results: { type: 'array', items: row } } },
  })
  for (const [index, { call }] of (core.exports ?? []).entries())
    put(`export${index + 1}`, call, words.export ?? words.view, { parameters: listParameters(core, language) })
  for (const [key, action] of Object.entries(core.actions ?? {})) {
    const asked = Object.fromEntries(
      (action.asks ?? []).flatMap((field) => (core.fields[field] ? [[field, core.fields[field]]] : [])),
    )
    const properties = fieldsSchema({ fields: { ...asked, ...action.args }, states: core.states }, language)
    put(key, action.call, action.label[language], {
      parameters: action.on === 'list' ? [] : [idsParameter],
      ...(Object.keys(properties).length > 0 && action.call.method === 'POST' && { body: { type: 'object', properties } }),
      data: done,
    })
  }
}

function describedQuery(query: Query, module: string, language: Language): Described {
  const answer = refTo(query.key)
  const shapes = {
    list: pageOf(answer),
    tree: { type: 'array', items: answer },
    series: { type: 'array', items: answer },
    one: answer,
  } satisfies Record<Query['answers'], JsonSchema>
  return {
    operationId: query.key,
    tags: [module],
    summary: query.label[language],
    parameters: query.answers === 'list' ? listParameters(coreOfQuery(query), language) : askingOf(query.asks ?? {}, language),
    data: shapes[query.answers],
    ...(isPublicQuery(query) && { description: 'public' }),
  }
}

function describedLookup({ key, of, columns = {}, isPaged }: Choices): Described {
  const option: JsonSchema = {
    ...choice,
    properties: { ...choice.properties, ...Object.fromEntries(Object.keys(columns).map((column) => [column, text])) },
  }
  return {
    operationId: key,
    tags: [moduleOf(of)],
    summary: key,
    parameters: [{ name: 'search', in: 'query', schema: text }],
    data: isPaged ? pageOf(option) : { type: 'array', items: option },
  }
}

const moduleOf = (resource: string): string => Object.entries(resourcesOf).find(([, cores]) => resource in cores)?.[0] ?? 'shared'
