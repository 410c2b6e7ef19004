import type { Label } from '../i18n.ts'
import type { Field, Fields, ValueOf } from '../kinds/index.ts'
import type { ReadyQuestion } from './card.ts'
import type { Core, State } from './core.ts'
import type { MenuGroupId } from './menu.ts'
import type { Alias } from './names.ts'

/**
 * How a query answers: `list` a page of rows, `tree` rows below rows, `series` figures over an axis, `one` a single row or null.
 */
export type Answers = 'list' | 'tree' | 'series' | 'one'

/** How the figures of a series are drawn: over which field, and which fields. */
export type Series<K extends string = string> = { x: K; y: readonly K[] /** Default `bar`. */; shape?: 'bar' | 'line' }

/**
 * A read without a table of its own, as plain data. The answering function lies in the folder of the module at the server. Its permission
 * is `{key}_view`; a list has `{key}_export` as well.
 */
export type Query<A extends Fields = Fields, F extends Fields = Fields, K extends string = string, P extends string = string> = {
  /** Names the permission and the screen: camelCase, unique among resources and queries. */
  key: string
  /** Gateway path below `/api`, as the spec spells it. */
  path: string
  /** Default GET. */
  method?: 'GET' | 'POST'
  /** Further addresses of the same call, and parameters by other names. */
  also?: readonly Alias[]
  label: Label
  /** Lucide icon name. */
  icon: string
  /** What callers may or must say beside filters of rows: handed to the answering function, checked by kind. */
  asks?: A
  answers: Answers
  /** What a row holds. */
  fields: F
  /** The field that names a row. Default the first column. */
  display?: K
  states?: Readonly<Record<string, State>>
  /** Columns, filters and order of a list or tree. Filters by a field of rows are worked out by the core, others reach the function. */
  list?: {
    columns: readonly K[]
    filters?: readonly (K | P)[] /** Field key, `-` for descending. */
    sort: K | `-${K}`
    size?: number
    /** What a card on a phone shows below the name; default the state and the first other column. */
    card?: readonly K[]
  }
  /** Ways to look at its list that are there from the start. */
  views?: readonly ReadyQuestion[]
  series?: Series<K>
  /** The record that a row leads to: its resource and the field that holds its id. */
  opens?: { resource: string; id: K | 'id' }
  /** Resources whose rows it reads. A row beyond the caller's reach of one is not read. */
  reads: readonly string[]
  /** Who may ask. Default whoever has its permission. Public ones answer these fields alone, names of people masked. */
  access?: 'signedIn' | { public: readonly K[] }
  /** Seconds that an answer stays good for callers with the same reach. Default 0: worked out each time. */
  fresh?: number
  /** The menu entry; without one it is a part of other pages. */
  menu?: { group: MenuGroupId; path: string; order: number }
}

/** Declares a query. The types keep its exact keys, so a misspelt column does not compile. */
export function defineQuery<const F extends Fields, const A extends Fields = Record<never, never>>(
  query: Query<A, F, keyof F & string, keyof A & string>,
): Query<A, F, keyof F & string, keyof A & string> {
  return query
}

/** What an asked value is: days, instants and figures are ranges, choices and records are lists, the rest is a text. */
type AskedValue<F extends Field> = F extends { kind: 'boolean' }
  ? boolean
  : F extends { kind: 'date' | 'instant' | 'number' | 'money' }
    ? { ge?: string; le?: string }
    : F extends { kind: 'dict' | 'state' | 'reference' | 'person' }
      ? readonly string[]
      : string

/** What the answering function is asked. Required fields are there; a blank one is absent. */
export type AskedOf<Q extends Query> = AskedFields<NonNullable<Q['asks']>>
type AskedFields<A extends Fields> = {
  [K in keyof A as A[K] extends { required: true } ? K : never]: AskedValue<A[K]>
} & { [K in keyof A as A[K] extends { required: true } ? never : K]?: AskedValue<A[K]> }

/** A row as the answering function gives it and as it travels; `children` only in a tree. */
export type RowOf<Q extends Query> = {
  id?: string
  /** In a tree: the row above; absent at the top. */
  parentId?: string | null
} & { -readonly [K in keyof Q['fields']]?: ValueOf<Q['fields'][K]> | null }

/** The rows of a query as a list is drawn: a resource without a table, whose rows are read and never written. */
export function coreOfQuery(query: Query): Core {
  const { key, path, label, icon, asks = {}, fields, list, menu, opens, states, answers, series } = query
  const columns = list?.columns ?? Object.keys(fields)
  const columnsOnly = Object.keys(asks).filter((name) => !(name in fields))
  return {
    key,
    path,
    calls: { list: { method: query.method ?? 'GET', path } },
    label,
    icon,
    display: query.display ?? columns[0] ?? 'id',
    fields: { ...asks, ...fields },
    list: { columns, filters: list?.filters ?? Object.keys(asks), sort: list?.sort ?? 'id', size: list?.size, card: list?.card },
    form: [{ label, fields: Object.keys(fields) }],
    ...(states && { states }),
    ...(menu && { menu }),
    ...(answers !== 'list' && { transfer: false }),
    computed: {
      asks: columnsOnly,
      answers,
      ...(series && { series }),
      ...(opens && { opens }),
      ...(query.access === 'signedIn' && { isForAll: true }),
    },
  }
}

/** Whether nobody needs to sign in for it. */
export const isPublicQuery = ({ access }: Query): boolean => typeof access === 'object'
