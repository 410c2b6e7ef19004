import Big from 'big.js'
import type { Problem } from '../wire/problems.ts'
import type { Field, FieldOf, Kind, StoredFile } from './fields.ts'

/** A checked value in its one stored form, or what is wrong with it. */
export type Checked = { value: unknown } | { problem: Problem }

const ok = (value: unknown): Checked => ({ value })
const bad = (key: Problem['key'], values?: Problem['values']): Checked => ({ problem: { key, values } })

/** Null, undefined, blank text, empty list and empty object are empty; booleans and numbers never are. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return cleanText(value).trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}

const landline = /^0\d{2,3}-?\d{7,8}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/
const webAddress = /^https?:\/\/[^\s]+$/i

/** A mobile number as the platform knows it: eleven digits, never in landline style. */
export function checkPhone(value: string): Checked {
  if (value.trim() === '') return bad('phoneEmpty')
  if (landline.test(value) && !/^1\d{10}$/.test(value)) return bad('phoneFormat')
  if (!/^\d+$/.test(value)) return bad('phoneFormat')
  return value.length === 11 ? ok(value) : bad('phoneLength')
}

function text(field: FieldOf<'text'>, raw: unknown): Checked {
  if (typeof raw !== 'string' && typeof raw !== 'number') return bad('text')
  const value = cleanText(String(raw)).trim()
  const max = field.max ?? 200
  if (value.length > max) return bad('tooLong', { max })
  if (field.min !== undefined && value.length < field.min) return bad('tooShort', { min: field.min })
  if (field.format === 'phone') return checkPhone(value)
  if (field.format === 'email' && !email.test(value)) return bad('email')
  if (field.format === 'url' && !webAddress.test(value)) return bad('url')
  if (field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) return bad('pattern')
  return ok(value)
}

/** PostgreSQL stores neither NUL nor lone surrogates; both come from broken clipboards, never from a person. */
function cleanText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what must go
  return value.replace(/\u0000/g, '').toWellFormed()
}

function longText(field: FieldOf<'longText'>, raw: unknown): Checked {
  if (typeof raw !== 'string' && typeof raw !== 'number') return bad('text')
  const value = cleanText(String(raw))
  const max = field.max ?? 4000
  return value.length > max ? bad('tooLong', { max }) : ok(value)
}

const decimalForm = /^[+-]?\d{1,20}(\.\d{1,12})?$/

/** Reads decimal strings and numbers, answers a plain decimal string of at most `scale` digits. */
function decimal(field: FieldOf<'number'> | FieldOf<'money'>, raw: unknown): Checked {
  const written = typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : ''
  if (!decimalForm.test(written)) return bad('number')
  const scale = field.scale ?? (field.kind === 'money' ? 2 : 0)
  // Big knows no leading plus.
  const value = Big(written.replace('+', ''))
  if (!value.round(scale).eq(value)) return bad('scale', { scale })
  if (field.min !== undefined && value.lt(field.min)) return bad('tooSmall', { min: field.min })
  if (value.gt(field.max ?? '99999999999999')) return bad('tooBig', { max: field.max ?? '99999999999999' })
  if (value.lt('-99999999999999')) return bad('tooSmall', { min: '-99999999999999' })
  return ok(value.toFixed(scale))
}

const truths = new Map<unknown, boolean>(
  Object.entries({
    true: true,
    '1': true,
    是: true,
    yes: true,
    có: true,
    false: false,
    '0': false,
    否: false,
    no: false,
    không: false,
  }),
)

function boolean(_: FieldOf<'boolean'>, raw: unknown): Checked {
  const written = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim().toLowerCase() : undefined
  const value = typeof raw === 'boolean' ? raw : truths.get(written)
  return value === undefined ? bad('boolean') : ok(value)
}

