/** What a cell holds; decimals and dates are strings. */
export type CellValue = string | number | boolean | null | undefined | readonly string[]

/** How a column's values are compared, filtered, aligned and exported. Dates are ISO strings, decimals decimal strings. */
export type ValueType = 'text' | 'number' | 'decimal' | 'date' | 'dateTime' | 'boolean'

/** Whether the type is read from the right and summed. */
export const isNumeric = (type: ValueType | undefined): boolean => type === 'number' || type === 'decimal'

export const isEmptyValue = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The value as a number; NaN where there is none. */
export const numberOf = (value: CellValue): number => {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
}

/** The value as plain text, several joined. */
export const textOf = (value: CellValue): string => {
  if (typeof value === 'string') return value
  return isEmptyValue(value) ? '' : Array.isArray(value) ? value.join(', ') : String(value)
}

/** What one choice among a column's values is known by: the value, whatever the language; where there is none, what its renderer writes instead. */
export const choiceOf = (type: ValueType, value: CellValue, text: () => string): string =>
  textOf(value) || (type === 'boolean' ? '' : text())
