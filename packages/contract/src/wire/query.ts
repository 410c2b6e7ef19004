/** One condition: a value (text fields contain it, all others equal it), one of several, or a range with inclusive ends. */
export type FilterValue = string | { in: readonly string[] } | { ge?: string; le?: string }

/** What a list is asked: everything that its URL keeps. */
export type ListQuestion = {
  /** Quick search over the searchable fields. */
  search?: string
  /** By field key. Values of `in` hold no comma, as ids and dictionary keys do not. */
  filters?: Readonly<Record<string, FilterValue>>
  /** Field keys, most important first, `-` before one for descending. The resource's own order when empty. */
  sort?: readonly string[]
  /** Page from 1. Default 1. */
  current?: number
  /** Rows of a page. Default 20. */
  size?: number
  /** Key of the field whose groups stand in the place of rows, until one of them is asked for. Not sent by list calls. */
  group?: string
}

export const defaultPageSize = 20

type Names = { search: string; page: string; size: string; sort: string; group: string }
const urlNames: Names = { search: 'q', page: 'page', size: 'size', sort: 'sort', group: 'group' }
/** Marks a filter whose key is also a name of the question itself, as `.sort=3` for a department's order. */
const escapeMark = '.'

/** The question without what says nothing: blank search, empty filters, first page, the usual size. */
export function normaliseQuestion(question: ListQuestion, usual = defaultPageSize): ListQuestion {
  const filters = Object.entries(question.filters ?? {}).flatMap(([key, value]) => {
    const kept = normaliseFilter(value)
    return kept === undefined ? [] : [[key, kept] as const]
  })
  return {
    ...(question.search?.trim() && { search: question.search.trim() }),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
    ...(question.sort?.length && { sort: [...question.sort] }),
    ...((question.current ?? 1) > 1 && { current: question.current }),
    ...(question.size !== undefined && question.size !== usual && { size: question.size }),
    ...(question.group && { group: question.group }),
  }
}

function normaliseFilter(value: FilterValue): FilterValue | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  if ('in' in value) return value.in.length === 0 ? undefined : { in: [...value.in] }
  const range = { ...(value.ge && { ge: value.ge }), ...(value.le && { le: value.le }) }
  return Object.keys(range).length === 0 ? undefined : range
}

/**
 * The question in an address: short, readable, without defaults, of which the size may be the resource's own; other parameters of the
 * address are the caller's.
 */
export function questionToUrl(question: ListQuestion, usual = defaultPageSize): URLSearchParams {
  const { search, filters, sort, current, size, group } = normaliseQuestion(question, usual)
  const params = new URLSearchParams()
  if (search) params.set(urlNames.search, search)
  const reserved = Object.values(urlNames)
  for (const [key, value] of Object.entries(filters ?? {}))
    writeFilter(params, typeof value === 'string' && reserved.includes(key) ? escapeMark + key : key, value)
  if (sort) params.set(urlNames.sort, sort.join(','))
  if (current) params.set(urlNames.page, String(current))
  if (size) params.set(urlNames.size, String(size))
  if (group) params.set(urlNames.group, group)
  return params
}

/** Reads the question of an address. `isField` knows the field keys; parameters and orders of others are left alone. */
export function questionFromUrl(
  params: URLSearchParams,
  isField: (key: string) => boolean,
  usual = defaultPageSize,
): ListQuestion {
  const reserved = Object.values(urlNames)
  const filters = readFilters(
    [...params].flatMap(([name, value]): [string, string][] => {
      if (name.startsWith(escapeMark) && reserved.includes(name.slice(1))) return [[name.slice(1), value]]
      return reserved.includes(name) ? [] : [[name, value]]
    }),
    isField,
  )
  const group = params.get(urlNames.group) ?? ''
  const question = {
    search: params.get(urlNames.search) ?? undefined,
    filters,
    sort: listOf(params.get(urlNames.sort))?.filter((key) => isField(key.replace(/^-/, ''))),
    current: count(params.get(urlNames.page)),
    size: count(params.get(urlNames.size)),
    group: isField(group) ? group : undefined,
  }
  return normaliseQuestion(question, usual)
}

/**
 * The question as the gateway's list calls read it: `current, size, ascs, descs, search, {key}, {key}_in, {key}_ge, {key}_le`.
 * The wire has no order between ascending and descending keys: ascending ones go first.
 */
export function questionToWire(question: ListQuestion): Record<string, string> {
  const { search, filters, sort = [], current = 1, size = defaultPageSize } = normaliseQuestion(question)
  const params = new URLSearchParams({ current: String(current), size: String(size) })
  const ascending = sort.filter((key) => !key.startsWith('-'))
  const descending = sort.filter((key) => key.startsWith('-')).map((key) => key.slice(1))
  if (ascending.length > 0) params.set('ascs', ascending.join(','))
  if (descending.length > 0) params.set('descs', descending.join(','))
  if (search) params.set('search', search)
  for (const [key, value] of Object.entries(filters ?? {})) writeFilter(params, key, value)
  return Object.fromEntries(params)
}

function writeFilter(params: URLSearchParams, key: string, value: FilterValue): void {
  if (typeof value === 'string') params.set(key, value)
  else if ('in' in value) params.set(`${key}_in`, value.in.join(','))
  else {
    if (value.ge) params.set(`${key}_ge`, value.ge)
    if (value.le) params.set(`${key}_le`, value.le)
  }
}

function readFilters(
  params: readonly (readonly [string, string])[],
  isFilter: (key: string) => boolean,
): Record<string, FilterValue> {
  const filters: Record<string, FilterValue> = {}
  for (const [name, value] of params) {
    const [, key = name, operator] = /^(.+)_(in|ge|le)$/.exec(name) ?? []
    if (isFilter(name)) filters[name] = value
    else if (!isFilter(key)) continue
    else if (operator === 'in') filters[key] = { in: listOf(value) ?? [] }
    else filters[key] = { ...(isRange(filters[key]) && filters[key]), [operator ?? 'ge']: value }
  }
  return filters
}

const isRange = (value: FilterValue | undefined): value is { ge?: string; le?: string } =>
  typeof value === 'object' && !('in' in value)

const listOf = (text: string | null | undefined): string[] | undefined => text?.split(',').filter((entry) => entry !== '')

function count(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
