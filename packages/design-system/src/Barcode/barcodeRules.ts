import type { Text } from '../foundations/texts.ts'
import { barcodeTexts } from './Barcode.texts.ts'

/** Code 128 for codes of our own, EAN-13 for goods in shops, Code 39 for old scanners, Data Matrix for small parts. */
export type BarcodeFormat = 'code128' | 'ean13' | 'code39' | 'datamatrix'

/** Why a value cannot stand in a symbol, in words for the reader. */
export type BarcodeProblem = { text: Text; params?: Record<string, string> }

const printable = /^[\x20-\x7e]+$/
const code39 = /^[0-9A-Z \-.$/+%]+$/

/** Characters beyond which a laser no longer finds both ends of a symbol; the standards set no limit. */
const maxCharacters = { code128: 80, code39: 43 } as const

/** The last digit of an EAN-13, from the twelve before it: weights 1 and 3 in turn (GS1 General Specifications, 7.9). */
export const ean13CheckDigit = (twelve: string): string => {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** What stands in the symbol and below it: an EAN-13 with its check digit, everything else as it is. */
export const barcodeContent = (value: string, format: BarcodeFormat): string =>
  format === 'ean13' && /^\d{12}$/.test(value) ? value + ean13CheckDigit(value) : value

const firstOutside = (value: string, allowed: RegExp): string => [...value].find((character) => !allowed.test(character)) ?? ''

const ean13Problem = (value: string): BarcodeProblem | null => {
  if (!/^\d{12,13}$/.test(value)) return { text: barcodeTexts.ean13Digits, params: { count: String(value.length) } }
  const digit = ean13CheckDigit(value.slice(0, 12))
  return value.length === 13 && !value.endsWith(digit) ? { text: barcodeTexts.ean13Check, params: { digit } } : null
}

const linearProblem = (value: string, format: 'code128' | 'code39'): BarcodeProblem | null => {
  const allowed = format === 'code128' ? printable : code39
  const character = firstOutside(value, allowed)
  if (character) return { text: barcodeTexts[`${format}Character`], params: { character } }
  const max = maxCharacters[format]
  return value.length > max ? { text: barcodeTexts.tooLong, params: { count: String(value.length), max: String(max) } } : null
}

/** What keeps a value out of a symbol of that format; null when nothing does. */
export const barcodeProblem = (value: string, format: BarcodeFormat): BarcodeProblem | null => {
  if (value === '') return { text: barcodeTexts.empty }
  if (format === 'ean13') return ean13Problem(value)
  if (format !== 'datamatrix') return linearProblem(value, format)
  const character = firstOutside(value, printable)
  return character ? { text: barcodeTexts.datamatrixCharacter, params: { character } } : null
}
