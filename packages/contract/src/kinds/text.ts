import { cleanText } from './empty.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

export type TextField = BaseOf<'text'> & {
  min?: number
  /** Default 200. */
  max?: number
  /** `phone` is a mobile number of eleven digits, `telephone` any number that can be called. */
  format?: 'phone' | 'telephone' | 'email' | 'url'
  /** Regular expression over the whole text, as source. */
  pattern?: string
  /** Found by quick search and `contains` filters, in Chinese, pinyin, initials and folded Latin. */
  searchable?: boolean
  /** One record per tenant with this value (removed ones do not count). */
  unique?: boolean
  /**
   * It holds the id of a line of another resource's lines: `['purchaseRequest', 'lines']`. For cells of lines; kept and sent, and never shown.
   * What others show by `from` is read of that line.
   */
  lineOf?: readonly [resource: string, lines: string]
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

const callable = /^\+?[\d\s()./-]+(?:(?:x|ext\.?|转|-)\s*\d{1,6})?$/i

/** A number that can be called: with an area code or `+` and the country; one of a Chinese mobile has eleven digits. */
export function checkTelephone(value: string): Checked {
  const digits = value.replace(/\D/g, '')
  if (!callable.test(value) || digits.length < 5 || digits.length > 20) return bad('telephone')
  const isChineseMobile = !value.startsWith('+') && /^1[3-9]\d{4}/.test(digits)
  return isChineseMobile && !/^1\d{10}$/.test(digits) ? bad('phoneLength') : ok(value)
}

function check(field: TextField, raw: unknown): Checked {
  if (typeof raw !== 'string' && typeof raw !== 'number') return bad('text')
  const value = cleanText(String(raw)).trim()
  const max = field.max ?? 200
  if (value.length > max) return bad('tooLong', { max })
  if (field.min !== undefined && value.length < field.min) return bad('tooShort', { min: field.min })
  if (field.format === 'phone') return checkPhone(value)
  if (field.format === 'telephone') return checkTelephone(value)
  if (field.format === 'email' && !email.test(value)) return bad('email')
  if (field.format === 'url' && !webAddress.test(value)) return bad('url')
  if (field.pattern && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) return bad('pattern')
  return ok(value)
}

/** What texts with a pattern are tried with. */
const codes = [
  'A-001',
  'A001',
  'a001',
  'AB-12',
  'ABC',
  'abc',
  '001',
  '1',
  'A',
  'a',
  '2026-001',
  '2026-11',
  'SUZ-001',
  '12345678',
  '0000',
  '08:30',
  'ipp://printer.example/ipp/print',
]

export const text: FieldKind<TextField> = {
  check,
  blank: null,
  writtenBy: 'people',
  canName: true,
  maxLength: 4000,
  samples: ({ label, max = 200 }) => [
    `${label['zh-CN'].slice(0, Math.max(1, max - 2))} 1`,
    '13800138001',
    'plant@example.com',
    'https://example.com/',
    ...codes,
  ],
}