function date(_: unknown, raw: unknown): Checked {
  const parts = typeof raw === 'string' ? /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(raw.trim()) : null
  if (!parts) return bad('date')
  const value = `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}`
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) && value >= '0001-01-01' ? ok(value) : bad('date')
}

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const localInstant = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/

/** `YYYY-MM-DD HH:mm:ss` is left as it is: the border knows the tenant's zone and makes it an instant (`zone.ts`). */
function instant(_: FieldOf<'instant'>, raw: unknown): Checked {
  if (typeof raw !== 'string') return bad('instant')
  const written = raw.trim()
  if (localInstant.test(written)) {
    const probe = new Date(`${written.replace(' ', 'T')}Z`)
    return Number.isNaN(probe.getTime()) || !probe.toISOString().startsWith(written.slice(0, 10)) ? bad('instant') : ok(written)
  }
  if (!isoInstant.test(written)) return bad('instant')
  const at = new Date(written)
  // The language reads 30 February as 2 March.
  const isDay = 'value' in date(null, written.slice(0, 10))
  return Number.isNaN(at.getTime()) || !isDay || at.getUTCFullYear() < 1 || at.getUTCFullYear() > 9999
    ? bad('instant')
    : ok(at.toISOString())
}

function dict(field: FieldOf<'dict'>, raw: unknown): Checked {
  const keys = Array.isArray(raw) ? raw : typeof raw === 'string' && field.multiple ? raw.split(',') : [raw]
  const clean = keys.map((key) => (typeof key === 'string' || typeof key === 'number' ? String(key).trim() : ''))
  if (clean.some((key) => key === '' || key.length > 64)) return bad('choice')
  if (field.multiple) return ok([...new Set(clean)])
  return clean.length === 1 ? ok(clean[0]) : bad('choice')
}

function id(_: Field, raw: unknown): Checked {
  const value = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
  return /^[\w-]{1,64}$/.test(value) ? ok(value) : bad('choice')
}

/** What a page may link to: this origin, the web, and files that have not left the page yet. Never a script. */
const fileAddress = /^(\/|https?:\/\/|blob:)/i

function isFile(entry: unknown): entry is StoredFile {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, name, url, size, type }: { [K in keyof StoredFile]?: unknown } = entry
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (isEmpty(url) || (typeof url === 'string' && fileAddress.test(url))) &&
    (size === undefined || (typeof size === 'number' && size >= 0)) &&
    (type === undefined || typeof type === 'string')
  )
}

function file(field: FieldOf<'file'>, raw: unknown): Checked {
  if (!Array.isArray(raw) || !raw.every(isFile)) return bad('file')
  if (raw.length > (field.maxCount ?? 9)) return bad('tooManyFiles', { max: field.maxCount ?? 9 })
  return ok(raw.map(({ id, name, url, size, type }) => ({ id, name, url, size, type })))
}

/** Lines are checked cell by cell in `validate`; here only their number and shape. */
function lines(field: FieldOf<'lines'>, raw: unknown): Checked {
  if (!Array.isArray(raw) || raw.some((line) => typeof line !== 'object' || line === null || Array.isArray(line)))
    return bad('lines')
  const max = field.maxLines ?? 2000
  if (raw.length > max) return bad('tooManyLines', { max })
  return ok(raw)
}

const serverText = (_: Field, raw: unknown): Checked => (typeof raw === 'string' && raw.length <= 64 ? ok(raw) : bad('text'))

const checks: { [K in Kind]: (field: FieldOf<K>, raw: unknown) => Checked } = {
  text,
  longText,
  serial: serverText,
  number: decimal,
  money: decimal,
  boolean,
  date,
  instant,
  dict,
  state: serverText,
  reference: id,
  person: id,
  file,
  lines,
}

/** Checks one value that is not empty and answers its stored form. */
export function checkValue(field: Field, raw: unknown): Checked {
  const check = checks[field.kind] as (field: Field, raw: unknown) => Checked // the registry is exhaustive by type; the union cannot be narrowed by key
  return check(field, raw)
}
