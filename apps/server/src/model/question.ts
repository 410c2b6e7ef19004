import { type Language, label, maxWholeRows, problemText, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { RawQuery } from '../http/route.ts'
import { anyFunctionName, columnName, type FilterOp, findFunctionName, holds, type Sql } from '../kinds/index.ts'
import { searchTerms } from '../kinds/search.ts'
import { type Lookup, lookupNamed, type Model, modelFor, type Part, partNamed, type RolledUp, rollUpNamed } from './model.ts'
import { rollUpSql } from './rollUp.ts'

export type Order = {
  column: string
  descending: boolean
  /** May be empty, and then stands last. */
  nullable: boolean
  /** What is sorted by where it is no column of the row `t`. */
  value?: Sql
}

/** What a list is asked for, checked and turned into SQL over the row `t`. */
export type Question = {
  conditions: Sql[]
  /** A text search is among the conditions: few rows, found by ids. */
  searches: boolean
  orders: Order[]
  current: number
  /** Rows of a page; `maxWholeRows` for the whole. */
  size: number
}

export type Place = { language: Language; timeZone: string }

const reserved = new Set(['current', 'size', 'currentPage', 'pageSize', 'ascs', 'descs', 'search', 'resource'])
const maxChoices = 1000

const unknownField = label('没有名为“{name}”的字段', 'there is no field named “{name}”', 'không có trường “{name}”')
const unaskable = label('不能按“{name}”这样查询', 'one cannot ask by “{name}”', 'không thể truy vấn theo “{name}”')
const unsortable = label('不能按“{name}”排序', 'one cannot sort by “{name}”', 'không thể sắp xếp theo “{name}”')
const wrongPage = label('页码或每页条数有误', 'page or size is not right', 'số trang hoặc kích thước trang không đúng')

/**
 * Reads a list's query. Names are looked up in the core, values are checked and bound; throws `badRequest` or `invalidFields`.
 * `askable` are the fields that may be asked about. Default all.
 */
export function readQuestion(model: Model, query: RawQuery, place: Place, askable?: ReadonlySet<string>): Question {
  const conditions: Sql[] = []
  let searches = false
  const refuse = (text: typeof unknownField, name = ''): never => {
    throw new Refusal('badRequest', { reason: say(text, place.language, { name: name.slice(0, 60) }) })
  }
  for (const [name, given] of Object.entries(query)) {
    if (reserved.has(name)) continue
    const raw = (Array.isArray(given) ? given : [given]).filter((value) => value !== undefined && value !== '')
    if (raw.length === 0) continue
    const [part, op] = partAsked(model, name) ?? refuse(unknownField, name)
    if (askable && !askable.has(part.key)) refuse(unaskable, name)
    const condition = part.kind.conditions[op] ?? refuse(unaskable, name)
    searches ||= op === 'is' && model.searched.includes(part.key)
    conditions.push(conditionOf(model, part, op, raw.map(String), condition, place))
  }
  const search = searchTerms(textOf(query.search))
  const searched = askable ? model.searched.filter((key) => askable.has(key)) : model.searched
  if (search) conditions.push(searched.length > 0 ? found(model, search, searched) : refuse(unaskable, 'search'))
  return {
    conditions,
    searches: searches || search !== null,
    orders: ordersOf(model, query, (name) => refuse(unsortable, name)),
    ...pageOf(query, () => refuse(wrongPage)),
  }
}

/** Rows whose text holds every word; through the function, because no index serves it beneath a policy. */
function found(model: Model, search: { terms: string[]; tokens: string[] }, keys: readonly string[]): Sql {
  if (model.core.computed) return foundInRows(search.terms, keys)
  const find = sql.id(findFunctionName(model.core))
  return sql`t.id in (select ${find}(${search.tokens}::text[], ${search.terms}::text[], ${[...keys]}::text[]))`
}

/** The same where no table stands behind the rows: each is looked through. */
function foundInRows(terms: readonly string[], keys: readonly string[]): Sql {
  const inOne = sql.raw(keys.map((key) => holds(`coalesce(t.${columnName(key)}_find, '')`)).join(' or '))
  return sql`not exists (select from unnest(${[...terms]}::text[]) term where not (${inOne}))`
}

/** Rows whose text holds every word, in one of the fields named; null where nothing was typed. Default all fields that are searched. */
export function textSearch(model: Model, text: string, keys: readonly string[] = model.searched): Sql | null {
  const search = searchTerms(text)
  if (!search) return null
  return keys.length > 0 ? found(model, search, keys) : sql`false`
}

const suffixes: readonly [string, FilterOp][] = [
  ['_in', 'in'],
  ['_ge', 'ge'],
  ['_le', 'le'],
]

const isLookup = (part: Part | Lookup): part is Lookup => 'link' in part

const isRolledUp = (part: Part | RolledUp): part is RolledUp => 'rollUp' in part

/** A field that a list may be asked about, what is shown of other records and of those below included. */
const askedNamed = (model: Model, key: string): Part | Lookup | RolledUp | undefined =>
  partNamed(model, key) ?? lookupNamed(model, key) ?? rollUpNamed(model, key)

function partAsked(model: Model, name: string): [Part, FilterOp] | undefined {
  const bare = askedNamed(model, name)
  if (bare) return [bare, 'is']
  for (const [suffix, op] of suffixes) {
    const part = name.endsWith(suffix) ? askedNamed(model, name.slice(0, -suffix.length)) : undefined
    if (part) return [part, op]
  }
  return undefined
}

function conditionOf(
  model: Model,
  part: Part,
  op: FilterOp,
  given: string[],
  condition: NonNullable<Part['kind']['conditions'][FilterOp]>,
  place: Place,
): Sql {
  if (isLookup(part)) return throughLink(part, op, given, place)
  const { field, kind, key } = part
  const texts = op === 'in' ? given.flatMap((text) => text.split(',')).filter(Boolean) : given.slice(0, 1)
  if (texts.length > maxChoices) throw wrongValue(part, place, { key: 'tooManyLines', values: { max: maxChoices } })
  const values = texts.map((text) => {
    const checked = kind.asked(field, op, text.replaceAll('\u0000', '').toWellFormed(), place.timeZone)
    if ('problem' in checked) throw wrongValue(part, place, checked.problem)
    return checked.value
  })
  const search = (text: string): Sql => textSearch(model, text, [key]) ?? sql`true`
  const any = (keys: readonly unknown[]): Sql =>
    model.core.computed
      ? sql`t.${sql.id(part.column)} && ${[...keys]}::text[]`
      : sql`t.id in (select ${sql.id(anyFunctionName(model.table, part.column))}(${[...keys]}::text[]))`
  const context = { field, timeZone: place.timeZone, search, any }
  const asked = isRolledUp(part) ? rollUpSql(part) : sql`t.${sql.id(part.column)}`
  return condition(asked, op === 'in' ? values : values[0], context)
}

/** Rows that refer to a record of which it holds: found there, by whatever index there is. */
function throughLink({ link, of }: Lookup, op: FilterOp, given: string[], place: Place): Sql {
  const target = modelFor(link.to)
  const part = partNamed(target, of)
  const condition = part?.kind.conditions[op]
  if (!part || !condition) return sql`false`
  const id = sql`t.${sql.id(link.column)}`
  // Inside, `t` is the row of the other table.
  return sql`${id} in (select t.id from ${sql.table(target.table)} t where t.tenant_id = current_setting('app.tenant') and ${conditionOf(target, part, op, given, condition, place)})`
}

function wrongValue({ key, field }: Part, { language }: Place, problem: Parameters<typeof problemText>[0]): Refusal {
  const sentence = problemText(problem, language)
  return new Refusal('invalidFields', { fields: `${field.label[language]} ${sentence}` }, { fields: { [key]: sentence } })
}

function ordersOf(model: Model, query: RawQuery, refuse: (name: string) => never): Order[] {
  const named = (value: RawQuery[string]) => textOf(value).split(',').filter(Boolean)
  const asked = [
    ...named(query.ascs).map((key) => ({ key, descending: false })),
    ...named(query.descs).map((key) => ({ key, descending: true })),
  ]
  if (asked.length > 5) return refuse(asked[5]?.key ?? '')
  if (asked.length === 0) asked.push(defaultOrder(model))
  const orders = asked.map(({ key, descending }): Order => {
    const part = askedNamed(model, key) ?? refuse(key)
    if (isLookup(part)) return lookupOrder(part, descending) ?? refuse(key)
    if (isRolledUp(part)) return part.field.sortable ? rolledUpOrder(part, descending) : refuse(key)
    const column = part.kind.sort(part.column, part.field) ?? refuse(key)
    return { column, descending, nullable: !('required' in part.field && part.field.required) && !isBase(model, key) }
  })
  return [...orders, { column: 'id', descending: orders[0]?.descending ?? true, nullable: false }]
}

/** The order by what is shown of another record: as it is sorted there. */
function lookupOrder({ key, field, link, of }: Lookup, descending: boolean): Order | undefined {
  const target = modelFor(link.to)
  const part = partNamed(target, of)
  const column = field.sortable && part ? part.kind.sort(part.column, { ...part.field, sortable: true }) : null
  if (!part || column === null) return undefined
  // Texts keep a column to sort by only where they are sorted at home.
  const sorted = part.field.sortable ? column : part.column
  const value = sql`(select o.${sql.id(sorted)} from ${sql.table(target.table)} o
    where o.tenant_id = t.tenant_id and o.id = t.${sql.id(link.column)})`
  return { column: `by_${key}`, descending, nullable: true, value }
}

const rolledUpOrder = (part: RolledUp, descending: boolean): Order => ({
  column: `by_${part.key}`,
  descending,
  nullable: true,
  value: rollUpSql(part),
})

const isBase = (model: Model, key: string) => model.base.some((part) => part.key === key)

function defaultOrder({ core }: Model): { key: string; descending: boolean } {
  const sort = core.list.sort ?? '-createTime'
  return sort.startsWith('-') ? { key: sort.slice(1), descending: true } : { key: sort, descending: false }
}

function pageOf(query: RawQuery, refuse: () => never): { current: number; size: number } {
  const current = wholeNumber(query.current ?? query.currentPage, 1)
  const size = wholeNumber(query.size ?? query.pageSize, 20)
  if (current === null || size === null || current < 1 || size < -1 || size === 0 || current > 100_000_000) return refuse()
  return { current, size: size === -1 ? maxWholeRows : Math.min(size, maxWholeRows) }
}

function wholeNumber(value: RawQuery[string], fallback: number): number | null {
  const text = textOf(value).trim()
  if (text === '') return fallback
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null
}

const textOf = (value: RawQuery[string]): string => (Array.isArray(value) ? value.join(',') : (value ?? ''))

/** `order by` of a question, over the named row: `isOwnRow` where it is the table's own, else one that has been selected. */
export function orderSql(orders: readonly Order[], row: Sql, isOwnRow = false): Sql {
  return sql.join(
    orders.map(({ column, descending, nullable, value }) => {
      const by = value && isOwnRow ? value : sql`${row}.${sql.id(column)}`
      if (nullable) return descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`
      return descending ? sql`${by} desc` : sql`${by}`
    }),
  )
}
