/** Rows and columns from 1, both ends included. */
export type Range = { top: number; left: number; bottom: number; right: number }

/** The column that an address such as `AB12` begins with, from 1; NaN for what is none. */
export function columnNumber(address: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(address) ?? []
  if (letters === '') return Number.NaN
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The range of a reference such as `A1:C3`; undefined for what is none. */
export function rangeOf(ref: string): Range | undefined {
  const [, left = '', top, right = '', bottom] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(ref) ?? []
  if (top === undefined || bottom === undefined) return undefined
  return { top: Number(top), left: columnNumber(left), bottom: Number(bottom), right: columnNumber(right) }
}
