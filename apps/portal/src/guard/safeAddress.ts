/** `{host}` in a stored address stands for this portal's own origin. */
const host = '{host}'

/**
 * An address that may be opened from here, or undefined: http(s) only, and of this origin or one that an administrator listed. Whatever
 * browsers read differently than people (credentials, scripts, other schemes) is refused.
 */
export function safeAddress(text: string, own: string, allowed: readonly string[] = []): URL | undefined {
  const given = text.trim().replace(host, own)
  if (given === '' || !URL.canParse(given, own)) return undefined
  const url = new URL(given, own)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') return undefined
  return url.origin === own || allowed.includes(url.origin) ? url : undefined
}

/** Where an entry of the menu leads that opens outside: only what begins with http:// or https://, or with `{host}`. */
export function outsideAddress(text: string, own: string): URL | undefined {
  if (!/^(https?:\/\/|\{host\})/i.test(text)) return undefined
  const given = text.replace(host, own)
  // The administrator who wrote the entry is the list.
  return URL.canParse(given) ? safeAddress(given, own, [new URL(given).origin]) : undefined
}
