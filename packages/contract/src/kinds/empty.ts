/** Null, undefined, blank text, empty list and empty object are empty; booleans and numbers never are. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return cleanText(value).trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** PostgreSQL stores neither NUL nor lone surrogates; both come from broken clipboards, never from a person. */
export function cleanText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what must go
  return value.replace(/\u0000/g, '').toWellFormed()
}
