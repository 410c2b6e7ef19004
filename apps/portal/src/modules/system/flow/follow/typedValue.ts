/** What an administrator typed for a variable: JSON where it is some, a text otherwise. */
export function typedValue(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return typed
  }
}

/** A stored value as one types it: texts without quotes unless they would be read as something else. */
export function shownValue(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' && typedValue(value) === value ? value : json
}
