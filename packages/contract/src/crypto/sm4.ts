import { loadSmCrypto } from './load.ts'
import { randomHex } from './random.ts'

/**
 * How the optional encryption of the wire looks, for both sides:
 * SM4 in CBC mode with PKCS#7 padding over UTF-8; key 16 bytes as 32 hex digits; a random IV of 16 bytes for every text,
 * written in front. On the wire: lower-case hex of IV and ciphertext, so always a multiple of 32 digits and at least 64.
 */
const ivBytes = 16
const blockDigits = 32
/** Looked for in place of "nothing but digits": over megabytes that takes more stack than there is. */
const notHex = /[^\da-f]/i

/** Throws unless `key` is 32 hex digits. */
export function assertSm4Key(key: string): void {
  if (!/^[\da-f]{32}$/i.test(key))
    throw new Error(
      'The SM4 key must be 32 hex digits (16 bytes). Give both sides the same key, for example from `openssl rand -hex 16`.',
    )
}

/** Encrypts text under a random IV: hex of IV and ciphertext. */
export async function encryptSm4(text: string, key: string): Promise<string> {
  assertSm4Key(key)
  const { sm4 } = await loadSmCrypto()
  const iv = randomHex(ivBytes)
  return iv + sm4.encrypt(text, key, { mode: 'cbc', iv })
}

/** Whether a text has the shape of what `encryptSm4` writes. */
export const looksSealed = (text: string): boolean =>
  text.length >= 2 * blockDigits && text.length % blockDigits === 0 && !notHex.test(text)

/** Reads what `encryptSm4` wrote; `undefined` for anything else: another key, a cut or altered text. */
export async function decryptSm4(hex: string, key: string): Promise<string | undefined> {
  assertSm4Key(key)
  if (!looksSealed(hex)) return undefined
  const { sm4 } = await loadSmCrypto()
  try {
    return sm4.decrypt(hex.slice(blockDigits), key, { mode: 'cbc', iv: hex.slice(0, blockDigits) })
  } catch {
    return undefined
  }
}
