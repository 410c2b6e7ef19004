import { decryptSm4, encryptSm4 } from './sm4.ts'

/**
 * What travels when `settings.encryption` is on, for both sides:
 * - `data`: the query becomes one parameter `data` (sealed JSON of an object of texts), a JSON or form body becomes a sealed JSON text
 *   of type `text/plain`, the answer is a sealed text likewise. Files, exports and multipart bodies travel as they are.
 * - `token`: `Blade-Auth: crypto {sealed "bearer …"}` instead of `Blade-Auth: bearer …`.
 * The settings call itself is never encrypted.
 */
export const sealedQueryParameter = 'data'
const plainScheme = 'bearer '
const sealedScheme = 'crypto '

/** The value of the token header; sealed where a key is given. */
export async function writeToken(token: string, key?: string): Promise<string> {
  const plain = plainScheme + token
  return key ? sealedScheme + (await encryptSm4(plain, key)) : plain
}

/** The token of a header value in either form; `undefined` when there is none or it does not open. */
export async function readToken(header: string | undefined, key?: string): Promise<string | undefined> {
  if (!header) return undefined
  const isSealed = header.toLowerCase().startsWith(sealedScheme)
  if (isSealed && !key) return undefined
  const plain = isSealed && key ? await decryptSm4(header.slice(sealedScheme.length).trim(), key) : header
  return plain?.toLowerCase().startsWith(plainScheme) ? plain.slice(plainScheme.length).trim() || undefined : undefined
}

/** Seals any JSON value. */
export const sealJson = (value: unknown, key: string): Promise<string> => encryptSm4(JSON.stringify(value), key)

/** Opens what `sealJson` wrote; throws when it does not open or is no JSON. */
export async function openJson(hex: string, key: string): Promise<unknown> {
  const text = await decryptSm4(hex, key)
  if (text === undefined) throw new Error('The encrypted text does not open. Both sides need the same SM4 key.')
  return JSON.parse(text)
}
