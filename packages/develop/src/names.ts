import { baseFields } from '@bip/contract'

const words = (list: string) => new Set(list.split(/\s+/))

/** What PostgreSQL does not take as a bare name of a column. */
const sqlWords =
  words(`all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate
  collation column concurrently constraint create cross current_catalog current_date current_role current_schema current_time
  current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from full grant
  group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime localtimestamp
  natural not notnull null offset on only or order outer overlaps placing primary references returning right select session_user
  similar some symmetric system_user table tablesample then to trailing true union unique user using variadic verbose when where
  window with`)

/** Names that the product itself uses in the files that are written, or that lead beside an object. */
const ownWords =
  words(`index resource resources core label say get post del define defineResource standardCalls screen screens kinds
  extension extensions own_screens ownScreens test expect world company token constructor prototype toString valueOf hasOwnProperty
  isPrototypeOf toLocaleString propertyIsEnumerable`)

const scriptWords =
  words(`abstract any arguments as async await boolean break case catch class const continue debugger declare default
  delete do else enum eval export extends false finally for from function if implements import in instanceof interface let module
  namespace never new null number object of package private protected public return satisfies static string super switch symbol this
  throw true try type typeof undefined unknown var void while with yield globalThis`)

/** Names by which lists and calls are asked for something else. */
const queryWords =
  words(`current size currentPage pageSize ascs descs search resource ids queryName queryValue extras tenantId isDeleted
  findTokens`)

const camel = /^[a-z][a-zA-Z0-9]*$/
const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const isCamel = (name: string, max = 40): boolean => camel.test(name) && name.length > 1 && name.length <= max

/** Whether a state may be called so: like a field, or as a dictionary of the specification spells it, such as `DC_PLAN_STATUS_C`. */
export const isStateName = (name: string, max = 40): boolean =>
  isCamel(name, max) || (/^DC_[A-Z0-9]+(?:_[A-Z0-9]+)*$/.test(name) && name.length <= max)

/** Whether a resource may not be called so. */
export const isReservedKey = (key: string): boolean => ownWords.has(key) || scriptWords.has(key)

/** Whether a field may not be called so: words of SQL and of the calls, and what every record has. */
export const isReservedField = (key: string): boolean =>
  sqlWords.has(columnOf(key)) ||
  queryWords.has(key) ||
  baseFields.some((name) => name === key) ||
  ['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'].includes(key)

/** First words of addresses that are pages of the portal itself. */
export const reservedPages: ReadonlySet<string> = words(
  'api login dashboard oauth jump transfer iframe desk wel info assets push files',
)
