import {
  type AnyRecord,
  type AskedField,
  type AskedList,
  type Core,
  canName,
  defaultPageSize,
  type Field,
  fold,
  isEmpty,
  isFreeText,
  isInstant,
  isSearchable,
  type Language,
  listFaultText,
  maxPageSize,
  maxWholeRows,
  orderOf,
  type Page,
  readListCall,
  scaleOf,
  searchWords,
  summedFields,
  type Totals,
} from '@bip/contract'
import Big from 'big.js'
import { fieldOf } from './fieldsOf.ts'
import { MemoryRefusal } from './state.ts'

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** Reads a list call; throws `badRequest` where it cannot be asked so. */
export function readQuestion(core: Core, query: URLSearchParams, language: Language): AskedList {
  const isField = (key: string): boolean => fieldOf(core, key) !== undefined
  const question = readListCall(query, isField)
  const wrong = question.sort.map((sort) => orderOf(sort).key).find((key) => !isField(key))
  const fault = question.fault ?? (wrong === undefined ? undefined : { what: 'unsortable' as const, name: wrong })
  if (fault) throw new MemoryRefusal('badRequest', { reason: listFaultText(fault, language) })
  return question
}

/** The rows that answer a question, in order, all pages. */
export function matching(
  core: Core,
  rows: Iterable<AnyRecord>,
  { search = '', asked = [], sort = [] }: Partial<AskedList>,
): AnyRecord[] {
  const words = searchWords(search)
  const searched = Object.keys(core.fields).filter((key) => {
    const field = core.fields[key]
    return field !== undefined && isSearchable(field)
  })
  return [...rows]
    .filter((row) => asked.every((one) => passes(fieldOf(core, one.key), row[one.key], one)))
    .filter((row) => words.every((word) => searched.some((key) => fold(String(row[key] ?? '')).includes(word))))
    .sort(inOrder(core, sort.length > 0 ? sort : [core.list.sort ?? '-createTime']))
}

/** One page of rows; a size above a page's limit answers everything, as the wire promises. */
export function pageOf<T>(
  rows: readonly T[],
  { current = 1, size = defaultPageSize }: Partial<Pick<AskedList, 'current' | 'size'>>,
): Page<T> {
  if (size === -1 || size > maxPageSize) {
    if (rows.length > maxWholeRows) throw new MemoryRefusal('tooManyRows', { total: rows.length, limit: maxWholeRows })
    return { records: [...rows], total: rows.length, current: 1, size: rows.length, pages: 1 }
  }
  const records = rows.slice((current - 1) * size, current * size)
  return { records, total: rows.length, current, size, pages: Math.ceil(rows.length / size) }
}

/** The sums of what matches, of amounts in one currency only. */
export function totalsOf(core: Core, rows: readonly AnyRecord[]): Totals {
  if (rows.length > maxWholeRows) return null
  return Object.fromEntries(
    summedFields(core).map(({ key, currency }) => {
      const filled = rows.filter((row) => isNumber(row[key]))
      const currencies = new Set(filled.map((row) => currency && row[currency]))
      if (currencies.size !== 1) return [key, null]
      return [key, filled.reduce((sum, row) => sum.plus(String(row[key])), Big(0)).toFixed()]
    }),
  )
}

const isContained = (field: Field): boolean => isFreeText(field) || canName(field)

function passes(field: Field | undefined, value: unknown, { op, values }: AskedField): boolean {
  if (!field) return false
  const [wanted = ''] = values
  switch (op) {
    case 'is':
      return isContained(field)
        ? searchWords(wanted).every((word) => fold(String(value ?? '')).includes(word))
        : equals(field, value, wanted)
    case 'in':
      return values.some((one) => equals(field, value, one))
    case 'ge':
      return !isEmpty(value) && compare(field, value, startOf(field, wanted)) >= 0
    case 'le':
      return !isEmpty(value) && compare(field, value, endOf(field, wanted)) <= 0
  }
}

function equals(field: Field, value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.includes(wanted)
  if (value === null || value === undefined) return false
  return isDecimal(field) && isNumber(wanted) ? Big(String(value)).eq(wanted) : String(value) === wanted
}

function compare(field: Field, one: unknown, other: unknown): number {
  if (isDecimal(field) && isNumber(one) && isNumber(other)) return Big(String(one)).cmp(String(other))
  const [left, right] = [String(one), String(other)]
  if (isFreeText(field)) return collator.compare(left, right)
  return left < right ? -1 : Number(left > right)
}

const isDecimal = (field: Field): boolean => scaleOf(field) !== undefined
const isNumber = (value: unknown): boolean => /^[+-]?\d+(\.\d+)?$/.test(String(value))

/** A plain day of an instant is a day of the demonstration tenant, which lives in Shanghai. */
const zone = '+08:00'
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const startOf = (field: Field, text: string): string =>
  isInstant(field) && isDay(text) ? new Date(`${text}T00:00:00${zone}`).toISOString() : text
const endOf = (field: Field, text: string): string =>
  isInstant(field) && isDay(text) ? new Date(`${text}T23:59:59.999${zone}`).toISOString() : text

/** Empty values stand last whichever the direction; equal rows keep one order on every page. */
function inOrder(core: Core, sort: readonly string[]): (one: AnyRecord, other: AnyRecord) => number {
  return (one, other) => {
    for (const entry of sort) {
      const { key, descending } = orderOf(entry)
      const field = fieldOf(core, key)
      const [left, right] = [one[key], other[key]]
      const isLeftEmpty = left === null || left === undefined || left === ''
      const isRightEmpty = right === null || right === undefined || right === ''
      if (isLeftEmpty !== isRightEmpty) return isLeftEmpty ? 1 : -1
      const order = isLeftEmpty || !field ? 0 : compare(field, left, right)
      if (order !== 0) return descending ? -order : order
    }
    return one.id < other.id ? 1 : -1
  }
}
