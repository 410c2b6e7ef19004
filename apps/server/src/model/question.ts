import { type Language, type ListFault, listFaultText, maxWholeRows, orderOf, problemText, readListCall } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import type { RawQuery } from '../http/route.ts'
import { anyFunctionName, columnName, type FilterOp, findFunctionName, holds, type Sql } from '../kinds/index.ts'
import { type SearchTerms, searchTerms } from '../kinds/search.ts'
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
  /** The quick search among the conditions. */
  search?: QuickSearch
  /** The values that rows have in fields that were asked for by their values alone, in wire form. */
  exactly: Exactly
  orders: Order[]
  current: number
  /** Rows of a page; `maxWholeRows` for the whole. */
  size: number
  /** In which what is said of processes is read. */
  language: Language
}

/** A search through all that is searched: as a condition by the index, as the ids that it finds, and as a look at each row. */
export type QuickSearch = { condition: Sql; ids: Sql; inRows: Sql; tokens: readonly string[] }

export type Exactly = ReadonlyMap<string, readonly string[]>

export type Place = { language: Language; timeZone: string }

const maxChoices = 1000

/**
 * Reads a list's query. Names are looked up in the core, values are checked and bound; throws `badRequest` or `invalidFields`.
 * `askable` are the fields that may be asked about. Default all.
 */
export function readQuestion(model: Model, query: RawQuery, place: Place, askable?: ReadonlySet<string>): Question {
  const {
    search: text,
    asked,
    sort,
    current,
    size,
    fault,
  } = readListCall(Object.entries(query), (key) => askedNamed(model, key) !== undefined)
  if (fault) throw refusalOf(fault, place)
  const conditions: Sql[] = []
  const exactly = new Map<string, readonly string[]>()
  let searches = false
  for (const { key, op, name, values } of asked) {
    const part = askedNamed(model, key)
    const condition = part?.kind.conditions[op]
    if (!part || !condition || (askable && !askable.has(key))) throw refusalOf({ what: 'unaskable', name }, place)
    if (op === 'is' || op === 'in') exactly.set(key, values)
    searches ||= op === 'is' && model.searched.includes(key)
    conditions.push(conditionOf(model, part, op, values, condition, place))
  }
  const search = searchTerms(text)
  const searched = askable ? model.searched.filter((key) => askable.has(key)) : model.searched
  if (search && searched.length === 0) throw refusalOf({ what: 'unaskable', name: 'search' }, place)
  const quick = search && !model.core.computed ? quickSearch(model, search, searched) : undefined
  if (quick) conditions.push(quick.condition)
  else if (search) conditions.push(foundIn(model, search, searched))
  return {
    conditions,
    searches: searches || search !== null,
    ...(quick && { search: quick }),
    exactly,
    orders: ordersOf(model, sort, place),
    current,
    size: size === -1 ? maxWholeRows : Math.min(size, maxWholeRows),
    language: place.language,
  }
}

const refusalOf = (fault: ListFault, { language }: Place): Refusal =>
  new Refusal('badRequest', { reason: listFaultText(fault, language) })

/** Rows whose text holds every word; through the function, because no index serves it beneath a policy. */
export function foundIn(model: Model, search: SearchTerms, keys: readonly string[]): Sql {
  if (model.core.computed) return foundInRows(search.terms, keys)
  return sql`t.id in (${foundIds(model, search, keys)})`
}

export const foundIds = ({ core }: Model, { tokens, terms }: SearchTerms, keys: readonly string[]): Sql =>
  sql`select ${sql.id(findFunctionName(core))}(${tokens}::text[], ${terms}::text[], ${[...keys]}::text[]) as id`

const quickSearch = (model: Model, search: SearchTerms, keys: readonly string[]): QuickSearch => ({
  condition: foundIn(model, search, keys),
  ids: foundIds(model, search, keys),
  inRows: foundInRows(search.terms, keys),
  tokens: search.tokens,
})

/** The same by a look at each row: where no table stands behind them, or nearly all hold it. */
function foundInRows(terms: readonly string[], keys: readonly string[]): Sql {
  const inOne = sql.raw(keys.map((key) => holds(`coalesce(t.${columnName(key)}_find, '')`)).join(' or '))
  return sql`not exists (select from unnest(${[...terms]}::text[]) term where not (${inOne}))`
}

/** Rows whose text holds every word, in one of the fields named; null where nothing was typed. Default all fields that are searched. */
export function textSearch(model: Model, text: string, keys: readonly string[] = model.searched): Sql | null {
  const search = searchTerms(text)
  if (!search) return null
  return keys.length > 0 ? foundIn(model, search, keys) : sql`false`
}

const isLookup = (part: Part | Lookup): part is Lookup => 'link' in part

const isRolledUp = (part: Part | RolledUp): part is RolledUp => 'rollUp' in part

/** A field that a list may be asked about, what is shown of other records and of those below included. */
const askedNamed = (model: Model, key: string): Part | Lookup | RolledUp | undefined =>
  partNamed(model, key) ?? lookupNamed(model, key) ?? rollUpNamed(model, key)

function conditionOf(
  model: Model,
  part: Part,
  op: FilterOp,
  texts: readonly string[],
  condition: NonNullable<Part['kind']['conditions'][FilterOp]>,
  place: Place,
): Sql {
  if (isLookup(part)) return throughLink(part, op, texts, place)
  const { field, kind, key } = part
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
function throughLink({ link, of }: Lookup, op: FilterOp, texts: readonly string[], place: Place): Sql {
  const target = modelFor(link.to)
  const part = partNamed(target, of)
  const condition = part?.kind.conditions[op]
  if (!part || !condition) return sql`false`
  const id = sql`t.${sql.id(link.column)}`
  // Inside, `t` is the row of the other table.
  return sql`${id} in (select t.id from ${sql.table(target.table)} t where t.tenant_id = current_setting('app.tenant') and ${conditionOf(target, part, op, texts, condition, place)})`
}

function wrongValue({ key, field }: Part, { language }: Place, problem: Parameters<typeof problemText>[0]): Refusal {
  const sentence = problemText(problem, language)
  return new Refusal('invalidFields', { fields: `${field.label[language]} ${sentence}` }, { fields: { [key]: sentence } })
}

function ordersOf(model: Model, sort: readonly string[], place: Place): Order[] {
  const asked = (sort.length > 0 ? sort : [model.core.list.sort ?? '-createTime']).map(orderOf)
  const refuse = (name: string): never => {
    throw refusalOf({ what: 'unsortable', name }, place)
  }
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
