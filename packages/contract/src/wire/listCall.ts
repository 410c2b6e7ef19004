import { type Language, label, say } from '../i18n.ts'
import type { AskOp } from '../resource/asked.ts'
import { defaultPageSize, type ListQuestion } from './query.ts'

/** The parameters of a call as they arrive; a name given twice is an array. */
export type ListParameters = Iterable<readonly [name: string, value: string | readonly string[] | undefined]>

/** A condition: a field, how it is asked for, and by what. There are several values only for `in`. */
export type AskedField = { key: string; op: AskOp /** The parameter. */; name: string; values: readonly string[] }

/** What a list's call asks, read but not checked: whether a field can be asked and sorted so, and its values, is the kind's to say. */
export type AskedList = Required<Pick<ListQuestion, 'search' | 'sort' | 'current'>> & {
  asked: readonly AskedField[]
  /** Rows of a page; -1 for the whole. */
  size: number
  fault: ListFault | undefined
}

/** Why a list cannot be asked so. */
export type ListFault = { what: 'unknown' | 'unaskable' | 'unsortable' | 'page'; name?: string }

const names = new Set(['current', 'size', 'currentPage', 'pageSize', 'ascs', 'descs', 'search', 'resource'])
const maxOrders = 5
const maxPage = 100_000_000
const suffixed = /^(.+)_(in|ge|le)$/

const texts = {
  unknown: label('没有名为“{name}”的字段', 'there is no field named “{name}”', 'không có trường “{name}”'),
  unaskable: label('不能按“{name}”这样查询', 'one cannot ask by “{name}”', 'không thể truy vấn theo “{name}”'),
  unsortable: label('不能按“{name}”排序', 'one cannot sort by “{name}”', 'không thể sắp xếp theo “{name}”'),
  page: label('页码或每页条数有误', 'page or size is not right', 'số trang hoặc kích thước trang không đúng'),
}

export const listFaultText = ({ what, name = '' }: ListFault, language: Language): string =>
  say(texts[what], language, { name: name.slice(0, 60) })

/** A field of an order: `-` before it is descending. */
export const orderOf = (sort: string): { key: string; descending: boolean } =>
  sort.startsWith('-') ? { key: sort.slice(1), descending: true } : { key: sort, descending: false }

/** Reads a list's call: `current, size, ascs, descs, search, {key}, {key}_in, {key}_ge, {key}_le`. `isField` knows the fields. */
export function readListCall(parameters: ListParameters, isField: (key: string) => boolean): AskedList {
  const own = new Map<string, string>()
  const asked: AskedField[] = []
  let fault: ListFault | undefined
  for (const [name, value] of parameters) {
    if (names.has(name)) {
      own.set(name, typeof value === 'string' ? value : (value?.join(',') ?? ''))
      continue
    }
    const given = (typeof value === 'string' ? [value] : (value ?? [])).filter((text) => text !== '')
    const [first] = given
    if (first === undefined) continue
    const { key, op } = askedBy(name, isField) ?? {}
    if (key === undefined || op === undefined) fault ??= { what: 'unknown', name }
    else asked.push({ key, op, name, values: op === 'in' ? given.flatMap(listOf) : [first] })
  }
  const sort = [...listOf(own.get('ascs')), ...listOf(own.get('descs')).map((key) => `-${key}`)]
  if (sort[maxOrders] !== undefined) fault ??= { what: 'unsortable', name: orderOf(sort[maxOrders]).key }
  const current = wholeNumber(own.get('current') ?? own.get('currentPage'), 1)
  const size = wholeNumber(own.get('size') ?? own.get('pageSize'), defaultPageSize)
  if (!(current >= 1 && current <= maxPage && size >= -1 && size !== 0)) fault ??= { what: 'page' }
  return { search: own.get('search') ?? '', asked, sort, current, size, fault }
}

/** A field whose own name ends like an operator is asked for by that name. */
function askedBy(name: string, isField: (key: string) => boolean): { key: string; op: AskOp } | undefined {
  if (isField(name)) return { key: name, op: 'is' }
  const [, key, op] = suffixed.exec(name) ?? []
  // The pattern allows exactly these.
  return key !== undefined && isField(key) ? { key, op: op as AskOp } : undefined
}

const listOf = (text: string | undefined): string[] => text?.split(',').filter((entry) => entry !== '') ?? []

function wholeNumber(text: string | undefined, fallback: number): number {
  const written = text?.trim() ?? ''
  if (written === '') return fallback
  return /^-?\d{1,9}$/.test(written) ? Number(written) : Number.NaN
}
