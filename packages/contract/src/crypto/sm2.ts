import { loadSmCrypto } from './load.ts'
import { randomHex } from './random.ts'

/** C1C3C2, the order of GB/T 32918.4. */
const c1c3c2 = 1
const uncompressed = '04'

/**
 * Encrypts text for the holder of a private key. Answers hex in the order C1C3C2, without the leading 04.
 * Throws when `publicKey` is not an uncompressed SM2 point (hex, 130 digits, leading 04).
 */
export async function encryptSm2(text: string, publicKey: string): Promise<string> {
  const { sm2 } = await loadSmCrypto()
  if (!/^04[\da-f]{128}$/i.test(publicKey) || !sm2.verifyPublicKey(publicKey))
    throw new Error('The SM2 public key is not an uncompressed point (04 and 128 hex digits). Check the gateway settings.')
  return sm2.doEncrypt(text, publicKey, c1c3c2)
}

/** Reads what `encryptSm2` wrote, with or without the leading 04; `undefined` for anything else, empty text included. */
export async function decryptSm2(hex: string, privateKey: string): Promise<string | undefined> {
  // C1 is 64 bytes and C3 is 32: shorter texts hold no message, longer ones than a password ever needs only cost time.
  if (!/^[\da-f]{194,8192}$/i.test(hex) || hex.length % 2 === 1) return undefined
  const { sm2 } = await loadSmCrypto()
  const forms = hex.startsWith(uncompressed) ? [hex.slice(2), hex] : [hex]
  for (const form of forms) {
    try {
      const text = sm2.doDecrypt(form, privateKey, c1c3c2)
      if (text !== '') return text
    } catch {
      // Not a point of the curve: the same answer as a text that does not open.
    }
  }
  return undefined
}

/** A new key pair from the platform's random source: private key 64 hex digits, public key 130 with leading 04. */
export async function generateSm2Keys(): Promise<{ privateKey: string; publicKey: string }> {
  const { sm2 } = await loadSmCrypto()
  return sm2.generateKeyPairHex(randomHex(40), 16)
}
