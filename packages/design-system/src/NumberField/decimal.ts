/** The signs with which a language writes numbers. */
export type DecimalSigns = { decimal: string; group: string }

const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/
const whole = /^-?\d+(\.\d+)?$/

/** Whether a text is a decimal string such as '-1234.50'. */
export const isDecimal = (text: string): boolean => whole.test(text)

const fullWidthZero = '０'.charCodeAt(0)

const known = new Map<string, DecimalSigns>()

/** The decimal and the group sign of a language. */
export const decimalSigns = (locale: string): DecimalSigns => {
  // Every number field asks, and to find out costs more than the rest of the field.
  const before = known.get(locale)
  if (before) return before
  const found = new Intl.NumberFormat(locale).formatToParts(12345.6)
  const sign = (type: Intl.NumberFormatPartTypes, otherwise: string): string =>
    found.find((part) => part.type === type)?.value ?? otherwise
  const signs = { decimal: sign('decimal', '.'), group: sign('group', ',') }
  known.set(locale, signs)
  return signs
}

/** Full-width digits and signs of Chinese input become plain ones; spaces, apostrophes and currencies go; parentheses are the accountant's minus. */
const plain = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - fullWidthZero))
    .replace(/[．。]/g, '.')
    .replace(/[，、]/g, ',')
    .replace(/[－−–—]/g, '-')
    .replace(/＋/g, '+')
    .replace(/[\s'’_¥￥$€₫]|CNY|RMB|USD|EUR|VND|元|đ/giu, '')
    .replace(/^[(（](.+)[)）]$/, '-$1')

const inGroups = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const commaWithOddTail = /^[+-]?[1-9]\d*,\d{3,}$/

/** Splits text at its decimal sign: the later of '.' and ',' when both occur, else what the language and the groups of three say. Null where no reading is safe. */
const splitAtDecimal = (text: string, signs: DecimalSigns): [integer: string, fraction: string | undefined] | null => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return [text, undefined]
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const isDecimal = text[at] === signs.decimal
  if (/[.,]/.test(before)) {
    if (inGroups.test(text) && !(isDecimal && before.includes(signs.group))) return [text, undefined]
    return before.includes(text[at] ?? '') || !inGroups.test(before) ? null : [before, after]
  }
  if (isDecimal) return [before, after]
  if (inGroups.test(text) && !/^[+-]?0/.test(text)) return [text, undefined]
  return commaWithOddTail.test(text) ? null : [before, after]
}

/** Takes zeros off that say nothing: '-007.50' is '-7.50', '-0.0' is '0.0'. Null for what is no decimal. */
const canonical = (sign: string, integer: string, fraction: string | undefined): string | null => {
  if (integer === '' && !fraction) return null
  const whole = integer.replace(/^0+(?=\d)/, '') || '0'
  const isZero = /^0*$/.test(whole + (fraction ?? ''))
  return `${sign === '-' && !isZero ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}

/**
 * Reads what a person typed or pasted ('1,234.50', '1.234,50', '１２３', '¥ 1 200') as a decimal string such as '1234.50'.
 * Null for empty text, undefined for what is no number.
 */
export const parseDecimal = (text: string, signs: DecimalSigns): string | null | undefined => {
  const cleaned = plain(text)
  if (cleaned === '') return null
  const split = splitAtDecimal(cleaned, signs)
  if (!split) return undefined
  const [before, after] = split
  const integer = before.replace(/[.,]/g, '')
  const match = parts.exec(after === undefined ? integer : `${integer}.${after}`)
  if (!match) return undefined
  return canonical(match[1] ?? '', match[2] ?? '', match[3]) ?? undefined
}

type Scaled = { digits: bigint; scale: number }

const toScaled = (value: string): Scaled => {
  const match = parts.exec(value)
  if (!match) throw new RangeError(`"${value}" is not a decimal string; expected something like "-1234.50".`)
  const fraction = match[3] ?? ''
  return { digits: BigInt(`${match[1] === '-' ? '-' : ''}${match[2] || '0'}${fraction}`), scale: fraction.length }
}

const fromScaled = ({ digits, scale }: Scaled): string => {
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  const cut = text.length - scale
  return `${digits < 0n ? '-' : ''}${text.slice(0, cut)}${scale > 0 ? `.${text.slice(cut)}` : ''}`
}

const align = (a: Scaled, b: Scaled): [bigint, bigint, number] => {
  const scale = Math.max(a.scale, b.scale)
  return [a.digits * 10n ** BigInt(scale - a.scale), b.digits * 10n ** BigInt(scale - b.scale), scale]
}

/** Negative, zero or positive as a is less than, equal to or greater than b; exact at any length. */
export const compareDecimal = (a: string, b: string): number => {
  const [left, right] = align(toScaled(a), toScaled(b))
  return left < right ? -1 : left > right ? 1 : 0
}

/** a + b, exact at any length. */
export const addDecimal = (a: string, b: string): string => {
  const [left, right, scale] = align(toScaled(a), toScaled(b))
  return fromScaled({ digits: left + right, scale })
}

/** The value with at most that many decimals, halves rounded away from zero as in accounts. */
export const roundDecimal = (value: string, precision: number): string => {
  const { digits, scale } = toScaled(value)
  if (scale <= precision) return value
  const unit = 10n ** BigInt(scale - precision)
  const half = digits < 0n ? -unit / 2n : unit / 2n
  const rounded = fromScaled({ digits: (digits + half) / unit, scale: precision })
  return compareDecimal(rounded, '0') === 0 ? rounded.replace('-', '') : rounded
}

export type FormatDecimalOptions = {
  /** Groups of three. Default true. */
  thousands?: boolean
  /** At least that many decimals, filled with zeros. Default 0. */
  minimumDecimals?: number
}

/** The value as the language writes it, every digit kept. */
export const formatDecimal = (
  value: string,
  signs: DecimalSigns,
  { thousands = true, minimumDecimals = 0 }: FormatDecimalOptions = {},
): string => {
  const match = parts.exec(value)
  if (!match) return value
  const [, sign = '', whole = '', fraction = ''] = match
  const grouped = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, signs.group) : whole
  const decimals = fraction.padEnd(minimumDecimals, '0')
  return `${sign === '-' ? '-' : ''}${grouped || '0'}${decimals ? signs.decimal + decimals : ''}`
}
