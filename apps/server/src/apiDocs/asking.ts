import {
  type ApiParameter,
  askedAs,
  type Core,
  type Field,
  type Fields,
  type JsonSchema,
  type Language,
  maxWholeRows,
} from '@bip/contract'

import { wireOf } from './wireKinds.ts'

const inQuery = (name: string, schema: JsonSchema, description?: string): ApiParameter => ({
  name,
  in: 'query',
  schema,
  ...(description && { description }),
})

/** Page and order of every list. */
const paging: readonly ApiParameter[] = [
  inQuery('current', { type: 'integer', minimum: 1, default: 1 }),
  inQuery('size', { type: 'integer', minimum: -1, maximum: maxWholeRows, default: 20 }),
  inQuery('ascs', { type: 'string' }),
  inQuery('descs', { type: 'string' }),
]

/** How one asks for values of a field: bare, from, to, among several. */
function asked(key: string, field: Field, language: Language): ApiParameter[] {
  const { items, ...own } = wireOf(field)
  const schema = items ?? own
  const title = field.label[language]
  switch (askedAs(field)) {
    case 'range':
      return [inQuery(`${key}_ge`, schema, `${title} ≥`), inQuery(`${key}_le`, schema, `${title} ≤`)]
    case 'several':
      return [inQuery(key, schema, title), inQuery(`${key}_in`, { type: 'string' }, title)]
    default:
      return [inQuery(key, schema, title)]
  }
}

/** The parameters by which fields are asked for. */
export const askingOf = (fields: Fields, language: Language, keys: readonly string[] = Object.keys(fields)): ApiParameter[] =>
  keys.flatMap((key) => {
    const field = fields[key]
    return field ? asked(key, field, language) : []
  })

/** The parameters of a resource's list: its filters, the quick search, page and order. */
export const listParameters = ({ fields, list }: Core, language: Language): ApiParameter[] => [
  inQuery('search', { type: 'string' }),
  ...askingOf(fields, language, list.filters),
  ...paging,
]

/** Ids joined by commas, as the spec's calls take them. */
export const idsParameter: ApiParameter = { ...inQuery('ids', { type: 'string' }), required: true }
export const idParameter: ApiParameter = { ...inQuery('id', { type: 'string' }), required: true }
